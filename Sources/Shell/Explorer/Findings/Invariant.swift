/// A property that every state of every app must have.
///
/// The raw value is the property's name in reports; docs/invariants.md defines each property exactly.
package nonisolated enum Invariant: String, CaseIterable, Codable, Sendable {
    case crash, hang, refused, destination, unchanged, back, refresh, retry, schema, width, redirect, determinism, rule,
        guarded, name, misnamed, identity, pages, narrowing, effect, remembered, independence, recovery, schedule,
        fresh, offline, unreachable, unshown
    case notFound = "not-found"
    case abandonedWork = "abandoned-work"
    case truth = "one-truth"
    case tracking = "tracking-twice"
    case untracked = "tracking-never"

    /// True if a session prints a line that shows the broken invariant.
    var isPrinted: Bool {
        [.refused, .destination, .misnamed, .retry, .redirect, .rule, .notFound, .pages, .narrowing, .identity]
            .contains(self)
    }

    /// True if the invariant is about the screen of an action, not about the action.
    var isAboutScreen: Bool { [.unchanged, .back, .refresh].contains(self) }

    /// True if the text of a fault distinguishes several mistakes at one place. This text is the same at all places.
    var isAboutDeclarations: Bool {
        [.schema, .redirect, .rule, .name, .identity, .truth, .unshown, .narrowing, .pages, .tracking].contains(self)
    }
}
