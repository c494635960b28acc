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

    /// True if it is about the app's declarations, so that each mistake is told in the same words wherever it shows.
    var isAboutDeclarations: Bool {
        switch self {
        case .schema, .redirect, .rule: true
        case .crash, .hang, .refused, .destination, .unchanged, .back, .refresh, .retry, .width, .determinism,
            .notFound,
            .abandonedWork:
            false
        }
    }
}
