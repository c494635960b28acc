import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames
import SwiftUI

@Suite("The registrations of the games", .container(registerDoubles), .limited)
struct ContainerTests {
    private var container: Container { .shared }
    private let navigator = NavigatorMock()

    @Test("Each view has a new view model, which is freed with it")
    func viewModels() {
        var view: GamesListView? = GamesListView(viewModel: container.gamesViewModel())
        weak let viewModel = view?.viewModel
        #expect(viewModel != nil)
        #expect(viewModel !== container.gamesViewModel())
        view = nil
        #expect(viewModel == nil)
    }

    @Test("A reset forgets the games and keeps the API client")
    func reset() async throws {
        let client = HTTPClientMock { _ in .success(GamesUnderTest.zelda) }
        container.httpClient.register { client }
        for _ in 0..<2 { _ = try await container.getGameUseCase().execute(identifier: 7) }
        #expect(client.requests.count == 1)
        container.reset()
        _ = try await container.getGameUseCase().execute(identifier: 7)
        #expect(client.requests.count == 2)
    }

    @Test("Two features share no games")
    func features() async throws {
        for title in ["A", "B"] {
            let games = GamesUnderTest()
            games.client.setAnswer { _ in .success(#"{"id":8,"title":"\#(title)"}"#) }
            #expect(try await games.rendering(of: .detail(identifier: 8)).title == title)
        }
    }

    @Test("A context replaces a registration for the duration of an operation")
    func context() {
        container.with {
            $0.apiClient.register { MockAPIClient() }
        } do: {
            let client = Container.shared.apiClient()
            #expect(client is MockAPIClient)
        }
        #expect(container.apiClient() is APIClient)
    }

    @Test("A replacement at the bottom reaches the view, whose navigator makes it with an injected view model")
    func depth() async {
        container.apiClient.register { MockAPIClient() }
        let list = AnyView(GamesNavigator(navigator: navigator).makeGamesListView())
        let view = AnyView(list.screen(for: GamesIncomingNavigation.list, by: navigator))
        await view.appear()
        let selection = view.render().selection
        #expect(selection?.items.map(\.identifier.number) == [5])
        selection?.open(5)
        #expect(navigator.calls == [.navigate(to: GamesIncomingNavigation.detail(identifier: 5))])
    }
}

@Suite("The page docs/wiring.md", .limited)
struct WiringPageTests {
    /// The package that this file is in.
    private static let package = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
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
