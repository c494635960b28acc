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

    /// The app's further state in a few words, such as the name of the logged-in user. An exploration explores all
    /// screens once for each text. The exploration also distinguishes states by a screen's actions. Default: empty.
    var explorationState: String { get }

    /// Resets data outside the app, for example on a server, before an exploration starts again with a fresh app. Called
    /// only after an action with `changesData()`.
    func resetData() async throws
    /// Returns a new view for a navigation, or a not-found screen if no feature shows the navigation.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView
}

/// A view, with the name of the feature that made the view.
@MainActor
public struct ResolvedView {
    /// The feature's ``FeatureContract/name``.
    public let feature: String
    /// The new view.
    public let view: AnyView

    /// Creates a view of the named feature.
    public init(feature: String, view: AnyView) {
        self.feature = feature
        self.view = view
    }
}

extension AppContainerContract {
    /// None: the app has one stack.
    public var tabs: [AppTab] { [] }
    /// None.
    public var guards: [Guard] { [] }

    /// Empty: the app has no further state.
    public var explorationState: String { "" }

    /// Does nothing: a fresh app begins with fresh data.
    public func resetData() async throws {}

    package func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        resolve(rootNavigation, navigator: navigator)
    }

    /// Returns the view from the first feature that shows the navigation. If no feature does, returns a view for
    /// ``UnknownNavigation``. Without such a view, the app is wired wrongly, so the process ends.
    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        func resolved(_ wanted: any NavigationContract) -> ResolvedView? {
            for feature in features {
                if let view = feature.resolve(wanted, navigator: navigator) {
                    return ResolvedView(feature: feature.name, view: view.shown(for: wanted, by: navigator))
                }
            }
            return nil
        }
        guard
            let view = resolved(navigation)
                ?? resolved(UnknownNavigation.notFound(.unresolved(navigation: navigation.fullName)))
        else { preconditionFailure("no feature shows UnknownNavigation") }
        return view
    }

    /// Navigates to the link's destination: ``navigation(for:)``.
    public func handle(url: URL, navigator: any NavigatorContract) {
        navigator.navigate(to: navigation(for: url))
    }

    /// Returns the destination of a link from the most specific template that matches. If no template matches, asks the
    /// app's own handlers in order. If no handler knows the link, returns ``UnknownNavigation``.
    public func navigation(for url: URL) -> any NavigationContract {
        let handlers = features.compactMap(\.deepLinkHandler)
        return handlers.lazy.compactMap { ($0 as? DeepLinkHandler)?.match(url) }.mostSpecific?.navigation
            ?? handlers.lazy.filter { !($0 is DeepLinkHandler) && $0.accepts(url) }.compactMap { $0.resolve(url) }.first
            ?? UnknownNavigation.notFound(.unknownLink(url.absoluteString))
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
            name, navigations: screens.map(\.navigation), screens: screens.map(\.name), passes: passes,
            otherwise: otherwise)
    }
}
