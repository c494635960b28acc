import ChallengeCatalogue
import ChallengeCharacter
package import ChallengeCore
import ChallengeHome
package import ChallengeNetworking
import ChallengeSystem
package import FoundationEssentials

/// An app as its containers see it: features, and a view for any navigation.
package protocol AppContainerContract {
    var features: [any FeatureContract] { get }
    /// The navigation of the view that ``makeRootView(navigator:)`` makes.
    var rootNavigation: any NavigationContract { get }

    func makeRootView(navigator: any NavigatorContract) -> AnyView
    /// A new view for a navigation; one that says so where no feature shows it.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView
}

extension AppContainerContract {
    /// Navigates where a link leads; to ``UnknownNavigation`` where no feature takes it.
    package func handle(url: URL, navigator: any NavigatorContract) {
        for handler in features.compactMap(\.deepLinkHandler) where handler.accepts(url) {
            guard let navigation = handler.resolve(url) else { continue }
            return navigator.navigate(to: navigation)
        }
        navigator.navigate(to: UnknownNavigation.notFound(.unknownLink(url.absoluteString)))
    }
}

/// The composition root: the one place where the Challenge app is put together.
package struct AppContainer: AppContainerContract {
    package let httpClient: any HTTPClientContract
    package let tracker: any TrackerContract
    package let imageLoader: any ImageLoaderContract

    private let homeFeature: HomeFeature
    private let characterFeature: CharacterFeature
    private let systemFeature: SystemFeature

    package var features: [any FeatureContract] { [homeFeature, characterFeature, systemFeature] }
    package var rootNavigation: any NavigationContract { HomeIncomingNavigation.main }

    /// - Parameters:
    ///   - source: what `httpClient` asks, where none is given.
    ///   - dataFolder: where the features keep what outlives a session; nil keeps nothing.
    ///   - warn: told of what cannot be used and is done without.
    package init(
        source: Source = .embedded,
        httpClient: (any HTTPClientContract)? = nil,
        tracker: (any TrackerContract)? = nil,
        imageLoader: (any ImageLoaderContract)? = nil,
        dataFolder: String? = nil,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        let httpClient = httpClient ?? Self.makeHTTPClient(source)
        self.httpClient = httpClient
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders())
        self.imageLoader =
            imageLoader
            ?? CachedImageLoader { url in try await httpClient.response(to: Endpoint(path: url.path)).body }

        homeFeature = HomeFeature(tracker: self.tracker)
        characterFeature = CharacterFeature(
            httpClient: httpClient, tracker: self.tracker,
            recentSearchesFile: dataFolder.map { $0 + "/recent-searches.json" }, warn: warn)
        systemFeature = SystemFeature(tracker: self.tracker)
    }

    package func makeRootView(navigator: any NavigatorContract) -> AnyView {
        homeFeature.makeMainView(navigator: navigator)
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView {
        for feature in features {
            if let view = feature.resolve(navigation, navigator: navigator) { return view }
        }
        return systemFeature.makeMainView(navigator: navigator)
    }

    private static func makeHTTPClient(_ source: Source) -> any HTTPClientContract {
        switch source {
        case .embedded: CatalogueHTTPClient()
        case .api(let baseURL): HTTPClient(baseURL: baseURL)
        }
    }

    private static func makeTrackingProviders() -> [any TrackingProviderContract] {
        [ConsoleTrackingProvider()]
    }
}
