/// A property that holds in every state of every app.
///
/// The raw value is the name by which reports call it; docs/exploration.md says exactly what each one means.
package nonisolated enum Invariant: String, CaseIterable, Codable, Sendable {
    case crash, hang, refused, destination, unchanged, back, refresh, retry, schema, width, redirect, determinism, rule,
        guarded, name, identity, pages, narrowing, effect, remembered, independence, recovery, schedule, fresh, cost
    case notFound = "not-found"
    case abandonedWork = "abandoned-work"
    case truth = "one-truth"
    case tracking = "tracking-twice"
    case untracked = "tracking-never"

    /// True if a line of a session prints that it does not hold.
    var isPrinted: Bool {
        [.refused, .destination, .retry, .redirect, .rule, .notFound, .pages, .narrowing, .identity].contains(self)
    }

    /// True if it is about what becomes of the screen on which something is done, and not about what is done.
    var isAboutScreen: Bool { [.unchanged, .back, .refresh].contains(self) }

    /// True if several mistakes of one place are told apart by what is wrong, in the same words wherever it shows.
    var isAboutDeclarations: Bool {
        [.schema, .redirect, .rule, .name, .identity, .truth, .narrowing, .pages, .tracking].contains(self)
    }
}
