import ChallengeCore
package import ChallengeHost
import ChallengeLanguage
import ChallengeText
import ChallengeVerification

/// Known findings with their reasons. Reports count known findings, but not as violations.
package nonisolated struct KnownFindings: Codable, Sendable {
    package struct Entry: Codable, Sendable, Hashable {
        package let invariant: Invariant
        /// The place in words: `BookList, open a row`.
        package let place: String
        package let reason: String
        package let file: String
        package let line: Int
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// Reads a file of lines such as `back: BookList, open a row  # reason`. Throws ``LineFile/Failure`` after
    /// reporting the file's mistakes.
    @MainActor
    package init(reading file: String, of map: AppMap, tell: (String) -> Void) async throws(LineFile.Failure) {
        entries = try await LineFile.read(file, tell: tell) { line throws(SyntaxError) in
            try Self.entry(line, map, in: file)
        }
    }

    @MainActor
    private static func entry(_ line: SourceLine, _ map: AppMap, in file: String) throws(SyntaxError) -> Entry {
        let parts = line.text.split(separator: "#", maxSplits: 1).map(String.init)
        guard parts.count == 2, case let reason = parts[1].singleSpaced, !reason.isEmpty else {
            throw line.error(
                "the reason is missing, as in: back: BookList, open a row  # why", at: line.text.utf8.count)
        }
        let words = parts[0].split(separator: ":", maxSplits: 1).map { String($0).singleSpaced }
        guard words.count == 2 else {
            throw line.error(
                "a known finding must be INVARIANT: PLACE  # REASON, as in: back: BookList, open a row  # why")
        }
        guard let invariant = Invariant(rawValue: words[0]) else {
            let suggestion = words[0].suggestion(from: Invariant.allCases.map(\.rawValue))
            throw line.error("no invariant \(words[0].quotedInMessage())\(suggestion)", at: line.indentation)
        }
        let screens = map.screens.map(\.name)
        let name = words[1].split(separator: ",").first.map(String.init) ?? ""
        // A place without a screen begins with a command in lower case.
        guard screens.contains(name) || name.first?.isUppercase != true || map.mayShowUndeclared else {
            let offset = line.text.firstRange(of: name)?.lowerBound ?? line.text.startIndex
            throw line.error(
                "no screen \(name.quotedInMessage())\(name.suggestion(from: screens))",
                at: line.text.utf8.distance(from: line.text.startIndex, to: offset))
        }
        return Entry(invariant: invariant, place: words[1], reason: reason, file: file, line: line.number)
    }

    package func entry(for places: [Finding.Subject]) -> Entry? {
        entries.first { entry in places.contains { $0.invariant == entry.invariant && $0.place == entry.place } }
    }
}
