import ChallengeShellText
package import ChallengeShellVerification

/// An invariant that does not hold at some place.
package nonisolated struct Finding: Codable, Hashable, Sendable {
    /// The place in words: two findings of one subject are the same defect.
    package struct Subject: Codable, Hashable, Sendable {
        package let invariant: Invariant
        /// The name of the screen on which it was found; empty where what was done is the same on all.
        package let screen: String
        /// The command that was carried out there, without its arguments: `search TEXT`; empty where that does not matter.
        package let action: String
        /// The pattern, where several mistakes at one place are told apart by it; empty otherwise.
        private let fact: String

        fileprivate init(_ invariant: Invariant, screen: String, action: String, pattern: String) {
            (self.invariant, self.screen, self.action) = (invariant, screen, action)
            fact = invariant.isAboutDeclarations ? pattern : ""
        }

        /// In words: `CharacterList, search TEXT`.
        package var place: String { [screen, action].filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    /// The common part of findings that one mistake has caused: the invariant, and the detail without the names of the place.
    package struct Cause: Codable, Hashable {
        let invariant: Invariant
        let pattern: String
    }

    package let subject: Subject
    /// The expectation and the observation in one line.
    package let detail: String
    package let cause: Cause
    /// How many lines the session had run when it was found; those after them have nothing to do with it.
    package private(set) var lineCount: Int
    /// A command that shows it after those lines: an `expect` that fails, a `show`. Nil where they show it themselves, or nothing
    /// does.
    let proof: Transcript.Entry?
    /// True if something else is printed once it is mended.
    let isPrinted: Bool

    /// - Parameter pattern: the detail without what names the place; nil where only findings of this subject have its cause.
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

    /// True if one mistake has caused both.
    func isSame(as other: Finding) -> Bool { subject == other.subject || cause == other.cause }

    /// In one line: `back: BookList, open a row: after …`.
    package var line: String { "\(subject.invariant.rawValue): \(subject.place): \(detail)" }
}

nonisolated extension [Finding.Subject] {
    /// How many places a sentence names.
    private static var namedCount: Int { 5 }

    /// The places but the first: `also in 8 places: BookList, more; Wish, save; …; and 3 more`. Nil if nowhere.
    package var others: String? {
        guard count > 1 else { return nil }
        let names = dropFirst().prefix(Self.namedCount).map(\.place)
        let rest = count - 1 - names.count
        let places = names + (rest > 0 ? ["and \(rest) more"] : [])
        return "also in \(count - 1) place\(count == 2 ? "" : "s"): \(places.joined(separator: "; "))"
    }
}

/// Makes the pattern of a ``Finding/Cause``.
nonisolated enum Pattern {
    private static let blank = "…"

    /// A text without some names, where they are words of their own; without the indices of items in an array; of a link
    /// the scheme and the host only.
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

    /// The difference of two texts: their words without those with which both begin and end.
    static func change(from old: String, to new: String) -> (old: String, new: String) {
        var (old, new) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
        while let word = old.first, word == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
        while let word = old.last, word == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        return (old.joined(separator: " "), new.joined(separator: " "))
    }

    /// A text without digits, which are what differs each time.
    static func withoutDigits(_ text: String) -> String { text.filter { !$0.isASCII || !$0.isNumber } }
}
