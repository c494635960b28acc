import Foundation
import Testing

/// What the documents say of files, names, signatures and access, as the sources have it. The numbers are lines of a document:
/// 000:145 is line 145 of document 000. docs/design.md lists what differs.
@Suite("The statements of the documents")
nonisolated struct StatementsTests {
    private static let package = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test("Each file of the documents has the declarations that they write", arguments: files)
    func declarations(file: File) throws {
        let source = try String(contentsOf: Self.package.appending(path: "Sources/\(file.path)"), encoding: .utf8)
        let text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for declaration in file.declarations { #expect(text.contains(declaration), "\(file.lines)") }
    }

    struct File: Sendable, CustomTestStringConvertible {
        let lines: String
        let path: String
        let declarations: [String]
        var testDescription: String { path }

        init(_ lines: String, _ path: String, _ declarations: String...) {
            (self.lines, self.path, self.declarations) = (lines, path, declarations)
        }
    }

    private static let character = "Features/Character/"
    private static let home = "Features/Home/"

    static let files = [
        File(
            "000:20-99", "AppKit/AppContainer.swift", "package struct AppContainer {",
            "package let httpClient: any HTTPClientContract", "package let tracker: any TrackerContract",
            "package let imageLoader: any ImageLoaderContract", "private let homeFeature: HomeFeature",
            "private let characterFeature: CharacterFeature", "private let systemFeature: SystemFeature",
            "package var features: [any FeatureContract] {", "httpClient: (any HTTPClientContract)? = nil",
            "tracker: (any TrackerContract)? = nil", "imageLoader: (any ImageLoaderContract)? = nil",
            "imageLoader ?? CachedImageLoader()",
            "httpClient ?? HTTPClient(baseURL: AppEnvironment.current.rickAndMorty.baseURL)",
            "tracker ?? Tracker(providers: Self.makeTrackingProviders())",
            "homeFeature = HomeFeature(tracker: self.tracker)",
            "characterFeature = CharacterFeature(httpClient: self.httpClient, tracker: self.tracker)",
            "systemFeature = SystemFeature(tracker: self.tracker)",
            "for feature in features { if let view = feature.resolve(navigation, navigator: navigator) { return view } }",
            "return systemFeature.makeMainView(navigator: navigator)",
            "package func handle(url: URL, navigator: any NavigatorContract) {",
            "if let navigation = feature.deepLinkHandler?.resolve(url) { navigator.navigate(to: navigation) return }",
            "package func makeRootView(navigator: any NavigatorContract) -> AnyView {",
            "homeFeature.makeMainView(navigator: navigator)",
            "static func makeTrackingProviders() -> [any TrackingProviderContract] {", "ConsoleTrackingProvider()"),
        File(
            "000:113-130", "AppKit/Navigation/AppNavigationRedirect.swift",
            "struct AppNavigationRedirect: NavigationRedirectContract {",
            "func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?",
            "case .characters: CharacterIncomingNavigation.list"),
        File(
            "000:328-337", "challenge/ChallengeApp.swift", "@main struct ChallengeApp: App {",
            "WindowGroup { RootContainerView(appContainer: appContainer) }"),
        File(
            "002:560-578", "AppKit/Presentation/Views/RootContainerView.swift",
            "package struct RootContainerView: View {", "package let appContainer: AppContainer",
            "@State private var navigationCoordinator = NavigationCoordinator(redirector: AppNavigationRedirect())",
            "NavigationContainerView(navigationCoordinator: navigationCoordinator, appContainer: appContainer) {",
            "appContainer.makeRootView(navigator: navigationCoordinator)",
            ".imageLoader(appContainer.imageLoader)",
            ".onOpenURL { url in appContainer.handle(url: url, navigator: navigationCoordinator) }"),
        File(
            "000:357-361", "AppKit/Presentation/Views/NavigationContainerView.swift",
            "NavigationStack(path: $navigationCoordinator.path) {",
            ".navigationDestination(for: AnyNavigation.self) { navigation in "
                + "appContainer.resolve(navigation.wrapped, navigator: navigationCoordinator) }"),
        File("002:57", "AppKit/Presentation/Views/ModalContainerView.swift", "struct ModalContainerView: View {"),
        File(
            "000:145-213", character + "CharacterContainer.swift", "package final class CharacterContainer",
            "private let tracker: any TrackerContract",
            "private let characterRepository: any CharacterRepositoryContract",
            "private let recentSearchesRepository: any RecentSearchesRepositoryContract",
            "private let charactersPageRepository: any CharactersPageRepositoryContract",
            "package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {",
            "let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)",
            "let memoryDataSource = CharacterMemoryDataSource()",
            "characterRepository = CharacterRepository( remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource)",
            "RecentSearchesRepository(localDataSource: recentSearchesDataSource)",
            "func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {",
            "getCharactersPageUseCase: GetCharactersPageUseCase(repository: charactersPageRepository)",
            "refreshCharactersPageUseCase: RefreshCharactersPageUseCase(repository: charactersPageRepository)",
            "searchCharactersPageUseCase: SearchCharactersPageUseCase(repository: charactersPageRepository)",
            "getRecentSearchesUseCase: GetRecentSearchesUseCase(repository: recentSearchesRepository)",
            "saveRecentSearchUseCase: SaveRecentSearchUseCase(repository: recentSearchesRepository)",
            "deleteRecentSearchUseCase: DeleteRecentSearchUseCase(repository: recentSearchesRepository)",
            "navigator: CharacterListNavigator(navigator: navigator)",
            "tracker: CharacterListTracker(tracker: tracker)",
            "func makeCharacterDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> CharacterDetailViewModel {",
            "getCharacterUseCase: GetCharacterUseCase(repository: characterRepository)",
            "refreshCharacterUseCase: RefreshCharacterUseCase(repository: characterRepository)",
            "delegate: any CharacterFilterDelegate, navigator: any NavigatorContract ) -> AdvancedSearchViewModel {",
            "navigator: AdvancedSearchNavigator(navigator: navigator)",
            "tracker: AdvancedSearchTracker(tracker: tracker)"),
        File(
            "000:232-262", character + "Navigation/CharacterIncomingNavigation.swift",
            "enum CharacterIncomingNavigation: IncomingNavigationContract {", "case list",
            "case detail(identifier: Int)", "case advancedSearch(delegate: any CharacterFilterDelegate)",
            "static func == (lhs: Self, rhs: Self) -> Bool {", "func hash(into hasher: inout Hasher) {"),
        File(
            "002:328-350", character + "Navigation/CharacterDeepLinkHandler.swift",
            "struct CharacterDeepLinkHandler: DeepLinkHandlerContract {", "let scheme = \"challenge\"",
            "let host = \"character\"", "func resolve(_ url: URL) -> (any NavigationContract)? {"),
        File(
            "000:269-317", character + "CharacterFeature.swift",
            "package struct CharacterFeature: FeatureContract {", "private let container: CharacterContainer",
            "package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {",
            "CharacterContainer(httpClient: httpClient, tracker: tracker)",
            "package var deepLinkHandler: (any DeepLinkHandlerContract)? { CharacterDeepLinkHandler() }",
            "package func makeMainView(navigator: any NavigatorContract) -> AnyView {",
            "guard let navigation = navigation as? CharacterIncomingNavigation else { return nil }",
            "case .list: return makeMainView(navigator: navigator)", "case .detail(let identifier):",
            "case .advancedSearch(let delegate):"),
        File(
            "001:41-63", character + "Data/Repositories/CharacterRepository.swift",
            "protocol CharacterRepositoryContract: Sendable {",
            "struct CharacterRepository: CharacterRepositoryContract {",
            "private let remoteDataSource: any CharacterRemoteDataSourceContract",
            "private let memoryDataSource: any CharacterMemoryDataSourceContract", "async throws(CharacterError)"),
        File(
            "001:45-48", character + "Data/Repositories/CharactersPageRepository.swift",
            "protocol CharactersPageRepositoryContract: Sendable {",
            "func getCharactersPage( page: Int, cachePolicy: CachePolicy ) async throws(CharactersPageError)",
            "func searchCharactersPage(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage"
        ),
        File(
            "000:220", character + "Domain/UseCases/GetCharacterUseCase.swift",
            "protocol GetCharacterUseCaseContract", "struct GetCharacterUseCase: GetCharacterUseCaseContract",
            "cachePolicy: .localFirst"),
        File(
            "000:221", character + "Domain/UseCases/RefreshCharacterUseCase.swift",
            "struct RefreshCharacterUseCase: RefreshCharacterUseCaseContract", "cachePolicy: .remoteFirst"),
        File(
            "000:220", character + "Domain/UseCases/GetCharactersPageUseCase.swift",
            "struct GetCharactersPageUseCase: GetCharactersPageUseCaseContract", "cachePolicy: .localFirst"),
        File(
            "000:221", character + "Domain/UseCases/RefreshCharactersPageUseCase.swift",
            "struct RefreshCharactersPageUseCase: RefreshCharactersPageUseCaseContract", "cachePolicy: .remoteFirst"),
        File(
            "001:70, 199", character + "Presentation/CharacterList/ViewModels/CharacterListViewModel.swift",
            "protocol CharacterListViewModelContract: AnyObject {",
            "final class CharacterListViewModel: CharacterListViewModelContract, CharacterFilterDelegate {"),
        File(
            "002:70-77", character + "Presentation/CharacterList/Navigator/CharacterListNavigator.swift",
            "protocol CharacterListNavigatorContract", "struct CharacterListNavigator: CharacterListNavigatorContract"),
        File(
            "002:75-77", character + "Presentation/CharacterList/Tracker/CharacterListTracker.swift",
            "protocol CharacterListTrackerContract", "struct CharacterListTracker: CharacterListTrackerContract"),
        File(
            "002:77", character + "Presentation/CharacterList/Tracker/CharacterListEvent.swift",
            "enum CharacterListEvent: TrackingEventContract"),
        File(
            "002:80-89", character + "Presentation/CharacterDetail/Tracker/CharacterDetailEvent.swift",
            "enum CharacterDetailEvent: TrackingEventContract"),
        File(
            "001:201", character + "Presentation/AdvancedSearch/ViewModels/AdvancedSearchViewModel.swift",
            "final class AdvancedSearchViewModel: AdvancedSearchViewModelContract"),
        File(
            "000:387-402; 004:179-198", home + "HomeContainer.swift", "final class HomeContainer",
            "private let tracker: any TrackerContract", "package init(tracker: any TrackerContract) {",
            "func makeHomeViewModel(navigator: any NavigatorContract) -> HomeViewModel {",
            "HomeViewModel(navigator: HomeNavigator(navigator: navigator), tracker: HomeTracker(tracker: tracker)"),
        File(
            "000:408-421", home + "Navigation/HomeOutgoingNavigation.swift",
            "enum HomeOutgoingNavigation: OutgoingNavigationContract", "case characters"),
        File(
            "000:408", home + "Navigation/HomeIncomingNavigation.swift",
            "enum HomeIncomingNavigation: IncomingNavigationContract", "case main"),
        File(
            "000:428-442; 002:628", home + "Presentation/Home/Navigator/HomeNavigator.swift",
            "protocol HomeNavigatorContract", "func navigateToCharacters()",
            "struct HomeNavigator: HomeNavigatorContract {",
            "navigator.navigate(to: HomeOutgoingNavigation.characters)"),
        File(
            "000:450-485", home + "HomeFeature.swift", "package struct HomeFeature: FeatureContract {",
            "private let container: HomeContainer", "package init(tracker: any TrackerContract) {",
            "HomeDeepLinkHandler()", "container.makeHomeViewModel(navigator: navigator)"),
        File(
            "000:52", "Features/System/SystemFeature.swift", "public struct SystemFeature: FeatureContract {",
            "public init(tracker: any TrackerContract) {"),
        File("002:486", "Features/System/SystemContainer.swift", "final class SystemContainer"),
        File(
            "002:265-285", "Libraries/Core/Feature/FeatureContract.swift", "public protocol FeatureContract {",
            "var deepLinkHandler: (any DeepLinkHandlerContract)? { get }",
            "func makeMainView(navigator: any NavigatorContract) -> AnyView",
            "func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?"),
        File(
            "003:15-41", "Features/Games/Container+Games.swift",
            "var gamesRepository: Factory<any GamesRepositoryProtocol> {",
            "var getGamesUseCase: Factory<any GetGamesUseCaseProtocol> {",
            "GetGamesUseCase(repository: self.gamesRepository())", "var gamesViewModel: Factory<GamesViewModel> {",
            "GamesViewModel()"),
        File(
            "003:52-56", "Features/Games/Presentation/GamesList/ViewModels/GamesViewModel.swift",
            "@Observable final class GamesViewModel", "@Injected(\\.getGamesUseCase)",
            "@Injected(\\.searchGamesUseCase)", "func fetchGames() async"),
        File(
            "003:62-68", "Features/Games/Presentation/GamesList/Navigator/GamesNavigator.swift",
            "final class GamesNavigator", "@Injected(\\.gamesViewModel)", "func makeGamesListView() -> some View"),
    ]
}
