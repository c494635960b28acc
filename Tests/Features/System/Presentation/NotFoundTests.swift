import ChallengeTestSupport
import Testing

@testable import ChallengeSystem

@Suite("The not-found screen")
struct NotFoundTests {
    private let calls = Recorder<String>()
    private nonisolated static let tooMany = (0...RedirectChain.limit + 1).map { "Step\($0)" }

    private func viewModel(_ reason: NotFoundReason?) -> NotFoundViewModel {
        NotFoundViewModel(
            reason: reason, navigator: NotFoundNavigatorMock(calls: calls), tracker: NotFoundTrackerMock(calls: calls))
    }

    @Test(
        "The message names the fault in one sentence, with the whole chain after a redirect",
        arguments: [
            (.unresolved(navigation: "A.one"), "No feature shows A.one.", []),
            (.noRedirect(chain: ["A.one"]), "No redirect for A.one.", []),
            (
                .noRedirect(chain: ["A.one", "B.two"]),
                "No redirect for B.two, the end of this chain of redirects.", ["A.one", "B.two"]
            ),
            (
                .redirectCycle(chain: ["A.one", "B.two", "A.one"]),
                "The redirects form a loop: they return to A.one.", ["A.one", "B.two", "A.one"]
            ),
            (
                .tooManyRedirects(chain: tooMany),
                "More than \(RedirectChain.limit) redirects: the chain was left unfinished.", tooMany
            ),
            (.unknownLink("challenge://moon"), "No feature handles the link challenge://moon.", []),
        ] as [(NotFoundReason, String, [String])])
    func words(reason: NotFoundReason, message: String, chain: [String]) {
        let sut = viewModel(reason)
        #expect(sut.message == message)
        #expect(sut.chain == chain)
    }

    @Test("The view model tracks an appearance, and tracks a close before it goes back")
    func events() {
        let sut = viewModel(nil)
        sut.didAppear()
        sut.didSelectClose()
        #expect(calls.all == ["track screen viewed", "track closed", "go back"])
    }

    @Test("The navigator goes back")
    func navigator() {
        let navigator = NavigatorMock()
        NotFoundNavigator(navigator: navigator).goBack()
        #expect(navigator.calls == [.goBack])
    }

    @Test("The tracker tracks each event, and each event is declared")
    func tracker() {
        let tracker = TrackerMock()
        let sut = NotFoundTracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackClosed()
        #expect(tracker.events == ["not_found_viewed", "not_found_closed"])
        #expect(NotFoundEvent.allCases.map(\.name) == tracker.events)
    }
}

private struct NotFoundNavigatorMock: NotFoundNavigatorContract {
    let calls: Recorder<String>

    func goBack() { calls.record("go back") }
}

private struct NotFoundTrackerMock: NotFoundTrackerContract {
    let calls: Recorder<String>

    func trackScreenViewed() { calls.record("track screen viewed") }
    func trackClosed() { calls.record("track closed") }
}
