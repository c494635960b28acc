/// What became of a transcript.
nonisolated struct TranscriptResult: Sendable {
    enum Outcome: Sendable {
        case passed
        /// It is not as it should be, at these places.
        case failed([Difference])
        /// It was not as it should be, and was rewritten.
        case updated
        /// It cannot be read, or is no transcript.
        case unreadable(Diagnostic)
        /// It is not as it should be, and cannot be rewritten.
        case unwritable(Diagnostic)
    }

    /// An entry that is not as it should be.
    struct Difference: Sendable {
        enum Kind: Sendable {
            /// It prints something else.
            case output(LineDiff)
            /// The session had ended: neither this one nor those after it, so many in all, were carried out.
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

    /// What cannot be done with the file.
    var diagnostic: Diagnostic? {
        switch outcome {
        case .unreadable(let diagnostic), .unwritable(let diagnostic): diagnostic
        case .passed, .failed, .updated: nil
        }
    }

    /// Whether it could not even be compared, or be rewritten.
    var isError: Bool { diagnostic != nil }

    var isFailure: Bool { isError || !differences.isEmpty }
}

extension TranscriptResult {
    /// What is not as it should be, in order.
    ///
    /// - Parameter outputs: what each entry prints; nil for one that was not carried out, and all after it.
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
