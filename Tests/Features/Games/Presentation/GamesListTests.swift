import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames
import SwiftUI

@Suite("The list of games", .limited)
struct GamesListTests {
    private let games = GamesUnderTest()

    private func render() async throws -> Rendering { try await games.rendering(of: .list) }

    @Test("The list shows the failure, and says for an API without games that the program has some")
    func failures() async throws {
        games.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            try await render().lines == [
                "<warning> Cannot load /api/game?page=1: no response in time.", "Wait a little, then type retry.",
            ])
        games.client.setAnswer { _ in .failure(.status(404, body: Data())) }
        #expect(
            try await render().lines == [
                "<warning> Cannot load /api/game?page=1: this API has no games (status 404); "
                    + "leave out --live and --base-url.",
                "Type retry to try again.",
            ])
    }
}
