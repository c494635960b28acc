import ChallengeActions
import ChallengeLanguage
import ChallengeText
import SwiftUI

/// Generates arguments: suggested arguments, other valid arguments, and invalid arguments.
struct ArgumentSampler {
    /// A word of a line, or a text that replaces several words.
    struct Word: Hashable {
        /// The word as a user types it, in quotes if necessary.
        let text: String
        /// True if the app declares that the word is possible here.
        let isOffered: Bool
        /// The word without quotes; nil if the text is not exactly one word.
        var content: String?

        /// An optional argument that is left out.
        static let none = Word(text: "", isOffered: true)
        static func offered(_ text: String) -> Self {
            Word(text: Quoting.quoted(text), isOffered: true, content: text)
        }
        static func other(_ text: String) -> Self {
            Word(text: Quoting.quoted(text), isOffered: false, content: text)
        }
    }

    /// Texts that programs of all kinds mishandle.
    private static let awkward = [
        "", "-1", "世界 👩‍🔬 e\u{301}", "\u{1B}[31mred\u{7}\u{202E}", "it's \"quoted\" \\ ; | > # !",
        String(repeating: "long ", count: 60),
    ]
    /// Texts that mislead a program if it reads only their beginning: `7 of 9` contains a 9 too.
    private static let misleading = ["7 of 9", "9", "ابحث عن 7"]
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz ABCXYZ0189.,-_%&?=+é世😀")

    let rows: SelectableRows?
    /// The JSON values of the visible rows.
    let records: [ScreenContent.Record]
    let known: KnownRows
    /// True if all offered words count, not only a sample. The generator then knows whether a certain word is offered.
    let takesAll: Bool
    var random: SeededGenerator

    /// Returns the last, the first and a random element. The last element comes first, because the last element is new
    /// after more pages.
    mutating func sample<Element>(_ all: [Element]) -> [Element] {
        guard !takesAll, all.count > 3 else { return all }
        return [all[all.count - 1], all[0], all[Int.random(in: 1..<all.count - 1, using: &random)]]
    }

    /// Returns words for a parameter, the offered words first.
    mutating func words(for parameter: Parameter) -> [Word] {
        let suggested = sample(parameter.suggest().map(\.text)).map(Word.offered)
        switch parameter.kind {
        case .keyword: return [.offered(parameter.name)]
        case .choice(let choices): return sample(choices).map(Word.offered) + [.other("no-such-choice")]
        case .integer(let range): return suggested + integers(in: range, identifying: parameter.noun)
        case .number(let range):
            return suggested + [range.lowerBound, range.upperBound].map { .offered("\($0)") }
                + [.other("1e400"), .other("two")]
        case .word:
            let rows = parameter.noun.map { rowWords($0) } ?? []
            return suggested + rows.map { .offered("\($0)") } + [.other("word"), .other("世界"), .other("\u{1B}[2J")]
        case .text: return suggested + texts.map(Word.other)
        case .assignments(let keys): return (parameter.isOptional ? [.none] : []) + assignments(keys)
        // Only the session's own commands have parameters of these kinds.
        case .file, .command, .action, .name, .destination: return suggested
        }
    }

    /// Returns the identifiers of rows of a kind, on this screen and elsewhere.
    private mutating func rowWords(_ noun: String) -> [RowIdentifier] {
        (rows?.noun == noun ? sample(rows?.items.map(\.identifier) ?? []) : []) + (known[noun] ?? [])
    }

    private mutating func integers(in range: ClosedRange<Int>, identifying noun: String?) -> [Word] {
        var words: [Word] = []
        if let noun {
            words += rowWords(noun).filter { $0.number.map(range.contains) == true }.map { .offered("\($0)") }
            words += [range.lowerBound, range.upperBound].map { .other("\($0)") }
        } else {
            words += [range.lowerBound, min(range.lowerBound + 1, range.upperBound), range.upperBound].map {
                .offered("\($0)")
            }
        }
        if range.lowerBound > .min { words.append(.other("\(range.lowerBound - 1)")) }
        if range.upperBound < .max { words.append(.other("\(range.upperBound + 1)")) }
        return words + [.other("99999999999999999999"), .other("one")]
    }

    private var texts: [String] {
        mutating get {
            let names = rows?.items.suffix(rows?.shownCount ?? 0).map(\.name) ?? []
            let shown = sample(names) + Self.extremes(of: names)
            let words = names.last?.split(separator: " ").map(String.init) ?? []
            let parts = words.count > 1 ? [words[words.count - 1], words.joined(separator: "  ")] : []
            let count = Int.random(in: 1...12, using: &random)
            let made = (0..<count).map { _ in Self.letters[Int.random(in: 0..<Self.letters.count, using: &random)] }
            return shown + parts + ["x", String(made)] + Self.awkward + Self.misleading
        }
    }

    /// Returns the longest and the shortest text that is not empty.
    private static func extremes(of texts: [String]) -> [String] {
        let texts = texts.filter { !$0.isEmpty }
        return [texts.max { $0.count < $1.count }, texts.min { $0.count < $1.count }].compactMap(\.self)
    }

    private mutating func values(for key: Parameter.Key) -> [String] {
        switch key.parameter.kind {
        case .integer, .number: words(for: key.parameter).filter(\.isOffered).compactMap(\.content)
        default: sample(key.values.isEmpty ? key.parameter.suggest().map(\.text) : key.values)
        }
    }

    private mutating func assignments(_ keys: [Parameter.Key]) -> [Word] {
        let each = keys.map { key in
            (key: key, values: values(for: key))
        }
        let offered = each.flatMap { key, values in values.map { Word.offered("\(key.name)=\($0)") } }
        let ofAll = each.map { key, values in Quoting.quoted("\(key.name)=\(values.first ?? "")") }
        let open = keys.filter { $0.values.isEmpty }.flatMap { key in
            (Self.extremes(of: records.compactMap { $0.value(of: key.name) }) + ["x", "", "世界=\u{1B}[0m"]).map {
                Word.other("\(key.name)=\($0)")
            }
        }
        let closed = keys.filter { !$0.values.isEmpty }.map { Word.other("\($0.name)=no-such-value") }
        let name = keys.first?.name ?? ""
        return offered + [Word(text: ofAll.joined(separator: " "), isOffered: false)] + open + closed
            + [.other("no-such-key=1"), .other(name), .other("=")] + [
                Word(text: "\(name)=a \(name)=b", isOffered: false)
            ]
    }
}
