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
    private static let homeView = "Sources/Features/Home/HomeView.swift"
    private static let character = "Sources/Features/Character/CharacterFeature.swift"
    private static let navigation = "Sources/Features/Character/Presentation/CharacterNavigation.swift"
    private static let container = "Sources/Features/Character/CharacterContainer.swift"
    private static let detail = "Sources/Features/Character/Presentation/CharacterDetail.swift"
    private static let search = "Sources/Features/Character/Presentation/AdvancedSearch.swift"
    private static let game = "Sources/Features/Games/Presentation/GameDetail.swift"
    private static let games = "Sources/Features/Games/Injection/Container+Games.swift"
    private static let root = "Sources/AppKit/AppContainer.swift"
    private static let redirect = "Sources/AppKit/AppNavigationRedirect.swift"
    private static let tracker = "Sources/Libraries/Core/Tracking/Tracker.swift"
    private static let repository = "Sources/Libraries/Listing/Repository.swift"

    static let all = [
        Mutation("readable", search, "func track(_ what: String) {", "func track(_ what: String {"),
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
        Mutation("feature-registered", root, "HomeFeature(", "make(", at: "let features"),
        Mutation(
            "composition-root-parts", root, "let tracker: any TrackerContract", "let tracker: Tracker",
            at: "struct AppContainer"),
        Mutation(
            "composition-root-parts", root, "static func makeTrackingProviders", "static func makeProviders",
            at: "struct AppContainer"),
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
        Mutation(
            "feature-container", character, "let container: CharacterContainer",
            "let container: CharacterContainer\nprivate let tracker: any TrackerContract"),
        Mutation(
            "feature-container", character, "let container: CharacterContainer", "let wiring: CharacterContainer",
            at: "struct CharacterFeature"),
        Mutation("visible-face", home, "package nonisolated enum HomeIncoming", "nonisolated enum HomeIncoming"),
        Mutation("hidden-parts", container, "struct CharacterContainer", "package struct CharacterContainer"),
        // Containers and use cases.
        Mutation(
            "container-keeps-no-data-source", container, "struct CharacterContainer {",
            "struct CharacterContainer {\nprivate let remoteDataSource: CharacterRemoteDataSource"),
        Mutation("container-repositories", container, "private var characterRepository", "var characterRepository"),
        Mutation(
            "container-repositories", container, "any RepositoryContract<Character, CharacterFilter>",
            "CharacterRepository"),
        Mutation(
            "factory-access", container, "func makeCharacterListViewModel", "private func makeCharacterListViewModel"),
        Mutation(
            "factory-navigator", container, "makeCharacterListViewModel(navigator: any NavigatorContract)",
            "makeCharacterListViewModel()"),
        Mutation(
            "use-case-policy", repository, "item(identifier, cachePolicy: .remoteFirst",
            "item(identifier, cachePolicy: .noCache"),
        Mutation(
            "use-case-dependencies", repository, "private let imageLoader: any ImageLoaderContract",
            "private let httpClient: any HTTPClientContract"),
        Mutation(
            "use-case-pairs", game, "    @Injected(\\.refreshGameUseCase) private var refreshGameUseCase\n", "",
            at: "@Injected(\\.getGameUseCase)"),
        // Screens.
        Mutation(
            "view-takes-view-model-only", homeView, "let viewModel: HomeViewModel",
            "let viewModel: HomeViewModel\nlet counter: HomeTracker"),
        Mutation(
            "view-takes-view-model-only", homeView, "let viewModel: HomeViewModel", "", at: "struct HomeView: View"),
        Mutation(
            "view-model-dependencies", homeView, "let tracker: HomeTracker",
            "let tracker: any TrackerContract"),
        Mutation(
            "view-model-dependencies", games, "Factory<GetGameUseCase>", "Factory<any RepositoryContract<Game>>",
            at: "@Injected(\\.getGameUseCase)", in: game),
        Mutation(
            "screen-tracker", search, "struct AdvancedSearchTracker", "struct AdvancedSearchCounter",
            at: "class AdvancedSearchViewModel"),
        Mutation("tracker-events", search, "TrackingEvent(", "(", at: "struct AdvancedSearchTracker"),
        Mutation(
            "screen-shown", character, "AdvancedSearchView", "OtherView", at: "struct AdvancedSearchView",
            in: search),
        // Navigation.
        Mutation(
            "navigation-payload", navigation, "case detail(identifier: Int)", "case detail(identifier: Character)"),
        Mutation(
            "navigation-shown", detail, "navigation: \"CharacterIncomingNavigation.detail\"",
            "navigation: \"CharacterIncomingNavigation.other\"", at: "case detail(identifier", in: navigation),
        Mutation("outgoing-redirect", redirect, "case .characters:", "case .others:", at: "case characters", in: home),
        Mutation(
            "redirect-without-default", redirect, "case .characters:", "default: nil // new\ncase .characters:",
            at: "default: nil // new"),
        // Registrations.
        Mutation(
            "registered-contracts", games, "Factory<any RemoteDataSourceContract<Game, GameFilter>>",
            "Factory<APIClient>"),
        Mutation(
            "container-extension", games, "nonisolated extension Container {",
            "extension Container {}\nnonisolated extension Container {"),
        Mutation(
            "no-shared-container", "Sources/Features/Games/GamesFeature.swift", "container.httpClient.register",
            "Container.shared.httpClient.register"),
        Mutation(
            "view-model-injected", game,
            "@Injected(\\.getGameUseCase) private var getGameUseCase", "private let getGameUseCase: GetGameUseCase"),
        Mutation(
            "no-singletons", search, "final class AdvancedSearchViewModel {",
            "final class AdvancedSearchViewModel {\nstatic let only = AdvancedSearchViewModel()"),
    ]
}
