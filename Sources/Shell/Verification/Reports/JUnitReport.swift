package import ChallengeShellText

/// Results as the XML that build servers read, sorted by name: the same results are the same bytes, in whatever order and
/// on however many machines they came about.
package nonisolated struct JUnitReport: Sendable, Hashable {
    package static let beginning = "<?xml"

    /// One result. What XML 1.0 (section 2.2) has no way to say is made visible in its texts.
    package struct Case: Sendable, Hashable {
        /// What it is one of: `transcripts`.
        package let suite: String
        /// What it belongs to within the suite; often the same.
        package let group: String
        package let name: String
        package let outcome: Outcome
        /// In seconds; nil where no times are wanted.
        package let seconds: String?

        package init(suite: String, group: String? = nil, name: String, _ outcome: Outcome, seconds: String? = nil) {
            (self.suite, self.group, self.name) = (suite.visible, (group ?? suite).visible, name.visible)
            self.outcome = Outcome(
                kind: outcome.kind, message: outcome.message?.visible, text: outcome.text?.visible)
            self.seconds = seconds?.visible
        }

        var isFailure: Bool { outcome.kind == .failed || outcome.kind == .erroneous }

        /// The result for programs: `{"event":"test","suite":"transcripts","name":"a.transcript","outcome":"passed"}`.
        package var json: JSON {
            [
                "event": "test", "suite": suite, "group": group == suite ? nil : group, "name": name,
                "outcome": outcome.kind.rawValue, "message": outcome.message, "text": outcome.text, "seconds": seconds,
            ]
        }
    }

    /// How it ended, with a line about it and all that there is to say.
    package struct Outcome: Sendable, Hashable {
        /// The raw values are for programs.
        package enum Kind: String, Sendable {
            case passed, skipped
            /// It is not as it should be.
            case failed
            /// It could not be tried.
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
    /// Of what it is only a part, and which one; none of what it is the whole of.
    package let shares: Set<Share>

    package init(_ cases: [Case], shares: Set<Share> = []) {
        self.shares = Set(shares.map { Share(suite: $0.suite.visible, shard: $0.shard) })
        self.cases = cases.enumerated()
            .sorted { ($0.element.suite, $0.element.name, $0.offset) < ($1.element.suite, $1.element.name, $1.offset) }
            .map(\.element)
    }

    /// - Parameter shard: nil for the whole of the suite.
    package init(_ cases: [Case], of suite: String, shard: Shard?) {
        self.init(cases, shares: shard.map { [Share(suite: suite, shard: $0)] } ?? [])
    }

    /// How many have passed, how many have failed or could not be tried, and how many were not tried.
    package var counts: (passed: Int, failed: Int, skipped: Int) {
        (cases.count { $0.outcome.kind == .passed }, cases.count(where: \.isFailure), Self.skippedCount(cases))
    }

    var xml: String {
        let suites = Dictionary(grouping: cases, by: \.suite)
        // A share may be an empty one.
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

    /// A text for an attribute: a reader takes a line end there for a blank (section 3.3.3).
    private static func escaped(_ text: String) -> String {
        text.escapedForMarkup.replacing("\n", with: "&#10;")
    }
}

extension String {
    /// With all made visible that is not, but for line feeds.
    fileprivate nonisolated var visible: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingUnsafe }
            .joined(separator: "\n")
    }
}
