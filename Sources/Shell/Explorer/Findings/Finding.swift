import ChallengeText
package import ChallengeVerification

/// A broken invariant, and its place.
package nonisolated struct Finding: Codable, Hashable, Sendable {
    /// The place of a finding. Findings with equal subjects are the same defect.
    package struct Subject: Codable, Hashable, Sendable {
        package let invariant: Invariant
        /// The name of the screen; empty if the action is the same on all screens.
        package let screen: String
        /// The command without its arguments: `search TEXT`; empty if the command does not matter.
        package let action: String
        /// The pattern of the cause, if one place may have several mistakes; otherwise empty.
        private let fact: String

        fileprivate init(_ invariant: Invariant, screen: String, action: String, pattern: String) {
            (self.invariant, self.screen, self.action) = (invariant, screen, action)
            fact = invariant.isAboutDeclarations ? pattern : ""
        }

        /// The place in words: `CharacterList, search TEXT`.
        package var place: String { [screen, action].filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    /// The part that all findings with one reason share: the invariant, and the detail without the names of the place.
    package struct Cause: Codable, Hashable {
        let invariant: Invariant
        let pattern: String
    }

    package let subject: Subject
    /// The expectation and the observation in one line.
    package let detail: String
    package let cause: Cause
    /// The number of lines that the session had run at the finding. Later lines do not matter.
    package private(set) var lineCount: Int
    /// A command that shows the fault after the session's lines: a failing `expect`, or a `show`. Nil if the lines
    /// themselves show the fault, or if no command shows it.
    let proof: Transcript.Entry?
    /// True if the output changes once the fault is fixed.
    let isPrinted: Bool

    /// - Parameter pattern: the detail without the names of the place; nil if the cause belongs to one subject only.
    package init(
        _ invariant: Invariant, screen: String, action: String, _ detail: String, pattern: String?, lineCount: Int,
        proof: Transcript.Entry? = nil, isPrinted: Bool = false
    ) {
        subject = Subject(invariant, screen: screen, action: action, pattern: pattern ?? "")
        cause = Cause(invariant: invariant, pattern: pattern ?? subject.place)
        (self.detail, self.lineCount, self.proof, self.isPrinted) = (detail, lineCount, proof, isPrinted)
    }

    func after(_ lineCount: Int) -> Finding {
        var finding = self
        finding.lineCount = lineCount
        return finding
    }

    func isSame(as other: Finding) -> Bool { subject == other.subject || cause == other.cause }

    /// The finding in one line: `back: BookList, open a row: after …`.
    package var line: String { "\(subject.invariant.rawValue): \(subject.place): \(detail)" }
}

nonisolated extension [Finding.Subject] {
    /// The maximum number of places that a sentence names.
    private static var namedCount: Int { 5 }

    /// The places after the first: `also in 8 places: BookList, more; Wish, save; …; and 3 more`. Nil for a single place.
    package var others: String? {
        guard count > 1 else { return nil }
        let names = dropFirst().prefix(Self.namedCount).map(\.place)
        let rest = count - 1 - names.count
        let places = names + (rest > 0 ? ["and \(rest) more"] : [])
        return "also in \(count - 1) place\(count == 2 ? "" : "s"): \(places.joined(separator: "; "))"
    }
}

/// Builds the pattern of a ``Finding/Cause``.
nonisolated enum Pattern {
    private static let blank = "…"

    /// Returns a text without these names as separate words, without array indices, and with links cut after the host.
    static func text(_ text: String, without names: [String]) -> String {
        var text = text
        for name in Set(names).sorted(by: { ($1.count, $0) < ($0.count, $1) }) where !name.isEmpty {
            for range in text.ranges(of: name).reversed() {
                let before = text[..<range.lowerBound].last
                if isPartOfWord(before) || isPartOfWord(text[range.upperBound...].first) { continue }
                text.replaceSubrange(range, with: blank)
            }
        }
        text = text.split(separator: " ").map(shortLink).joined(separator: " ")
        return text.split(separator: "[", omittingEmptySubsequences: false).enumerated().map { index, part in
            index > 0 ? "[" + part.trimmingPrefix { $0.isASCII && $0.isNumber } : String(part)
        }.joined()
    }

    private static func isPartOfWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }

    private static func shortLink(_ word: Substring) -> Substring {
        guard let start = word.firstRange(of: "://")?.upperBound else { return word }
        return word[..<(word[start...].firstIndex { "/?#'".contains($0) } ?? word.endIndex)]
    }

    /// Returns the difference of two texts: their words without the common beginning and end.
    static func change(from old: String, to new: String) -> (old: String, new: String) {
        var (old, new) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
        while let word = old.first, word == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
        while let word = old.last, word == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        return (old.joined(separator: " "), new.joined(separator: " "))
    }

    /// Returns a text without digits, which differ each time.
    static func withoutDigits(_ text: String) -> String { text.filter { !$0.isASCII || !$0.isNumber } }
}
