import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The details' view", .limited)
struct CharacterDetailViewTests {
    private final class ViewModelDouble: CharacterDetailViewModelContract {
        let identifier = 5
        var state = CharacterDetailViewState.idle
        var failure: CharacterError?
        var imageFailure: ImageError?
        /// What trying again leads to; nil leaves everything as it was.
        var stateAfterRetry: CharacterDetailViewState?
        private(set) var calls: [String] = []

        func didAppear() async { calls.append("appear") }
        func didRetry() async {
            calls.append("retry")
            if let stateAfterRetry { state = stateAfterRetry }
        }
        func didSelectClose() { calls.append("close") }
        func didSelectImage(of character: Character) async throws(ImageError) -> Picture {
            calls.append("image \(character.image)")
            if let imageFailure { throw imageFailure }
            return .sample(width: 300, height: 200)
        }
        func didRefresh() async throws(CharacterError) {
            calls.append("refresh")
            if let failure { throw failure }
        }
    }

    private let viewModel = ViewModelDouble()
    private var view: CharacterDetailView { CharacterDetailView(viewModel: viewModel) }

    private func render(_ state: CharacterDetailViewState) -> Rendering {
        viewModel.state = state
        return view.render()
    }

    @Test("has the character's name for a title once it is known, and the number at any time")
    func names() {
        for (state, title) in [
            (.idle, "Character"), (.loading, "Character"), (.error(.failed(.timeout)), "Character"),
            (.loaded(.sample(name: "Rick")), "Rick"),
        ] as [(CharacterDetailViewState, String)] {
            let rendering = render(state)
            #expect(rendering.screen == "CharacterDetail")
            #expect(rendering.label == "5")
            #expect(rendering.title == title)
            #expect(rendering.summary == "character 5")
            #expect(rendering.state == state.name)
            #expect(rendering.selection == nil)
        }
    }

    @Test("shows what is known of the character and leaves out what is empty")
    func loaded() {
        let full = Character.sample(status: .dead, type: "Clone", gender: .unknown, episodes: [28, 3, 7])
        #expect(
            render(.loaded(full)).lines == [
                "Status | <filledDot> Dead", "Species | Human", "Type | Clone", "Gender | Unknown", "Origin | Earth",
                "Location | Citadel", "Episodes | 3, first seen in episode 3", "Image | https://host/1.jpeg",
            ])
        let sparse = render(.loaded(.sample(episodes: [], image: ""))).lines
        #expect(sparse.map { $0.split(separator: " ").first } == ["Status", "Species", "Gender", "Origin", "Location"])
    }

    @Test("says that it loads, or why it could not and what to do")
    func withoutCharacter() {
        #expect(render(.idle).lines == ["The character is not loaded.", "Type retry to load it."])
        #expect(render(.loading).lines == ["Loading the character"])
        #expect(
            render(.error(.failed(.status(500)))).lines == [
                "<warning> Cannot load /api/character: the API answered with status 500.",
                "Wait a little, then type retry.",
            ])
        #expect(
            render(.error(.notFound(identifier: 5))).lines == [
                "<warning> There is no character 5.", "Type back to leave.",
            ])
    }

    @Test("is for programs what the state has and nothing else")
    func content() throws {
        #expect(try render(.idle).content == [:])
        #expect(try render(.loading).content == [:])
        #expect(
            try render(.loaded(.sample(5, name: "Rick", gender: .genderless))).content == [
                "character": [
                    "id": 5, "name": "Rick", "status": "Alive", "species": "Human", "type": "",
                    "gender": "Genderless", "origin": "Earth", "location": "Citadel",
                ]
            ])
        let sentence = JSONValue.string("Cannot load /api/character: no answer in time.")
        #expect(try render(.error(.failed(.timeout))).content == ["message": sentence, "canRetry": true])
        #expect(
            try render(.error(.notFound(identifier: 5))).content == [
                "message": "There is no character 5.", "canRetry": false,
            ])
    }

    @Test("offers to refresh, which tells a failure and that what is shown is old, and to close")
    func actions() async throws {
        let rendering = render(.loaded(.sample()))
        #expect(rendering.actionNames == ["refresh", "retry", "image", "close"])
        try await rendering.perform("refresh")
        try await rendering.perform("close")
        viewModel.failure = .failed(.timeout)
        let message =
            "cannot load /api/character: no answer in time; wait a little; what is shown was loaded before"
        await #expect(throws: ActionError(message)) { try await rendering.perform("refresh") }
        #expect(viewModel.calls == ["refresh", "close", "refresh"])
    }

    @Test("offers the character's picture, or its address where none can be shown")
    func image() async throws {
        guard case .output(let report) = try await render(.loaded(.sample())).perform("image") else {
            Issue.record("no answer")
            return
        }
        #expect(report.name == "image")
        #expect(
            report.body == .picture(.sample(width: 300, height: 200), otherwise: .verbatim(["https://host/1.jpeg"])))
        #expect(
            try JSONValue(encoding: report.content) == [
                "url": "https://host/1.jpeg", "width": 300, "height": 200,
            ])
        #expect(viewModel.calls == ["image https://host/1.jpeg"])
    }

    @Test("offers the address of the picture where the data came with the program, and says how to see more")
    func imageWithoutNetwork() async throws {
        viewModel.imageFailure = .noNetwork
        guard case .output(let report) = try await render(.loaded(.sample())).perform("image") else {
            Issue.record("no answer")
            return
        }
        #expect(
            report.body.lines == [
                "https://host/1.jpeg",
                "There is no API to load the picture from; start with --live or --base-url.",
            ])
        #expect(try JSONValue(encoding: report.content) == ["url": "https://host/1.jpeg"])
    }

    @Test("says why there is no picture, and where it should be")
    func imageFailures() async throws {
        let samples: [(ImageError, String)] = [
            (.missing, "there is no picture of this character here"),
            (
                .foreign(base: "http://api"),
                "the picture is not fetched, as it is not below http://api: https://host/1.jpeg"
            ),
            (.noAddress, "the picture is not fetched, as this is no address: https://host/1.jpeg"),
            (.unreadable("it is green"), "the picture at https://host/1.jpeg cannot be shown: it is green"),
            (
                .failed("there is no such path (status 404)"),
                "cannot load https://host/1.jpeg: there is no such path (status 404)"
            ),
        ]
        for (failure, sentence) in samples {
            viewModel.imageFailure = failure
            await #expect(throws: ActionError(sentence)) {
                try await render(.loaded(.sample())).perform("image")
            }
        }
        let nobody = ActionError("no character is loaded whose picture could be shown")
        await #expect(throws: nobody) { try await render(.error(.failed(.timeout))).perform("image") }
    }

    @Test("offers to try again after an error, where that may help")
    func retry() async throws {
        let nothing = ActionError("nothing has failed here; 'refresh' loads the character anew")
        await #expect(throws: nothing) { try await render(.loaded(.sample())).perform("retry") }
        await #expect(throws: ActionError("there is no character 5")) {
            try await render(.error(.notFound(identifier: 5))).perform("retry")
        }
        #expect(viewModel.calls.isEmpty)
        let message = "cannot load /api/character: no answer in time; wait a little"
        await #expect(throws: ActionError(message)) {
            try await render(.error(.failed(.timeout))).perform("retry")
        }
        viewModel.stateAfterRetry = .loaded(.sample())
        try await render(.error(.failed(.timeout))).perform("retry")
        try await render(.idle).perform("retry")
        #expect(viewModel.calls == ["retry", "retry", "retry"])
    }

    @Test("tells its view model that it has appeared, and nothing when it is only drawn")
    func appear() async {
        _ = view.render()
        #expect(viewModel.calls.isEmpty)
        await view.appear()
        #expect(viewModel.calls == ["appear"])
    }
}
