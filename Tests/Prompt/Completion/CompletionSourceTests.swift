import ChallengeCore
import ChallengeShellLineEdit
import ChallengeShellCommand
import Testing

@testable import ChallengeShellLanguage
@testable import ChallengeShellPrompt
@testable import ChallengeShellSession
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("Completion", .limited)
struct CompletionSourceTests {
    private let shell = CompletionUnderTest()

    private func texts(_ line: String) -> [String] { shell.texts(line) }

    @Test("offers every command at the start of a line, the screen's own first, with what it is for")
    func commands() {
        #expect(
            texts("") == ["search", "filter", "recent", "set", "paint", "crack", "rename"]
                + SessionCommand.all().map(\.description.name).filter { !["set", "!"].contains($0) })
        #expect(shell.candidates("").first?.help == "Do search")
        #expect(texts("help ") == texts("") + ["all"])
        #expect(shell.candidates("help sea").first?.help == "Do search")
    }

    @Test("leaves out the action that is not possible now, but not where a command is told about")
    func refused() {
        let description = ActionDescription(name: "mend", help: "Mend", effect: .leads(to: "There"))
        let refusal = UnavailableAction(name: "mend", screen: "Other")
        shell.root.push(.stub("Other", actions: [Action(description, unless: refusal) {}]))
        shell.update()
        #expect(texts("men") == [] && texts("open men") == [])
        #expect(texts("help men") == ["mend"])
    }

    @Test(
        "offers what begins with what is typed or, where nothing does, has it somewhere else, in any letter case",
        arguments: [
            ("Rec", ["recent"]), ("open MO", ["Morty"]), ("zzz", []), ("ECE", ["recent"]),
            ("open sanchez", ["\"Rick Sanchez\""]), ("open Mi", ["\"Beth Smith\""]), ("filter atu", ["status="]),
            ("filter status=ea", ["status=dead"]), ("search smi", ["\"Morty Smith\""]),
            // After a command that is shortened, as the prompt takes it.
            ("op mor", ["Morty"]), ("OPEN mor", ["Morty"]), ("Sea ri", ["rick"]), ("re d", []), ("home m", []),
            ("help sea", ["search"]), ("help set ", []),
            // After what takes nothing or is not known, in a comment, and after a backslash.
            ("link ", []), ("zzz ", []), ("open # mo", []), ("#", []), ("op # ", []), ("open mo\\", []),
            ("open \\", []),
        ])
    func matching(line: String, expected: [String]) { #expect(texts(line) == expected) }

    @Test("takes a command's name for what it is when it is carried out", arguments: 1...300 as ClosedRange<UInt64>)
    func names(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let session = SessionUnderTest(shell.root, isInteractive: true).session
        let known = session.commands.commandTable.all.map(\.description.name) + AppRoute.samples.map(\.route.name)
        let name = try #require(known.randomElement(using: &generator))
        let typed = String(name.prefix(Int.random(in: 0...name.count, using: &generator)))
        for text in [typed, typed.uppercased()] {
            let name = try Command.reading(Quoting.quoted(text)).name
            let resolved = try? session.commands.commandTable.resolve(name, mayBeShort: true)
            let snapshot = CompletionSnapshot(
                commands: session.commands.commandTable.all.map(\.description), routes: AppRoute.samples.map(\.route))
            #expect(snapshot.command(named: text)?.name == resolved?.description.name, "\(text)")
        }
    }

    @Test(
        "looks at the command under the cursor alone, and replaces its last word up to the cursor",
        arguments: [
            ("show; op", nil, ["open"], 6..<8), ("show;", nil, nil, 5..<5), ("a#b; op", nil, ["open"], 5..<7),
            ("open é世; set sta", nil, ["status"], 13..<16), ("open e\u{301} ; fil", nil, ["filter"], 10..<13),
            ("open chara now", 8, ["characters", "character"], 5..<8), ("op; show", 2, ["open"], 0..<2),
            ("show", 0, nil, 0..<0),
        ] as [(String, Int?, [String]?, Range<Int>)])
    func ranges(line: String, cursor: Int?, texts: [String]?, range: Range<Int>) {
        let completion = shell.completion(line, at: cursor)
        #expect(completion.candidates.map(\.text) == texts ?? self.texts(""))
        #expect(completion.range == range)
    }

    @Test("looks at the row under the cursor, knows those above and the lines it continues, replaces nothing there")
    func rows() {
        #expect(
            shell.completion("show é\nopen mo\nfil", at: 14)
                == Completion(replacing: 12..<14, with: [.init("Morty", help: "person 2")]))
        #expect(texts("open \"Beth\nmo") == [])
        #expect(texts("open \\\nmo") == ["Morty"])
        #expect(texts("op\\\nen") == [])
        #expect(shell.hint("show\nrecent ") == shell.hint("recent "))
        shell.update(after: #"show; open \"#)
        #expect(texts("mo") == ["Morty"])
        #expect(shell.completion("  mo").range == 2..<4)
        shell.update(after: #"op\"#)
        #expect(texts("en") == [])
        shell.update(after: #"open Beth \"#)
        #expect(texts("Sm") == [])
    }

    @Test(
        "highlights commands that there are not, and that none begins with, quotes, and comments",
        arguments: [
            ("open Morty", []), ("OP", []), ("é opne", [(0, 1, "31")]),
            ("op; sow 'é x' # no", [(4, 7, "31"), (8, 13, "36"), (14, 18, "2")]), ("echo \"open", [(5, 10, "36")]),
            ("| x; !ls > y", []), ("'opne' x", [(0, 6, "36")]), ("show\nopne \\\nxyz", [(5, 9, "31")]),
            ("echo 'é\nb' # c\nopne", [(5, 7, "36"), (8, 10, "36"), (11, 14, "2"), (15, 19, "31")]), ("; ;", []),
        ] as [(String, [(Int, Int, String)])])
    func highlights(line: String, expected: [(Int, Int, String)]) {
        #expect(shell.source.highlights(in: line) == expected.map { .init($0.0..<$0.1, style: $0.2) })
    }

    @Test("highlights what a line goes on with, and no command where none is known")
    func otherHighlights() {
        shell.update(after: "echo \\")
        #expect(shell.source.highlights(in: "opne; opne") == [.init(6..<10, style: "31")])
        shell.source.clear()
        #expect(shell.source.highlights(in: "opne 'a'") == [.init(5..<8, style: "36")])
    }

    @Test(
        "knows the last argument of a line, as it could be written",
        arguments: [
            ("open 1", "1"), ("open \"Rick Sanchez\" # x", "\"Rick Sanchez\""), ("a; back", "back"), ("a 'b", "b"),
            ("", ""), ("# a", ""), ("echo a\\\nb c;", "c"), ("echo 'a\nb'", "\"a\nb\""),
        ])
    func lastWord(line: String, word: String) { #expect(Lexer.lastWord(of: line) == word) }

    @Test("offers what there was when it was last brought up to date, and actions that a route leads to")
    func picture() {
        #expect(texts("open mo") == ["Morty"])
        shell.root.push(.stub("Detail"))
        #expect(texts("open mo") == ["Morty"])
        shell.update()
        #expect(texts("open mo") == [])
        #expect(texts("sea") == [])
        let search = ActionDescription(
            name: "explore", help: "Find", forms: [[CompletionUnderTest.text("all")]], isIntent: true)
        shell.root.routes = [.stub(Route(name: "list", help: "a list", to: Place.list), intents: [search])]
        shell.update()
        #expect(texts("expl") == ["explore"])
        #expect(texts("explore ") == ["all"])
    }
}

@Suite("The hint behind the cursor", .limited)
struct HintTests {
    private let shell = CompletionUnderTest()

    @Test(
        "is how to write what is still to come",
        arguments: [
            ("open ", "DESTINATION"), ("back ", "[N]"), ("search ", "[TEXT]"), ("filter ", "[clear | KEY=VALUE...]"),
            ("filter status=alive ", "[KEY=VALUE...]"), ("filter status=alive species=x ", ""),
            ("filter clear ", ""), ("set ", "status VALUE | species VALUE"), ("set species ", "VALUE"),
            ("recent ", "[delete TEXT | clear]"), ("recent delete ", "TEXT"), ("open character ", "ID"),
            ("open home ", ""), ("open Beth ", ""), ("search rick ", ""), ("rename 1 ", "NAME"), ("link ", ""),
            ("show ", "[OPTIONS]"),
            ("help ", "[COMMAND | all | WORD]"),
            ("source ", "FILE"), ("show; open ", "DESTINATION"), ("echo ; back ", "[N]"),
        ])
    func usage(line: String, expected: String) { #expect(shell.hint(line) == expected) }

    @Test("is the values to choose from where they are few, else their name, or as an action says it is written")
    func choices() {
        #expect(shell.hint("set status ") == "alive | dead")
        #expect(shell.hint("paint ") == "[on | off]")
        shell.push("pick", [[Parameter("ONE", .choice((1...20).map { "choice\($0)" }))]])
        #expect(shell.hint("pick ") == "ONE")
        shell.push("put", [[CompletionUnderTest.keyword("a"), CompletionUnderTest.text()]], synopsis: "KEY VALUE")
        #expect(shell.hint("put ") == "KEY VALUE")
        #expect(shell.hint("put a ") == "TEXT")
    }

    @Test("comes with a blank right after the whole name of a command, in any letter case")
    func wholeName() {
        for (line, expected) in [
            ("open", " DESTINATION"), ("OPEN", " DESTINATION"), ("show; back", " [N]"), ("link", ""),
        ] {
            #expect(shell.hint(line) == expected)
        }
        // For a command that is shortened, once a blank says that it is meant.
        for line in ["op ", "OP ", "ope "] { #expect(shell.hint(line) == "DESTINATION") }
    }

    @Test(
        "is nothing within a word, after what is not known or does not fit, in a comment, and after a backslash",
        arguments: [
            "", " ", "op", "open c", "set status", "set status a", "zzz ", "re ", "open # ", "open #", "#", "open;",
            "open; ", "open \\", "open '", "open \"a ", "set nonsense ", "filter nonsense ", "back x ", "'open' \"",
        ])
    func nothing(line: String) { #expect(shell.hint(line) == "") }

    @Test("is nothing unless the cursor is at the end, and goes on from the lines that the line continues")
    func end() {
        #expect(shell.source.hint("open  ", at: 5) == "")
        #expect(shell.hint("echo a; open ") == "DESTINATION")
        #expect(shell.hint("echo \(String(repeating: "a", count: 5_000)); open ") == "")
        shell.update(after: #"set \"#)
        #expect(shell.hint("") == "status VALUE | species VALUE")
        #expect(shell.hint("status ") == "alive | dead")
    }
}
