import ChallengeActions
@testable import ChallengeSession
@testable import ChallengeShellTestSupport

@Suite("Completion of an action's arguments")
struct CompletionArgumentsTests {
    private let shell = CompletionUnderTest()

    private nonisolated static let morty = ["\"Morty Smith\""]

    @Test(
        "Completion offers the next words of the action's forms",
        arguments: [
            // Keywords and keys, and the values of a typed key.
            ("filter ", ["clear", "status=", "species="]), ("filter status=", ["status=alive", "status=dead"]),
            ("filter STATUS=D", ["status=dead"]), ("filter nonsense=", []), ("filter species=hu", ["species=Human"]),
            ("filter species=F", ["\"species=Fish Person\""]),
            // Not the keys that were given, and nothing after a keyword that stands alone.
            ("filter Status=alive ", ["species="]), ("filter status=alive status=", []),
            ("filter species=x s", ["status="]), ("filter species=x status=dead ", []), ("filter clear ", []),
            ("filter nonsense ", []),
            // The keywords of every form, and then the rest of their form.
            ("recent ", ["delete", "clear"]), ("recent DELETE ", ["rick"]), ("recent clear ", []),
            ("set ", ["status", "species"]), ("set status ", ["alive", "dead"]), ("set species ", []),
            ("set status dead ", []), ("paint o", ["on", "off"]), ("crack status 5", []),
            // The possible texts, over all of their words.
            ("search ", ["rick"] + morty), ("search m", morty), ("search morty s", morty), ("search rick m", []),
            ("recent delete r", ["rick"]),
            // The actions of the screen, and no other command.
            ("together r", ["recent", "rename"]), ("together search re", ["recent", "rename"]),
        ])
    func forms(line: String, expected: [String]) { #expect(shell.texts(line) == expected) }

    @Test("A key is listed with its values and without a blank after it, and a keyword with its next parts")
    func lists() {
        #expect(shell.candidates("filter ").map(\.suffix) == [" ", "", ""])
        #expect(shell.candidates("filter ").map(\.help) == [nil, "alive | dead", nil])
        #expect(shell.candidates("filter STATUS=D").map(\.display) == ["dead"])
        #expect(shell.candidates("filter status=d").map(\.suffix) == [" "])
        #expect(shell.candidates("recent ").map(\.help) == ["TEXT", nil])
        #expect(shell.candidates("set ").map(\.help) == ["alive | dead", "VALUE"])
        #expect(shell.completion("search morty s").range == 7..<14)
    }

    @Test(
        "A condition is completed behind the first = and the second, and its last alternative can be replaced",
        arguments: [
            ("kind=", ["kind=on", "kind=off", "kind=Ape", #""kind=A\\, B\\\\C""#]),
            ("kind==o", ["kind==on", "kind==off"]),
            ("KIND=on,", ["kind=on,off", "kind=on,Ape", #""kind=on,A\\, B\\\\C""#]), ("kind=x,=OF", ["kind=x,=off"]),
            ("kind==On,ape,of", ["kind==On,ape,off"]), (#""kind=a\\,o"#, []),
            (#""kind=A\\,"#, [#""kind=A\\, B\\\\C""#]),
            (#""kind=on, a"#, [#""kind=on, Ape""#, #""kind=on, A\\, B\\\\C""#]), ("kind===o", []), ("kind=on,x", []),
            // Texts that the key does not take in a condition are not offered.
            ("state=", ["state=on", "state=off"]), ("state==", ["state==on", "state==off"]), ("state=on,", []),
        ])
    func conditions(typed: String, expected: [String]) {
        shell.push("choose", [[Parameter("KEY=VALUE", .assignments(CompletionUnderTest.conditionKeys))]])
        #expect(shell.texts("choose " + typed) == expected)
    }

    @Test("A condition's values have their number of rows, except behind a second =, which matches other rows")
    func conditionHelp() {
        var key = Parameter.Key(name: "kind", values: []) { [Parameter.Suggestion("on", help: "2 rows")] }
        key.mistake = { _ in nil }
        shell.push("choose", [[Parameter("KEY=VALUE", .assignments([key]))]])
        #expect(shell.candidates("choose kind=x,o").map(\.help) == ["2 rows"])
        #expect(shell.candidates("choose kind==o").map(\.help) == [nil])
    }

    @Test(
        "Aliases are offered with their texts, and an alias for one command completes as that command",
        arguments: [
            ("alias ", ["--save", "st", "al", "by", "two", "out", "long"]), ("unalias s", ["st"]), ("unalias fil", []),
            ("alias --save b", ["by"]), ("unalias --save o", ["out"]), ("alias st ", []),
            ("st ", ["clear", "status=", "species="]), ("st stat", ["status="]), ("st species=x s", ["status="]),
            ("al s", ["species="]), ("al clear", []), ("al ", ["species="]), ("by ", []), ("two ", []), ("out ", []),
            // An argument that begins in the text of the alias cannot be replaced.
            ("long ", []), ("long x", []),
        ])
    func aliases(line: String, expected: [String]) {
        let texts = [
            ("st", "filter"), ("al", "FILTER status=alive"), ("by", "filter $1"), ("two", "home; filter"),
            ("out", "filter > f"), ("long", "search morty smith"),
        ]
        shell.aliases = texts.map { Alias(name: $0, text: $1) }
        shell.update()
        #expect(shell.texts(line) == expected)
        #expect(shell.candidates("unalias st").map(\.help) == ["filter"])
        #expect(shell.completion("x; st stat").range == 6..<10)
    }

    @Test("A text that is not visible as it is gets no completion", arguments: [true, false])
    func unsafe(isASCII: Bool) {
        let shell = CompletionUnderTest(isASCII: isASCII)
        shell.push("look", [[CompletionUnderTest.text("a\u{1B}b", "ab", "aé")]])
        #expect(shell.texts("look ") == (isASCII ? ["ab"] : ["ab", "aé"]))
    }

    @Test("No word is offered twice, and the candidates are requested only on use")
    func twice() {
        shell.push("look", [[CompletionUnderTest.text("a", "b", "a")]])
        #expect(shell.texts("look ") == ["a", "b"])
        let asked = Counter()
        let parameter = Parameter("TEXT", .text) {
            asked.increase()
            return [Parameter.Suggestion("now", help: "at this moment")]
        }
        shell.push("look", [[parameter]])
        #expect(shell.hint("look ") == "TEXT")
        #expect(asked.value == 0)
        #expect(shell.candidates("look ").map(\.help) == ["at this moment"])
        #expect(asked.value == 1)
    }
}

@Suite("Completion of names for programs")
struct CompletionNamesTests {
    private func texts(_ line: String) -> [String] {
        let states = [ViewState.loaded, .empty, .error, ViewState("expired")]
        let app = AppUnderTest(
            declaring: [
                GivenFeature(
                    descriptions: [
                        .stub("Home", Place.home, events: ["seen", "heard"]),
                        .stub("List", Place.list, states: states, events: ["seen"]),
                    ], exits: [Exit(Outgoing.list)])
            ])
        let session = SessionUnderTest(app).session
        let source = CompletionSource()
        source.update(from: session)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }

    @Test(
        "Completion offers screens, their declared states, navigations, events, and commands that may fail",
        arguments: [
            ("screen ", ["Home", "List"]), ("not screen L", ["List"]),
            ("state ", ["loaded", "empty", "error", "expired"]),
            ("redirect ", ["Outgoing.list", "Place.list", "Place.home"]),
            // Behind a navigation that is redirected, only what it leads to.
            ("redirect Outgoing.list ", ["Place.list"]),
            ("redirect Place.home ", ["Outgoing.list", "Place.list", "Place.home"]),
            ("event ", ["seen", "heard"]), ("s", ["screen", "state"]), ("not te", ["text"]), ("fails ech", ["echo"]),
        ])
    func names(words: String, expected: [String]) { #expect(texts("expect " + words) == expected) }
}
