import ChallengeTestSupport
import FlyingFox
import Foundation
import ChallengeProcessTestSupport

/// An API of characters whose texts are all hostile.
private struct HostileAPI: Sendable {
    struct Place: Encodable {
        let name: String
        let url: String
    }

    struct Person: Encodable {
        let id: Int
        let name, status, species, type, gender, image: String
        let origin, location: Place
        let episode: [String]
    }

    private struct Page: Encodable {
        let info: [String: Int]
        let results: [Person]
    }

    let people: [Person]

    /// - Parameter count: the number of characters, all on one page. Each fiftieth has a name of 10,000 characters.
    init(count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        people = (1...count).map { number in
            func text() -> String { HostileText.random(upTo: 6, using: &random) }
            let name = HostileText.random(upTo: 6, using: &random)
            let long = String((name + "x").unicodeScalars.first ?? "x") + "x"
            return Person(
                id: number, name: number % 50 == 0 ? name + String(repeating: long, count: 5_000) : name,
                status: text(),
                species: text(), type: text(), gender: text(), image: text(), origin: Place(name: text(), url: text()),
                location: Place(name: text(), url: text()), episode: [text() + "/1"])
        }
    }

    /// Starts the server; returns its base URL. Every search finds the first twenty.
    func start() async throws -> String {
        let encoder = JSONEncoder()
        func page(_ people: [Person]) throws -> Data {
            try encoder.encode(Page(info: ["count": people.count, "pages": 1], results: people))
        }
        let (all, found) = (try page(people), try page(Array(people.prefix(20))))
        let each = try people.map { try encoder.encode($0) }
        return try await LoopbackServer.start { request in
            let number = request.path.split(separator: "/").last.flatMap { Int($0) }
            let body = number.map { each.indices.contains($0 - 1) ? each[$0 - 1] : Data() }
            let isSearch = request.query.count > 1
            return HTTPResponse(200, body ?? (isSearch ? found : all))
        }.absoluteString
    }
}

/// Cases that need the built program: each way in which text from outside is printed.
@Suite("Hundreds of characters with hostile names", .startsPrograms)
struct HostileNamesTests {
    private static let count = 300
    private static let seed: UInt64 = 7
    private static let api = HostileAPI(count: count, seed: seed)
    private static let server = Task { try await api.start() }

    /// Returns a text in quotes, without the characters that a line of a script cannot have.
    private static func quoted(_ text: String) -> String {
        let text = text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" }
        return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    /// Commands that print text from outside in every way. The whole list is drawn once only, as that takes long.
    ///
    /// - Parameter verbatim: true to include commands that print their arguments at any width.
    private static func script(verbatim: Bool) -> String {
        var lines = ["trace on", "open characters", "more", "retry", "open rick", "open x", "search x"]
        for person in api.people.suffix(51) { lines.append("open character \(person.id); why; path; back") }
        for person in api.people.prefix(6) {
            let (name, text) = (quoted(person.name), quoted(person.species))
            lines += [
                "search \(text)", "open \(name)", "why", "path", "expect text \(name)", "expect text \(text)",
                verbatim ? "echo \(text)" : "show", "back", "recent", "recent delete \(text)", "filter species=\(text)",
                "open challenge://character/detail/\(person.id)?x=\(text)", "why", "back", "expect screen \(text)",
                "\(text) 1", "help \(text)", "set status \(text)", "source \(text)", "filter \(text)=1",
            ]
        }
        return (lines + ["events", verbatim ? "history" : "show", "search '\u{1b}[2J'", "fault offline", "refresh"])
            .joined(separator: "\n")
    }

    private func run(_ options: String..., verbatim: Bool = true) async throws -> Program.Result {
        let program = Program()
        try program.write(Self.script(verbatim: verbatim), to: "hostile.chal")
        let url = try await Self.server.value
        return try await program.run(["-k", "--base-url", url, "--width", "80"] + options + ["hostile.chal"])
    }

    @Test(
        "Rows and messages have no escape sequences except our colours", arguments: ["never", "always"])
    func text(color: String) async throws {
        let result = try await run("--color", color, verbatim: false)
        #expect(result.status == 1)
        #expect(!result.wasSignalled)
        #expect(PrintedText(width: 80, hasColour: color == "always").fault(in: result.output) == nil)
        // A message is never cut: its end may be advice.
        #expect(PrintedText(hasColour: color == "always").fault(in: result.errors) == nil)
    }

    @Test("The names are in ASCII if the output is limited to it, and in JSON escaped as the API sent them")
    func ascii() async throws {
        let plain = try await run("--plain", "--echo")
        #expect((plain.output + plain.errors).utf8.allSatisfy { 0x20...0x7e ~= $0 || $0 == UInt8(ascii: "\n") })
        let result = try await run("--format", "json")
        #expect(PrintedText().fault(in: result.output) == nil)
        let beginning = #"{"event":"screen","screen":"CharacterList","#
        let list = try #require(result.output.split(separator: "\n").first { $0.hasPrefix(beginning) })
        let event = JSONValue(try JSON(reading: list))
        let characters = event["content"]["characters"]
        let others = Self.api.people.enumerated().filter { characters[$0]["name"] != .string($1.name) }
        #expect(others.map(\.element.id) == [])
    }

    @Test("The names do no harm in a transcript, which verifies as recorded")
    func transcript() async throws {
        let program = Program()
        let url = try await Self.server.value
        try program.write(Self.script(verbatim: true), to: "hostile.chal")
        let recording = try await program.run("-k", "--base-url", url, "--record", "t.transcript", "hostile.chal")
        #expect(recording.status == 1)
        let text = try program.content("t.transcript")
        // The transcript has the commands as typed, in quotes.
        let printed = text.split(separator: "\n").filter { !$0.hasPrefix("> ") }.joined(separator: "\n")
        #expect(PrintedText().fault(in: printed) == nil)
        let verified = try await program.run("verify", "-k", "--base-url", url, "t.transcript")
        #expect(verified.status == 0, "\(verified.output.prefix(2_000))")
    }

    @Test("The names are candidates and news at a prompt, where only the editor sends escape sequences")
    func prompt() async throws {
        let api = HostileAPI(count: 60, seed: Self.seed)
        let url = try await api.start()
        let prompt = try await ProgramAtPrompt(["-q", "--base-url", url], rows: 90).showing("home [live]>")
        try await prompt.type("open characters\r", shows: "characters [live]>")
        func harmless(_ what: String) throws {
            let screen = prompt.terminal.screen
            #expect(screen.unknown == [], "\(what)")
            #expect(PrintedText().fault(in: screen.allLines.joined(separator: "\n")) == nil, "\(what)")
        }
        try harmless("list")
        for typed in ["open ", "open 5", "open r", "search ", "search m"] {
            prompt.terminal.type(typed + "\t\t")
            // The next character is drawn after the candidates.
            prompt.terminal.type("@")
            try await prompt.terminal.waits(for: "@ after \(typed)") { $0.lines.contains { $0.contains("@") } }
            try harmless(typed)
            try await prompt.type(Key.control("u"), shows: "characters [live]>")
        }
        for person in api.people.prefix(10) {
            try await prompt.type("open \(person.id)\r", shows: "characters/\(person.id) [live]>")
            try await prompt.type("back\r", shows: "characters [live]>")
        }
        try harmless("details")
    }
}

/// A check of printed text, by a terminal that obeys everything.
struct PrintedText {
    /// The columns of a row.
    var width = Int.max
    /// True if the text may have colours: SGR sequences (ECMA-48, 8.3.117) and nothing else that begins with ESC.
    var hasColour = false

    /// Returns the fault of the first bad line; nil if all are good.
    ///
    /// Deliberately by another rule than the program's: by Unicode's general categories.
    func fault(in text: String) -> String? {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let fault = fault(inLine: String(line)) { return "\(fault) in \(line.prefix(300).debugDescription)" }
        }
        return nil
    }

    private func fault(inLine line: String) -> String? {
        // Nearly all lines are plain.
        if line.utf8.allSatisfy({ 0x20...0x7e ~= $0 }) {
            return line.utf8.count > width ? "\(line.utf8.count) columns" : nil
        }
        let shown = hasColour ? line.replacing(/\u{1b}\[[0-9;]*m/, with: "") : line
        var previous: Unicode.Scalar = " "
        for scalar in shown.unicodeScalars {
            if isObeyed(scalar, after: previous) { return "U+\(String(scalar.value, radix: 16))" }
            previous = scalar
        }
        let columns = shown.unicodeScalars.reduce(0) { $0 + Self.width($1) }
        return columns > width ? "\(columns) columns" : nil
    }

    private func isObeyed(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        // Within an emoji a joiner has its purpose.
        case .format: !(scalar == "\u{200d}" && previous.properties.isEmoji)
        default:
            scalar.properties.isDefaultIgnorableCodePoint && !(scalar == "\u{fe0f}" && previous.properties.isEmoji)
        }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: 0
        // A skin tone belongs on an emoji, and half of a flag to the other half.
        default: scalar.properties.isEmojiModifier ? 0 : scalar.isRegionalIndicator ? 1 : TerminalScreen.width(scalar)
        }
    }
}

/// Text from an attacker who wants to control a terminal or to deceive a reader.
enum HostileText {
    /// Each controls a terminal, hides, reverses, piles up or breaks off, or looks as if it did.
    static let pieces = [
        "\u{1b}[31m", "\u{1b}[2J", "\u{1b}[6n", "\u{1b}]0;title\u{7}", "\u{1b}Pq#0\u{1b}\\", "\u{1b}", "\u{9b}5A",
        "\u{90}", "\u{0}", "\u{7}", "\u{8}\u{8}", "\t", "\n", "\r", "\r\n  1  Nobody", "\u{b}", "\u{c}", "\u{7f}",
        "\u{85}", "\u{2028}", "\u{2029}", "\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{200e}", "\u{61c}",
        "\u{200b}", "\u{200c}", "\u{200d}", "\u{2060}", "\u{feff}", "\u{ad}", "\u{34f}", "\u{180e}", "\u{3164}",
        "\u{fff9}", "\u{ffff}", "\u{fe0f}", "\u{e0041}\u{e007f}", "\u{1d173}", String(repeating: "\u{301}", count: 40),
        "e\u{301}", "漢字", "🇩🇪", "👍🏽", "\\u{1b}", "%s", "'", "\"", "\\", ";", "#", "$HOME", "`", "=", " ", "a", "rick",
        "Morty", "é", "ﷺ", "•", "›",
    ]

    static func random(upTo count: Int, using random: inout SeededGenerator) -> String {
        random.sequence(of: pieces, upTo: count)
    }
}
