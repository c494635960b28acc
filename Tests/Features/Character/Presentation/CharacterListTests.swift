import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeCharacter

@Suite("The list of characters", .limited)
struct CharacterListTests {
    private let characters = CharactersUnderTest()
    private let view: any RenderableView

    init() throws { view = try characters.view(.list) }

    private func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws {
        _ = try await view.render().perform(action, Arguments(arguments))
    }

    @Test("A status is shown by a word, and by the colour of the word and its dot")
    func status() {
        let roles = Character.Status.allCases.map { $0.indicator.map(\.role) }
        #expect(roles.map { Set($0) } == [[.success], [.failure], [.secondary]])
    }

    /// Returns the delegate of the filter screen that the list presents.
    private func presentedDelegate() throws -> any CharacterFilterDelegate {
        guard case .present(let navigation, .sheet) = characters.navigator.calls.first,
            case .advancedSearch(let delegate) = navigation.wrapped as? CharacterIncomingNavigation
        else { throw StubError("nothing is presented") }
        return delegate
    }

    @Test("A row has the name, the status, the species and the place, for people and for programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.label == "characters")
        #expect(
            rendering.page == [
                "Characters", "41 characters, page 1 of 3", "1 | Rick Sanchez | <filledDot> Alive | Human | Citadel",
                "2 | Beth | <filledDot> Dead |  | unknown",
                "3 | (no name) | <emptyDot> Unknown |  | unknown",
            ])
        let rick: JSONValue = [
            "id": 1, "name": "Rick Sanchez", "status": "Alive", "species": "Human", "type": "Clone", "gender": "Male",
            "origin": "Earth", "location": "Citadel",
        ]
        let content = try rendering.content
        #expect(content["characters"][0] == rick)
        // The API's own words for unknown values.
        #expect(content["characters"][1]["gender"] == "unknown")
        #expect(content["filter"] == [:])
    }

    @Test("The list drops places, species and statuses before it cuts names, and aligns numbers by their last digit")
    func columns() {
        let columns = Table([CharacterListView.row(.preview)]).columns
        #expect(columns.map(\.rank) == [0, 0, 1, 2, 3])
        #expect(columns.map(\.alignment) == [.trailing, .leading, .leading, .leading, .leading])
    }

    @Test("The list shows its filter, and what to do without matches")
    func nobodyFits() async throws {
        characters.client.setAnswer { _ in .failure(.nothingHere) }
        try await perform("filter")
        try await presentedDelegate().didApply(CharacterFilter(status: .alive, species: "human", gender: .unknown))
        try await perform("search", ["TEXT": .text("rick")])
        #expect(
            view.render().lines == [
                "  [search: rick] [status=Alive] [species=human] [gender=unknown]", "No matches.",
                "Type search \"\" to end the search, or filter clear to end the filter.",
            ])
        let filter: JSONValue = ["status": "Alive", "species": "human", "gender": "unknown"]
        #expect(try view.render().content["filter"] == filter)
        #expect(
            characters.client.requests.last?.description
                == "/api/character?page=1&name=rick&status=alive&species=human&gender=unknown")
    }

    @Test(
        "The list shows each usual failure in one row",
        arguments: [
            .connection("connection refused"), .timeout, .status(503), .status(404), .rateLimited(retryAfter: nil),
            .unreadable(.webPage),
        ] as [HTTPError])
    func failures(failure: HTTPError) {
        #expect(FailureText(.request("/api/character?page=42", failure)).sentence.count <= 78)
    }

    @Test("Each event has a name, and an event of a filter has every part that is set")
    func events() {
        let recorder = RecordingTracker()
        let tracker = CharacterListTracker(tracker: recorder)
        #expect(
            CharacterListView.declaration.description.events.map(\.name) == [
                "character_list_viewed", "character_selected", "search_performed", "recent_search_deleted",
                "character_list_refreshed", "character_list_more_loaded", "character_list_retried",
                "advanced_search_selected", "filter_applied",
            ])
        tracker.trackFilterApplied(CharacterFilter(status: .dead, species: "alien", type: "clone", gender: .unknown))
        tracker.trackFilterApplied(CharacterFilter())
        #expect(
            recorder.events == ["filter_applied gender=unknown species=alien status=Dead type=clone", "filter_applied"])
    }

    // MARK: Filtering

    @Test("The list lends its own filter to the advanced search, and presents that as a sheet for the user")
    func presents() async throws {
        try await perform("filter")
        #expect(try presentedDelegate().filter.isEmpty)
        #expect(characters.navigator.calls.count == 1)
        #expect(characters.client.requests.isEmpty)
        #expect(characters.tracker.events == ["advanced_search_selected"])
    }

    @Test(
        "The list makes the advanced search apply a requested filter",
        arguments: [
            ["KEY=VALUE": .assignments([Assignment(key: "status", value: "alive")])], ["clear": .keyword],
        ] as [[String: ArgumentValue]])
    func filters(arguments: [String: ArgumentValue]) async throws {
        try await perform("filter", arguments)
        _ = try presentedDelegate()
        #expect(characters.navigator.calls.dropFirst() == [.deliver(Intent("filter", Arguments(arguments)))])
    }

    @Test("The list keeps its search when a filter is applied, whatever name is in it")
    func keepsName() async throws {
        try await perform("filter")
        let delegate = try presentedDelegate()
        try await perform("search", ["TEXT": .text("rick")])
        await delegate.didApply(CharacterFilter(name: "morty", status: .dead))
        #expect(delegate.filter == CharacterFilter(name: "rick", status: .dead))
        #expect(
            characters.client.asked == [
                "/api/character?page=1&name=rick", "/api/character?page=1&name=rick&status=dead",
            ])
        #expect(view.render().state == .loaded)
        #expect(characters.tracker.events.last == "filter_applied status=Dead")
    }
}
