/// A rule about the order of events on all ways through an app, or about ways that must exist.
package nonisolated struct TimeRule: Codable, Sendable, Hashable {
    package enum Demand: Codable, Sendable, Hashable {
        /// The `expect` statement holds within the rule's span: on the screens with this name, or on all screens.
        case holds(String, on: String?)
        /// The screen is never on top within the span.
        case neverShows(String)
        /// No command that begins with these words succeeds within the span.
        case neverDoes([String])
        /// From every state, the screen is at most this many steps away.
        case within(Int, of: String)
        /// Controls of the first screen lead to each of the other screens.
        case leads(from: String, to: [String])
    }

    /// The part of a session in which a rule applies. The span begins after a command that begins with the words of
    /// `start`, and ends with a command that begins with the words of `end`.
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

/// The rules of a file: rules about each screen, and rules over time.
package nonisolated struct InvariantRules: Codable, Sendable {
    package var shown: [InvariantRule] = []
    package var overTime: [TimeRule] = []

    package init() {}
}
