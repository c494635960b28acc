import ChallengeCore
import Testing

@testable import ChallengeShell

@Suite("An argument matcher with several forms")
struct ArgumentFormsTests {
    /// Alone, with a keyword and a text, or with another keyword.
    private static let recent = [
        [], [Parameter("delete", .keyword), Parameter("TEXT", .text)], [Parameter("clear", .keyword)],
    ]
    /// Alone, with a keyword, or with assignments.
    private static let filter = [
        [], [Parameter("clear", .keyword)],
        [Parameter("KEY=VALUE", .assignments([Parameter.Key(name: "status", values: ["alive", "dead"])]))],
    ]
    /// A form for each key.
    private static let set = [
        [Parameter("status", .keyword), Parameter("VALUE", .choice(["alive", "dead"]))],
        [Parameter("species", .keyword), Parameter("VALUE", .text)],
    ]

    @Test("takes the form that fits")
    func fitting() throws {
        #expect(try ArgumentMatcher.match("recent", forms: Self.recent) == Arguments())
        #expect(
            try ArgumentMatcher.match("recent delete a b", forms: Self.recent)
                == Arguments(["delete": .keyword, "TEXT": .text("a b")]))
        #expect(try ArgumentMatcher.match("recent clear", forms: Self.recent) == Arguments(["clear": .keyword]))
        #expect(
            try ArgumentMatcher.match("filter status=dead", forms: Self.filter)
                == Arguments(["KEY=VALUE": .assignments([Assignment(key: "status", value: "dead")])]))
    }

    @Test("takes numbers as people write them, and no others", arguments: ["0", "1.5", "+2", "1e1", ".5"])
    func numbers(text: String) throws {
        let forms = [[Parameter("SECONDS", .number(0...60))]]
        #expect(
            try ArgumentMatcher.match("do \(text)", forms: forms)
                == Arguments(["SECONDS": .number(#require(Double(text)))]))
        for wrong in ["0x1", "nan", "inf", "1,5", "60.5", "-1"] {
            let failure = try ArgumentMatcher.failure("do \(wrong)", forms: forms)
            #expect(failure == "4: SECONDS is a number, 0 to 60, not '\(wrong)'")
        }
    }

    @Test("of two forms that fit takes the first")
    func first() throws {
        let forms = [[Parameter("all", .keyword)], [Parameter("WORD", .word)]]
        #expect(try ArgumentMatcher.match("do all", forms: forms) == Arguments(["all": .keyword]))
        #expect(try ArgumentMatcher.match("do al", forms: forms) == Arguments(["WORD": .text("al")]))
    }

    @Test(
        "is about the form that fits furthest, where none fits",
        arguments: [
            ("recent delete", "TEXT is missing; usage: recent [delete TEXT | clear]"),
            ("recent clear all", "14: 'all' is one word too many; usage: recent [delete TEXT | clear]"),
            ("recent claer", "8: 'claer' does not fit: choose from delete, clear; did you mean 'clear'?"),
            ("recent x y", "8: 'x' does not fit: choose from delete, clear"),
        ])
    func furthest(line: String, message: String) throws {
        #expect(try ArgumentMatcher.failure(line, forms: Self.recent) == message)
    }

    @Test(
        "rather says what is wrong with a value than that a keyword was not given",
        arguments: [
            ("filter staus=dead", "8: no key 'staus': choose from status; did you mean 'status'?"),
            ("filter status=x", "8: no status 'x': choose from alive, dead"),
            ("filter cleer", "8: 'cleer' does not fit; usage: filter [clear | KEY=VALUE...]; did you mean 'clear'?"),
        ])
    func strongest(line: String, message: String) throws {
        #expect(try ArgumentMatcher.failure(line, forms: Self.filter) == message)
    }

    @Test(
        "lists the keywords where nothing else may stand",
        arguments: [
            ("set stauts dead", "5: 'stauts' does not fit: choose from status, species; did you mean 'status'?"),
            ("set status red", "12: no status 'red': choose from alive, dead"),
            ("set species", "VALUE is missing; usage: set status VALUE | species VALUE"),
            ("set", "an argument is missing: choose from status, species"),
        ])
    func keywords(line: String, message: String) throws {
        #expect(try ArgumentMatcher.failure(line, forms: Self.set) == message)
    }

    @Test("does not choose between two forms whose values are wrong at the same word")
    func undecided() throws {
        let forms = [[Parameter("N", .integer(1...5))], [Parameter("WHO", .choice(["all", "none"]))]]
        #expect(try ArgumentMatcher.failure("do 7", forms: forms) == "4: '7' does not fit; usage: do N | WHO")
    }
}
