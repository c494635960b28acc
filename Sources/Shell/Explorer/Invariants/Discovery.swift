/// A finding with its evidence.
nonisolated struct Discovery: Codable, Sendable {
    let finding: Finding
    /// The number of lines that lead to the finding.
    let lineCount: Int
    /// Nil if another finding about the same subject in this state has evidence.
    let evidence: Evidence?
}

/// The experiment and the lines that led to a finding.
nonisolated struct Evidence: Codable, Sendable {
    /// The experiment that showed the finding; nil if its lines need not be shortened.
    let experiment: Experiment?
    /// Lists of lines after which the experiment may show the finding again, the likeliest list first. The last list has
    /// all lines that the app ran before the experiment.
    let prefixes: [[String]]
    /// All lines that the app ran.
    var lines: [String] = []
    /// The violation with these lines; nil if the finding counts only when an experiment shows it again.
    var violation: Violation?

    /// The smallest known number of lines that shows the finding.
    var lineCount: Int { (prefixes.first?.count ?? 0) + 1 }
}
