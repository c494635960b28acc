import ChallengeCore
import ChallengePrompt
import Testing

@Suite("The hint behind the cursor")
struct HintTests {
    private let shell = CompletionUnderTest()

    @Test(
        "is how to write what is still to come",
        arguments: [
            ("open ", "DESTINATION"), ("back ", "[N]"), ("search ", "[TEXT]"), ("filter ", "[clear | KEY=VALUE...]"),
            ("filter status=alive ", "[KEY=VALUE...]"), ("filter status=alive species=x ", ""),
            ("filter clear ", ""), ("set ", "status VALUE | species VALUE"), ("set species ", "VALUE"),
            ("recent ", "[delete TEXT | clear]"), ("recent delete ", "TEXT"), ("open character ", "ID"),
            ("open home ", ""), ("open Beth ", ""), ("search rick ", ""), ("rename 1 ", "NAME"), ("show ", ""),
            ("help ", "[COMMAND | WORD]"), ("source ", "FILE"), ("show; open ", "DESTINATION"), ("echo ; back ", "[N]"),
        ])
    func usage(line: String, expected: String) {
        #expect(shell.hint(line) == expected)
    }

    @Test("is the values to choose from where they are few, and else what they are called")
    func choices() {
        #expect(shell.hint("set status ") == "alive | dead")
        #expect(shell.hint("paint ") == "[on | off]")
        shell.push("pick", [[Parameter("ONE", .choice((1...20).map { "choice\($0)" }))]])
        #expect(shell.hint("pick ") == "ONE")
    }

    @Test("is as an action says that it is written")
    func synopsis() {
        shell.push("put", [[CompletionUnderTest.keyword("a"), CompletionUnderTest.text()]], synopsis: "KEY VALUE")
        #expect(shell.hint("put ") == "KEY VALUE")
        #expect(shell.hint("put a ") == "TEXT")
    }

    @Test("comes with a blank right after the whole name of a command, in any letter case")
    func wholeName() {
        for (line, expected) in [
            ("open", " DESTINATION"), ("OPEN", " DESTINATION"), ("show; back", " [N]"), ("show", ""),
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
    func nothing(line: String) {
        #expect(shell.hint(line) == "")
    }

    @Test("is nothing unless the cursor is at the end, and on a line that nobody types")
    func end() {
        #expect(shell.source.hint("open  ", at: 5) == "")
        #expect(shell.hint("echo a; open ") == "DESTINATION")
        #expect(shell.hint("echo \(String(repeating: "a", count: 5_000)); open ") == "")
    }

    @Test("goes on from the lines that the line continues")
    func continued() {
        shell.update(after: #"set \"#)
        #expect(shell.hint("") == "status VALUE | species VALUE")
        #expect(shell.hint("status ") == "alive | dead")
    }
}
