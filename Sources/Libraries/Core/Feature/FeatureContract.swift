package import ChallengeActions
public import SwiftUI

/// The public interface of a feature: its screens, commands and links.
///
/// A feature imports no other feature; it reaches other features by an ``OutgoingNavigationContract``.
@MainActor
public protocol FeatureContract {
    /// The feature's name for people and programs: `Character`. By default, the type's name without the suffix `Feature`.
    var name: String { get }
    /// All screens of the feature, its main screen first. Default: none. Without screens, the feature makes its views
    /// itself, and routes, help, `check` and the graph do not know these views.
    var screens: [Screen] { get }
    /// All outgoing navigations of the feature.
    var exits: [Exit] { get }
    /// Buttons whose commands are available on every screen of the app.
    @ViewBuilder var commands: ViewContent { get }
    /// Finds the feature's items by name, for `open NAME`; nil if its items have no names. Default: nil.
    var lookup: ItemLookup? { get }
    /// Resolves the feature's links; nil if the feature has no links. By default, resolves the screens' links.
    var deepLinkHandler: (any DeepLinkHandlerContract)? { get }
    /// Returns a new view of the feature's main screen. By default, the main screen is the first of ``screens``, whose
    /// navigation takes no arguments.
    func makeMainView(navigator: any NavigatorContract) -> AnyView
    /// Returns a new view for a navigation of this feature, by default from its declaration; nil for another navigation.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?
}

extension FeatureContract {
    /// The type's name without the suffix `Feature`.
    public var name: String { "\(Self.self)".dropping(suffix: "Feature") }
    /// None.
    public var screens: [Screen] { [] }
    /// None.
    public var exits: [Exit] { [] }
    /// None.
    public var commands: ViewContent { ViewContent() }
    /// None.
    public var lookup: ItemLookup? { nil }

    package func actions(navigator: any NavigatorContract) -> [Action] {
        let commands = commands
        guard !commands.isEmpty else { return [] }
        var screen = ScreenBuilder(links: Links(navigator))
        commands.compose(into: &screen)
        return screen.allActions
    }

    /// Resolves the links that the screens declare.
    public var deepLinkHandler: (any DeepLinkHandlerContract)? { DeepLinkHandler(screens.map(\.description)) }

    /// Returns a new view of the feature's first screen.
    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        let navigation = screens.first?.description.makeNavigation?(Arguments())
        guard let view = navigation.flatMap({ resolve($0, navigator: navigator) }) else {
            preconditionFailure("the feature \(name) has no main screen")
        }
        return view
    }

    /// Returns a new view of the screen that declares the navigation; nil if no screen does.
    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        // A lazy map would make the view twice: first to test the view for nil, then to return the view.
        for screen in screens { if let view = screen.makeView(navigation, navigator) { return view } }
        return nil
    }
}

/// An outgoing navigation of a feature, with sample values. The exit has a route if the navigation can be opened by name.
public struct Exit: Sendable {
    /// The navigation, which the app's redirector maps to a navigation of another feature.
    public let navigation: any OutgoingNavigationContract
    /// The route that opens the navigation by name; nil if there is no route.
    package let route: Route?

    /// Creates an outgoing navigation; `name` is a lower-case word that opens it; `help` describes the destination.
    public init(_ navigation: any OutgoingNavigationContract, route name: String? = nil, help: String = "") {
        self.navigation = navigation
        route = name.map {
            Route(name: $0, help: help, target: .navigation(name: navigation.name) { _ in navigation })
        }
    }
}
