import ChallengeTestSupport

@testable import ChallengeCharacter

/// Lends a filter to the advanced search, and records the filter that comes back.
@MainActor
final class CharacterFilterDelegateMock: CharacterFilterDelegate {
    var filter: CharacterFilter
    var knownCharacters: @Sendable () -> [Character] = { [.stub()] }
    private(set) var applied: [CharacterFilter] = []
    /// Blocks the application of a filter.
    var gate: Gate?
    /// Blocks it as well, and ignores cancellation.
    var deafGate: DeafGate?
    var onApply: () -> Void = {}

    nonisolated init(filter: CharacterFilter = CharacterFilter()) { self.filter = filter }

    func didApply(_ filter: CharacterFilter) async {
        applied.append(filter)
        onApply()
        await gate?.pass()
        await deafGate?.pass()
    }
}

final class CharacterListNavigatorMock: CharacterListNavigatorContract {
    private(set) var details: [Int] = []
    private(set) weak var delegate: (any CharacterFilterDelegate)?

    func navigateToCharacterDetail(identifier: Int) { details.append(identifier) }
    func presentAdvancedSearch(delegate: any CharacterFilterDelegate) { self.delegate = delegate }
}

final class CharacterDetailNavigatorMock: CharacterDetailNavigatorContract {
    private(set) var calls: [String] = []

    func navigateToLocation(identifier: Int) { calls.append("location \(identifier)") }
    func navigateToEpisodes(identifier: Int) { calls.append("episodes \(identifier)") }
}

final class AdvancedSearchNavigatorMock: AdvancedSearchNavigatorContract {
    private(set) var dismissals = 0

    func dismiss() { dismissals += 1 }
}

/// Records the called functions, by their event: `searchPerformed rick`.
final class CharacterListTrackerMock: CharacterListTrackerContract {
    private(set) var events: [String] = []
    private(set) var filters: [CharacterFilter] = []

    func trackScreenViewed() { events.append("screenViewed") }
    func trackCharacterSelected(identifier: Int) { events.append("characterSelected \(identifier)") }
    func trackSearchPerformed(query: String) { events.append("searchPerformed \(query)") }
    func trackRecentSearchDeleted() { events.append("recentSearchDeleted") }
    func trackRefreshed() { events.append("refreshed") }
    func trackMoreLoaded(page: Int) { events.append("moreLoaded \(page)") }
    func trackRetried() { events.append("retried") }
    func trackAdvancedSearchSelected() { events.append("advancedSearchSelected") }
    func trackFilterApplied(_ filter: CharacterFilter) {
        events.append("filterApplied")
        filters.append(filter)
    }
}

/// Records the called functions, by their event: `closed 5`.
final class CharacterDetailTrackerMock: CharacterDetailTrackerContract {
    private(set) var events: [String] = []

    func trackScreenViewed(identifier: Int) { events.append("screenViewed \(identifier)") }
    func trackRefreshed(identifier: Int) { events.append("refreshed \(identifier)") }
    func trackRetried(identifier: Int) { events.append("retried \(identifier)") }
    func trackClosed(identifier: Int) { events.append("closed \(identifier)") }
    func trackImageSelected(identifier: Int) { events.append("imageSelected \(identifier)") }
    func trackOriginSelected(identifier: Int) { events.append("originSelected \(identifier)") }
    func trackLocationSelected(identifier: Int) { events.append("locationSelected \(identifier)") }
    func trackEpisodesSelected(identifier: Int) { events.append("episodesSelected \(identifier)") }
}

/// Records the called functions, by their event.
final class AdvancedSearchTrackerMock: AdvancedSearchTrackerContract {
    private(set) var events: [String] = []

    func trackScreenViewed() { events.append("screenViewed") }
    func trackReset() { events.append("reset") }
    func trackApplied() { events.append("applied") }
    func trackClosed() { events.append("closed") }
}
