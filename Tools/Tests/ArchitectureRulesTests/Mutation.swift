import Testing

/// A change of the sources that breaks one rule.
struct Mutation: Sendable, CustomTestStringConvertible {
    let rule: String
    let path: String
    let old: String
    let new: String
    /// The place of the violation: the first line with this text.
    let marker: String
    let markerPath: String

    /// - Parameters:
    ///   - marker: by default the last line of the new text.
    ///   - other: the file with the marker, if it is not the changed one.
    private init(
        _ rule: String, _ path: String, _ old: String, _ new: String, at marker: String? = nil, in other: String? = nil
    ) {
        self.rule = rule
        self.path = path
        self.old = old
        self.new = new
        self.marker = marker ?? new.split(separator: "\n").last.map(String.init) ?? ""
        markerPath = other ?? path
    }

    var testDescription: String { rule }

    /// Returns the changed text, and the line of the expected violation.
    ///
    /// - Parameter text: the text of a file before the change.
    func applied(to text: (_ path: String) throws -> String) throws -> (text: String, line: Int) {
        let before = try text(path)
        let after = before.replacing(old, with: new)
        let isChanged = before != after
        try #require(isChanged, "\(path) has no \(old)")
        let lines = (markerPath == path ? after : try text(markerPath)).split(
            separator: "\n", omittingEmptySubsequences: false)
        return (after, try #require(lines.firstIndex { $0.contains(marker) }) + 1)
    }

    private static let home = "Sources/Features/Home/HomeFeature.swift"
    private static let homeView = "Sources/Features/Home/Presentation/Home/Views/HomeView.swift"
    private static let homeViewModel = "Sources/Features/Home/Presentation/Home/ViewModels/HomeViewModel.swift"
    private static let homeNavigator = "Sources/Features/Home/Presentation/Home/Navigator/HomeNavigator.swift"
    private static let homeIncoming = "Sources/Features/Home/Navigation/HomeIncomingNavigation.swift"
    private static let homeOutgoing = "Sources/Features/Home/Navigation/HomeOutgoingNavigation.swift"
    private static let character = "Sources/Features/Character/CharacterFeature.swift"
    private static let prompt = "Sources/Features/Character/CharacterFeature+Prompt.swift"
    private static let container = "Sources/Features/Character/CharacterContainer.swift"
    private static let navigation = "Sources/Features/Character/Navigation/CharacterIncomingNavigation.swift"
    private static let useCase = "Sources/Features/Character/Domain/UseCases/GetCharacterUseCase.swift"
    private static let detail =
        "Sources/Features/Character/Presentation/CharacterDetail/ViewModels/CharacterDetailViewModel.swift"
    private static let search = "Sources/Features/Character/Presentation/AdvancedSearch/"
    private static let searchModel = search + "ViewModels/AdvancedSearchViewModel.swift"
    private static let searchTracker = search + "Tracker/AdvancedSearchTracker.swift"
    private static let searchView = search + "Views/AdvancedSearchView.swift"
    private static let game = "Sources/Features/Games/Presentation/GameDetail/ViewModels/GameDetailViewModel.swift"
    private static let games = "Sources/Features/Games/Container+Games.swift"
    private static let root = "Sources/AppKit/AppContainer.swift"
    private static let redirect = "Sources/AppKit/Navigation/AppNavigationRedirect.swift"
    private static let window = "Sources/AppKit/Presentation/Views/RootContainerView.swift"
    private static let tracker = "Sources/Libraries/Core/Tracking/Tracker.swift"

    static let all = [
        Mutation("readable", searchTracker, "func trackReset() {", "func trackReset( {"),
        // Modules.
        Mutation(
            "feature-imports-no-feature", "Package.swift", "presentation(\"Sources/Features/Home\", ",
            "presentation(\"Sources/Features/Home\", \"Games\", "),
        Mutation("layers", "Package.swift", "library(\"Core\", ", "library(\"Core\", \"Home\", "),
        Mutation("layers", "Package.swift", "\"Sources/Shell/Graph\", ", "\"Sources/Shell/Graph\", \"Session\", "),
        Mutation(
            "libraries-without-http", "Package.swift", "library(\"DesignSystem\", ",
            "library(\"DesignSystem\", \"Networking\", "),
        Mutation(
            "libraries-without-http", "Package.swift", "library(\"Core\", ", "library(\"Core\", \"NIOCore\", "),
        Mutation(
            "target-names", "Package.swift", "library(\"Text\"),",
            "library(\"Text\"),\n.target(name: \"Other\", path: \"Sources/Other\"),"),
        Mutation(
            "composition-root", "Sources/AppKit/APIImageLoader.swift", "import ChallengeCore\n",
            "import ChallengeCore\nimport ChallengeGames\nimport ChallengeHome\n"),
        Mutation(
            "foundation-essentials", tracker, "import Logging\n", "import Logging\nimport struct Foundation.URL\n"),
        Mutation(
            "foundation-essentials", tracker, "import Logging\n",
            "import Logging\n#if os(Linux)\nimport struct Foundation.Data\n#endif\n",
            at: "import struct Foundation.Data"),
        // Features.
        Mutation("feature-entry", home, "package struct HomeFeature", "struct HomeFeature"),
        Mutation(
            "feature-entry", "Sources/Features/Games/GamesFeature.swift", ": FeatureContract {", " {",
            at: "\"Sources/Features/Games\"", in: "Package.swift"),
        Mutation(
            "feature-dependencies-required", character, "httpClient: any HTTPClientContract,",
            "httpClient: any HTTPClientContract = .shared,"),
        Mutation(
            "feature-dependencies-required", home, "tracker: any TrackerContract", "tracker: HomeTracker",
            at: "struct HomeFeature"),
        Mutation(
            "shared-dependencies-injected", container, "let remoteDataSource =",
            "_ = HTTPClient()\nlet remoteDataSource =",
            at: "HTTPClient()"),
        Mutation("feature-views", character, "func resolve(", "func show(", at: "struct CharacterFeature"),
        Mutation(
            "feature-container", character, "let container: CharacterContainer",
            "let container: CharacterContainer\nprivate let tracker: any TrackerContract"),
        Mutation(
            "feature-container", character, "private let container", "let container", at: "struct CharacterFeature"),
        Mutation(
            "feature-container", character, "httpClient, tracker: tracker)", "httpClient)",
            at: "struct CharacterFeature"),
        Mutation(
            "container-type", container, "final class CharacterContainer: Sendable", "struct CharacterContainer",
            at: "struct CharacterContainer"),
        Mutation("feature-files", navigation, "enum CharacterIncomingNavigation", "enum CharacterDestination"),
        Mutation("prompt-apart", homeView, "struct HomeView: View {", "struct HomeView: View {\nlet exit: Exit"),
        Mutation("visible-face", homeIncoming, "package nonisolated enum", "nonisolated enum"),
        Mutation("hidden-parts", searchModel, "final class", "package final class"),
        // The composition root.
        Mutation("feature-registered", root, "[homeFeature, ", "[", at: "var features"),
        Mutation(
            "composition-root-parts", root, "let tracker: any TrackerContract", "let tracker: Tracker",
            at: "struct AppContainer"),
        Mutation(
            "composition-root-functions", root, "static func makeTrackingProviders", "static func makeProviders",
            at: "struct AppContainer"),
        Mutation(
            "composition-root-functions", root, "func handle(url: URL", "func open(url: URL", at: "struct AppContainer"),
        Mutation(
            "root-files", root, "package struct AppContainer {",
            "struct RootContainerView {}\npackage struct AppContainer {", at: "struct RootContainerView"),
        Mutation("root-views", window, ".onOpenURL", ".onOther", at: "struct RootContainerView"),
        // Containers and use cases.
        Mutation(
            "container-keeps-no-data-source", container, "private let tracker: any TrackerContract",
            "private let tracker: any TrackerContract\nlet remoteDataSource: any CharacterRemoteDataSourceContract"),
        Mutation("container-repositories", container, "private let characterRepository", "let characterRepository"),
        Mutation(
            "container-repositories", container, "let characterRepository: any CharacterRepositoryContract",
            "let characterRepository: CharacterRepository"),
        Mutation(
            "factory-access", container, "func makeCharacterListViewModel", "private func makeCharacterListViewModel"),
        Mutation(
            "factory-navigator", container, "makeCharacterListViewModel(navigator: any NavigatorContract)",
            "makeCharacterListViewModel()"),
        Mutation(
            "factory-tracker", container, "tracker: AdvancedSearchTracker(tracker: tracker)", "tracker: tracker",
            at: "func makeAdvancedSearchViewModel"),
        Mutation("use-case-policy", useCase, "cachePolicy: .localFirst", "cachePolicy: .noCache"),
        Mutation(
            "use-case-dependencies", useCase, "let repository: any CharacterRepositoryContract",
            "let dataSource: any CharacterRemoteDataSourceContract"),
        Mutation(
            "use-case-pairs", detail, "        refreshCharacterUseCase: any RefreshCharacterUseCaseContract,\n", "",
            at: "getCharacterUseCase: any GetCharacterUseCaseContract"),
        Mutation(
            "use-case-pairs", game,
            "    @ObservationIgnored @Injected(\\.refreshGameUseCase) private var refreshGameUseCase\n", "",
            at: "@Injected(\\.getGameUseCase)"),
        Mutation(
            "contract-file", homeNavigator, "struct HomeNavigator: HomeNavigatorContract", "struct HomeNavigator",
            at: "protocol HomeNavigatorContract"),
        // Screens.
        Mutation(
            "view-takes-view-model-only", homeView, "let viewModel: any HomeViewModelContract",
            "let viewModel: any HomeViewModelContract\nlet counter: HomeTracker"),
        Mutation(
            "view-takes-view-model-only", homeView, "let viewModel: any HomeViewModelContract", "",
            at: "struct HomeView: View"),
        Mutation("view-model-contract", homeView, "any HomeViewModelContract", "HomeViewModel", at: "let viewModel"),
        Mutation(
            "screen-files", homeNavigator, "struct HomeNavigator", "struct HomeWay", at: "struct HomeView", in: homeView
        ),
        Mutation(
            "view-model-dependencies", homeViewModel, "private let tracker: any HomeTrackerContract",
            "private let tracker: any TrackerContract"),
        Mutation(
            "view-model-dependencies", games, "Factory<any GetGameUseCaseProtocol>",
            "Factory<any GamesRepositoryProtocol>", at: "@Injected(\\.getGameUseCase)", in: game),
        Mutation(
            "screen-tracker", searchTracker, "struct AdvancedSearchTracker", "struct AdvancedSearchCounter",
            at: "class AdvancedSearchViewModel", in: searchModel),
        Mutation(
            "tracker-events", searchTracker, "_ event: AdvancedSearchEvent", "_ event: Event",
            at: "struct AdvancedSearchTracker"),
        Mutation(
            "screen-shown", prompt, "AdvancedSearchView", "OtherView", at: "struct AdvancedSearchView", in: searchView),
        // Navigation.
        Mutation(
            "navigation-payload", navigation, "case detail(identifier: Int)", "case detail(identifier: Character)"),
        Mutation(
            "navigation-shown", prompt, "navigation: \"CharacterIncomingNavigation.detail\"",
            "navigation: \"CharacterIncomingNavigation.other\"", at: "case detail(identifier", in: navigation),
        Mutation(
            "outgoing-redirect", redirect, "case .characters:", "case .others:", at: "case characters",
            in: homeOutgoing),
        Mutation(
            "redirect-without-default", redirect, "case .characters:", "default: nil // new\ncase .characters:",
            at: "default: nil // new"),
        // Registrations.
        Mutation("registered-contracts", games, "Factory<any APIClientProtocol>", "Factory<APIClient>"),
        Mutation(
            "container-extension", games, "nonisolated extension Container {",
            "extension Container {}\nnonisolated extension Container {"),
        Mutation(
            "no-shared-container", "Sources/Features/Games/GamesFeature.swift", "container.httpClient.register",
            "Container.shared.httpClient.register"),
        Mutation(
            "view-model-injected", game,
            "@ObservationIgnored @Injected(\\.getGameUseCase) private var getGameUseCase",
            "private let getGameUseCase: any GetGameUseCaseProtocol"),
        Mutation(
            "no-singletons", searchModel, "final class AdvancedSearchViewModel: AdvancedSearchViewModelContract {",
            "final class AdvancedSearchViewModel: AdvancedSearchViewModelContract {\n"
                + "static let only = AdvancedSearchViewModel()"),
        // Tests.
        Mutation(
            "feature-tests", "Tests/Features/Home/Feature/HomeFeatureTests.swift", "UnknownNavigation", "Other",
            at: "struct HomeFeature", in: home),
        Mutation(
            "part-tests", "Tests/Features/Home/Presentation/HomeTests.swift", "HomeNavigator(", "make(",
            at: "struct HomeNavigator", in: homeNavigator),
        Mutation(
            "test-container", "Tests/Features/Games/ContainerTests.swift", ".container(registerDoubles), ", "",
            at: "struct ContainerTests"),
    ]
}
