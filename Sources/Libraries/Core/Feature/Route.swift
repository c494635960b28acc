/// A destination that can be asked for by name.
package struct Route: Sendable {
    /// How a route is followed.
    package enum Target: Sendable {
        /// By navigating; `name` is the navigation's, for those who only look.
        case navigation(name: String, make: @Sendable (Arguments) -> any NavigationContract)
        /// By an action of a screen, because the destination needs something that only the screen has;
        /// `name` is that of the navigation which the action makes.
        case action(String, name: String)
    }

    /// One word in lower case: `character`.
    package let name: String
    /// One line: what is found there.
    package let help: String
    package let parameters: [Parameter]
    /// The link that leads there, with the parameters' names in it: `challenge://character/detail/ID`.
    package let deepLink: String?
    package let target: Target

    package init(name: String, help: String, parameters: [Parameter] = [], deepLink: String? = nil, target: Target) {
        self.name = name
        self.help = help
        self.parameters = parameters
        self.deepLink = deepLink
        self.target = target
    }

    /// The name and what follows it: `character ID`.
    package var usage: String { ([name] + parameters.map(\.name)).joined(separator: " ") }

    /// What all links to the route begin with: the link up to the first parameter's name in it.
    package var deepLinkPrefix: String? {
        guard let deepLink else { return nil }
        let places = parameters.compactMap { deepLink.firstRange(of: $0.name)?.lowerBound }
        return String(deepLink[..<(places.min() ?? deepLink.endIndex)])
    }

    /// The name of the navigation that the route leads to: `CharacterIncomingNavigation.detail`.
    package var navigationName: String {
        switch target {
        case .navigation(let name, _), .action(_, let name): name
        }
    }

    /// The navigation, where the route needs nothing else to make it.
    package var fixedNavigation: (any NavigationContract)? {
        guard parameters.isEmpty, case .navigation(_, let make) = target else { return nil }
        return make(Arguments())
    }
}

/// A route as the app offers it: whose it is, and where its navigation ends.
package struct AppRoute: Sendable {
    package let feature: String
    package let route: Route
    /// The redirects of the route's navigation, where it can be made without arguments.
    package let chain: RedirectChain?
    /// The name of the feature that has the screen at the end of this route; nil where none says that it has.
    package let destinationFeature: String?
    /// The actions that the screen there takes from elsewhere.
    package let intents: [ActionDescription]

    package init(
        feature: String, route: Route, chain: RedirectChain?, destinationFeature: String?, intents: [ActionDescription]
    ) {
        self.feature = feature
        self.route = route
        self.chain = chain
        self.destinationFeature = destinationFeature
        self.intents = intents
    }
}
