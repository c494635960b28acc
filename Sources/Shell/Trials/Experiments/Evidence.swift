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
    /// What has shown it; nil where it is not looked for again.
    let experiment: Experiment?
    /// Lines after which the experiment may show it, the likeliest first; the last are those of the app before.
    let prefixes: [[String]]
    /// All lines of the app.
    let lines: [String]
    /// With these lines.
    let violation: Violation
}
