public import FoundationEssentials

/// The composition root of an app, for the host. Only the features and the root have no default.
@MainActor
public protocol AppContainerContract {
    /// All features, in the order of lookup. One of them must show ``UnknownNavigation``.
    var features: [any FeatureContract] { get }
    /// The navigation of the app's first screen, or of the first tab's.
    var rootNavigation: any NavigationContract { get }
    /// The tabs in display order, each with its own stack. Names and navigations are unique. Without tabs, the default, the app
    /// has one stack.
    var tabs: [Tab] { get }
    /// The guards of screens, such as a login. The first failing one of a screen decides. Default: none.
    var guards: [Guard] { get }

    /// The state of the app for a user, in a few words, such as who is logged in. An exploration tells states apart by the
    /// actions of a screen, and explores all screens again in each of these states. Default: empty.
    var explorationState: String { get }

    /// Resets the data outside the app, as on a server, to the start of an exploration. Called only after an action that
    /// `changesData()`, before a fresh app is made.
    func resetData() async throws
    /// Returns a new view for a navigation, or a not-found screen if no feature shows it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView
}

/// A view, with the name of the feature that made it.
@MainActor
public struct ResolvedView {
    /// ``FeatureContract/name`` of the feature.
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
    public var tabs: [Tab] { [] }
    /// None.
    public var guards: [Guard] { [] }

    /// Empty: the app has no further state.
    public var explorationState: String { "" }

    /// Does nothing: a fresh app begins with fresh data.
    public func resetData() async throws {}

    package func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        resolve(rootNavigation, navigator: navigator)
    }

    /// Returns the view of the first feature that shows the navigation. If none does, falls back to the first view of
    /// ``UnknownNavigation``. Ends the app if no feature shows either, a wiring error.
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

    /// Navigates to ``navigation(for:)``.
    public func handle(url: URL, navigator: any NavigatorContract) {
        navigator.navigate(to: navigation(for: url))
    }

    /// Returns the navigation of a link, by the most specific matching template. Otherwise the first of the app's own handlers
    /// that knows the link decides; ``UnknownNavigation`` if none does.
    public func navigation(for url: URL) -> any NavigationContract {
        let handlers = features.compactMap(\.deepLinkHandler)
        return handlers.lazy.compactMap { ($0 as? DeepLinkHandler)?.match(url) }.mostSpecific?.navigation
            ?? handlers.lazy.filter { !($0 is DeepLinkHandler) && $0.accepts(url) }.compactMap { $0.resolve(url) }.first
            ?? UnknownNavigation.notFound(.unknownLink(url.absoluteString))
    }
}

extension Guard {
    /// Creates a guard of some screens.
    ///
    /// - Parameters:
    ///   - name: the awaited condition, a few words that follow "until": `a login`.
    ///   - screens: the guarded screens.
    ///   - passes: true if they may be shown now.
    ///   - otherwise: returns the temporary destination of a navigation to one of them.
    public init(
        _ name: String, for screens: [ScreenDescription], passes: @escaping () -> Bool,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        self.init(
            name, navigations: screens.map(\.navigation), screens: screens.map(\.name), passes: passes,
            otherwise: otherwise)
    }
}
