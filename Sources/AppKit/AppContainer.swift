import ChallengeCatalogue
import ChallengeCharacter
package import ChallengeCore
import ChallengeGames
import ChallengeHome
package import ChallengeNetworking
import ChallengeSync
import ChallengeSystem
package import FoundationEssentials

/// The composition root: the one place where the Challenge app is put together.
package struct AppContainer: AppContainerContract {
    package let httpClient: any HTTPClientContract
    package let tracker: any TrackerContract
    package let imageLoader: any ImageLoaderContract

    package let features: [any FeatureContract]
    package var rootNavigation: any NavigationContract { HomeIncomingNavigation.main }

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
        self.httpClient =
            httpClient
            ?? Self.makeHTTPClient(source, userAgent: userAgent, instrumentation: instrumentation, warn: warn)
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders(instrumentation))
        let observedClient = ObservedHTTPClient(
            FaultyHTTPClient(self.httpClient, faults: instrumentation.faults), log: instrumentation.activity)
        self.imageLoader =
            imageLoader
            ?? APIImageLoader(
                source, httpClient: observedClient, log: instrumentation.activity,
                folder: imagesFolder.map { ImageFolder(path: $0, warn: warn) })

        features = [
            HomeFeature(tracker: self.tracker),
            CharacterFeature(
                httpClient: observedClient, imageLoader: self.imageLoader, tracker: self.tracker,
                recentSearchesFile: dataFolder.map { $0 + "/recent-searches.json" }, log: instrumentation.activity,
                warn: warn),
            GamesFeature(
                httpClient: observedClient, imageLoader: self.imageLoader, tracker: self.tracker,
                recentSearchesFile: dataFolder.map { $0 + "/recent-game-searches.json" }, log: instrumentation.activity,
                warn: warn),
            SystemFeature(tracker: self.tracker),
            SyncFeature(
                httpClient: observedClient, source: source.isAPI ? source.name : nil, folder: dataFolder,
                board: instrumentation.progress),
        ]
    }

    private static func makeTrackingProviders(
        _ instrumentation: Instrumentation
    ) -> [any TrackingProviderContract] {
        [ConsoleTrackingProvider(), instrumentation.activity]
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
