import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The list's tracker")
struct CharacterListTrackerTests {
    private let recorder = RecordingTracker()
    private var tracker: CharacterListTracker { CharacterListTracker(tracker: recorder) }

    @Test("names each thing that happens, with what it is about")
    func events() {
        tracker.trackScreenViewed()
        tracker.trackCharacterSelected(identifier: 1)
        tracker.trackSearchPerformed(query: "rick")
        tracker.trackRecentSearchDeleted()
        tracker.trackAdvancedSearchSelected()
        tracker.trackRefreshed()
        tracker.trackLoadedMore(page: 2)
        tracker.trackRetried()
        #expect(
            recorder.events == [
                "character_list_viewed", "character_selected id=1", "search_performed query=rick",
                "recent_search_deleted", "advanced_search_selected", "character_list_refreshed",
                "character_list_more_loaded page=2", "character_list_retried",
            ])
    }

    @Test("says of a filter every part that is set")
    func filter() {
        tracker.trackFilterApplied(CharacterFilter(status: .dead, species: "alien", type: "clone", gender: .unknown))
        tracker.trackFilterApplied(CharacterFilter())
        #expect(
            recorder.events == [
                "filter_applied gender=unknown species=alien status=Dead type=clone", "filter_applied",
            ])
    }
}
