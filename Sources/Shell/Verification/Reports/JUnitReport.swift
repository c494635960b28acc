package import ChallengeText

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
            self.suite = suite.visible
            self.group = (group ?? suite).visible
            self.name = name.visible
            self.outcome =
                switch outcome {
                case .passed: .passed
                case .skipped(let message): .skipped(message: message.visible)
                case .failed(let message, let text): .failed(message: message.visible, text: text.visible)
                case .erroneous(let message, let text): .erroneous(message: message.visible, text: text.visible)
                }
            self.seconds = seconds?.visible
        }
    }

    /// How it ended, with a line about it and all that there is to say.
    package enum Outcome: Sendable, Hashable {
        case passed
        case skipped(message: String)
        /// It is not as it should be.
        case failed(message: String, text: String)
        /// It could not be tried.
        case erroneous(message: String, text: String)
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
        (cases.count { $0.outcome == .passed }, cases.count(where: \.isFailure), Self.skippedCount(cases))
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
        let errors = cases.count { if case .erroneous = $0.outcome { true } else { false } }
        let failures = cases.count(where: \.isFailure) - errors
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private static func skippedCount(_ cases: [Case]) -> Int {
        cases.count { if case .skipped = $0.outcome { true } else { false } }
    }

    private static func element(of result: Case) -> String {
        let time = result.seconds.map { " time=\"\(escaped($0))\"" } ?? ""
        let start = "<testcase classname=\"\(escaped(result.group))\" name=\"\(escaped(result.name))\"\(time)"
        func element(_ name: String, _ message: String, _ text: String) -> String {
            "\(start)>\n<\(name) message=\"\(escaped(message))\">\(text.escapedForMarkup)</\(name)>\n</testcase>\n"
        }
        return switch result.outcome {
        case .passed: start + "/>\n"
        case .skipped(let message): "\(start)>\n<skipped message=\"\(escaped(message))\"/>\n</testcase>\n"
        case .failed(let message, let text): element("failure", message, text)
        case .erroneous(let message, let text): element("error", message, text)
        }
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

nonisolated extension JUnitReport.Case {
    var isFailure: Bool {
        switch outcome {
        case .failed, .erroneous: true
        case .passed, .skipped: false
        }
    }

    /// The result for programs: `{"event":"test","suite":"transcripts","name":"a.transcript","outcome":"passed"}`.
    package var json: JSON {
        let (outcome, message, text): (String, String?, String?) =
            switch outcome {
            case .passed: ("passed", nil, nil)
            case .skipped(let message): ("skipped", message, nil)
            case .failed(let message, let text): ("failed", message, text)
            case .erroneous(let message, let text): ("error", message, text)
            }
        return [
            "event": "test", "suite": suite, "group": group == suite ? nil : group, "name": name, "outcome": outcome,
            "message": message, "text": text, "seconds": seconds,
        ]
    }
}
