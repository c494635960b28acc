import ChallengeActions
import ChallengeDesignSystem
import ChallengeTestSupport

@Suite("A coordinator's intents", .limited)
@MainActor
struct NavigationCoordinatorIntentTests {
    /// A stack that remembers the intents of its top screen, and answers with their name.
    private final class Stack: IntentReceiverContract {
        var presentedNavigator: (any NavigatorContract)?
        private(set) var received: [Intent] = []

        func receive(_ intent: Intent) async throws -> ActionOutcome {
            guard intent.name != "fail" else { throw StubError("cannot be done") }
            received.append(intent)
            return .output(Report("answer", body: .line([Span(intent.name)]), content: 0))
        }
    }

    private let journey = Journey()
    private let stack = Stack()
    private let search = Intent("search", Arguments(["TEXT": .text("rick")]))
    private let refresh = Intent("refresh")

    private var coordinator: NavigationCoordinator { journey.coordinator }

    init() { coordinator.receiver = stack }

    @Test("The screen on top runs an intent, which is announced and remembered, and its answer is returned")
    func deliver() async throws {
        #expect(try await coordinator.deliver(refresh).answer == ["refresh"])
        coordinator.navigate(to: Place.list)
        #expect(try await coordinator.deliver(search).answer == ["search"])
        #expect(try await coordinator.deliver(refresh).answer == ["refresh"])
        #expect(stack.received == [refresh, search, refresh])
        #expect(journey.delivered == [0: refresh, 1: refresh])
        #expect(journey.delivered[coordinator.entries.count] == refresh)
        #expect(
            journey.events == [
                "deliver refresh  to Place.start at 0", "push Place.list at 1",
                "deliver search rick to Place.list at 1", "deliver refresh  to Place.list at 1",
            ])
    }

    @Test("An intent that fails throws the reason")
    func failure() async {
        await #expect(throws: StubError("cannot be done")) { try await coordinator.deliver(Intent("fail")) }
    }

    @Test("An intent goes to the modal above the stack, whose navigator passes it on, and to no screen below")
    func modal() async throws {
        let above = NavigatorMock()
        coordinator.present(Place.list, style: .sheet)
        stack.presentedNavigator = above
        _ = try await coordinator.deliver(search)
        #expect(above.calls == [.deliver(search)])
        coordinator.dismiss()
        _ = try await coordinator.deliver(refresh)
        #expect(above.calls == [.deliver(search)])
        #expect(stack.received == [refresh])
        #expect(journey.delivered == [0: refresh])
    }

    @Test("A navigation's intent belongs to the pushed entry only, and is announced after the push")
    func takenAlong() {
        coordinator.navigate(to: Place.list, with: search)
        coordinator.navigate(to: Place.detail(identifier: 5))
        #expect(coordinator.entries.map(\.intent) == [search, nil])
        #expect(journey.delivered == [1: search])
        #expect(stack.received.isEmpty)
        #expect(
            journey.events == [
                "push Place.list at 1", "deliver search rick to Place.list at 1",
                "push Place.detail(identifier: 5) at 2",
            ])
    }

    @Test("Going back to the root does not deliver the navigation's intent")
    func takenAlongToRoot() {
        coordinator.navigate(to: Place.list)
        coordinator.navigate(to: Place.start, with: search)
        #expect(journey.events == ["push Place.list at 1", "root Place.start"])
        #expect(journey.delivered.isEmpty)
        #expect(stack.received.isEmpty)
    }

    @Test("Intents are forgotten with their screens: by going back, to the root or to a checkpoint")
    func forgotten() async throws {
        _ = try await coordinator.deliver(refresh)
        coordinator.navigate(to: Place.list, with: search)
        coordinator.navigate(to: Place.list, with: search)
        coordinator.goBack()
        #expect(journey.delivered == [0: refresh, 1: search])
        coordinator.navigate(to: Place.detail(identifier: 5))
        #expect(journey.delivered[coordinator.entries.count] == nil)

        let checkpoint = coordinator.checkpoint()
        _ = try await coordinator.deliver(search)
        coordinator.goToRoot()
        #expect(journey.delivered == [0: refresh])
        checkpoint.restore()
        #expect(journey.delivered == [0: refresh, 1: search])
        #expect(journey.delivered[coordinator.entries.count] == nil)
    }

    @Test("An intent of a cancelled task is not delivered")
    func cancelled() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            coordinator.navigate(to: Place.list, with: search)
            _ = try await coordinator.deliver(search)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(journey.events.isEmpty)
        #expect(journey.delivered.isEmpty)
        #expect(stack.received.isEmpty)
    }
}
