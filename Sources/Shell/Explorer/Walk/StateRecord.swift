package import ChallengeVerification

/// A state with all its findings.
package nonisolated struct StateRecord: Sendable {
    let state: Explorer.State
    /// True if the state was explored completely.
    var isExplored = false
    /// The first finding of each cause, with the places of all findings of this cause.
    private var findings: [(finding: Finding, places: [Finding.Subject])] = []

    init(_ state: Explorer.State) { self.state = state }

    /// Adds a finding, unless its subject already has a finding.
    mutating func add(_ finding: Finding) {
        guard !findings.contains(where: { $0.places.contains(finding.subject) }) else { return }
        if let index = findings.firstIndex(where: { $0.finding.cause == finding.cause }) {
            findings[index].places.append(finding.subject)
        } else {
            findings.append((finding, [finding.subject]))
        }
    }

    /// Removes the findings of these causes.
    mutating func remove(_ causes: [Finding.Cause]) { findings.removeAll { causes.contains($0.finding.cause) } }

    /// The state as a test result: `0012 open characters; search rick`.
    package var test: TestResult {
        let digits = String(state.number)
        let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        let lines = state.lines.isEmpty ? "the first screen" : state.lines.joined(separator: "; ")
        let messages = findings.map { $0.finding.line + ($0.places.others.map { "; \($0)" } ?? "") }
        func test(_ outcome: TestResult.Outcome, message: String? = nil, text: String? = nil) -> TestResult {
            TestResult(
                suite: TestResult.exploration, name: "\(number) \(lines)", outcome, message: message, text: text)
        }
        if let first = messages.first { return test(.failed, message: first, text: messages.joined(separator: "\n")) }
        return isExplored ? test(.passed) : test(.skipped, message: "not explored completely")
    }
}
