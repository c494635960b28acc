/// A finding with its evidence.
package nonisolated struct Found: Codable, Sendable {
    package let finding: Finding
    /// The number of lines to the finding.
    package let lineCount: Int
    /// Nil if another finding of its subject in the state has evidence.
    package let evidence: Evidence?
}

/// The origin of a finding.
package nonisolated struct Evidence: Codable, Sendable {
    /// The experiment that showed it; nil if it needs no further search.
    let experiment: Experiment?
    /// Lines after which the experiment may show it, the likeliest first; last, all that its app had run before.
    let prefixes: [[String]]
    /// All lines of the app.
    var lines: [String] = []
    /// The violation with these lines; nil if it counts only when it is shown again.
    var violation: Violation?

    /// The least number of lines that are known to show it.
    package var lineCount: Int { (prefixes.first?.count ?? 0) + 1 }
}
