import ChallengeCore
import Testing

@testable import ChallengeShell

@Suite("An argument matcher")
struct ArgumentMatcherTests {
    private static let keys = [
        Parameter.Key(name: "status", values: ["alive", "dead"]), Parameter.Key(name: "species"),
    ]

    /// The arguments in a line whose command takes one form.
    private func match(_ line: String, _ form: Parameter...) throws -> Arguments {
        try ArgumentMatcher.match(line, forms: [form])
    }

    private func failure(_ line: String, _ form: Parameter...) throws -> String {
        try ArgumentMatcher.failure(line, forms: [form])
    }

    @Test("takes one word for a word and for a file, as it is")
    func words() throws {
        let arguments = try match("do 'A b' C/d", Parameter("WORD", .word), Parameter("FILE", .file))
        #expect(arguments == Arguments(["WORD": .text("A b"), "FILE": .text("C/d")]))
    }

    @Test("takes all that is left for a text, the words joined by one blank")
    func text() throws {
        #expect(try match("do a  'B  c'\td", Parameter("TEXT", .text)) == Arguments(["TEXT": .text("a B  c d")]))
        #expect(try match("do ''", Parameter("TEXT", .text)) == Arguments(["TEXT": .text("")]))
    }

    @Test("takes a keyword in any letter case")
    func keyword() throws {
        #expect(try match("do CLEAR", Parameter("clear", .keyword)) == Arguments(["clear": .keyword]))
    }

    @Test("takes a whole number within its range", arguments: [("1", 1), ("20", 20), ("+7", 7), ("007", 7)])
    func integer(word: String, value: Int) throws {
        #expect(try match("do \(word)", Parameter("N", .integer(1...20))) == Arguments(["N": .integer(value)]))
    }

    @Test("says of anything else which numbers there are", arguments: ["0", "21", "-1", "1.0", "x", "''", "٣"])
    func notAnInteger(word: String) throws {
        let shown = word == "''" ? "" : word
        #expect(
            try failure("do \(word)", Parameter("N", .integer(1...20)))
                == "4: N is a whole number, 1 to 20, not '\(shown)'")
        #expect(
            try failure("do \(word)x", Parameter("N", .integer(3...Int.max)))
                == "4: N is a whole number, 3 or more, not '\(shown)x'")
        #expect(
            try failure("do 99999999999999999999", Parameter("N", .integer(1...Int.max)))
                == "4: N is a whole number, 1 or more, not '99999999999999999999'")
    }

    @Test("takes a choice in any letter case, and hands it on as it is listed")
    func choice() throws {
        #expect(
            try match("do DeaD", Parameter("VALUE", .choice(["alive", "dead"]))) == Arguments(["VALUE": .text("dead")]))
    }

    @Test("says of anything else what there is to choose from, and which of it was meant")
    func notAChoice() throws {
        let form = [Parameter("status", .keyword), Parameter("VALUE", .choice(["alive", "dead"]))]
        #expect(
            try ArgumentMatcher.failure("set status Alvie", forms: [form])
                == "12: no status 'Alvie': choose from alive, dead; did you mean 'alive'?")
        #expect(try failure("pick zzz", form[1]) == "6: no pick 'zzz': choose from alive, dead")
    }

    @Test("takes assignments in any order, with keys and known values in any letter case")
    func assignments() throws {
        let arguments = try match("do Species=A=b STATUS=Dead", Parameter("KEY=VALUE", .assignments(Self.keys)))
        #expect(
            arguments
                == Arguments([
                    "KEY=VALUE": .assignments([
                        Assignment(key: "species", value: "A=b"), Assignment(key: "status", value: "dead"),
                    ])
                ]))
        #expect(
            try match("do species=", Parameter("KEY=VALUE", .assignments(Self.keys)))
                == Arguments(["KEY=VALUE": .assignments([Assignment(key: "species", value: "")])]))
    }

    @Test(
        "says what is wrong with an assignment, at the word that is wrong",
        arguments: [
            ("do statsu=dead", "4: no key 'statsu': choose from status, species; did you mean 'status'?"),
            ("do species=x status=daed", "14: no status 'daed': choose from alive, dead; did you mean 'dead'?"),
            ("do status=", "4: no status '': choose from alive, dead"),
            ("do status=dead species=x Status=alive", "26: 'status' is given twice"),
            ("do =dead", "4: no key '': choose from status, species"),
            ("do dead", "4: 'dead' does not fit; usage: do KEY=VALUE..."),
            ("do", "KEY=VALUE is missing; usage: do KEY=VALUE..."),
        ])
    func notAnAssignment(line: String, message: String) throws {
        #expect(try failure(line, Parameter("KEY=VALUE", .assignments(Self.keys))) == message)
    }

    @Test("says what is missing, and how it is written")
    func missing() throws {
        let form = [Parameter("NAME", .word), Parameter("TEXT", .text)]
        #expect(try ArgumentMatcher.failure("do", forms: [form]) == "NAME is missing; usage: do NAME TEXT")
        #expect(try ArgumentMatcher.failure("do a", forms: [form]) == "TEXT is missing; usage: do NAME TEXT")
    }

    @Test("says which word is one too many")
    func tooMany() throws {
        #expect(try ArgumentMatcher.failure("do it now", forms: [[]]) == "4: 'it' is one word too many; usage: do")
        #expect(
            try failure("do a 'b c' d", Parameter("WORD", .word)) == "6: 'b c' is one word too many; usage: do WORD")
    }
}

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

extension ArgumentMatcher {
    /// The arguments in a line whose command takes some forms.
    static func match(_ line: String, forms: [[Parameter]]) throws -> Arguments {
        let command = try Command.reading(line)
        let description = ActionDescription(name: command.name.text, help: "Do it", forms: forms)
        return try ArgumentMatcher(description: description).match(command.arguments)
    }

    /// What is wrong with a line, as `column: message`, or without the column where it is about the whole command.
    static func failure(_ line: String, forms: [[Parameter]]) throws -> String {
        do {
            return "nothing is wrong: \(try match(line, forms: forms))"
        } catch let error as CommandError {
            return (error.location.map { "\($0.column): " } ?? "") + error.description
        }
    }
}
