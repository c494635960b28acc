import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The details' tracker")
struct CharacterDetailTrackerTests {
    @Test("says of each thing that happens whose details it is about")
    func events() {
        let recorder = RecordingTracker()
        let tracker = CharacterDetailTracker(tracker: recorder)
        tracker.trackScreenViewed(identifier: 1)
        tracker.trackRefreshed(identifier: 2)
        tracker.trackRetried(identifier: 3)
        tracker.trackImageSelected(identifier: 5)
        tracker.trackClosed(identifier: 4)
        #expect(
            recorder.events == [
                "character_detail_viewed id=1", "character_detail_refreshed id=2", "character_detail_retried id=3",
                "character_detail_image_selected id=5", "character_detail_closed id=4",
            ])
    }
}
