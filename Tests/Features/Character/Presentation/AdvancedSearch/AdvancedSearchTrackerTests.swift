import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The advanced search's tracker")
struct AdvancedSearchTrackerTests {
    @Test("names each thing that happens")
    func events() {
        let recorder = RecordingTracker()
        let tracker = AdvancedSearchTracker(tracker: recorder)
        tracker.trackScreenViewed()
        tracker.trackApplied()
        tracker.trackReset()
        tracker.trackClosed()
        #expect(
            recorder.events == [
                "advanced_search_viewed", "advanced_search_applied", "advanced_search_reset",
                "advanced_search_closed",
            ])
    }
}
