import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The details' view model", .limited)
struct CharacterDetailViewModelTests {
    private let characters = ScriptedCharacters()
    private let images = ScriptedImageLoader()
    private let navigator = RecordingNavigator()
    private let tracker = RecordingTracker()
    private let viewModel: CharacterDetailViewModel

    init() {
        viewModel = CharacterDetailViewModel(
            identifier: 5, getCharacterUseCase: GetCharacterUseCase(repository: characters),
            refreshCharacterUseCase: RefreshCharacterUseCase(repository: characters),
            getCharacterImageUseCase: GetCharacterImageUseCase(imageLoader: images),
            navigator: CharacterDetailNavigator(navigator: navigator),
            tracker: CharacterDetailTracker(tracker: tracker))
    }

    private func followStates() -> FollowedValues<String> {
        FollowedValues { [viewModel] in viewModel.state.name }
    }

    @Test("begins idle, and loads its character when it appears")
    func appear() async {
        let states = followStates()
        await viewModel.didAppear()
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(viewModel.state == .loaded(.sample()))
        #expect(characters.requests == [ScriptedCharacters.Request(identifier: 5, cachePolicy: .localFirst)])
        #expect(tracker.events == ["character_detail_viewed id=5"])
    }

    @Test("keeps the error where it cannot load, and loads again when told to")
    func retry() async {
        characters.setAnswer { .failure(.notFound(identifier: 5)) }
        let states = followStates()
        await viewModel.didAppear()
        #expect(viewModel.state == .error(.notFound(identifier: 5)))
        characters.setAnswer { .success(Fetched(.sample())) }
        await viewModel.didRetry()
        #expect(states.all == ["idle", "loading", "error", "loading", "loaded"])
        #expect(tracker.events == ["character_detail_viewed id=5", "character_detail_retried id=5"])
    }

    @Test("refreshes by asking the API first, without a loading state between")
    func refresh() async throws {
        await viewModel.didAppear()
        characters.setAnswer { .success(Fetched(.sample(name: "New"))) }
        let states = followStates()
        try await viewModel.didRefresh()
        #expect(viewModel.state == .loaded(.sample(name: "New")))
        #expect(states.all == ["loaded", "loaded"])
        #expect(characters.requests.last == ScriptedCharacters.Request(identifier: 5, cachePolicy: .remoteFirst))
        #expect(tracker.events.last == "character_detail_refreshed id=5")
    }

    @Test(
        "throws and keeps what is shown where a refresh fails, also where something was kept",
        arguments: [
            .failure(.failed(.timeout)), .success(Fetched(.sample(name: "Kept"), fallbackReason: .failed(.timeout))),
        ] as [ScriptedCharacters.Answer])
    func refreshFailure(answer: ScriptedCharacters.Answer) async {
        await viewModel.didAppear()
        characters.setAnswer { answer }
        await #expect(throws: CharacterError.failed(.timeout)) { try await viewModel.didRefresh() }
        #expect(viewModel.state == .loaded(.sample()))
    }

    @Test("is as it was when a load is cancelled")
    func cancellation() async {
        #expect(await stateAfterCancelledRetry() == .idle)
        characters.setAnswer { .failure(.failed(.status(500))) }
        await viewModel.didAppear()
        #expect(await stateAfterCancelledRetry() == .error(.failed(.status(500))))
        characters.setAnswer { .success(Fetched(.sample())) }
        await viewModel.didRetry()
        #expect(await stateAfterCancelledRetry() == .loaded(.sample()))
        #expect(await stateAfterCancelledRetry(isNoticed: false) == .loaded(.sample()))
    }

    @Test("gets the picture of a character, and counts it")
    func image() async throws {
        #expect(try await viewModel.didSelectImage(of: .sample(image: "https://host/7.jpeg")) == .sample())
        #expect(images.requests == ["https://host/7.jpeg"])
        #expect(viewModel.state == .idle)
        #expect(tracker.events == ["character_detail_image_selected id=5"])
    }

    @Test("goes back when it is closed, and counts it")
    func close() {
        viewModel.didSelectClose()
        #expect(navigator.calls == [.goBack])
        #expect(tracker.events == ["character_detail_closed id=5"])
    }

    private func stateAfterCancelledRetry(isNoticed: Bool = true) async -> CharacterDetailViewState {
        let gate = Gate()
        characters.setAnswer {
            await gate.pass()
            return Task.isCancelled && isNoticed
                ? .failure(.failed(.cancelled)) : .success(Fetched(.sample(name: "Late")))
        }
        let retry = Task { await viewModel.didRetry() }
        await gate.waitForArrival()
        #expect(viewModel.state == .loading)
        retry.cancel()
        await retry.value
        return viewModel.state
    }
}
