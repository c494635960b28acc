package import ChallengeText

/// The result of one test. Reports print it as text, JSON and JUnit XML. Characters that XML 1.0 (section 2.2) cannot
/// represent become visible escapes.
package nonisolated struct TestResult: Sendable, Hashable {
    /// The suite of transcripts.
    package static let transcripts = "transcripts"
    /// The suite of the states that an exploration has found.
    package static let exploration = "exploration"

    /// The raw values are read by other programs.
    package enum Outcome: String, Sendable, Decodable {
        case passed, skipped
        /// The result differs from the expected result.
        case failed
        /// The test could not run.
        case erroneous = "error"
    }

    package let suite: String
    package let name: String
    package let outcome: Outcome
    /// The reason in one line; nil for a test that passed.
    package let message: String?
    /// The full text of a failure.
    package let text: String?
    /// The duration in seconds; nil if no times are wanted.
    package let seconds: String?

    package init(
        suite: String, name: String, _ outcome: Outcome, message: String? = nil, text: String? = nil,
        seconds: String? = nil
    ) {
        self.suite = suite.visible
        self.name = name.visible
        self.outcome = outcome
        self.message = message?.visible
        self.text = text?.visible
        self.seconds = seconds?.visible
    }

    var isFailure: Bool { outcome == .failed || outcome == .erroneous }

    /// The result as JSON: `{"event":"test","suite":"transcripts","name":"a.transcript","outcome":"passed"}`.
    package var json: JSON {
        [
            "event": "test", "suite": suite, "name": name, "outcome": outcome.rawValue, "message": message,
            "text": text, "seconds": seconds,
        ]
    }
}

nonisolated extension TestResult: Decodable {
    private enum CodingKeys: CodingKey { case suite, name, outcome, message, text, seconds }

    /// Reads ``json``.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            suite: try container.decode(String.self, forKey: .suite),
            name: try container.decode(String.self, forKey: .name),
            try container.decode(Outcome.self, forKey: .outcome),
            message: try container.decodeIfPresent(String.self, forKey: .message),
            text: try container.decodeIfPresent(String.self, forKey: .text),
            seconds: try container.decodeIfPresent(String.self, forKey: .seconds))
    }
}

extension String {
    /// The text with all invisible characters escaped except for line feeds.
    fileprivate nonisolated var visible: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingUnsafe }
            .joined(separator: "\n")
    }
}
