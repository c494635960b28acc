package import ChallengeVerification

package nonisolated struct StateFindings: Sendable {
    let number: Int
    /// The lines that lead to the state.
    private let lines: [String]
    /// True if the state was explored completely.
    var isExplored = false
    /// The first finding of each cause, with the places of all findings of this cause.
    private var findings: [(finding: Finding, places: [Finding.Subject])] = []

    init(_ number: Int, lines: [String]) { (self.number, self.lines) = (number, lines) }

    /// Adds a finding, unless its subject already has a finding.
    mutating func add(_ finding: Finding) {
        guard !findings.contains(where: { $0.places.contains(finding.subject) }) else { return }
        if let index = findings.firstIndex(where: { $0.finding.cause == finding.cause }) {
            findings[index].places.append(finding.subject)
        } else {
            findings.append((finding, [finding.subject]))
        }
    }

    mutating func remove(_ causes: [Finding.Cause]) { findings.removeAll { causes.contains($0.finding.cause) } }

    /// The state as a test result: `0012 open characters; search rick`.
    package var test: TestResult {
        let place = lines.isEmpty ? "the first screen" : lines.joined(separator: "; ")
        let digits = String(repeating: "0", count: max(0, 5 - "\(number)".count)) + "\(number)"
        let messages = findings.map { $0.finding.line + ($0.places.others.map { "; \($0)" } ?? "") }
        func test(_ outcome: TestResult.Outcome, message: String? = nil, text: String? = nil) -> TestResult {
            TestResult(
                suite: TestResult.exploration, name: "\(digits) \(place)", outcome, message: message, text: text)
        }
        if let first = messages.first { return test(.failed, message: first, text: messages.joined(separator: "\n")) }
        return isExplored ? test(.passed) : test(.skipped, message: "not explored completely")
    }
}
