@testable import ChallengeShellTestSupport

@Suite("An argument matcher")
struct ArgumentMatcherTests {
    private typealias Forms = [[Parameter]]

    /// Forms: alone, with a keyword and a text, or with another keyword.
    private nonisolated static let recent: Forms = [
        [], [Parameter("delete", .keyword), Parameter("TEXT", .text)], [Parameter("clear", .keyword)],
    ]
    private nonisolated static let keys: Forms = [
        [
            Parameter(
                "KEY=VALUE",
                .assignments([
                    Parameter.Key(name: "status", values: ["alive", "dead"]), Parameter.Key(name: "species"),
                ]))
        ]
    ]
    /// Forms: alone, with a keyword, or with assignments.
    private nonisolated static let filter: Forms = [[], [Parameter("clear", .keyword)]] + keys
    /// A form for each key.
    private nonisolated static let set: Forms = [
        [Parameter("status", .keyword), Parameter("VALUE", .choice(["alive", "dead"]))],
        [Parameter("species", .keyword), Parameter("VALUE", .text)],
    ]
    private nonisolated static let named: Forms = [[Parameter("NAME", .word), Parameter("TEXT", .text)]]
    private nonisolated static let choice: Forms = [[Parameter("VALUE", .choice(["alive", "dead"]))]]
    private nonisolated static let seconds: Forms = [[Parameter("SECONDS", .number(0...60))]]

    private nonisolated static let yes: Forms = [
        [ActionDescription.yes.parameter, Parameter("N", .integer(1...9))], [Parameter("N", .integer(1...9))],
    ]
    /// A key whose values are never conditions.
    private nonisolated static let conditions: Forms = {
        var key = Parameter.Key(name: "year")
        key.mistake = { "year is not \($0)" }
        return [[Parameter("KEY=VALUE", .assignments([key]))]]
    }()
    private nonisolated static let verbatim: Forms = [[Parameter("TEXT", .text, isVerbatim: true)]]

    private nonisolated static func integer(_ range: ClosedRange<Int>) -> Forms { [[Parameter("N", .integer(range))]] }

    private nonisolated static func assignments(_ pairs: KeyValuePairs<String, String>) -> Arguments {
        Arguments(["KEY=VALUE": .assignments(pairs.map { Assignment(key: $0.key, value: $0.value) })])
    }

    /// Returns the arguments in a line whose command takes some forms.
    private func match(_ line: String, _ forms: Forms) throws -> Arguments {
        let command = try Command.reading(line)
        let description = ActionDescription(name: command.name.text, help: "Do it", forms: forms)
        return try ArgumentMatcher(description: description).match(command.arguments)
    }

    /// Returns the mistake in a line, as `column: message`, or without the column if it is about the whole command.
    private func failure(_ line: String, _ forms: Forms) throws -> String {
        do {
            return "nothing is wrong: \(try match(line, forms))"
        } catch let error as CommandError {
            return (error.location.map { "\($0.column): " } ?? "") + error.description
        }
    }

    @Test(
        "The first form that matches decides",
        arguments: [
            // One word for a word or a file, unchanged.
            (
                "do 'A b' C/d", [[Parameter("WORD", .word), Parameter("FILE", .file)]],
                Arguments(["WORD": .text("A b"), "FILE": .text("C/d")])
            ),
            // The rest of the line for a text, the words joined by one blank.
            ("do a  'B  c'\td", [[Parameter("TEXT", .text)]], Arguments(["TEXT": .text("a B  c d")])),
            ("do ''", [[Parameter("TEXT", .text)]], Arguments(["TEXT": .text("")])),
            ("do '--file f'", verbatim, Arguments(["TEXT": .text("--file f")])),
            ("do -- f", verbatim, Arguments(["TEXT": .text("-- f")])),
            // A keyword and a choice in any letter case. The value of a choice is as listed.
            ("do CLEAR", recent, Arguments(["clear": .keyword])),
            ("do DeaD", choice, Arguments(["VALUE": .text("dead")])),
            // Numbers as people write them.
            ("do 1", integer(1...20), Arguments(["N": .integer(1)])),
            ("do 20", integer(1...20), Arguments(["N": .integer(20)])),
            ("do +7", integer(1...20), Arguments(["N": .integer(7)])),
            ("do 007", integer(1...20), Arguments(["N": .integer(7)])),
            ("do 0", seconds, Arguments(["SECONDS": .number(0)])),
            ("do 1.5", seconds, Arguments(["SECONDS": .number(1.5)])),
            ("do +2", seconds, Arguments(["SECONDS": .number(2)])),
            ("do 1e1", seconds, Arguments(["SECONDS": .number(10)])),
            ("do .5", seconds, Arguments(["SECONDS": .number(0.5)])),
            // Assignments in any order, with keys and known values in any letter case.
            ("do Species=A=b STATUS=Dead", keys, assignments(["species": "A=b", "status": "dead"])),
            ("do species=", keys, assignments(["species": ""])),
            ("do status=dead", filter, assignments(["status": "dead"])),
            ("recent", recent, Arguments()),
            ("recent delete a b", recent, Arguments(["delete": .keyword, "TEXT": .text("a b")])),
            ("do all", [[Parameter("all", .keyword)], [Parameter("WORD", .word)]], Arguments(["all": .keyword])),
            ("do al", [[Parameter("all", .keyword)], [Parameter("WORD", .word)]], Arguments(["WORD": .text("al")])),
        ] as [(String, [[Parameter]], Arguments)])
    func fitting(line: String, forms: [[Parameter]], expected: Arguments) throws {
        #expect(try match(line, forms) == expected)
    }

    @Test("Any other number is an error with the permitted ones", arguments: ["0", "21", "-1", "1.0", "x", "''", "٣"])
    func notAnInteger(word: String) throws {
        let shown = word == "''" ? "" : word
        #expect(
            try failure("do \(word)", Self.integer(1...20)) == "4: N must be a whole number, 1 to 20, not '\(shown)'")
        #expect(
            try failure("do \(word)x", Self.integer(3...Int.max))
                == "4: N must be a whole number, 3 or more, not '\(shown)x'")
        let large = "99999999999999999999"
        #expect(
            try failure("do \(large)", Self.integer(1...Int.max))
                == "4: N must be a whole number, 1 or more, not '\(large)'"
        )
        for wrong in ["0x1", "nan", "inf", "1,5", "60.5", "-1"] {
            #expect(try failure("do \(wrong)", Self.seconds) == "4: SECONDS must be a number, 0 to 60, not '\(wrong)'")
        }
    }

    @Test("The error about a key of another screen names that screen")
    func keyOfOther() throws {
        func screen(_ title: String?, _ action: String, _ key: String) -> ScreenDescription {
            let keys = ArgumentKey("KEY=VALUE", keys: [Parameter.Key(name: key)])
            let action = ActionDescription(name: action, help: "Do it", forms: [[], [keys.parameter]])
            return .stub("Screen", title: title, "Place.list", actions: [action])
        }
        let screens = [
            screen("Sorting", "sort", "year"), screen(nil, "filter", "year"), screen("Games", "filter", "year"),
        ]
        let description = ActionDescription(name: "filter", help: "Narrow down", forms: Self.filter)
        let matcher = ArgumentMatcher(description: description) { screens }
        func failure(_ line: String) throws -> String {
            do {
                return "nothing is wrong: \(try matcher.match(try Command.reading(line).arguments))"
            } catch let error as CommandError {
                return error.description
            }
        }
        #expect(
            try failure("filter status=dead Year=1985")
                == "'Year' is a key of Games; here choose from status, species")
        #expect(try failure("filter genre=War") == "no key 'genre': choose from status, species")
    }

    @Test(
        "The error is at the wrong word, from the form that matches furthest",
        arguments: [
            ("do", named, "NAME is missing; usage: do NAME TEXT"),
            ("do a", named, "TEXT is missing; usage: do NAME TEXT"),
            ("do it now", [[]], "4: unexpected argument 'it'; usage: do"),
            ("do", yes, "an argument is missing; usage: do [--yes] N"),
            ("do year=>1", conditions, "4: year is not >1"), ("do 'year>1'", conditions, "4: year is not >1"),
            ("do year<1", conditions, "4: year is not <1"),
            // An option that a text has not, which is no text without quotes.
            ("do --file f", verbatim, "4: unexpected argument '--file'; put a text that begins with -- in quotes"),
            (
                "do z", [[Parameter("VALUE", .choice((1...17).map { "c\($0)" }))]],
                "4: no do 'z': choose from c1, c2, c3, c4, c5, c6, c7, c8 and 9 more"
            ),
            ("do a 'b c' d", [[Parameter("WORD", .word)]], "6: unexpected argument 'b c'; usage: do WORD"),
            // The choices, and the probable one.
            ("set status Alvie", [set[0]], "12: no status 'Alvie': choose from alive, dead; did you mean 'alive'?"),
            ("pick zzz", choice, "6: no pick 'zzz': choose from alive, dead"),
            // Two forms with the same error about a word.
            (
                "pick zzz", choice + [choice[0] + [Parameter("--save", .keyword)]],
                "6: no pick 'zzz': choose from alive, dead"
            ),
            ("do statsu=dead", keys, "4: no key 'statsu': choose from status, species; did you mean 'status'?"),
            ("do species=x status=daed", keys, "14: no status 'daed': choose from alive, dead; did you mean 'dead'?"),
            ("do status=", keys, "4: no status '': choose from alive, dead"),
            ("do status=dead species=x Status=alive", keys, "26: 'status' is given twice"),
            ("do =dead", keys, "4: no key '': choose from status, species"),
            ("do dead", keys, "4: unexpected argument 'dead': choose from status=, species="),
            (
                "do species=x y z status=dead", keys,
                #"14: unexpected argument 'y'; put a value with spaces in quotes: "species=x y z""#
            ),
            ("do", keys, "KEY=VALUE is missing: choose from status=, species="),
            ("recent delete", recent, "TEXT is missing; usage: recent [delete TEXT | clear]"),
            ("recent clear all", recent, "14: unexpected argument 'all'; usage: recent [delete TEXT | clear]"),
            (
                "recent claer", recent,
                "8: unexpected argument 'claer': choose from delete, clear; did you mean 'clear'?"
            ),
            ("recent x y", recent, "8: unexpected argument 'x': choose from delete, clear"),
            // A wrong value takes precedence over a missing keyword.
            ("filter status=x", filter, "8: no status 'x': choose from alive, dead"),
            (
                "filter cleer", filter,
                "8: unexpected argument 'cleer': choose from clear, status=, species=; did you mean 'clear'?"
            ),
            // The keywords if nothing else is permitted.
            (
                "set stauts dead", set,
                "5: unexpected argument 'stauts': choose from status, species; did you mean 'status'?"
            ),
            ("set status red", set, "12: no status 'red': choose from alive, dead"),
            ("set species", set, "VALUE is missing; usage: set status VALUE | species VALUE"),
            ("set", set, "an argument is missing: choose from status, species"),
            // No preference between two forms with wrong values at the same word.
            (
                "do 7", integer(1...5) + [[Parameter("WHO", .choice(["all", "none"]))]],
                "4: unexpected argument '7'; usage: do N | WHO"
            ),
        ] as [(String, [[Parameter]], String)])
    func mismatch(line: String, forms: [[Parameter]], message: String) throws {
        #expect(try failure(line, forms) == message)
    }

    @Test(
        "Only an unquoted ~ in the name of a file means the home folder, and in another word any ~ is text",
        arguments: [
            ("x --file ~/a", "~/a"), ("x --file '~/a'", "./~/a"), (#"x --file \~/a"#, "./~/a"),
            ("x --file \"~\"/a", "./~/a"),
            ("x --file ~/'a b'", "~/a b"), ("x '~/a'", "~/a"), ("x ~/a", "~/a"),
        ])
    func home(line: String, expected: String) throws {
        let forms: Forms = [[Parameter("--file", .keyword), Parameter("FILE", .file)], [Parameter("FILE", .word)]]
        #expect(try match(line, forms).values["FILE"] == .text(expected))
    }
}

@Suite("The usage of a command's forms")
struct FormUsageTests {
    private let first = Parameter("first", .keyword)
    private let second = Parameter("second", .keyword)
    private let text = Parameter("TEXT", .text)
    private let not = Parameter("not", .keyword)

    @Test("The usage has one text for each form, in order, with optional arguments in brackets, also for a negation")
    func order() {
        #expect([[second], [first, text]].usages == ["second", "first TEXT"])
        #expect([[first], [first, text]].usages == ["first [TEXT]"])
        #expect([[], [first], [second]].usages == ["first", "second"])
        #expect(
            [[first, text], [second], [not, first, text]].usages == ["[not] first TEXT", "second"])
        #expect(
            [[first], [first, text], [not, first], [not, first, text]].usages == ["[not] first [TEXT]"])
        #expect([[not, first, text]].usages == ["not first TEXT"])
    }
}
