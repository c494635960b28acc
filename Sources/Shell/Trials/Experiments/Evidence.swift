/// A finding, with what is needed to show it.
package nonisolated struct Found: Codable, Sendable {
    package let finding: Finding
    /// How many lines have led there.
    package let lineCount: Int
    /// Nil where another finding of its subject in the state has some.
    package let evidence: Evidence?
}

/// How a finding came about.
package nonisolated struct Evidence: Codable, Sendable {
    /// The experiment that has shown it; nil where it is not looked for again.
    let experiment: Experiment?
    /// Lines after which the experiment may show it, the likeliest first; the last are those of the app before.
    let prefixes: [[String]]
    /// All lines of the app.
    var lines: [String] = []
    /// With these lines; nil where it only counts if it is shown again.
    var violation: Violation?

    /// How many lines show it at least, as far as is known.
    package var lineCount: Int { (prefixes.first?.count ?? 0) + 1 }
}
