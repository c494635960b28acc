import ChallengeText
import ChallengeTestSupport
import Foundation

/// What a script has in one line, or in several that are joined, and what must come of it.
struct RandomLine {
    /// A command, and what is known of its outcome beforehand.
    struct Command {
        enum Outcome {
            case succeeds, fails, either
        }

        let outcome: Outcome
        /// As it is written; nil where it goes over several lines.
        let text: String?
        /// The columns between which an error about it may be.
        let columns: ClosedRange<Int>
        /// What `echo` is to print.
        let echo: String?
    }

    /// Without the line end.
    let bytes: [UInt8]
    /// How many line ends are in it.
    let joins: Int
    let commands: [Command]
    /// Where the line is no line of the language: its column. Then there are no commands.
    let mistake: Int?
}

/// Makes random lines of the shell's language, some of which are wrong in one place.
struct RandomLines {
    private static let limit = 1 << 20
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> RandomLine {
        switch Int.random(in: 0..<1000, using: &random) {
        case 0: return long()
        case 1: return tooLong()
        case 2..<30: return RandomLine(bytes: Array("  \t# \(text(8))".utf8), joins: 0, commands: [], mistake: nil)
        case 30..<50: return joined()
        case 50..<130: return wrong()
        default: return plain()
        }
    }

    // MARK: Lines

    /// Some commands, each of words that are quoted in one way or the other.
    private mutating func plain() -> RandomLine {
        var line = blanks()
        var commands: [RandomLine.Command] = []
        for index in 0..<Int.random(in: 1...3, using: &random) {
            if index > 0 { line += "\(blanks());\(blanks())" }
            let (words, outcome) = command()
            let text = words.dropFirst().reduce(quoted(words[0])) { $0 + " " + blanks() + quoted($1) }
            let start = line.count + 1
            line += text
            commands.append(
                RandomLine.Command(
                    outcome: outcome, text: text, columns: start...max(start, line.count),
                    echo: words[0] == "echo" ? words.dropFirst().joined(separator: " ") : nil))
        }
        if Bool.random(using: &random) { line += " \(blanks())# \(text(4))" }
        return RandomLine(bytes: Array(line.utf8), joins: 0, commands: commands, mistake: nil)
    }

    /// A command over several lines.
    private mutating func joined() -> RandomLine {
        let words = ["echo"] + (0..<3).map { _ in text(6) }
        let line = words.map { quoted($0) }.joined(separator: "\\\n \\\n")
        let command = RandomLine.Command(
            outcome: .succeeds, text: nil, columns: 1...1, echo: words.dropFirst().joined(separator: " "))
        return RandomLine(bytes: Array(line.utf8), joins: 6, commands: [command], mistake: nil)
    }

    /// A word that takes what a line may have, or nearly.
    private mutating func long() -> RandomLine {
        let filler = ["x", "é", "😀", "'\"'"].randomElement(using: &random) ?? ""
        let isEcho = Bool.random(using: &random)
        let name = isEcho ? "echo " : "open "
        let room = Self.limit - name.utf8.count - Int.random(in: 0...4, using: &random)
        let written = String(repeating: filler, count: room / filler.utf8.count)
        let line = name + written
        let command = RandomLine.Command(
            outcome: isEcho ? .succeeds : .either, text: line, columns: 1...line.count,
            echo: isEcho ? written.replacing("'\"'", with: "\"") : nil)
        return RandomLine(bytes: Array(line.utf8), joins: 0, commands: [command], mistake: nil)
    }

    private mutating func tooLong() -> RandomLine {
        let count = Self.limit + Int.random(in: 1...70_000, using: &random)
        return RandomLine(bytes: Array(repeating: 0x61, count: count), joins: 0, commands: [], mistake: 1)
    }

    /// A line that would be right, with something in one place that makes it none.
    private mutating func wrong() -> RandomLine {
        let right = plain()
        // What stands before a quote must be words, and no comment.
        let before = right.commands.compactMap(\.text).joined(separator: "; ") + " "
        // By scalars: a quote may be half of a character.
        let quotes: Set<Unicode.Scalar> = ["'", "\""]
        let after = text(6).unicodeScalars.filter { !quotes.contains($0) }.flatMap { Array("\($0)".utf8) }
        let mistakes: [[UInt8]] = [
            Array("'".utf8), Array("\"".utf8), [0], [0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F],
        ]
        let mistake = mistakes.randomElement(using: &random) ?? []
        // A line end at the end of a line is dropped, and what is cut short must not go on.
        let end = mistake[0] == UInt8(ascii: "\"") ? Array("\\\\".utf8) : Array("x".utf8)
        return RandomLine(
            bytes: Array(before.utf8) + mistake + Array("-".utf8) + after + end, joins: 0, commands: [],
            mistake: before.count + 1)
    }

    // MARK: Commands

    private static let harmless = [
        "home", "open characters", "open character-list", "open home", "open advanced-search", "routes", "path", "help",
        "help open", "show", "history 5", "why", "graph", "graph dot", "graph json", "events 3",
        "trace off", "states off", "fault off",
    ]
    private static let hopeless = [
        "back 0", "opne", "OPEN characters", "open character", "open character 0", "open ://", "back 1 2",
        "help nope",
        "source nope.chal", "exit 256", "exit x", "quit 1 2", "home 5", "filter colour=red", "set nothing",
    ]
    private static let possible = [
        "back", "back", "back 2", "dismiss", "more", "retry", "refresh", "apply", "reset", "close", "filter",
        "filter status=alive", "filter clear", "set status dead", "set gender any", "search", "search ''", "characters",
        "recent", "recent clear",
        "open 5", "open 700", "open 99999999999999999999", "open rick", "fault offline", "fault garbage",
        "fault status 500", "trace on", "states on", "expect state loaded", "expect fails open nope", "expect count 20",
        "expect not screen Home",
    ]

    private mutating func command() -> (words: [String], outcome: RandomLine.Command.Outcome) {
        func split(_ text: String) -> [String] { text.components(separatedBy: " ").map { $0 == "''" ? "" : $0 } }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<12: return (["home"], .succeeds)
        case 12..<50: return (["echo"] + (0..<Int.random(in: 0...4, using: &random)).map { _ in text(8) }, .succeeds)
        case 50..<55: return ([Self.harmless.randomElement(using: &random) ?? ""].flatMap(split), .succeeds)
        case 55..<62: return ([Self.hopeless.randomElement(using: &random) ?? ""].flatMap(split), .fails)
        case 62..<78: return ([Self.possible.randomElement(using: &random) ?? ""].flatMap(split), .either)
        case 78..<82: return (["open", "character", "\(Int.random(in: 1...900, using: &random))"], .succeeds)
        case 82..<84: return (["search", text(5)], .either)
        case 84..<92: return (["no-\(text(6))"] + (0..<2).map { _ in text(5) }, .fails)
        default: return (["open", "no-\(text(8))"], .either)
        }
    }

    // MARK: Words

    private mutating func blanks() -> String {
        String((0..<Int.random(in: 0...2, using: &random)).map { _ in Bool.random(using: &random) ? " " : "\t" })
    }

    private static let pieces: [String] = [
        "a", "rick", "5", "=", "#", ";", "'", "\"", "\\", " ", "\t", "é", "e\u{301}", "漢", "😀", "\u{1b}[31m", "\u{7}",
        "\u{85}", "\u{202e}", "\u{200d}", "\u{feff}", "👩‍👩‍👧", "$x", "`", "~/", "--", "\u{1}", "\u{7f}", "🇩🇪", "\u{301}",
    ]

    private mutating func text(_ length: Int) -> String {
        (0..<Int.random(in: 0...length, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    /// A word as it may be written.
    private mutating func quoted(_ word: String) -> String {
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where !word.isEmpty:
            // By scalars: a quote may be half of a character.
            let special: Set<Unicode.Scalar> = [" ", "\t", ";", "#", "'", "\"", "\\"]
            return word.unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        case 1:
            let parts = word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
            return "'\(parts.joined(separator: "'\\''"))'"
        default:
            let escaped = word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
            return "\"\(escaped.joined())\""
        }
    }
}
