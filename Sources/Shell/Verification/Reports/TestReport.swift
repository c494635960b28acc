import ChallengeText

/// The results of a run, sorted by name. The same results give the same bytes, in any order and from any number of
/// machines.
package nonisolated struct TestReport: Sendable, Hashable {
    /// The beginning of a file of JUnit XML.
    static let beginning = "<?xml"

    let results: [TestResult]
    /// The share of the exploration that the report covers; nil for the whole.
    let shard: Shard?

    package init(_ results: [TestResult], shard: Shard? = nil) {
        self.shard = shard
        self.results = results.enumerated()
            .sorted { ($0.element.suite, $0.element.name, $0.offset) < ($1.element.suite, $1.element.name, $1.offset) }
            .map(\.element)
    }

    /// The numbers of tests that passed, that failed or could not run, and that were skipped.
    var counts: (passed: Int, failed: Int, skipped: Int) {
        (
            results.count { $0.outcome == .passed }, results.count(where: \.isFailure),
            results.count { $0.outcome == .skipped }
        )
    }

    /// The report as JUnit XML for build servers.
    var xml: String {
        let suites = Dictionary(grouping: results, by: \.suite)
        // A share of an exploration may have no results.
        let names = Set(suites.keys).union(shard == nil ? [] : [TestResult.exploration]).sorted()
        let parts = names.map { name in
            let results = suites[name] ?? []
            let skipped = results.count { $0.outcome == .skipped }
            return
                "<testsuite name=\"\(Self.escaped(name))\"\(Self.counts(of: results)) skipped=\"\(skipped)\">\n"
                + properties(of: name) + results.map(Self.element).joined() + "</testsuite>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites\(Self.counts(of: results))>
            \(parts.joined())</testsuites>

            """
    }

    private func properties(of suite: String) -> String {
        guard suite == TestResult.exploration, let shard else { return "" }
        return "<properties>\n<property name=\"shard\" value=\"\(shard.text)\"/>\n</properties>\n"
    }

    private static func counts(of results: [TestResult]) -> String {
        let errors = results.count { $0.outcome == .erroneous }
        let failures = results.count { $0.outcome == .failed }
        return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private static func element(of result: TestResult) -> String {
        let time = result.seconds.map { " time=\"\(escaped($0))\"" } ?? ""
        let start = "<testcase classname=\"\(escaped(result.suite))\" name=\"\(escaped(result.name))\"\(time)"
        guard let message = result.message else { return start + "/>\n" }
        let name = result.outcome == .failed ? "failure" : result.outcome.rawValue
        let end = result.text.map { ">\($0.escapedForMarkup)</\(name)>" } ?? "/>"
        return "\(start)>\n<\(name) message=\"\(escaped(message))\"\(end)\n</testcase>\n"
    }

    /// Escapes a text for an attribute, where XML parsers replace a line feed with a blank (section 3.3.3).
    private static func escaped(_ text: String) -> String {
        text.escapedForMarkup.replacing("\n", with: "&#10;")
    }
}
