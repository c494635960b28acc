/// The public interface of a feature: what it offers, and its views for navigations.
///
/// A feature imports no other feature; it leads to others by an ``OutgoingNavigationContract``.
@MainActor
public protocol FeatureContract {
    /// The feature's name for people and programs: `Character`. By default that of the type, without `Feature` at its end.
    var name: String { get }
    /// All screens of the feature, its main screen first. None, unless declared: then the feature makes its views by
    /// itself, and routes, help, `check` and the graph do not know of them.
    var screens: [Screen] { get }
    /// All outgoing navigations of the feature.
    var exits: [Exit] { get }
    /// Buttons whose commands are possible on every screen of the app.
    @ViewBuilder var commands: ViewContent { get }
    /// Resolves the feature's links; nil for a feature without any. By default those that the screens declare.
    var deepLinkHandler: (any DeepLinkHandlerContract)? { get }
    /// A new view of the feature's main screen: by default the first of ``screens``, whose navigation takes no arguments.
    func makeMainView(navigator: any NavigatorContract) -> AnyView
    /// A new view for a navigation; nil if the navigation is not this feature's. By default that of the screen which
    /// declares it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?
}

extension FeatureContract {
    /// The type's name, without `Feature` at its end.
    public var name: String { "\(Self.self)".dropping(suffix: "Feature") }
    /// None.
    public var screens: [Screen] { [] }
    /// None.
    public var exits: [Exit] { [] }
    /// None.
    public var commands: ViewContent { ViewContent() }

    /// The actions of the ``commands``.
    package func actions(navigator: any NavigatorContract) -> [Action] {
        let commands = commands
        guard !commands.isEmpty else { return [] }
        var composition = Composition(navigator: navigator)
        commands.compose(into: &composition)
        return composition.allActions
    }

    /// Resolves the links that the screens declare.
    public var deepLinkHandler: (any DeepLinkHandlerContract)? { DeepLinkHandler(screens.map(\.description)) }

    /// A new view of the first of the feature's screens.
    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        let navigation = screens.first?.description.makeNavigation?(Arguments())
        guard let view = navigation.flatMap({ resolve($0, navigator: navigator) }) else {
            preconditionFailure("the feature \(name) has no main screen")
        }
        return view
    }

    /// A new view of the screen that declares the navigation; nil if none does.
    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        // A lazy map would make the view twice: once to know that there is one.
        for screen in screens { if let view = screen.makeView(navigation, navigator) { return view } }
        return nil
    }
}

/// An outgoing navigation of a feature, whatever value it carries, with its route if it can be opened by name.
public struct Exit: Sendable {
    /// The navigation, which the app's redirector maps to one of another feature.
    public let navigation: any OutgoingNavigationContract
    /// How it is opened by name; nil if it cannot be.
    package let route: Route?

    /// An outgoing navigation, with the word that opens it, in lower case, and a line of what is found there.
    public init(_ navigation: any OutgoingNavigationContract, route name: String? = nil, help: String = "") {
        self.navigation = navigation
        route = name.map {
            Route(name: $0, help: help, target: .navigation(name: navigation.name) { _ in navigation })
        }
    }
}
