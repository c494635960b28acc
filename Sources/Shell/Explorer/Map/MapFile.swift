import ChallengeShellConsole

/// A file that keeps the map of an app, one fact a line; blank lines and those that begin with `#` say nothing.
package nonisolated struct MapFile {
    /// A line of the file that is no longer so, or a fact that it does not have.
    package struct Difference: Sendable, Hashable {
        /// The line, or the one before which the fact belongs; from 1.
        package let line: Int
        package let text: String
    }

    private static let header = "# Where everything leads, as explore has found it."
    private static let arrow = " → "

    let path: String

    package init(path: String) { self.path = path }

    /// Puts facts in the place of those that the file has. Throws `SystemError`.
    package func write(_ facts: [String]) async throws {
        let text = ([Self.header] + facts).map { $0 + "\n" }.joined()
        try await OutputFile.write(Array(text.utf8), to: path, appends: false)
    }

    /// The text of the file. Throws where that cannot be read.
    package func read() async throws -> String {
        String(decoding: try await InputDescriptor.content(of: path), as: UTF8.self)
    }

    /// The differences of facts, which are sorted, from those of a file with a text.
    package static func differences(of text: String, from facts: [String]) -> [Difference] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let kept = lines.enumerated().filter { !$1.isEmpty && !$1.hasPrefix("#") }
            .map { (line: $0 + 1, fact: $1) }
        let known = Set(kept.map(\.fact))
        var new = facts.filter { !known.contains($0) }
        let (now, end) = (Set(facts), kept.last.map { $0.line + 1 } ?? lines.count)
        var differences: [Difference] = []
        for (line, fact) in kept where !now.contains(fact) {
            // A fact about the same is what has become of it.
            if let index = new.firstIndex(where: { subject($0) == subject(fact) }) {
                let other = new.remove(at: index)
                differences.append(Difference(line: line, text: "it was '\(fact)', and is '\(other)'"))
            } else {
                differences.append(Difference(line: line, text: "it is no longer so: '\(fact)'"))
            }
        }
        differences += new.map { fact in
            Difference(line: kept.first { $0.fact > fact }?.line ?? end, text: "it is new: '\(fact)'")
        }
        return differences.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    }

    /// The subject of a fact: all before its arrow.
    private static func subject(_ fact: String) -> Substring {
        fact.firstRange(of: arrow).map { fact[..<$0.lowerBound] } ?? fact[...]
    }
}
