import ChallengeCatalogue
import ChallengeCharacter
package import ChallengeCore
import ChallengeEpisode
import ChallengeGames
import ChallengeHome
import ChallengeImaging
import ChallengeLocation
package import ChallengeNetworking
import ChallengeSystem
import FoundationEssentials

/// The composition root of the Challenge app: creates the shared dependencies and all features.
package struct AppContainer: AppContainerContract {
    package let httpClient: any HTTPClientContract
    package let tracker: any TrackerContract
    package let imageLoader: any ImageLoaderContract

    package let features: [any FeatureContract]
    package var rootNavigation: any NavigationContract { HomeIncomingNavigation.main }

    /// - Parameters:
    ///   - source: the source of the default `httpClient` and of the pictures.
    ///   - dataFolder: the folder of the file of recent searches; nil keeps them for the session only.
    ///   - imagesFolder: the folder of cached pictures; nil for no cache on disk.
    ///   - warn: called with a warning about each file or folder that cannot be used.
    package init(
        source: Source = .embedded, version: String = "0", httpClient: (any HTTPClientContract)? = nil,
        tracker: (any TrackerContract)? = nil, imageLoader: (any ImageLoaderContract)? = nil,
        dataFolder: String? = nil, imagesFolder: String? = nil,
        instrumentation: Instrumentation = Instrumentation(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.httpClient =
            httpClient
            ?? Self.makeHTTPClient(source, version: version, instrumentation: instrumentation)
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders(instrumentation))
        let observedClient = ObservedHTTPClient(
            FaultyHTTPClient(self.httpClient, faults: instrumentation.faults), log: instrumentation.activity)
        self.imageLoader =
            imageLoader
            ?? APIImageLoader(
                source, httpClient: observedClient, log: instrumentation.activity,
                // Drawings are not cached. A cached drawing would later replace the API's picture.
                folder: source.isAPI ? imagesFolder.map { ImageFolder(path: $0, warn: warn) } : nil)
        var environment = AppEnvironment.current
        environment.version = version
        environment.dataSource = (source.name, source.age)
        environment.dataFolder = dataFolder
        environment.warn = warn
        environment.activity = instrumentation.activity
        let tracker = self.tracker
        features = environment.making {
            [
                HomeFeature(tracker: tracker),
                CharacterFeature(httpClient: observedClient, tracker: tracker),
                GamesFeature(httpClient: observedClient, tracker: tracker),
                LocationFeature(httpClient: observedClient, tracker: tracker),
                EpisodeFeature(httpClient: observedClient, tracker: tracker),
                SystemFeature(tracker: tracker),
            ]
        }
    }

    private static func makeTrackingProviders(_ instrumentation: Instrumentation) -> [any TrackingProviderContract] {
        [ConsoleTrackingProvider(), instrumentation.activity]
    }

    private static func makeHTTPClient(
        _ source: Source, version: String, instrumentation: Instrumentation
    ) -> any HTTPClientContract {
        switch source {
        case .embedded: CatalogueHTTPClient()
        case .api(let baseURL):
            HTTPClient(baseURL: baseURL, userAgent: "challenge/\(version)") { pause, remark in
                instrumentation.progress.remark(remark)
                if remark != nil { instrumentation.activity.record(pause) }
            }
        }
    }
}
