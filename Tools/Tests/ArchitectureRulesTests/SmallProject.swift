/// A small project that follows every rule: the real one, reduced to the parts that the rules need. It is not compiled.
enum SmallProject {
    /// The files by their paths.
    static let files: [String: String] = {
        let parts = text.split(separator: "=== ").map { $0.split(separator: "\n", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: parts.map { (String($0[0]), String($0[1])) })
    }()

    private static let text = #"""
        === Package.swift
        let package = Package(
            products: [
                .library(name: "ChallengeCore", targets: ["ChallengeCore"]),
                .library(name: "ChallengeDesignSystem", targets: ["ChallengeDesignSystem"]),
                .library(name: "ChallengeListing", targets: ["ChallengeListing"]),
            ],
            targets: [
                .target(name: "ChallengeCore", dependencies: [.log], path: "Sources/Libraries/Core"),
                .target(
                    name: "ChallengeDesignSystem", dependencies: ["ChallengeCore"],
                    path: "Sources/Libraries/DesignSystem"),
                .target(
                    name: "ChallengeNetworking", dependencies: ["ChallengeCore", .nioCore],
                    path: "Sources/Libraries/Networking"),
                .target(name: "ChallengeListing", dependencies: ["ChallengeCore"], path: "Sources/Libraries/Listing"),

                .target(name: "ChallengeHome", dependencies: ["ChallengeCore"], path: "Sources/Features/Home"),
                .target(
                    name: "ChallengeCharacter",
                    dependencies: ["ChallengeCore", "ChallengeListing", "ChallengeNetworking"],
                    path: "Sources/Features/Character"),
                .target(
                    name: "ChallengeGames", dependencies: ["ChallengeCore", "ChallengeListing"],
                    path: "Sources/Features/Games"),
                .target(
                    name: "ChallengeAppKit",
                    dependencies: [
                        "ChallengeCore", "ChallengeNetworking", "ChallengeHome", "ChallengeCharacter", "ChallengeGames",
                    ],
                    path: "Sources/AppKit"),
                .testTarget(name: "ChallengeHomeTests", dependencies: ["ChallengeHome"], path: "Tests/Features/Home"),
            ]
        )
        === Sources/Libraries/Core/Tracking/Tracker.swift
        package import Logging

        package final class Tracker: TrackerContract {
            func start() async { await Task { configure() }.value }
        }
        === Sources/Libraries/Networking/HTTPClient.swift
        package actor HTTPClient: HTTPClientContract {}
        === Sources/Libraries/Listing/Repository.swift
        package struct GetItemUseCase {
            private let repository: any RepositoryContract
            func execute() async { await repository.item(identifier, cachePolicy: .localFirst) }
        }
        package struct RefreshItemUseCase {
            private let repository: any RepositoryContract
            func execute() async { await repository.item(identifier, cachePolicy: .remoteFirst) }
        }
        package struct GetImageUseCase {
            private let imageLoader: any ImageLoaderContract
        }
        === Sources/Features/Home/HomeFeature.swift
        package import ChallengeCore

        package struct HomeFeature: FeatureContract {
            private let tracker: any TrackerContract

            package init(tracker: any TrackerContract) { self.tracker = tracker }

            package var screens: [Screen] {
                [HomeView.declaration.shown { _, navigator in HomeView(viewModel: makeViewModel(navigator)) }]
            }
        }

        package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
            case main
        }

        package nonisolated enum HomeOutgoingNavigation: String, OutgoingNavigationContract {
            case characters, games
        }
        === Sources/Features/Home/HomeView.swift
        final class HomeViewModel {
            private let navigator: HomeNavigator
            let tracker: HomeTracker
        }

        struct HomeView: View {
            static let declaration = ScreenDeclaration("Home", navigation: "HomeIncomingNavigation.main")

            let viewModel: HomeViewModel
            var title: String { "Home" }

            func appear() async { viewModel.didAppear() }
        }

        struct HomeNavigator {
            let navigator: any NavigatorContract
        }

        struct HomeTracker {
            func trackScreenViewed() { tracker.track(TrackingEvent("home_viewed")) }
        }
        === Sources/Features/Character/CharacterFeature.swift
        import ChallengeCore
        import ChallengeNetworking

        package struct CharacterFeature: FeatureContract {
            let container: CharacterContainer

            package init(
                httpClient: any HTTPClientContract, tracker: any TrackerContract, file: String? = nil
            ) {
                container = CharacterContainer(httpClient: httpClient, tracker: tracker)
            }

            package let name = "Character"
            package var screens: [Screen] {
                [
                    CharacterDetailView.declaration.shown { CharacterDetailView(viewModel: container.detail($0, $1)) },
                    AdvancedSearchView.declaration.shown { AdvancedSearchView(viewModel: container.search($0, $1)) },
                ]
            }
        }
        === Sources/Features/Character/Presentation/CharacterNavigation.swift
        package nonisolated enum CharacterIncomingNavigation: IncomingNavigationContract {
            case detail(identifier: Int)
            case advancedSearch(delegate: any CharacterFilterDelegate)
        }
        === Sources/Features/Character/CharacterContainer.swift
        struct CharacterContainer {
            private let tracker: any TrackerContract
            @Lazy private var characterRepository: any RepositoryContract<Character, CharacterFilter>

            init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
                let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
                _characterRepository = Lazy { CharacterRepository(remoteDataSource: remoteDataSource) }
            }

            func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {
                CharacterListViewModel(navigator: CharacterListNavigator(navigator: navigator))
            }
        }
        === Sources/Features/Character/Domain/Character.swift
        typealias GetCharacterUseCase = GetItemUseCase<Character, CharacterFilter>
        typealias RefreshCharacterUseCase = RefreshItemUseCase<Character, CharacterFilter>
        === Sources/Features/Character/Data/CharacterRemoteDataSource.swift
        nonisolated struct CharacterRemoteDataSource: RemoteDataSourceContract {
            let httpClient: any HTTPClientContract
        }
        === Sources/Features/Character/Presentation/CharacterDetail.swift
        final class CharacterDetailViewModel {
            private let navigator: CharacterDetailNavigator

            init(
                getCharacterUseCase: GetCharacterUseCase, refreshCharacterUseCase: RefreshCharacterUseCase,
                getImageUseCase: GetImageUseCase, navigator: CharacterDetailNavigator, tracker: CharacterDetailTracker
            ) {}
        }

        struct CharacterDetailView: View {
            static let declaration = ScreenDeclaration(
                "CharacterDetail", navigation: "CharacterIncomingNavigation.detail", label: "identifier")

            let viewModel: CharacterDetailViewModel
        }

        struct CharacterDetailNavigator {
            func goBack() { navigator.goBack() }
        }

        struct CharacterDetailTracker: DetailTrackerContract {
            func track(_ event: DetailEvent) { tracker.track(TrackingEvent(event, screen: "character_detail")) }
        }
        === Sources/Features/Character/Presentation/AdvancedSearch.swift
        final class AdvancedSearchViewModel {
            private let navigator: AdvancedSearchNavigator
            private let tracker: AdvancedSearchTracker
        }

        struct AdvancedSearchView: View {
            static let declaration = ScreenDeclaration(
                "AdvancedSearch", navigation: "CharacterIncomingNavigation.advancedSearch")

            let viewModel: AdvancedSearchViewModel
        }

        struct AdvancedSearchNavigator {}

        struct AdvancedSearchTracker {
            func track(_ what: String) { tracker.track(TrackingEvent("advanced_search_\(what)")) }
        }
        === Sources/Features/Games/GamesFeature.swift
        package struct GamesFeature: FeatureContract {
            let container = Container()

            package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
                container.httpClient.register { httpClient }
            }

            package var screens: [Screen] { [GameDetailView.declaration.shown { container.gameDetailView($1)() }] }
        }
        === Sources/Features/Games/Injection/Container+Games.swift
        nonisolated extension Container {
            var apiClient: Factory<any RemoteDataSourceContract<Game, GameFilter>> {
                Factory(self) { APIClient() }.singleton
            }
            var getGameUseCase: Factory<GetGameUseCase> { Factory(self) { GetGameUseCase() } }
            var refreshGameUseCase: Factory<RefreshGameUseCase> { Factory(self) { RefreshGameUseCase() } }
            var gameDetailTracker: Factory<any DetailTrackerContract> { Factory(self) { GameDetailTracker() } }
        }
        === Sources/Features/Games/Domain/Game.swift
        typealias GetGameUseCase = GetItemUseCase<Game, GameFilter>
        typealias RefreshGameUseCase = RefreshItemUseCase<Game, GameFilter>
        === Sources/Features/Games/Presentation/GameDetail.swift
        final class GameDetailViewModel {
            @Injected(\.getGameUseCase) private var getGameUseCase
            @Injected(\.refreshGameUseCase) private var refreshGameUseCase
            @Injected(\.gameDetailTracker) private var tracker
            private let navigator: GameDetailNavigator
            private(set) lazy var detail = DetailModel(get: getGameUseCase, refresh: refreshGameUseCase)
        }

        struct GameDetailView: View {
            static let declaration = ScreenDeclaration("GameDetail")

            let viewModel: GameDetailViewModel
        }

        struct GameDetailNavigator {}

        struct GameDetailTracker: DetailTrackerContract {
            func track(_ event: DetailEvent) { tracker.track(TrackingEvent(event, screen: "game_detail")) }
        }
        === Sources/AppKit/AppContainer.swift
        package struct AppContainer: AppContainerContract {
            package let httpClient: any HTTPClientContract
            package let tracker: any TrackerContract
            package let imageLoader: any ImageLoaderContract
            package let features: [any FeatureContract]

            package init() {
                features = [
                    HomeFeature(tracker: self.tracker),
                    CharacterFeature(httpClient: self.httpClient, tracker: self.tracker),
                    GamesFeature(httpClient: self.httpClient, tracker: self.tracker),
                ]
            }

            private static func makeTrackingProviders() -> [any TrackingProviderContract] { [] }
        }
        === Sources/AppKit/APIImageLoader.swift
        import ChallengeCore
        === Sources/AppKit/AppNavigationRedirect.swift
        import ChallengeCharacter
        import ChallengeGames
        import ChallengeHome

        struct AppNavigationRedirect: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                switch navigation {
                case let navigation as HomeOutgoingNavigation: redirect(navigation)
                default: nil
                }
            }

            private func redirect(_ navigation: HomeOutgoingNavigation) -> any NavigationContract {
                switch navigation {
                case .characters: CharacterIncomingNavigation.list
                case .games: GamesIncomingNavigation.list
                }
            }
        }
        === Tests/Features/Home/HomeFeatureTests.swift
        @Suite("The Home feature", .limited)
        struct HomeFeatureTests {
            private var feature: HomeFeature { HomeFeature(tracker: tracker) }

            @Test("shows its own navigation, and none of somebody else")
            func resolve() async {
                let view = feature.makeMainView(navigator: navigator)
                await view.appear()
                #expect(feature.resolve(HomeIncomingNavigation.main, navigator: navigator) != nil)
                #expect(feature.resolve(UnknownNavigation.notFound, navigator: navigator) == nil)
            }
        }
        === Tests/Features/Character/CharacterFeatureTests.swift
        struct CharacterFeatureTests {
            private let feature = CharacterFeature(httpClient: client, tracker: tracker)

            private func view(_ navigation: CharacterIncomingNavigation) {}

            @Test func resolve() {
                _ = feature.makeMainView(navigator: navigator)
                view(.detail(identifier: 5))
                view(.advancedSearch(delegate: delegate))
                #expect(feature.resolve(UnknownNavigation.notFound, navigator: navigator) == nil)
            }
        }
        === Tests/Features/Character/Presentation/CharacterDetailTests.swift
        struct CharacterDetailTests {
            @Test func appears() {}
        }
        === Tests/Features/Character/Presentation/AdvancedSearchTests.swift
        struct AdvancedSearchTests {
            @Test func appears() { _ = CharacterRemoteDataSource(httpClient: client) }
        }
        === Tests/Features/Games/GamesFeatureTests.swift
        struct GamesFeatureTests {
            @Test func resolve() {
                let feature = GamesFeature(httpClient: client, tracker: tracker)
                #expect(feature.resolve(UnknownNavigation.notFound, navigator: navigator) == nil)
            }
        }
        === Tests/Features/Games/Presentation/GameDetailTests.swift
        @Suite("The details of a game", .container, .limited)
        struct GameDetailTests {
            @Test func appears() async { _ = Container.shared.gameDetailView() }
        }

        """#
}
