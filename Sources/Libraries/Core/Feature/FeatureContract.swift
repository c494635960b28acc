/// The public interface of a feature: what it offers, and its views for navigations.
///
/// A feature imports no other feature; it leads to others by an ``OutgoingNavigationContract``.
@MainActor
public protocol FeatureContract {
    /// The feature's name for people and programs: `Character`.
    var name: String { get }
    /// All screens of the feature, its main screen first.
    var screens: [Screen] { get }
    /// All outgoing navigations of the feature.
    var exits: [Exit] { get }
    /// Buttons whose commands are possible on every screen of the app.
    @ViewBuilder var commands: ViewContent { get }
    /// Resolves the feature's links; nil for a feature without any.
    var deepLinkHandler: DeepLinkHandler? { get }
    /// A new view for a navigation; nil if the navigation is not this feature's.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ScreenView?
}

extension FeatureContract {
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
    public var deepLinkHandler: DeepLinkHandler? { DeepLinkHandler(screens.map(\.description)) }

    /// A new view of the feature's main screen, whose navigation must take no arguments.
    package func makeMainView(navigator: any NavigatorContract) -> ScreenView {
        let navigation = screens.first?.description.makeNavigation?(Arguments())
        guard let view = navigation.flatMap({ resolve($0, navigator: navigator) }) else {
            preconditionFailure("the feature \(name) has no main screen")
        }
        return view
    }

    /// A new view of the screen that declares the navigation; nil if none does.
    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ScreenView? {
        screens.lazy.compactMap { $0.makeView(navigation, navigator) }.first
    }
}

/// An outgoing navigation of a feature, whatever value it carries, with its route if it can be opened by name.
public struct Exit: Sendable {
    /// The navigation, which the app's redirector maps to one of another feature.
    public let navigation: any OutgoingNavigationContract
    /// How it is opened by name; nil if it cannot be.
    public let route: Route?

    /// An outgoing navigation, with the word that opens it, in lower case, and a line of what is found there.
    public init(_ navigation: any OutgoingNavigationContract, route name: String? = nil, help: String = "") {
        self.navigation = navigation
        route = name.map {
            Route(name: $0, help: help, target: .navigation(name: navigation.name) { _ in navigation })
        }
    }
}
