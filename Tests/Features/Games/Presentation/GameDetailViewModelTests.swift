import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeGames

private nonisolated struct GetGameUseCaseSpy: GetGameUseCaseProtocol {
    let calls: Recorder<String>

    func execute(identifier: Int) -> Game {
        calls.record("get \(identifier)")
        return .pong
    }
}

private nonisolated struct RefreshGameUseCaseSpy: RefreshGameUseCaseProtocol {
    let calls: Recorder<String>

    func execute(identifier: Int) -> Fetched<Game, LoadFailure> {
        calls.record("refresh \(identifier)")
        return Fetched(.pong)
    }
}

private nonisolated struct GameDetailTrackerSpy: GameDetailTrackerProtocol {
    let events = Recorder<GameDetailEvent>()

    func track(_ event: GameDetailEvent) { events.record(event) }
}

@Suite("The view model of a game", .container(registerDoubles), .limited)
struct GameDetailViewModelTests {
    struct Step: Sendable {
        let perform: @MainActor @Sendable (GameDetailViewModel) async throws -> Void
        let calls: [String]
        let events: [GameDetailEvent]
    }

    @Test(
        "Each of the user's steps calls its use case, and is tracked",
        arguments: [
            .init(perform: { await $0.detail.appear() }, calls: ["get 5"], events: [.screenViewed(identifier: 5)]),
            .init(
                perform: { try await $0.detail.refresh() }, calls: ["refresh 5"], events: [.refreshed(identifier: 5)]),
            .init(perform: { await $0.detail.retry() }, calls: ["get 5"], events: [.retried(identifier: 5)]),
            .init(perform: { $0.detail.selectImage() }, calls: [], events: [.imageSelected(identifier: 5)]),
            .init(perform: { $0.detail.close() }, calls: [], events: [.closed(identifier: 5)]),
        ] as [Step])
    func steps(step: Step) async throws {
        let (made, tracker) = (Recorder<String>(), GameDetailTrackerSpy())
        Container.shared.getGameUseCase.register { GetGameUseCaseSpy(calls: made) }
        Container.shared.refreshGameUseCase.register { RefreshGameUseCaseSpy(calls: made) }
        Container.shared.gameDetailTracker.register { tracker }
        try await step.perform(Container.shared.gameDetailViewModel(identifier: 5)())
        #expect(made.all == step.calls)
        #expect(tracker.events.all == step.events)
    }

    @Test("The tracker passes on each event under its declared name, with the game's identifier")
    func events() {
        let tracker = TrackerMock()
        let events: [GameDetailEvent] = [
            .screenViewed(identifier: 5), .refreshed(identifier: 5), .retried(identifier: 5), .closed(identifier: 5),
            .imageSelected(identifier: 5),
        ]
        for event in events { GameDetailTracker(tracker: tracker).track(event) }
        let names = ["viewed", "refreshed", "retried", "closed", "image_selected"].map { "game_detail_\($0)" }
        #expect(tracker.events == names.map { "\($0) id=5" })
        #expect(GameDetailView.declaration.description.events == names.map { EventDescription($0, keys: ["id"]) })
    }
}
