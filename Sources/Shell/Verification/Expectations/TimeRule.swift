/// A rule about what happens one after the other, or may happen, on the ways through an app.
package nonisolated struct TimeRule: Codable, Sendable, Hashable {
    package enum Demand: Codable, Sendable, Hashable {
        /// The statement, an `expect`, holds on the screens of a name, or on all; in the span of the rule.
        case holds(String, on: String?)
        /// The screen is not on top in the span.
        case neverShows(String)
        /// No command that begins with these words succeeds in the span.
        case neverDoes([String])
        /// The screen is so many steps far at most, from everywhere.
        case within(Int, of: String)
        /// The controls of the first screen lead to each of the others.
        case leads(from: String, to: [String])
    }

    /// The words that lines begin with: after the first, up to the second.
    package struct Span: Codable, Sendable, Hashable {
        package let start: [String]
        /// Nil for the end of everything.
        package let end: [String]?
    }

    package let demand: Demand
    /// Nil where the demand is made always.
    package let span: Span?
    /// The file and the line: `rules:3`.
    package let place: String
}

/// The rules of a file: what holds of each screen, and what holds over time.
package nonisolated struct InvariantRules: Codable, Sendable {
    package var shown: [InvariantRule] = []
    package var overTime: [TimeRule] = []

    package init() {}
}
