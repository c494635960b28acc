import ChallengeCore
import Testing

@testable import ChallengeSystem

@Suite("The not-found view model")
struct NotFoundViewModelTests {
    private final class Recorder: NotFoundNavigatorContract, NotFoundTrackerContract {
        var calls: [String] = []

        func goBack() { calls.append("go back") }
        func trackScreenViewed() { calls.append("track viewed") }
        func trackClosed() { calls.append("track closed") }
    }

    private let recorder = Recorder()

    private func makeViewModel(reason: NotFoundReason? = nil) -> NotFoundViewModel {
        NotFoundViewModel(reason: reason, navigator: recorder, tracker: recorder)
    }

    @Test("keeps the reason that it was made for", arguments: [nil, NotFoundReason.unknownLink("x")])
    func reason(reason: NotFoundReason?) {
        #expect(makeViewModel(reason: reason).reason == reason)
    }

    @Test("counts each time that it appears")
    func appear() {
        makeViewModel().didAppear()
        #expect(recorder.calls == ["track viewed"])
    }

    @Test("goes back when it is closed, and counts it first")
    func close() {
        makeViewModel().didSelectClose()
        #expect(recorder.calls == ["track closed", "go back"])
    }
}
