/// The result of verifying a transcript.
nonisolated struct TranscriptResult: Sendable {
    enum Outcome: Sendable {
        case passed
        /// It prints something else, at these places.
        case failed([Difference])
        /// It printed something else, and was rewritten.
        case updated
        /// It cannot be read, or is no transcript.
        case unreadable(Diagnostic)
        /// It prints something else, and cannot be rewritten.
        case unwritable(Diagnostic)
    }

    /// An entry that fails.
    struct Difference: Sendable {
        enum Kind: Sendable {
            /// It prints something else.
            case output(LineDiff)
            /// The session had ended: this entry and those after it, so many in all, did not run.
            case missing(count: Int)
        }

        let entry: Transcript.Entry
        let kind: Kind
    }

    /// The file.
    let name: String
    let outcome: Outcome

    var differences: [Difference] {
        if case .failed(let differences) = outcome { differences } else { [] }
    }

    /// Why the file cannot be read or written.
    var diagnostic: Diagnostic? {
        switch outcome {
        case .unreadable(let diagnostic), .unwritable(let diagnostic): diagnostic
        case .passed, .failed, .updated: nil
        }
    }

    /// Whether the file cannot be read or written.
    var isError: Bool { diagnostic != nil }

    var isFailure: Bool { isError || !differences.isEmpty }
}

extension TranscriptResult {
    /// The entries that fail, in order.
    ///
    /// - Parameter outputs: what each entry prints; nil for those that did not run, which are the last ones.
    static func differences(of transcript: Transcript, from outputs: [[String]?]) -> [Difference] {
        var differences: [Difference] = []
        for (entry, output) in zip(transcript.entries, outputs) {
            guard let output else {
                let count = outputs.count { $0 == nil }
                return differences + [Difference(entry: entry, kind: .missing(count: count))]
            }
            let diff = LineDiff(expected: entry.output, actual: output)
            if !diff.isEmpty { differences.append(Difference(entry: entry, kind: .output(diff))) }
        }
        return differences
    }
}
