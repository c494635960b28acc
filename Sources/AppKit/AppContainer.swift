import ChallengeCatalogue
import ChallengeCharacter
package import ChallengeCore
import ChallengeGames
import ChallengeHome
package import ChallengeNetworking
import ChallengeSystem
package import FoundationEssentials

/// An app as its containers see it: features, and a view for any navigation.
package protocol AppContainerContract {
    var features: [any FeatureContract] { get }
    /// The navigation of the view that ``makeRootView(navigator:)`` makes.
    var rootNavigation: any NavigationContract { get }
    /// What can be done on every screen.
    var actions: [Action] { get }

    func makeRootView(navigator: any NavigatorContract) -> ResolvedView
    /// A new view for a navigation; one that says so where no feature shows it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView
}

/// A view, and the name of the feature that it comes from.
package struct ResolvedView {
    package let feature: String
    package let view: AnyView

    package init(feature: String, view: AnyView) {
        self.feature = feature
        self.view = view
    }
}

extension AppContainerContract {
    package var actions: [Action] { [] }

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

/// The composition root: the one place where the Challenge app is put together.
package struct AppContainer: AppContainerContract {
    package let httpClient: any HTTPClientContract
    package let tracker: any TrackerContract
    package let imageLoader: any ImageLoaderContract

    private let homeFeature: HomeFeature
    private let characterFeature: CharacterFeature
    private let gamesFeature: GamesFeature
    private let systemFeature: SystemFeature
    private let synchronizer: Synchronizer

    package var features: [any FeatureContract] { [homeFeature, characterFeature, gamesFeature, systemFeature] }
    package var rootNavigation: any NavigationContract { HomeIncomingNavigation.main }
    package var actions: [Action] { [synchronizer.action] }

    /// - Parameters:
    ///   - source: what `httpClient` asks, where none is given.
    ///   - userAgent: what it calls itself there: a product and its version.
    ///   - dataFolder: where the app keeps what outlives a session; nil keeps nothing.
    ///   - imagesFolder: where pictures are kept that were fetched, likewise.
    ///   - instrumentation: is told what happens, and says which fault is on.
    ///   - warn: told of what cannot be used and is done without.
    package init(
        source: Source = .embedded,
        userAgent: String = "challenge",
        httpClient: (any HTTPClientContract)? = nil,
        tracker: (any TrackerContract)? = nil,
        imageLoader: (any ImageLoaderContract)? = nil,
        dataFolder: String? = nil,
        imagesFolder: String? = nil,
        instrumentation: Instrumentation = Instrumentation(),
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        let httpClient = ObservedHTTPClient(
            FaultyHTTPClient(
                httpClient
                    ?? Self.makeHTTPClient(
                        source, userAgent: userAgent, instrumentation: instrumentation, warn: warn),
                faults: instrumentation.faults),
            log: instrumentation.activity)
        self.httpClient = httpClient
        self.tracker = tracker ?? Tracker(providers: [ConsoleTrackingProvider(), instrumentation.activity])
        self.imageLoader =
            imageLoader
            ?? APIImageLoader(
                source, httpClient: httpClient, log: instrumentation.activity,
                folder: imagesFolder.map {
                    ImageFolder(path: $0, warn: warn)
                })

        homeFeature = HomeFeature(tracker: self.tracker)
        characterFeature = CharacterFeature(
            httpClient: httpClient, imageLoader: self.imageLoader, tracker: self.tracker,
            recentSearchesFile: dataFolder.map { $0 + "/recent-searches.json" }, log: instrumentation.activity,
            warn: warn)
        gamesFeature = GamesFeature(
            httpClient: httpClient, imageLoader: self.imageLoader, tracker: self.tracker,
            recentSearchesFile: dataFolder.map { $0 + "/recent-game-searches.json" }, log: instrumentation.activity,
            warn: warn)
        systemFeature = SystemFeature(tracker: self.tracker)
        synchronizer = Synchronizer(
            httpClient: httpClient, source: source, folder: dataFolder, board: instrumentation.progress)
    }

    package func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        ResolvedView(feature: homeFeature.name, view: homeFeature.makeMainView(navigator: navigator))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        for feature in features {
            if let view = feature.resolve(navigation, navigator: navigator) {
                return ResolvedView(feature: feature.name, view: view)
            }
        }
        let reason = NotFoundReason.unresolved(navigation: navigation.fullName)
        return ResolvedView(
            feature: systemFeature.name, view: systemFeature.makeNotFoundView(reason: reason, navigator: navigator))
    }

    private static func makeHTTPClient(
        _ source: Source, userAgent: String, instrumentation: Instrumentation,
        warn: @escaping @Sendable (String) -> Void
    ) -> any HTTPClientContract {
        switch source {
        case .embedded: CatalogueHTTPClient()
        case .copy(_, let folder): CopyHTTPClient(files: CopyFiles(folder: folder), warn: warn)
        case .api(let baseURL):
            HTTPClient(baseURL: baseURL, userAgent: userAgent) { pause, phase in
                instrumentation.progress.remark(phase == .begins ? pause.remark : nil)
                if phase == .begins { instrumentation.activity.record(.pause(Activity.Pause(pause))) }
            }
        }
    }
}
