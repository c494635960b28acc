import ChallengeCore
import ChallengeText
import PodcastModels

extension Episode: JSONConvertible {
    package nonisolated var json: JSON { ["id": id, "show": show.rawValue, "title": title, "minutes": minutes] }

    nonisolated static let schema = ContentSchema.object([
        "id": .integer(from: 1), "show": .choice(Show.allCases.map(\.rawValue)), "title": .string,
        "minutes": .integer(from: 1),
    ])
}

extension Element {
    static func table(of episodes: [Episode]) -> Element {
        .table(
            Table(
                columns: [Table.Column(), Table.Column(rank: 1), Table.Column(alignment: .trailing, rank: 2)],
                rows: episodes.map {
                    [[Span($0.title, .emphasis)], [Span($0.show.rawValue)], [Span("\($0.minutes) min", .secondary)]]
                }))
    }
}

/// Why a button is dimmed.
struct Dimmed: ActionError {
    let description: String
}
