@testable import ChallengePrompt
import Dispatch
@testable import ChallengeShellTestSupport

@Suite("Completion", .limited)
struct CompletionSourceTests {
    private let shell = CompletionUnderTest()

    private func texts(_ line: String) -> [String] { shell.texts(line) }

    @Test("Every command is offered at the start of a line, the screen's own first, with its purpose")
    func commands() {
        #expect(
            texts("") == ["search", "filter", "recent", "set", "paint", "crack", "rename"]
                + SessionCommand.all().map(\.description.name).filter { !["set", "!"].contains($0) })
        #expect(shell.candidates("").first?.help == "Do search")
        #expect(texts("help ") == texts("") + ["all"])
        #expect(shell.candidates("help sea").first?.help == "Do search")
    }

    @Test("An action that is impossible now is left out, except for commands about commands")
    func refused() {
        let description = ActionDescription(name: "mend", help: "Mend", effect: .leads(to: "There"))
        let refusal = UnavailableAction(name: "mend", screen: "Other")
        shell.app.push(.stub("Other", actions: [Action(description, unless: refusal) {}]))
        shell.update()
        #expect(texts("men") == [] && texts("open men") == [])
        #expect(texts("help men") == ["mend"])
    }

    @Test(
        "Candidates begin with the typed text or, if there are none, contain it, in any letter case",
        arguments: [
            ("Rec", ["recent", "record"]), ("open MO", ["Morty"]), ("zzz", []), ("ECE", ["recent"]),
            ("open sanchez", ["\"Rick Sanchez\""]), ("open Mi", ["\"Beth Smith\""]), ("filter atu", ["status="]),
            ("filter status=ea", ["status=dead"]), ("search smi", ["\"Morty Smith\""]),
            // Without a name that has the text, those with its letters in order.
            ("srh", ["search"]), ("open mrty", ["Morty"]),
            // After an abbreviated command, as the prompt takes it.
            ("op mor", ["Morty"]), ("OPEN mor", ["Morty"]), ("Sea ri", ["rick"]), ("re d", []), ("home m", []),
            ("help sea", ["search"]), ("help set ", []),
            // After a command without arguments or an unknown one, in a comment, and after a backslash.
            ("link ", []), ("zzz ", []), ("open # mo", []), ("#", []), ("op # ", []), ("open mo\\", []),
            ("open \\", []),
        ])
    func matching(line: String, expected: [String]) { #expect(texts(line) == expected) }

    @Test("A command's name is resolved as when it runs", arguments: 1...300 as ClosedRange<UInt64>)
    func names(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let session = SessionUnderTest(shell.app, isInteractive: true).session
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
        "Only the command under the cursor counts, and its last word up to the cursor is replaced",
        arguments: [
            ("show; op", nil, ["open"], 6..<8), ("show;", nil, nil, 5..<5), ("a#b; op", nil, ["open"], 5..<7),
            ("open é世; set sta", nil, ["status"], 13..<16), ("open e\u{301} ; fil", nil, ["filter"], 10..<13),
            ("open chara now", 8, ["character", "characters"], 5..<8), ("op; show", 2, ["open"], 0..<2),
            ("show", 0, nil, 0..<0),
        ] as [(String, Int?, [String]?, Range<Int>)])
    func ranges(line: String, cursor: Int?, texts: [String]?, range: Range<Int>) {
        let completion = shell.completion(line, at: cursor)
        #expect(completion.candidates.map(\.text) == texts ?? self.texts(""))
        #expect(completion.range == range)
    }

    @Test("Only the row under the cursor counts, with those above and the continued lines, which stay unchanged")
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
        "Unknown commands without a completion, quotes and comments are highlighted",
        arguments: [
            ("open Morty", []), ("OP", []), ("é opne", [(0, 1, "31")]),
            ("op; sow 'é x' # no", [(4, 7, "31"), (8, 13, "36"), (14, 18, "2")]), ("echo \"open", [(5, 10, "36")]),
            ("| x; !ls > y", [(0, 1, "31")]), ("show && open #1", [(5, 7, "31")]), ("'opne' x", [(0, 6, "36")]),
            ("show\nopne \\\nxyz", [(5, 9, "31")]),
            ("echo 'é\nb' # c\nopne", [(5, 7, "36"), (8, 10, "36"), (11, 14, "2"), (15, 19, "31")]), ("; ;", []),
        ] as [(String, [(Int, Int, String)])])
    func highlights(line: String, expected: [(Int, Int, String)]) {
        #expect(shell.source.highlights(in: line) == expected.map { .init($0.0..<$0.1, style: $0.2) })
    }

    @Test("Words that continue a line are no commands, and none is highlighted if no command is known")
    func otherHighlights() {
        shell.update(after: "echo \\")
        #expect(shell.source.highlights(in: "opne; opne") == [.init(6..<10, style: "31")])
        shell.source.clear()
        #expect(shell.source.highlights(in: "opne 'a'") == [.init(5..<8, style: "36")])
    }

    @Test(
        "The last argument of a line is returned in a valid spelling",
        arguments: [
            ("open 1", "1"), ("open \"Rick Sanchez\" # x", "'Rick Sanchez'"), ("a; back", "back"), ("a 'b", "b"),
            ("", ""), ("# a", ""), ("echo a\\\nb c;", "c"), ("echo 'a\nb'", "'a\nb'"),
            // Also if the word is inserted into the text of a program.
            ("open x$(id)", "'x$(id)'"), ("open \"it's `id`\"", #"'it'\''s `id`'"#),
        ])
    func lastWord(line: String, word: String) { #expect(Lexer.lastWord(of: line) == word) }

    @Test("The candidates are those of the last update, with actions that a route leads to")
    func picture() {
        #expect(texts("open mo") == ["Morty"])
        shell.app.push(.stub("Detail"))
        #expect(texts("open mo") == ["Morty"])
        shell.update()
        #expect(texts("open mo") == [])
        #expect(texts("sea") == [])
        let search = ActionDescription(
            name: "explore", help: "Find", forms: [[CompletionUnderTest.text("all")]], isIntent: true)
        let list = ScreenDescription.stub("List", Place.list, route: "list", actions: [search])
        let shell = CompletionUnderTest(declaring: [GivenFeature(descriptions: [list])])
        #expect(shell.texts("expl") == ["explore"])
        #expect(shell.texts("explore ") == ["all"])
    }
}

@Suite("The hint behind the cursor", .limited)
struct HintTests {
    private let shell = CompletionUnderTest()

    @Test(
        "The hint shows the rest of the usage",
        arguments: [
            ("open ", "DESTINATION"), ("back ", "[N]"), ("search ", "[TEXT]"), ("filter ", "[clear | KEY=VALUE...]"),
            ("filter status=alive ", "[KEY=VALUE...]"), ("filter status=alive species=x ", ""),
            ("filter clear ", ""), ("set ", "status VALUE | species VALUE"), ("set species ", "VALUE"),
            ("recent ", "[delete TEXT | clear]"), ("recent delete ", "TEXT"), ("open character ", "ID"),
            ("open home ", ""), ("open Beth ", ""), ("search rick ", ""), ("rename 1 ", "NAME"), ("link ", ""),
            ("show ", "[OPTIONS]"),
            ("help ", "[COMMAND | all | WORD]"),
            ("source ", "FILE [ARG ...]"), ("show; open ", "DESTINATION"), ("echo ; back ", "[N]"),
        ])
    func usage(line: String, expected: String) { #expect(shell.hint(line) == expected) }

    @Test("The hint lists the values if they are few, else their name, or the action's own text")
    func choices() {
        #expect(shell.hint("set status ") == "alive | dead")
        #expect(shell.hint("paint ") == "[on | off]")
        shell.push("pick", [[Parameter("ONE", .choice((1...20).map { "choice\($0)" }))]])
        #expect(shell.hint("pick ") == "ONE")
        shell.push("put", [[CompletionUnderTest.keyword("a"), CompletionUnderTest.text()]], synopsis: "KEY VALUE")
        #expect(shell.hint("put ") == "KEY VALUE")
        #expect(shell.hint("put a ") == "TEXT")
    }

    @Test("The hint appears with a blank right after the whole name of a command, in any letter case")
    func wholeName() {
        for (line, expected) in [
            ("open", " DESTINATION"), ("OPEN", " DESTINATION"), ("show; back", " [N]"), ("link", ""),
        ] {
            #expect(shell.hint(line) == expected)
        }
        // For an abbreviated command, after a blank.
        for line in ["op ", "OP ", "ope "] { #expect(shell.hint(line) == "DESTINATION") }
    }

    @Test(
        "Within a word, after an unknown or invalid one, in a comment and after a backslash there is no hint",
        arguments: [
            "", " ", "op", "open c", "set status", "set status a", "zzz ", "re ", "open # ", "open #", "#", "open;",
            "open; ", "open \\", "open '", "open \"a ", "set nonsense ", "filter nonsense ", "back x ", "'open' \"",
        ])
    func nothing(line: String) { #expect(shell.hint(line) == "") }

    @Test("There is a hint only at the end, and it continues the lines before")
    func end() {
        #expect(shell.source.hint("open  ", at: 5) == "")
        #expect(shell.hint("echo a; open ") == "DESTINATION")
        #expect(shell.hint("echo \(String(repeating: "a", count: 5_000)); open ") == "")
        shell.update(after: #"set \"#)
        #expect(shell.hint("") == "status VALUE | species VALUE")
        #expect(shell.hint("status ") == "alive | dead")
    }

    @Test(
        "Completions know the screens that previews show, on the editor's thread too",
        arguments: [("help mark", ["mark-as-read"]), ("expect screen B", ["Book"]), ("help refr", ["refresh"])])
    func previews(line: String, texts: [String]) async {
        let source = CompletionSource()
        source.update(from: SessionUnderTest(.shelf).session)
        let completion = await withUnsafeContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: source.complete(line, at: line.unicodeScalars.count))
            }
        }
        #expect(completion.candidates.map(\.text) == texts)
    }
}
