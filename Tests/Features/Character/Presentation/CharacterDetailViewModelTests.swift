import ChallengeActions
import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The model of the details of a character", .limited)
struct CharacterDetailViewModelTests {
    private let getCharacter = GetCharacterUseCaseMock()
    private let refreshCharacter = RefreshCharacterUseCaseMock()
    private let navigator = CharacterDetailNavigatorMock()
    private let tracker = CharacterDetailTrackerMock()
    private let sut: CharacterDetailViewModel

    init() {
        sut = CharacterDetailViewModel(
            identifier: 5, getCharacterUseCase: getCharacter, refreshCharacterUseCase: refreshCharacter,
            navigator: navigator, tracker: tracker)
    }

    @Test("The details begin with the character")
    func appear() async {
        await sut.detail.appear()
        #expect(sut.detail.state == .loaded(.stub()))
        #expect(getCharacter.identifiers == [5])
        #expect(tracker.events == ["screenViewed 5"])
    }

    @Test(
        "A failed load is shown, and can be repeated",
        arguments: [
            (.characterNotFound(identifier: 5), .notFound(identifier: 5)), (.loadFailed(.stub), .stub),
        ] as [(CharacterError, LoadFailure)])
    func retry(error: CharacterError, failure: LoadFailure) async {
        getCharacter.result = .failure(error)
        await sut.detail.appear()
        #expect(sut.detail.state == .error(failure))
        getCharacter.result = .success(.stub())
        await sut.detail.retry()
        #expect(sut.detail.state == .loaded(.stub()))
        #expect(tracker.events == ["screenViewed 5", "retried 5"])
    }

    @Test("A refresh that falls back to the cache tells why, and keeps what is shown")
    func refresh() async throws {
        refreshCharacter.result = .success(Fetched(.stub(name: "New Rick")))
        try await sut.detail.refresh()
        refreshCharacter.result = .success(Fetched(.stub(name: "Old Rick"), fallbackReason: .loadFailed(.stub)))
        await #expect(throws: LoadFailure.stub) { try await sut.detail.refresh() }
        refreshCharacter.result = .failure(.characterNotFound(identifier: 5))
        await #expect(throws: LoadFailure.notFound(identifier: 5)) { try await sut.detail.refresh() }
        #expect(sut.detail.state.value?.name == "New Rick")
        #expect(tracker.events == ["refreshed 5", "refreshed 5", "refreshed 5"])
    }

    @Test("The details lead to the origin and the episodes, and not to a place without details")
    func links() async {
        sut.didSelectOrigin()
        sut.didSelectLocation()
        #expect(navigator.calls.isEmpty)
        await sut.detail.appear()
        sut.didSelectOrigin()
        sut.didSelectLocation()
        sut.didSelectEpisodes()
        #expect(navigator.calls == ["location 20", "episodes 5"])
        #expect(tracker.events == ["screenViewed 5", "originSelected 5", "episodesSelected 5"])
    }

    @Test("The details lead to the last known location")
    func location() async {
        let place = Character.Place(name: "Citadel", identifier: 3)
        let rick = Character.stub()
        getCharacter.result = .success(
            Character(
                identifier: 5, name: rick.name, status: rick.status, species: "", type: "", gender: rick.gender,
                origin: rick.origin, location: place, episodes: [], image: ""))
        await sut.detail.appear()
        sut.didSelectLocation()
        #expect(navigator.calls == ["location 3"])
        #expect(tracker.events.last == "locationSelected 5")
    }
}
