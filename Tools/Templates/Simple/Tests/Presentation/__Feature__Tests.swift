import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The __noun__ screen")
struct __Feature__Tests {
    private let calls = Recorder<String>()

    @Test("The view model tracks an appearance, and tracks a close before it goes back")
    func viewModel() {
        let sut = __Feature__ViewModel(
            navigator: __Feature__NavigatorMock(calls: calls), tracker: __Feature__TrackerMock(calls: calls))
        sut.didAppear()
        sut.didSelectClose()
        #expect(calls.all == ["track screen viewed", "track closed", "go back"])
    }

    @Test("The navigator goes back")
    func navigator() {
        let navigator = NavigatorMock()
        __Feature__Navigator(navigator: navigator).goBack()
        #expect(navigator.calls == [.goBack])
    }

    @Test("The tracker tracks each event, and each event is declared")
    func tracker() {
        let tracker = TrackerMock()
        let sut = __Feature__Tracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackClosed()
        #expect(tracker.events == ["__event___viewed", "__event___closed"])
        #expect(__Feature__Event.allCases.map(\.name) == tracker.events)
    }
}

private struct __Feature__NavigatorMock: __Feature__NavigatorContract {
    let calls: Recorder<String>

    func goBack() { calls.record("go back") }
}

private struct __Feature__TrackerMock: __Feature__TrackerContract {
    let calls: Recorder<String>

    func trackScreenViewed() { calls.record("track screen viewed") }
    func trackClosed() { calls.record("track closed") }
}
