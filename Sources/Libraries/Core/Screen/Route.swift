package import ChallengeActions

/// A destination that can be opened by name: `open character 5`.
package struct Route: Sendable {
    package enum Target: Sendable {
        /// By navigating. `name` is the navigation's name, for lookup without making the navigation.
        case navigation(name: String, make: @Sendable (Arguments) -> any NavigationContract)
        /// By an action of the only screen with the destination's data. The action leads to the navigation `name`.
        case action(String, name: String)
    }

    /// One word in lower case: `character`.
    package let name: String
    package let help: String
    /// The words that follow the name, in order.
    package let parameters: [Parameter]
    /// The link, with parameters' names in place of their values: `app://character/detail/ID`.
    package let deepLink: String?
    /// The means by which the route opens its destination.
    package let target: Target

    package init(name: String, help: String, parameters: [Parameter] = [], deepLink: String? = nil, target: Target) {
        self.name = name
        self.help = help
        self.parameters = parameters
        self.deepLink = deepLink
        self.target = target
    }

    /// The name with its parameters: `character ID`, `articles [tag=TAG] [page=N]`.
    package var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }

    package var needsArguments: Bool { !parameters.allSatisfy(\.isOptional) }

    /// The command that opens this route, such as `open character ID`, described as a separate command.
    package var opening: ActionDescription {
        ActionDescription(name: "open \(name)", help: help, forms: [parameters])
    }

    /// The common prefix of all links to the route: the link up to its first parameter or optional query item.
    package var deepLinkPrefix: String? {
        guard let deepLink else { return nil }
        let options = parameters.flatMap(\.keys).map(\.parameter.name)
        for part in deepLink.split(whereSeparator: { "/?&=".contains($0) }) {
            let before = deepLink[..<part.startIndex]
            if options.contains(String(part)) {
                return String(deepLink[..<(before.lastIndex { "?&".contains($0) } ?? before.endIndex)])
            }
            if parameters.contains(where: { $0.name == part }) { return String(before) }
        }
        return deepLink
    }

    package var navigationName: String {
        switch target {
        case .navigation(let name, _), .action(_, let name): name
        }
    }

    package var fixedNavigation: (any NavigationContract)? {
        guard !needsArguments, case .navigation(_, let make) = target else { return nil }
        return make(Arguments())
    }
}
