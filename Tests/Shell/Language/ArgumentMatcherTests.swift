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
