import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The view of a game's details", .limited)
struct GameDetailViewTests {
    private let viewModel = GameDetailViewModelDouble(.loaded(.sample(7)))
    private var rendering: Rendering { GameDetailView(viewModel: viewModel).render() }

    private func render(_ state: GameDetailViewState) -> Rendering {
        GameDetailView(viewModel: GameDetailViewModelDouble(state)).render()
    }

    @Test("shows what is known of the game")
    func loaded() throws {
        viewModel.state = .loaded(
            .sample(7, title: "Tetris", year: 1985, platforms: ["Electronika 60", "Game Boy"], image: "https://i"))
        #expect(rendering.screen == "GameDetail")
        #expect(rendering.label == "7")
        #expect(rendering.title == "Tetris")
        #expect(rendering.summary == "game 7")
        #expect(
            rendering.lines.map { $0.split(separator: " | ", maxSplits: 1).map(String.init) } == [
                ["Year", "1985"], ["Platforms", "Electronika 60, Game Boy"], ["Genre", "Adventure"],
                ["Developer", "Nintendo"], ["Image", "https://i"],
            ])
        #expect(try rendering.content["game"]["title"] == "Tetris")
    }

    @Test("says that the year is not known, and that a title is missing")
    func unknown() {
        let rendering = render(.loaded(.sample(title: "", year: nil)))
        #expect(rendering.title == "(no title)")
        #expect(rendering.lines.first?.hasSuffix("unknown") == true)
    }

    @Test(
        "says what there is in place of a game",
        arguments: [
            (.idle, ["The game is not loaded.", "Type retry to load it."]), (.loading, ["Loading the game"]),
            (.error(.notFound(identifier: 99)), ["<warning> There is no game 99.", "Type back to leave."]),
            (
                .error(.failed(.request("/api/game/7", .unreadable(.missing("id"))))),
                ["<warning> Cannot load /api/game/7: 'id' is missing.", "Type retry to try again."]
            ),
        ] as [(GameDetailViewState, [String])])
    func withoutGame(state: GameDetailViewState, lines: [String]) {
        #expect(render(state).lines == lines)
        #expect(render(state).title == "Game")
    }

    @Test("has for programs whether trying again may help")
    func snapshot() throws {
        let content = try render(.error(.notFound(identifier: 99))).content
        #expect(content == ["message": "There is no game 99.", "canRetry": false])
        #expect(try render(.error(.failed(.list(.timeout)))).content["canRetry"] == true)
    }

    @Test("tells its view model that it has appeared, and that it is left")
    func calls() async throws {
        await GameDetailView(viewModel: viewModel).appear()
        try await rendering.perform("close")
        #expect(viewModel.calls == ["appear", "close"])
    }

    @Test("shows the cover; where there is no API to ask, where it would be; otherwise says why there is none")
    func image() async throws {
        viewModel.state = .loaded(.sample(7, image: "https://host/7.jpeg"))
        let answer = try await rendering.perform("image").answer
        #expect(answer == ["<picture 300x300>", "https://host/7.jpeg"])
        viewModel.imageError = .noNetwork
        let reason = "There is no API to load the picture from; start with --live or --base-url."
        #expect(try await rendering.perform("image").answer == ["https://host/7.jpeg", reason])
        viewModel.imageError = .missing
        await #expect(throws: ActionError("there is no picture of this game here")) {
            try await rendering.perform("image")
        }
        #expect(viewModel.calls == ["image of 7", "image of 7", "image of 7"])
        viewModel.state = .idle
        await #expect(throws: ActionError("no game is loaded whose cover could be shown")) {
            try await rendering.perform("image")
        }
    }

    @Test("refreshes; a failure is told, and what is shown, if anything is")
    func refresh() async throws {
        #expect(try await rendering.perform("refresh").isDone)
        viewModel.failure = .failed(.list(.timeout))
        let message = "cannot load /api/game?page=1: no answer in time; wait a little"
        await #expect(throws: ActionError(message + "; what is shown was loaded before")) {
            try await rendering.perform("refresh")
        }
        viewModel.state = .idle
        await #expect(throws: ActionError(message)) { try await rendering.perform("refresh") }
    }

    @Test("tries again after an error or an interruption, and where that may help")
    func retry() async throws {
        await #expect(throws: ActionError("nothing has failed here; 'refresh' loads the game anew")) {
            try await rendering.perform("retry")
        }
        viewModel.state = .error(.notFound(identifier: 99))
        await #expect(throws: ActionError("there is no game 99")) { try await rendering.perform("retry") }
        #expect(viewModel.calls.isEmpty)
        viewModel.state = .error(.failed(.list(.timeout)))
        viewModel.stateAfterRetry = .error(.failed(.list(.status(500))))
        await #expect(
            throws: ActionError("cannot load /api/game?page=1: the API answered with status 500; wait a little")
        ) { try await rendering.perform("retry") }
        viewModel.stateAfterRetry = .loaded(.sample())
        #expect(try await rendering.perform("retry").isDone)
        #expect(viewModel.calls == ["retry", "retry"])
    }
}
