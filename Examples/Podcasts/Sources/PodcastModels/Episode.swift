/// A podcast.
package enum Show: String, CaseIterable, Sendable {
    case cooking, history, space, swift
}

/// An episode of a podcast.
package struct Episode: Sendable, Hashable, Identifiable {
    package let id: Int
    package let show: Show
    package let title: String
    package let minutes: Int

    /// All episodes, the newest first.
    package static let all: [Episode] = {
        let episodes: [(Show, String, Int)] = [
            (.swift, "Actors, one at a time", 31), (.cooking, "Bread without kneading", 18),
            (.space, "Why Mercury shrinks", 42), (.history, "The first postage stamp", 27),
            (.swift, "Swift on small machines", 36), (.cooking, "A soup for Sunday", 22),
            (.space, "Landing on a comet", 55), (.history, "Roads of the Romans", 48),
            (.swift, "What a macro may do", 29), (.cooking, "Salt, fat and patience", 33),
            (.space, "A swift look at Mars", 24), (.history, "The year without a summer", 39),
            (.swift, "Strings are hard", 44), (.cooking, "Tea in six ways", 16),
            (.space, "Voices of the Voyagers", 51), (.history, "Printing before Gutenberg", 35),
            (.swift, "Ownership in practice", 40), (.cooking, "What yeast wants", 21),
            (.space, "The far side of the Moon", 37), (.history, "A map of 1507", 30),
            (.swift, "From Swift 1 to Swift 6", 58), (.cooking, "Knives and how to keep them", 26),
            (.space, "Dust between the stars", 45), (.history, "The clock that found the sea", 53),
            (.swift, "Hello, and welcome", 12),
        ]
        return episodes.enumerated().map { Episode(id: $0 + 1, show: $1.0, title: $1.1, minutes: $1.2) }
    }()
}

/// A server of the episodes that responds slowly, as a real one.
package struct EpisodeService: Sendable {
    package static let pageSize = 10

    package init() {}

    /// A page of the newest episodes, counted from 1; the last one may be shorter.
    package func page(_ number: Int) async throws -> [Episode] {
        try await Task.sleep(for: .milliseconds(150))
        return Array(Episode.all.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize))
    }
}
