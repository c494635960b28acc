import ChallengeTestSupport
import Testing

@testable import ChallengeSystem

@Suite("The not-found tracker")
struct NotFoundTrackerTests {
    @Test("tells a screen that was seen from one that was closed")
    func events() {
        let recorder = RecordingTracker()
        let tracker = NotFoundTracker(tracker: recorder)
        tracker.trackScreenViewed()
        #expect(recorder.events == ["not_found_viewed"])
        tracker.trackClosed()
        #expect(recorder.events.last == "not_found_closed")
    }
}
