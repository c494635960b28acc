import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct CharacterListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "character", plural: "characters", key: "name", picture: "picture", isFiltered: true)

    let viewModel: any CharacterListViewModelContract

    var body: some View {
        PagedList(viewModel.list, nouns: Self.nouns, row: Self.row) {
            viewModel.didSelectCharacter(identifier: $0)
        } controls: {
            Button("Filter") { viewModel.didSelectAdvancedSearch() }
        }
        .navigationTitle("Characters")
    }

    nonisolated static func row(_ character: Character) -> Row {
        Row {
            Column.id(character.identifier)
            Column("name", character.name, .emphasis)
            Column("status", character.status, shrinks: false, rank: 1, cell: character.status.indicator)
            Column("species", character.species, rank: 2)
            Column.hidden("type", character.type)
            Column.hidden("gender", character.gender)
            Column.hidden("origin", character.origin.name)
            Column("location", character.location.name, .secondary, rank: 3)
        }
    }
}

nonisolated extension Character.Status {
    /// A coloured dot and the title: `● Alive`. The title gives the meaning without colour.
    var indicator: [Span] {
        switch self {
        case .alive: Self.aliveIndicator
        case .dead: Self.deadIndicator
        case .unknown: Self.unknownIndicator
        }
    }

    private static let aliveIndicator = indicator(of: .alive, .filledDot, .success)
    private static let deadIndicator = indicator(of: .dead, .filledDot, .failure)
    private static let unknownIndicator = indicator(of: .unknown, .emptyDot, .secondary)

    private static func indicator(of status: Self, _ dot: Symbol, _ role: Span.Role) -> [Span] {
        [Span(dot, role), Span(" ", role), Span(status.title, role)]
    }
}
