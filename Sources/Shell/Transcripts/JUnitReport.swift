import ChallengeDesignSystem

/// The results as the XML that build servers read, with a test case a transcript. It has no times, so that the same
/// results are the same bytes.
nonisolated struct JUnitReport {
    /// What every report begins with.
    static let beginning = "<?xml"

    let results: [TranscriptResult]

    var xml: String {
        let failures = results.count { $0.isFailure && !$0.isError }
        let errors = results.count(where: \.isError)
        let counts = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        let cases = results.map(Self.testCase).joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
            <testsuite name="transcripts" \(counts) skipped="0">
            \(cases)</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ result: TranscriptResult) -> String {
        let start = "<testcase classname=\"transcripts\" name=\"\(escaped(result.name))\""
        guard result.isFailure else { return start + "/>\n" }
        let differences = TranscriptReport(style: .plain).differences(result).joined(separator: "\n")
        let text = result.diagnostic?.text(style: .plain, width: OutputTraits.defaultWidth) ?? differences
        let message = result.diagnostic?.message ?? "it prints something else"
        let kind = result.isError ? "error" : "failure"
        return "\(start)>\n<\(kind) message=\"\(escaped(message))\">\(escaped(text))</\(kind)>\n</testcase>\n"
    }

    /// A text for an element or an attribute in quotes, with what XML 1.0 (section 2.2) has no way to say made visible.
    static func escaped(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).madeVisible }
        var escaped = ""
        for scalar in lines.joined(separator: "\n").unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension TranscriptResult {
    /// Whether it could not even be compared.
    fileprivate nonisolated var isError: Bool { diagnostic != nil }
}
