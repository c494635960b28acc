/// A rule about the order of events, or about possible events, on the ways through an app.
package nonisolated struct TimeRule: Codable, Sendable, Hashable {
    package enum Demand: Codable, Sendable, Hashable {
        /// The statement, an `expect`, holds on the screens with a name, or on all, within the rule's span.
        case holds(String, on: String?)
        /// The screen is not on top within the span.
        case neverShows(String)
        /// No command that begins with these words succeeds within the span.
        case neverDoes([String])
        /// The screen is at most this many steps away from everywhere.
        case within(Int, of: String)
        /// The controls of the first screen lead to each of the others.
        case leads(from: String, to: [String])
    }

    /// The commands that delimit a rule, by their first words: after the first, up to the second.
    package struct Span: Codable, Sendable, Hashable {
        package let start: [String]
        /// Nil if the span never ends.
        package let end: [String]?
    }

    package let demand: Demand
    /// Nil if the demand applies at all times.
    package let span: Span?
    /// The file and the line: `rules:3`.
    package let place: String
}

/// The rules of a file: about each screen, and over time.
package nonisolated struct InvariantRules: Codable, Sendable {
    package var shown: [InvariantRule] = []
    package var overTime: [TimeRule] = []

    package init() {}
}
