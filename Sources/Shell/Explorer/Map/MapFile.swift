import ChallengeConsole

/// A file with the map of an app, with a fact on each line. Blank lines and lines that begin with `#` are ignored.
package nonisolated struct MapFile {
    /// A line of the file that is no longer a fact, or a fact that is missing from the file.
    package struct Difference: Sendable, Hashable {
        /// The number of the line, from 1. For a missing fact, the number of the line that must follow the fact.
        package let line: Int
        package let text: String
    }

    private static let header = "# The ways through the app, as explore found them."
    private static let arrow = " → "

    let path: String

    package init(path: String) { self.path = path }

    /// Replaces the facts of the file. Throws `SystemError`.
    package func write(_ facts: [String]) async throws {
        let text = ([Self.header] + facts).map { $0 + "\n" }.joined()
        try await OutputFile.write(Array(text.utf8), to: path, appends: false)
    }

    /// Returns the text of the file. Throws if the file cannot be read.
    package func read() async throws -> String {
        String(decoding: try await InputDescriptor.content(of: path), as: UTF8.self)
    }

    /// Returns the differences between sorted facts and the text of a file.
    package static func differences(of text: String, from facts: [String]) -> [Difference] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let kept = lines.enumerated().filter { !$1.isEmpty && !$1.hasPrefix("#") }
            .map { (line: $0 + 1, fact: $1) }
        let known = Set(kept.map(\.fact))
        var new = facts.filter { !known.contains($0) }
        let (now, end) = (Set(facts), kept.last.map { $0.line + 1 } ?? lines.count)
        var differences: [Difference] = []
        for (line, fact) in kept where !now.contains(fact) {
            // A new fact replaces the line's fact with the same subject.
            if let index = new.firstIndex(where: { subject($0) == subject(fact) }) {
                let other = new.remove(at: index)
                differences.append(Difference(line: line, text: "it was '\(fact)', but is now '\(other)'"))
            } else {
                differences.append(Difference(line: line, text: "it is missing from the app: '\(fact)'"))
            }
        }
        differences += new.map { fact in
            Difference(line: kept.first { $0.fact > fact }?.line ?? end, text: "it is new in the app: '\(fact)'")
        }
        return differences.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    }

    /// Returns the subject of a fact: the part before its arrow.
    private static func subject(_ fact: String) -> Substring {
        fact.firstRange(of: arrow).map { fact[..<$0.lowerBound] } ?? fact[...]
    }
}
