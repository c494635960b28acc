import ChallengeCore
import ChallengeLineEdit
import Testing

@testable import ChallengeShell

@Suite("Completion")
struct CompletionSourceTests {
    private let root = RootDouble()
    private let source = CompletionSource()

    private static let keys = [
        Parameter.Key(name: "status", values: ["alive", "dead"]), Parameter.Key(name: "species"),
    ]
    private static let forms: [(String, [[Parameter]])] = [
        ("search", [[], [Parameter("TEXT", .text, suggestions: ["rick", "Morty Smith"])]]),
        ("filter", [[], [Parameter("clear", .keyword)], [Parameter("KEY=VALUE", .assignments(keys))]]),
        (
            "recent",
            [
                [], [Parameter("delete", .keyword), Parameter("TEXT", .text, suggestions: ["rick"])],
                [Parameter("clear", .keyword)],
            ]
        ),
        (
            "set",
            [
                [Parameter("status", .keyword), Parameter("VALUE", .choice(["alive", "dead"]))],
                [Parameter("species", .keyword), Parameter("VALUE", .text)],
            ]
        ),
    ]

    /// What may stand at the end of a line, or at a place in it, on a screen with rows and these actions.
    private func completion(_ line: String, at cursor: Int? = nil) -> Completion {
        root.routes = AppRoute.samples
        root.screens = [
            [
                .stub(
                    .stub(
                        "List", actions: Self.forms.map { root.action($0, forms: $1) },
                        selection: root.selection([1: "Rick Sanchez", 2: "Morty", 3: "#\u{1B}"])))
            ]
        ]
        source.update(from: SessionUnderTest(root).session)
        return source.complete(line, at: cursor ?? line.unicodeScalars.count)
    }

    private func texts(_ line: String) -> [String] { completion(line).candidates.map(\.text) }

    @Test("offers every command at the start of a line, the screen's own first, with what it is for")
    func commands() {
        let candidates = completion("").candidates
        #expect(
            candidates.map(\.text)
                == ["search", "filter", "recent", "set"] + SessionCommand.all.map(\.description.name))
        #expect(candidates.first?.help == "Do search")
    }

    @Test("offers what begins with what was typed, in any letter case")
    func prefix() {
        #expect(texts("Re") == ["recent"])
        #expect(texts("open MO") == ["Morty"])
        #expect(texts("zzz") == [])
        #expect(texts("open ick") == [])
    }

    @Test("offers the routes and then the rows after open, names with blanks as one word")
    func open() {
        #expect(
            texts("open ") == ["home", "characters", "character", "\"Rick Sanchez\"", "Morty", "\"#\u{1B}\""])
        #expect(completion("open c").candidates.map(\.help) == ["everyone", "one of them"])
        #expect(texts("open character ") == [])
    }

    @Test("lists a name from outside without anything that could move the cursor")
    func safe() {
        #expect(completion("open \\#").candidates.map(\.display) == ["#\\u{1b}"])
    }

    @Test(
        "knows the name that is being typed in quotes", arguments: [#"open "rick s"#, "open 'Rick ", #"open Rick\ S"#])
    func openQuote(line: String) {
        let completion = completion(line)
        #expect(completion.candidates.map(\.text) == ["\"Rick Sanchez\""])
        #expect(completion.range == 5..<line.unicodeScalars.count)
    }

    @Test("offers values that are known with their key, a key alone without a blank after it, and keywords")
    func assignments() {
        #expect(texts("filter ") == ["clear", "status=alive", "status=dead", "species="])
        #expect(texts("filter STATUS=d") == ["status=dead"])
        #expect(completion("filter sp").candidates.map(\.suffix) == [""])
        #expect(completion("filter status=d").candidates.map(\.suffix) == [" "])
    }

    @Test("leaves out the keys that were given, and everything after a keyword that stands alone")
    func givenKeys() {
        #expect(texts("filter Status=alive ") == ["species="])
        #expect(texts("filter species=x s") == ["status=alive", "status=dead"])
        #expect(texts("filter species=x status=dead ") == [])
        #expect(texts("filter clear ") == [])
    }

    @Test("offers the keywords of every form, and then what its form goes on with")
    func keywordForms() {
        #expect(texts("recent ") == ["delete", "clear"])
        #expect(texts("recent DELETE ") == ["rick"])
        #expect(texts("recent clear ") == [])
        #expect(texts("set ") == ["status", "species"])
        #expect(texts("set status ") == ["alive", "dead"])
        #expect(texts("set species ") == [])
        #expect(texts("set status dead ") == [])
    }

    @Test("offers what a text might be")
    func suggestions() {
        #expect(texts("search ") == ["rick", "\"Morty Smith\""])
        #expect(texts("search m") == ["\"Morty Smith\""])
    }

    @Test("offers the commands as topics of help")
    func topics() {
        #expect(texts("help ") == texts(""))
        #expect(texts("help se") == ["search", "set"])
        #expect(texts("help set ") == [])
    }

    @Test("offers nothing after a command that takes nothing, or is not known")
    func nothing() {
        #expect(texts("show ") == [])
        #expect(texts("zzz ") == [])
    }

    @Test(
        "looks at the command under the cursor alone, and replaces its last word up to the cursor",
        arguments: [
            ("show; op", nil, ["open"], 6..<8), ("show;", nil, nil, 5..<5),
            ("open é世; set sta", nil, ["status"], 13..<16),
            ("open e\u{301} ; fil", nil, ["filter"], 10..<13),
            ("open chara now", 8, ["characters", "character"], 5..<8),
            ("op; show", 2, ["open"], 0..<2), ("show", 0, nil, 0..<0),
        ] as [(String, Int?, [String]?, Range<Int>)])
    func ranges(line: String, cursor: Int?, texts: [String]?, range: Range<Int>) {
        let completion = completion(line, at: cursor)
        #expect(completion.candidates.map(\.text) == texts ?? self.texts(""))
        #expect(completion.range == range)
    }

    @Test("offers what there was when it was last brought up to date")
    func picture() {
        #expect(texts("open mo") == ["Morty"])
        let shell = SessionUnderTest(root)
        root.push(.stub("Detail"))
        #expect(source.complete("open mo", at: 7).candidates.map(\.text) == ["Morty"])
        source.update(from: shell.session)
        #expect(source.complete("open mo", at: 7).candidates == [])
        #expect(source.complete("sea", at: 3).candidates == [])
    }

    @Test("offers the actions that a route leads to where the screen has none of that name")
    func distant() {
        let search = ActionDescription(
            name: "search", help: "Find", forms: [[Parameter("TEXT", .text, suggestions: ["all"])]])
        root.routes = [.stub(Route(name: "list", help: "a list", to: Place.list, actions: [search]))]
        source.update(from: SessionUnderTest(root).session)
        #expect(source.complete("sea", at: 3).candidates.map(\.text) == ["search"])
        #expect(source.complete("search ", at: 7).candidates.map(\.text) == ["all"])
    }
}
