import ChallengeText
package import ChallengeVerification

/// A broken invariant at places with the same cause, and the lines that show the fault.
package nonisolated struct Violation: Codable, Sendable {
    package let finding: Finding
    /// The places of the violation: the finding's own, then others in the order of their discovery.
    package var places: [Finding.Subject]
    /// The shortest known lines that show the violation, with their output.
    package let entries: [Transcript.Entry]
    /// True if the lines print the same until the fault is fixed, and other output afterwards.
    package let isShown: Bool
    /// The requests of the finding's line to the data layer, with the answers; nil if they are not known.
    package let exchange: String?
    let seed: UInt64

    package init(
        _ finding: Finding, entries: [Transcript.Entry], isShown: Bool, exchange: String? = nil, seed: UInt64
    ) {
        (self.finding, self.entries, self.isShown, self.seed) = (finding, entries, isShown, seed)
        self.exchange = exchange
        places = [finding.subject]
    }

    package mutating func add(_ others: [Finding.Subject]) { places += others.filter { !places.contains($0) } }

    package var transcript: Transcript {
        let subject = finding.subject
        var header = ["# \(subject.invariant.rawValue): \(subject.place)", "# \(finding.detail)"]
        if let exchange { header.append("# asked: \(exchange)") }
        if let others = places.others { header.append("# \(others)") }
        header.append("# Found by explore with the seed \(seed).")
        header.append(
            isShown
                ? "# verify passes until this is fixed."
                : "# No line printed here shows for sure if this is fixed; explore does.")
        return Transcript(header: header.map(\.escapingUnsafe), entries: entries)
    }

    /// The name of the transcript's file: letters, digits and hyphens.
    package var name: String {
        let words = [finding.subject.invariant.rawValue, finding.subject.screen, finding.subject.action]
        let parts = words.joined(separator: " ").split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
        return parts.joined(separator: "-")
    }
}
