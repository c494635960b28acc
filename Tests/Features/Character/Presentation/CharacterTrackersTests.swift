import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The events of the characters")
struct CharacterTrackersTests {
    private let tracker = TrackerMock()

    @Test("Each event of the list has its name and its values")
    func list() {
        let sut = CharacterListTracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackCharacterSelected(identifier: 5)
        sut.trackSearchPerformed(query: "rick")
        sut.trackRecentSearchDeleted()
        sut.trackRefreshed()
        sut.trackMoreLoaded(page: 2)
        sut.trackRetried()
        sut.trackAdvancedSearchSelected()
        sut.trackFilterApplied(CharacterFilter(status: .dead, species: "alien", type: "clone", gender: .unknown))
        sut.trackFilterApplied(CharacterFilter())
        #expect(
            tracker.events == [
                "character_list_viewed", "character_selected id=5", "search_performed query=rick",
                "recent_search_deleted", "character_list_refreshed", "character_list_more_loaded page=2",
                "character_list_retried", "advanced_search_selected",
                "filter_applied gender=unknown species=alien status=Dead type=clone", "filter_applied",
            ])
    }

    @Test("Each event of the list's model is tracked, except a filter, which the view model tracks")
    func listModel() {
        let sut = CharacterListTrackerMock()
        let events: [ListEvent] = [
            .viewed, .selected(identifier: 5), .searched(query: "rick"), .filtered(by: [:]), .recentSearchDeleted,
            .refreshed, .loadedMore(page: 2), .retried,
        ]
        for event in events { sut.track(event) }
        #expect(
            sut.events == [
                "screenViewed", "characterSelected 5", "searchPerformed rick", "recentSearchDeleted", "refreshed",
                "moreLoaded 2", "retried",
            ])
    }

    @Test("Each event of the details has its name and the character's identifier")
    func detail() {
        let sut = CharacterDetailTracker(tracker: tracker)
        sut.trackScreenViewed(identifier: 5)
        sut.trackRefreshed(identifier: 5)
        sut.trackRetried(identifier: 5)
        sut.trackClosed(identifier: 5)
        sut.trackImageSelected(identifier: 5)
        sut.trackOriginSelected(identifier: 5)
        sut.trackLocationSelected(identifier: 5)
        sut.trackEpisodesSelected(identifier: 5)
        let names = [
            "detail_viewed", "detail_refreshed", "detail_retried", "detail_closed", "detail_image_selected",
            "origin_selected", "location_selected", "episodes_selected",
        ]
        #expect(tracker.events == names.map { "character_\($0) id=5" })
    }

    @Test("Each event of the details' model is tracked, except a link, which the view model tracks")
    func detailModel() {
        let sut = CharacterDetailTrackerMock()
        let events: [DetailEvent] = [
            .viewed, .refreshed, .retried, .closed, .imageSelected, .selected("origin", identifier: 20),
        ]
        for event in events { sut.track(event, identifier: 5) }
        #expect(sut.events == ["screenViewed 5", "refreshed 5", "retried 5", "closed 5", "imageSelected 5"])
    }

    @Test("Each event of the advanced search has its name")
    func advancedSearch() {
        let sut = AdvancedSearchTracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackReset()
        sut.trackApplied()
        sut.trackClosed()
        #expect(tracker.events == ["viewed", "reset", "applied", "closed"].map { "advanced_search_\($0)" })
    }

    @Test("The screens declare all events that they track")
    func declared() {
        let screens = CharacterFeature(httpClient: HTTPClientMock(), tracker: tracker).screens.map(\.description)
        let declared = screens.flatMap(\.events).map { ([$0.name] + $0.keys).joined(separator: " ") }
        #expect(
            declared == [
                "character_list_viewed", "character_selected id", "search_performed query", "recent_search_deleted",
                "character_list_refreshed", "character_list_more_loaded page", "character_list_retried",
                "advanced_search_selected", "filter_applied status species type gender origin location",
                "character_detail_viewed id", "character_detail_refreshed id", "character_detail_retried id",
                "character_detail_closed id", "character_detail_image_selected id", "character_origin_selected id",
                "character_location_selected id", "character_episodes_selected id", "advanced_search_viewed",
                "advanced_search_reset", "advanced_search_applied", "advanced_search_closed",
            ])
    }
}
