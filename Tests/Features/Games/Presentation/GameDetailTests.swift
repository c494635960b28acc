import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames

@Suite("The details of a game", .container, .limited)
struct GameDetailTests {
    private let games = GamesUnderTest()

    private func render(_ identifier: Int = 7) async -> Rendering {
        let view = games.detail(identifier)
        await view.appear()
        return view.render()
    }

    @Test("The details show the known values, to people and to programs")
    func rows() async throws {
        let rendering = await render()
        #expect(
            rendering.page == [
                "The Legend of Zelda", "game 7", "Year | 1986", "Platforms | NES, Game Boy", "Genre | Adventure",
                "Developer | Nintendo",
                "Image | https://host/7.jpeg",
            ])
        #expect(
            try rendering.content == [
                "game": [
                    "id": 7, "title": "The Legend of Zelda", "year": 1986, "platforms": ["NES", "Game Boy"],
                    "genre": "Adventure", "developer": "Nintendo",
                ]
            ])
        #expect(try await rendering.perform("image").answer == ["<picture 2x1>", "https://host/7.jpeg"])
    }

    @Test("The details leave out empty values except the year")
    func sparse() async {
        games.client.setAnswer { _ in .success(#"{"id":8}"#) }
        #expect(await render(8).page == ["(no title)", "game 8", "Year | unknown"])
    }

    @Test("The screen says that there is no such game, or what has failed, or that the API has no games")
    func failures() async {
        games.client.setAnswer { _ in .failure(.notFound("Game not found")) }
        #expect(await render(99).lines == ["<warning> There is no game 99.", "Type back to leave."])
        games.client.setAnswer { _ in .success(#"{"title":"Tetris"}"#) }
        #expect(
            await render().lines == ["<warning> Cannot load /api/game/7: 'id' is missing.", "Type retry to try again."])
        games.client.setAnswer { _ in .failure(.status(404, body: Data())) }
        #expect(await render().lines.first?.contains("this API has no games") == true)
    }

    @Test("Going back from the details has an event of its own")
    func events() async throws {
        try await games.detail().render().perform("close")
        #expect(games.navigator.calls == [.goBack])
        #expect(games.tracker.events == ["game_detail_closed id=7"])
    }
}
