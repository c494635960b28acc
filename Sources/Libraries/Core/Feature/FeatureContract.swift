package import FoundationEssentials

/// A feature's public face: what it offers, and its views for navigations.
///
/// A feature imports no other feature. It says where it wants to go with an ``OutgoingNavigationContract``.
@MainActor
package protocol FeatureContract {
    /// The feature's name for people and programs: `Character`.
    var name: String { get }
    /// Every screen that the feature shows; it begins with the first one.
    var screens: [Screen] { get }
    /// Every wish of the feature to leave.
    var exits: [Exit] { get }
    /// What can be done on every screen of the app.
    var actions: [Action] { get }
    /// Takes the feature's links; nil for a feature without any.
    var deepLinkHandler: (any DeepLinkHandlerContract)? { get }
    /// The view that the feature begins with.
    func makeMainView(navigator: any NavigatorContract) -> AnyView
    /// A new view for a navigation, or nil where the navigation is not this feature's.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?
}

extension FeatureContract {
    package var exits: [Exit] { [] }
    package var actions: [Action] { [] }

    /// Takes the links that the screens declare.
    package var deepLinkHandler: (any DeepLinkHandlerContract)? { DeclaredLinks(screens.map(\.description)) }

    /// The view of the first screen, whose navigation must need no arguments.
    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        let navigation = screens.first?.description.makeNavigation?(Arguments())
        guard let view = navigation.flatMap({ resolve($0, navigator: navigator) }) else {
            preconditionFailure("the feature \(name) has no screen to begin with")
        }
        return view
    }

    /// A view of the screen that shows the navigation.
    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        screens.lazy.compactMap { $0.makeView(navigation, navigator) }.first
    }
}

/// A wish of a feature to leave it, and how one asks for what it leads to by name.
package struct Exit: Sendable {
    package let navigation: any OutgoingNavigationContract
    /// Nil where it cannot be asked for by name.
    package let route: Route?

    package init(_ navigation: any OutgoingNavigationContract, route name: String? = nil, help: String = "") {
        self.navigation = navigation
        route = name.map {
            Route(name: $0, help: help, target: .navigation(name: navigation.name) { _ in navigation })
        }
    }
}

/// An app as its containers see it: features, and a view for any navigation.
@MainActor
package protocol AppContainerContract {
    var features: [any FeatureContract] { get }
    /// The navigation of the view that ``makeRootView(navigator:)`` makes.
    var rootNavigation: any NavigationContract { get }

    func makeRootView(navigator: any NavigatorContract) -> ResolvedView
    /// A new view for a navigation; one that says so where no feature shows it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView
}

/// A view, and the name of the feature that it comes from.
@MainActor
package struct ResolvedView {
    package let feature: String
    package let view: AnyView

    package init(feature: String, view: AnyView) {
        self.feature = feature
        self.view = view
    }
}

extension AppContainerContract {
    package func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        resolve(rootNavigation, navigator: navigator)
    }

    /// The view of the first feature that shows the navigation, and otherwise of the first that shows
    /// ``UnknownNavigation``, which one must.
    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        let notFound = UnknownNavigation.notFound(.unresolved(navigation: navigation.fullName))
        for wanted in [navigation, notFound] as [any NavigationContract] {
            for feature in features {
                if let view = feature.resolve(wanted, navigator: navigator) {
                    return ResolvedView(feature: feature.name, view: view)
                }
            }
        }
        preconditionFailure("no feature shows what is not found")
    }

    /// Navigates where a link leads: see ``navigation(for:)``.
    package func handle(url: URL, navigator: any NavigatorContract) {
        navigator.navigate(to: navigation(for: url))
    }

    /// What a link asks for; ``UnknownNavigation`` where no feature takes it.
    package func navigation(for url: URL) -> any NavigationContract {
        let handlers = features.lazy.compactMap(\.deepLinkHandler).filter { $0.accepts(url) }
        return handlers.compactMap { $0.resolve(url) }.first
            ?? UnknownNavigation.notFound(.unknownLink(url.absoluteString))
    }
}
