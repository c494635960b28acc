import ChallengeTestSupport
import Testing

@testable import ChallengeHome

@Suite("Home's tracker")
struct HomeTrackerTests {
    @Test("tells a screen that was seen from a choice that was made")
    func events() {
        let recorder = RecordingTracker()
        let tracker = HomeTracker(tracker: recorder)
        tracker.trackScreenViewed()
        #expect(recorder.events == ["home_viewed"])
        tracker.trackCharactersSelected()
        #expect(recorder.events.last == "home_characters_selected")
        tracker.trackGamesSelected()
        #expect(recorder.events.last == "home_games_selected")
    }
}
