import ChallengeCharacter
package import ChallengeCore
import ChallengeEpisode
import ChallengeGames
import ChallengeHome
import ChallengeImaging
import ChallengeLocation
package import ChallengeNetworking
import ChallengeSystem
package import FoundationEssentials
package import SwiftUI

/// The composition root: it makes the shared dependencies and all features, and finds the view of each navigation.
package struct AppContainer {
    // MARK: - Shared dependencies

    package let httpClient: any HTTPClientContract
    package let tracker: any TrackerContract
    package let imageLoader: any ImageLoaderContract

    // MARK: - Features

    private let homeFeature: HomeFeature
    private let characterFeature: CharacterFeature
    private let gamesFeature: GamesFeature
    private let locationFeature: LocationFeature
    private let episodeFeature: EpisodeFeature
    private let systemFeature: SystemFeature

    package var features: [any FeatureContract] {
        [homeFeature, characterFeature, gamesFeature, locationFeature, episodeFeature, systemFeature]
    }

    // MARK: - Init

    package init(
        httpClient: (any HTTPClientContract)? = nil,
        tracker: (any TrackerContract)? = nil,
        imageLoader: (any ImageLoaderContract)? = nil
    ) {
        self.imageLoader = imageLoader ?? CachedImageLoader()
        self.httpClient = httpClient ?? HTTPClient(baseURL: AppEnvironment.current.rickAndMorty.baseURL)
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders())

        homeFeature = HomeFeature(tracker: self.tracker)
        characterFeature = CharacterFeature(httpClient: self.httpClient, tracker: self.tracker)
        gamesFeature = GamesFeature(httpClient: self.httpClient, tracker: self.tracker)
        locationFeature = LocationFeature(httpClient: self.httpClient, tracker: self.tracker)
        episodeFeature = EpisodeFeature(httpClient: self.httpClient, tracker: self.tracker)
        systemFeature = SystemFeature(tracker: self.tracker)
    }

    // MARK: - Navigation

    /// Returns the view of the first feature that shows the navigation, or the view for unknown navigations.
    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView {
        for feature in features {
            if let view = feature.resolve(navigation, navigator: navigator) { return view }
        }
        return systemFeature.makeMainView(navigator: navigator)
    }

    /// Navigates to the destination of a link, by the first feature that knows the link.
    package func handle(url: URL, navigator: any NavigatorContract) {
        for feature in features {
            if let navigation = feature.deepLinkHandler?.resolve(url) {
                navigator.navigate(to: navigation)
                return
            }
        }
    }

    // MARK: - Factories

    package func makeRootView(navigator: any NavigatorContract) -> AnyView {
        homeFeature.makeMainView(navigator: navigator)
    }
}

// MARK: - Tracking providers

extension AppContainer {
    /// The console, and the log of the session that makes the app.
    private static func makeTrackingProviders() -> [any TrackingProviderContract] {
        [ConsoleTrackingProvider(), AppEnvironment.current.activity]
    }
}
