import ChallengeShell

/// What holds in every state of every app.
///
/// The raw value is the name by which reports call it; docs/exploration.md says exactly what each one means.
package nonisolated enum Invariant: String, CaseIterable, Sendable {
    case crash, hang, refused, destination, unchanged, back, refresh, retry, schema, width, redirect, determinism, rule
    case notFound = "not-found"
    case abandonedWork = "abandoned-work"

    /// Whether a line of a session prints that it does not hold.
    var isPrinted: Bool {
        switch self {
        case .refused, .destination, .retry, .redirect, .rule, .notFound: true
        case .crash, .hang, .unchanged, .back, .refresh, .schema, .width, .determinism, .abandonedWork: false
        }
    }

    /// Whether it is about what becomes of the screen on which something is done, and not about what is done.
    var isAboutScreen: Bool {
        switch self {
        case .unchanged, .back, .refresh: true
        case .crash, .hang, .refused, .destination, .retry, .schema, .width, .redirect, .determinism, .rule, .notFound,
            .abandonedWork:
            false
        }
    }
}

/// That an invariant does not hold at some place.
package nonisolated struct Finding: Hashable, Sendable {
    /// Where it is, in words: two findings of one subject are the same defect, and reported once.
    package struct Subject: Hashable, Sendable {
        package let invariant: Invariant
        /// The name of the screen on which it was found; empty where what was done is the same on all.
        package let screen: String
        /// What was done there, without its arguments: `search TEXT`; empty where that does not matter.
        package let action: String

        /// In words: `CharacterList, search TEXT`.
        package var place: String { [screen, action].filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    package let subject: Subject
    /// What was expected and what was seen: one line.
    package let detail: String
    /// How many lines the session had run when it was found; those after them have nothing to do with it.
    let lineCount: Int
    /// A command that shows it after those lines: an `expect` that fails, a `show`. Nil where they show it themselves, or nothing
    /// does.
    var proof: Transcript.Entry?
    /// Whether something else is printed once it is mended.
    var isPrinted = false
}
