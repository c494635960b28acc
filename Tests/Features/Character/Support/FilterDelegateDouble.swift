import ChallengeTestSupport

@testable import ChallengeCharacter

/// Lends a filter to the advanced search, and keeps what it is given back.
@MainActor
final class FilterDelegateDouble: CharacterFilterDelegate {
    var filter: CharacterFilter
    private(set) var applied: [CharacterFilter] = []
    /// What putting a filter in force waits for.
    var gate: Gate?
    /// What it waits for also when it is cancelled.
    var deafGate: DeafGate?
    var onApply: () -> Void = {}

    init(filter: CharacterFilter = CharacterFilter()) {
        self.filter = filter
    }

    func didApply(_ filter: CharacterFilter) async {
        applied.append(filter)
        onApply()
        await gate?.pass()
        await deafGate?.pass()
    }
}
