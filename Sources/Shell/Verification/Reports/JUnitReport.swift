package import ChallengeText

/// Results as JUnit XML for build servers, sorted by name. The same results give the same bytes, in any order and from
/// any number of machines.
package nonisolated struct JUnitReport: Sendable, Hashable {
    package static let beginning = "<?xml"

    /// The result of one test. Characters that XML 1.0 (section 2.2) cannot represent become visible escapes.
    package struct Case: Sendable, Hashable {
        /// The test suite: `transcripts`.
        package let suite: String
        /// The group within the suite; often the same as the suite.
        package let group: String
        package let name: String
        package let outcome: Outcome
        /// The duration in seconds; nil if no times are wanted.
        package let seconds: String?

        package init(suite: String, group: String? = nil, name: String, _ outcome: Outcome, seconds: String? = nil) {
            (self.suite, self.group, self.name) = (suite.visible, (group ?? suite).visible, name.visible)
            self.outcome = Outcome(
                kind: outcome.kind, message: outcome.message?.visible, text: outcome.text?.visible)
            self.seconds = seconds?.visible
        }

        var isFailure: Bool { outcome.kind == .failed || outcome.kind == .erroneous }

        /// The result as JSON: `{"event":"test","suite":"transcripts","name":"a.transcript","outcome":"passed"}`.
        package var json: JSON {
            [
                "event": "test", "suite": suite, "group": group == suite ? nil : group, "name": name,
                "outcome": outcome.kind.rawValue, "message": outcome.message, "text": outcome.text, "seconds": seconds,
            ]
        }
    }

    /// The outcome of a test: its kind, a short text in one line, and the full text.
    package struct Outcome: Sendable, Hashable {
        /// The raw values are read by other programs.
        package enum Kind: String, Sendable {
            case passed, skipped
            /// The result differs from the expected result.
            case failed
            /// The test could not run.
            case erroneous = "error"
        }

        package let kind: Kind
        package var message: String?
        package var text: String?

        package static let passed = Outcome(kind: .passed)
        package static func skipped(message: String) -> Outcome { Outcome(kind: .skipped, message: message) }
        package static func failed(message: String, text: String) -> Outcome {
            Outcome(kind: .failed, message: message, text: text)
        }
    }

    let cases: [Case]
    /// The shares that the report covers; empty if the report covers all work.
    package let shares: Set<Share>

    package init(_ cases: [Case], shares: Set<Share> = []) {
        self.shares = Set(shares.map { Share(suite: $0.suite.visible, shard: $0.shard) })
        self.cases = cases.enumerated()
            .sorted { ($0.element.suite, $0.element.name, $0.offset) < ($1.element.suite, $1.element.name, $1.offset) }
            .map(\.element)
    }

    /// - Parameter shard: nil for the whole suite.
    package init(_ cases: [Case], of suite: String, shard: Shard?) {
        self.init(cases, shares: shard.map { [Share(suite: suite, shard: $0)] } ?? [])
    }

    /// The numbers of tests that passed, that failed or could not run, and that were skipped.
    package var counts: (passed: Int, failed: Int, skipped: Int) {
        (cases.count { $0.outcome.kind == .passed }, cases.count(where: \.isFailure), Self.skippedCount(cases))
    }

    var xml: String {
        let suites = Dictionary(grouping: cases, by: \.suite)
        // The share of a suite may have no results.
        let parts = Set(suites.keys).union(shares.map(\.suite)).sorted().map { name in
            let cases = suites[name] ?? []
            return
                "<testsuite name=\"\(Self.escaped(name))\"\(Self.counts(of: cases)) skipped=\"\(Self.skippedCount(cases))\">\n"
                + properties(of: name) + cases.map(Self.element).joined() + "</testsuite>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites\(Self.counts(of: cases))>
            \(parts.joined())</testsuites>

            """
    }

    static let shardProperty = "shard"

    private func properties(of suite: String) -> String {
        let shards = shares.filter { $0.suite == suite }.map(\.shard.text).sorted()
        let elements = shards.map { "<property name=\"\(Self.shardProperty)\" value=\"\($0)\"/>\n" }
        return shards.isEmpty ? "" : "<properties>\n\(elements.joined())</properties>\n"
    }

    private static func counts(of cases: [Case]) -> String {
        let errors = cases.count { $0.outcome.kind == .erroneous }
        let failures = cases.count(where: \.isFailure) - errors
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private static func skippedCount(_ cases: [Case]) -> Int { cases.count { $0.outcome.kind == .skipped } }

    private static func element(of result: Case) -> String {
        let time = result.seconds.map { " time=\"\(escaped($0))\"" } ?? ""
        let start = "<testcase classname=\"\(escaped(result.group))\" name=\"\(escaped(result.name))\"\(time)"
        guard let message = result.outcome.message else { return start + "/>\n" }
        let name = result.outcome.kind == .failed ? "failure" : result.outcome.kind.rawValue
        let end = result.outcome.text.map { ">\($0.escapedForMarkup)</\(name)>" } ?? "/>"
        return "\(start)>\n<\(name) message=\"\(escaped(message))\"\(end)\n</testcase>\n"
    }

    /// Escapes a text for an attribute, where XML parsers replace a line feed with a blank (section 3.3.3).
    private static func escaped(_ text: String) -> String {
        text.escapedForMarkup.replacing("\n", with: "&#10;")
    }
}

extension String {
    /// The text with all invisible characters escaped except for line feeds.
    fileprivate nonisolated var visible: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingUnsafe }
            .joined(separator: "\n")
    }
}
