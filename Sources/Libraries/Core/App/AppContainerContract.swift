public import FoundationEssentials

/// The composition root of an app as the host uses it. An app declares features and the root; the rest follows from these.
@MainActor
public protocol AppContainerContract {
    /// All features, in the order in which they are asked for views. One of them has to show ``UnknownNavigation``.
    var features: [any FeatureContract] { get }
    /// The navigation of the app's first screen; in an app with tabs that of the first tab.
    var rootNavigation: any NavigationContract { get }
    /// The tabs, each with a stack of its own, in the order in which they are listed. No two have the same name or the
    /// same navigation. None unless declared: then the app has one stack.
    var tabs: [Tab] { get }
    /// What screens depend on, such as a login; of several guards of one screen the first that does not pass counts. None
    /// unless declared.
    var guards: [Guard] { get }

    /// The state of the app as a person sees it, in a few words: who is logged in. An exploration, which tells states apart by
    /// what one can do on a screen, then explores all screens in each. Empty unless declared.
    var explorationState: String { get }

    /// Puts the data that the app keeps outside of itself, as on a server, back to where an exploration begins. Called
    /// before a fresh app is made after an action that `changesData()`, and then only.
    func resetData() async throws
    /// A new view for a navigation; a not-found screen if no feature shows it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView
}

/// A view, with the name of the feature that made it.
@MainActor
public struct ResolvedView {
    /// ``FeatureContract/name`` of the feature.
    public let feature: String
    /// The new view.
    public let view: AnyView

    /// A view of the feature of this name.
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

    /// Empty: nothing else tells the app from itself.
    public var explorationState: String { "" }

    /// Does nothing: a fresh app begins with fresh data.
    public func resetData() async throws {}

    package func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        resolve(rootNavigation, navigator: navigator)
    }

    /// The view of the first feature that shows the navigation; if there is none, of the first that shows
    /// ``UnknownNavigation``. An app whose features show neither is ended: it is wired wrongly.
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

    /// The navigation of a link, by the most specific template that matches; without one by the first handler of an app's
    /// own that knows it; ``UnknownNavigation`` if there is none.
    public func navigation(for url: URL) -> any NavigationContract {
        let handlers = features.compactMap(\.deepLinkHandler)
        return handlers.lazy.compactMap { ($0 as? DeepLinkHandler)?.match(url) }.mostSpecific?.navigation
            ?? handlers.lazy.filter { !($0 is DeepLinkHandler) && $0.accepts(url) }.compactMap { $0.resolve(url) }.first
            ?? UnknownNavigation.notFound(.unknownLink(url.absoluteString))
    }
}

extension Guard {
    /// A guard of some screens.
    ///
    /// - Parameters:
    ///   - name: what it waits for, a few words that follow "until": `a login`.
    ///   - screens: the guarded screens.
    ///   - passes: true if they may be shown now.
    ///   - otherwise: where a navigation to one of them, which is given, leads until then.
    public init(
        _ name: String, for screens: [ScreenDescription], passes: @escaping () -> Bool,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        self.init(
            name, navigations: screens.map(\.navigation), screens: screens.map(\.name), passes: passes,
            otherwise: otherwise)
    }
}
