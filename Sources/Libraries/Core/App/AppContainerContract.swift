import ChallengeTaskTracking
public import FoundationEssentials
public import SwiftUI

/// The composition root of an app, which the host uses. Only ``features`` and ``rootNavigation`` have no default.
@MainActor
public protocol AppContainerContract {
    /// All features, in the order of lookup. One feature must show ``UnknownNavigation``.
    var features: [any FeatureContract] { get }
    /// The navigation to the app's first screen, or to the first screen of the first tab.
    var rootNavigation: any NavigationContract { get }
    /// The tabs in display order, each with its own stack. Names and navigations are unique. By default, there are no
    /// tabs, and the app has one stack.
    var tabs: [AppTab] { get }
    /// The conditions for showing screens, such as a login. A screen's first failing guard decides. Default: none.
    var guards: [Guard] { get }

    /// The source of the app's data, for the banner, recordings and `why`: `the copy of yesterday`. Default: nil, for none.
    var dataSource: String? { get }

    /// The app's further state in a few words, such as the name of the logged-in user. An exploration explores all
    /// screens once for each text. The exploration also distinguishes states by a screen's actions. Default: empty.
    var explorationState: String { get }

    /// Resets data outside the app, for example on a server, before an exploration starts again with a fresh app. Called
    /// only after an action with `changesData()`.
    func resetData() async throws
    /// The views of the app's window, whose stack follows a ``NavigationCoordinator``. Default: nil; the host then shows
    /// the views of ``resolve(_:navigator:)`` in stacks of its own.
    var window: (any View)? { get }
    /// Returns a new view for a navigation, or a not-found screen if no feature shows the navigation.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView
}

extension AppContainerContract {
    /// None: the app has one stack.
    public var tabs: [AppTab] { [] }
    /// None.
    public var guards: [Guard] { [] }

    /// Nil: the data is not mentioned.
    public var dataSource: String? { nil }

    /// Empty: the app has no further state.
    public var explorationState: String { "" }

    /// Does nothing: a fresh app begins with fresh data.
    public func resetData() async throws {}

    /// None: the host makes the stacks.
    public var window: (any View)? { nil }

    /// Returns the view from the first feature that shows the navigation. If no feature does, returns a view for
    /// ``UnknownNavigation``. Without such a view, the app is wired wrongly, so the process ends.
    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView {
        func resolved(_ wanted: any NavigationContract) -> AnyView? {
            for feature in features { if let view = feature.resolve(wanted, navigator: navigator) { return view } }
            return nil
        }
        guard
            let view = resolved(navigation)
                ?? resolved(UnknownNavigation.notFound(.unresolved(navigation: navigation.fullName)))
        else { preconditionFailure("no feature shows UnknownNavigation") }
        return view
    }

    /// Returns the destination of a link by the first feature that resolves it; nil without one.
    public func navigation(for url: URL) -> (any NavigationContract)? {
        features.lazy.compactMap { $0.deepLinkHandler?.destination(of: url) }.first
    }

    /// Returns the declaration of a navigation's screen, with the name of its feature; nil if no feature declares it.
    package func declaration(of navigation: any NavigationContract) -> (feature: String, screen: Screen)? {
        let name = navigation.name
        for feature in features {
            for screen in feature.screens where screen.description.navigation == name { return (feature.name, screen) }
        }
        return nil
    }

    /// Returns the name of the feature that shows an undeclared navigation. Each feature is asked for a view.
    package func nameOfFeature(showing navigation: any NavigationContract) -> String {
        let navigator = PreviewNavigator()
        let showing = AppTasks(areHeld: true).attributing {
            features.first { $0.resolve(navigation, navigator: navigator) != nil }
        }
        return (showing ?? features.last)?.name ?? ""
    }
}

extension Guard {
    /// Creates a guard for some screens.
    ///
    /// - Parameters:
    ///   - name: the condition to wait for, in words that can follow "until": `a login`.
    ///   - screens: the guarded screens.
    ///   - passes: returns true if the screens may be shown now.
    ///   - otherwise: takes the requested navigation, and returns the navigation to show until the guard passes.
    public init(
        _ name: String, for screens: [ScreenDescription], passes: @escaping () -> Bool,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        self.init(
            name, navigations: screens.map(\.navigation), screens: screens.map(\.name),
            user: { passes() ? "" : nil }, otherwise: otherwise)
    }

    /// Creates a guard for some screens of a user. They leave their stacks when another user takes the place of the first.
    ///
    /// - Parameters:
    ///   - name: the condition to wait for, in words that can follow "until": `a login`.
    ///   - screens: the guarded screens.
    ///   - user: returns what identifies the user who may see the screens now; nil for nobody.
    ///   - otherwise: takes the requested navigation, and returns the navigation to show until there is a user.
    public init(
        _ name: String, for screens: [ScreenDescription], user: @escaping () -> String?,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        self.init(
            name, navigations: screens.map(\.navigation), screens: screens.map(\.name), user: user,
            otherwise: otherwise)
    }
}
