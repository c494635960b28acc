import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames
import SwiftUI

/// An API with one game on each page.
private nonisolated struct MockAPIClient: RemoteDataSourceContract {
    static let game = Game(id: 5, title: "Pong", year: nil, platforms: [], genre: "", developer: "", image: "")

    func item(_ identifier: Int) -> Game? { Self.game }
    func page(_ page: Int, matching query: GameFilter) -> ListPage<Game> {
        ListPage(items: [Self.game], page: page, pages: page, total: 1)
    }
}

@Suite("The registrations of the games", .container, .limited)
struct ContainerTests {
    private var container: Container { .shared }

    @Test("Each view has a new view model, which is freed with it")
    func viewModels() {
        _ = GamesUnderTest()
        var view: GamesListView? = GamesListView(viewModel: container.gamesViewModel())
        weak let viewModel = view?.viewModel
        #expect(viewModel != nil)
        #expect(viewModel !== container.gamesViewModel())
        view = nil
        #expect(viewModel == nil)
    }

    @Test("Two features share no games")
    func features() async throws {
        for title in ["A", "B"] {
            let client = HTTPClientMock { _ in .success(#"{"id":8,"title":"\#(title)"}"#) }
            let feature = GamesFeature(
                httpClient: client, tracker: TrackerMock())
            let view = try #require(
                feature.resolve(GamesIncomingNavigation.detail(identifier: 8), navigator: NavigatorMock()))
            await view.appear()
            #expect(view.render().title == title)
        }
    }

    @Test("A registration can be overridden for the duration of an operation")
    func overriding() {
        container.with {
            $0.apiClient.register { MockAPIClient() }
        } do: {
            #expect(Container.shared.apiClient() is MockAPIClient)
        }
        container.httpClient.register { HTTPClientMock { _ in .failure(.timeout) } }
        #expect(container.apiClient() is APIClient)
    }

    @Test("Registered replacements are used from the bottom to the view")
    func chain() async {
        let games = GamesUnderTest()
        Container.shared.apiClient.register { MockAPIClient() }
        let view = games.list()
        await view.appear()
        let page = MockAPIClient().page(1, matching: GameFilter())
        #expect(view.render().selection?.items.map(\.identifier.number) == page.items.map(\.id))
        #expect(games.client.requests.isEmpty)
    }
}

@Suite("The page docs/wiring.md", .limited)
struct WiringPageTests {
    /// The package that this file is in.
    private static let package = (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .resolvingSymlinksInPath()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    @Test("The page shows the program's own code, each piece from the file that it names")
    func page() throws {
        let page = try Self.text("docs/wiring.md")
        let pieces = page.matches(of: #/<!-- (?<path>\S+\.swift) -->\n```swift\n(?<code>[^`]+)```/#)
        #expect(pieces.count >= 10)
        #expect(pieces.count == page.matches(of: #/```swift/#).count)
        for piece in pieces {
            #expect(try Self.text(String(piece.path)).contains(piece.code), "\(piece.path) has no\n\(piece.code)")
        }
    }
}
