import ChallengeCore
import ChallengeLineEdit
import Testing

@testable import ChallengeShell

@Suite("Completion of an action's arguments")
struct CompletionArgumentsTests {
    private let shell = CompletionUnderTest()

    private func texts(_ line: String) -> [String] { shell.texts(line) }

    @Test("offers keywords and keys, a key with its values and without a blank after it")
    func keys() {
        #expect(texts("filter ") == ["clear", "status=", "species="])
        #expect(shell.candidates("filter ").map(\.suffix) == [" ", "", ""])
        #expect(shell.candidates("filter ").map(\.help) == [nil, "alive | dead", nil])
    }

    @Test("offers the values of a key once it is typed")
    func values() {
        #expect(texts("filter status=") == ["status=alive", "status=dead"])
        #expect(shell.candidates("filter STATUS=D").map(\.text) == ["status=dead"])
        #expect(shell.candidates("filter STATUS=D").map(\.display) == ["dead"])
        #expect(shell.candidates("filter status=d").map(\.suffix) == [" "])
        #expect(texts("filter species=") == [])
        #expect(texts("filter nonsense=") == [])
    }

    @Test("leaves out the keys that were given, and everything after a keyword that stands alone")
    func givenKeys() {
        #expect(texts("filter Status=alive ") == ["species="])
        #expect(texts("filter status=alive status=") == [])
        #expect(texts("filter species=x s") == ["status="])
        #expect(texts("filter species=x status=dead ") == [])
        #expect(texts("filter clear ") == [])
        #expect(texts("filter nonsense ") == [])
    }

    @Test("offers the keywords of every form with what follows them, and then what their form goes on with")
    func keywordForms() {
        #expect(texts("recent ") == ["delete", "clear"])
        #expect(shell.candidates("recent ").map(\.help) == ["TEXT", nil])
        #expect(texts("recent DELETE ") == ["rick"])
        #expect(texts("recent clear ") == [])
        #expect(texts("set ") == ["status", "species"])
        #expect(shell.candidates("set ").map(\.help) == ["alive | dead", "VALUE"])
        #expect(texts("set status ") == ["alive", "dead"])
        #expect(texts("set species ") == [])
        #expect(texts("set status dead ") == [])
        #expect(texts("paint o") == ["on", "off"])
        #expect(texts("crack status 5") == [])
    }

    @Test("offers what a text might be, over all of its words")
    func suggestions() {
        #expect(texts("search ") == ["rick", "\"Morty Smith\""])
        #expect(texts("search m") == ["\"Morty Smith\""])
        #expect(texts("search morty s") == ["\"Morty Smith\""])
        #expect(shell.completion("search morty s").range == 7..<14)
        #expect(texts("search rick m") == [])
        #expect(texts("recent delete r") == ["rick"])
    }

    @Test("offers nothing of a text that cannot be seen as it is", arguments: [true, false])
    func unsafe(isASCII: Bool) {
        let shell = CompletionUnderTest(isASCII: isASCII)
        shell.push("look", [[CompletionUnderTest.text("a\u{1B}b", "ab", "aé")]])
        #expect(shell.texts("look ") == (isASCII ? ["ab"] : ["ab", "aé"]))
    }

    @Test("offers no word twice")
    func twice() {
        shell.push("look", [[CompletionUnderTest.text("a", "b", "a")]])
        #expect(texts("look ") == ["a", "b"])
    }

    @Test("asks for what could be meant when it is wanted, and not before")
    func lazy() {
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

@Suite("Completion of the names that things have for programs")
struct CompletionNamesTests {
    private let root = RootDouble()

    private func texts(_ line: String) -> [String] {
        root.map = AppMap(
            features: [
                AppMap.Feature(
                    name: "Test",
                    screens: [
                        .stub("Home", "Place.home", states: [.loaded]),
                        .stub("List", "Place.list", states: [.loaded, .empty, .error, ViewState("expired")]),
                    ], redirects: [root.chain(following: Outgoing.list)])
            ], root: "Place.home")
        let session = SessionUnderTest(root).session
        for name in ["seen", "heard", "seen"] { session.commands.log.take(.activity(.track(Activity.Tracked(name: name)))) }
        let source = CompletionSource()
        source.update(from: session)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }

    @Test("offers screens, the states that they declare, navigations and the events that were tracked")
    func names() {
        #expect(texts("expect screen ") == ["Home", "List"])
        #expect(texts("expect not screen L") == ["List"])
        #expect(texts("expect state ") == ["loaded", "empty", "error", "expired"])
        #expect(texts("expect redirect ") == ["Outgoing.list", "Place.list", "Place.home"])
        #expect(texts("expect redirect Outgoing.list Place.h") == ["Place.home"])
        #expect(texts("expect event ") == ["seen", "heard"])
    }

    @Test("offers what may be expected, and commands that may fail")
    func statements() {
        #expect(texts("expect s") == ["screen", "state"])
        #expect(texts("expect not te") == ["text"])
        #expect(texts("expect fails ech") == ["echo"])
    }
}
