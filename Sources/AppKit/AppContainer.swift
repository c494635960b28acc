import ChallengeCatalogue
import ChallengeCharacter
package import ChallengeCore
import ChallengeEpisode
import ChallengeGames
import ChallengeHome
import ChallengeImaging
import ChallengeLocation
package import ChallengeNetworking
package import ChallengeStorage
import ChallengeSync
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
    ///   - store: keeps recent searches and the synced copy; nil keeps nothing.
    ///   - imagesFolder: the folder of cached pictures; nil for no cache on disk.
    ///   - warn: called with a warning about each file or folder that cannot be used.
    package init(
        source: Source = .embedded, version: String = "0", httpClient: (any HTTPClientContract)? = nil,
        tracker: (any TrackerContract)? = nil, imageLoader: (any ImageLoaderContract)? = nil, store: Store? = nil,
        imagesFolder: String? = nil, instrumentation: Instrumentation = Instrumentation(),
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.httpClient =
            httpClient
            ?? Self.makeHTTPClient(source, version: version, instrumentation: instrumentation, warn: warn)
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders(instrumentation))
        let observedClient = ObservedHTTPClient(
            FaultyHTTPClient(self.httpClient, faults: instrumentation.faults), log: instrumentation.activity)
        self.imageLoader =
            imageLoader
            ?? APIImageLoader(
                source, httpClient: observedClient, log: instrumentation.activity,
                // Drawings are not cached. A cached drawing would later replace the API's picture.
                folder: source.isAPI ? imagesFolder.map { ImageFolder(path: $0, warn: warn) } : nil)

        features = [
            HomeFeature(tracker: self.tracker, about: { About(version: version, of: source) }),
            CharacterFeature(
                httpClient: observedClient, imageLoader: self.imageLoader, tracker: self.tracker, store: store,
                log: instrumentation.activity, warn: warn),
            GamesFeature(
                httpClient: observedClient, imageLoader: self.imageLoader, tracker: self.tracker, store: store,
                log: instrumentation.activity, warn: warn),
            LocationFeature(
                httpClient: observedClient, tracker: self.tracker, store: store, log: instrumentation.activity,
                warn: warn),
            EpisodeFeature(
                httpClient: observedClient, tracker: self.tracker, store: store, log: instrumentation.activity,
                warn: warn),
            SystemFeature(tracker: self.tracker),
            SyncFeature(
                httpClient: observedClient, source: source.isAPI ? source.name : nil, store: store,
                board: instrumentation.progress),
        ]
    }

    private static func makeTrackingProviders(_ instrumentation: Instrumentation) -> [any TrackingProviderContract] {
        [ConsoleTrackingProvider(), instrumentation.activity]
    }

    private static func makeHTTPClient(
        _ source: Source, version: String, instrumentation: Instrumentation,
        warn: @escaping @Sendable (String) -> Void
    ) -> any HTTPClientContract {
        switch source {
        case .embedded:
            DrawingHTTPClient(catalogue: CatalogueHTTPClient(), picture: { Catalogue.embedded.picture(at: $0) })
        case .local(let catalogue):
            DrawingHTTPClient(catalogue: catalogue, picture: { catalogue.picture(at: $0) })
        case .api(let baseURL):
            HTTPClient(baseURL: baseURL, userAgent: "challenge/\(version)") { pause, remark in
                instrumentation.progress.remark(remark)
                if remark != nil { instrumentation.activity.record(pause) }
            }
        }
    }
}

extension About {
    fileprivate init(version: String, of source: AppContainer.Source) {
        self.init(
            version: version, source: source.name, age: source.age,
            credits: """
                The data about the show, and its pictures with --live, come from the Rick and Morty API \
                (https://rickandmortyapi.com) and belong to the owners of Rick and Morty. The games, and the pictures that \
                are drawn without a network, are this app's own.
                """,
            licence: "Licensed under the MIT License. Copyright (c) 2026 The Challenge authors.")
    }
}
