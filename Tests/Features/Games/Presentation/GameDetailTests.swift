import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames
import SwiftUI

@Suite("The details of a game", .limited)
struct GameDetailTests {
    private let games = GamesUnderTest()

    private func render(_ identifier: Int = 7) async throws -> Rendering {
        try await games.rendering(of: .detail(identifier: identifier))
    }

    @Test("The details leave out empty values except the year")
    func sparse() async throws {
        games.client.setAnswer { _ in .success(#"{"id":8}"#) }
        let rendering = try await render(8)
        #expect(rendering.page == ["(no title)", "game 8", "Year | unknown"])
        #expect(
            try rendering.content == [
                "game": ["id": 8, "title": "", "platforms": [], "genre": "", "developer": "", "image": ""]
            ])
    }

    @Test("The screen says that there is no such game, or what has failed, or that the API has no games")
    func failures() async throws {
        games.client.setAnswer { _ in .failure(.notFound("Game not found")) }
        #expect(try await render(99).lines == ["<warning> There is no game 99.", "Type back to leave."])
        games.client.setAnswer { _ in .success(#"{"title":"Tetris"}"#) }
        #expect(
            try await render().lines == [
                "<warning> Cannot load /api/game/7: 'id' is missing.", "Type retry to try again.",
            ])
        games.client.setAnswer { _ in .failure(.status(404, body: Data())) }
        #expect(try await render().lines.first?.contains("this API has no games") == true)
    }
}
