import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The usage of an action", .limited)
struct ActionDescriptionTests {
    private static let text = Parameter("TEXT", .text)
    private static let assignments = Parameter("KEY=VALUE", .assignments([.init(name: "status")]))

    @Test(
        "shows its forms as they are written, in brackets where it can stand alone",
        arguments: [
            ([[]], "do"), ([], "do"), ([[text]], "do TEXT"), ([[], [text]], "do [TEXT]"),
            ([[Parameter("KEY", .word), Parameter("VALUE", .text)]], "do KEY VALUE"),
            ([[Parameter("delete", .keyword), text], [Parameter("clear", .keyword)]], "do delete TEXT | clear"),
            (
                [[Parameter("delete", .keyword), text], [], [Parameter("clear", .keyword)]],
                "do [delete TEXT | clear]"
            ),
            ([[assignments]], "do KEY=VALUE..."),
            ([[], [assignments], [Parameter("clear", .keyword)]], "do [KEY=VALUE... | clear]"),
        ] as [([[Parameter]], String)])
    func usage(forms: [[Parameter]], expected: String) {
        #expect(ActionDescription(name: "do", help: "Does it.", forms: forms).usage == expected)
    }

    @Test(
        "of alternatives is in brackets where one may write nothing, if there is anything to write",
        arguments: [([], ""), ([""], ""), (["", "A"], "[A]"), (["A", "B"], "A | B"), (["A", "", "B"], "[A | B]")])
    func alternatives(alternatives: [String], expected: String) {
        #expect(ActionDescription.usage(ofAny: alternatives) == expected)
    }

    @Test("is the synopsis, where there is one")
    func synopsis() {
        let action = ActionDescription(name: "set", help: "Sets.", forms: [[], [Self.text]], synopsis: "KEY VALUE")
        #expect(action.usage == "set KEY VALUE")
    }
}

@Suite("An action", .limited)
struct ActionTests {
    @Test("without arguments stands alone, does its work and has nothing to say")
    @MainActor
    func plain() async throws {
        var count = 0
        let action = Action(name: "more", help: "Loads more.") { count += 1 }
        let outcome = try await action.perform(Arguments())
        #expect(count == 1)
        #expect(action.description.usage == "more")
        guard case .done = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }
}

@Suite("A parameter", .limited)
struct ParameterTests {
    @Test(
        "has the value that a word means",
        arguments: [
            (.keyword, "do", .keyword), (.keyword, "DO", .keyword),
            (.integer(-9...9), "5", .integer(5)), (.integer(-9...9), "-9", .integer(-9)),
            (.integer(-9...9), "007", .integer(7)), (.number(0...20), "1.5", .number(1.5)),
            (.number(0...20), "2e1", .number(20)), (.number(0...20), "3", .number(3)),
            (.choice(["alive", "dead"]), "dead", .text("dead")), (.choice(["alive", "dead"]), "DEAD", .text("dead")),
            (.choice(["notAlive"]), "notalive", .text("notAlive")),
            (.word, "Rick", .text("Rick")), (.text, "", .text("")), (.file, "~/a b", .text("~/a b")),
            (.command, "help", .text("help")), (.name(.screen), "Home", .text("Home")),
            (.destination, "home", .text("home")),
        ] as [(Parameter.Kind, String, ArgumentValue)])
    func value(kind: Parameter.Kind, word: String, value: ArgumentValue) {
        #expect(Parameter("do", kind).value(of: word) == value)
    }

    @Test(
        "has no value of a word that it does not take",
        arguments: [
            (.keyword, ["d", "does", "", " do"]),
            (.integer(1...9), ["0", "10", "", "five", "5.0", " 5", "5 ", "0x5", "1e0", "٥", "99999999999999999999"]),
            (
                .number(0...20),
                ["-0.1", "20.1", "", "five", ".", "e", "1.5.2", "1,5", "0x5", "nan", "inf", "1e999", " 1", "٥"]
            ),
            (.choice(["alive", "dead"]), ["", "aliv", "alived", "alive "]),
        ] as [(Parameter.Kind, [String])])
    func noValue(kind: Parameter.Kind, words: [String]) {
        for word in words { #expect(Parameter("do", kind).value(of: word) == nil, "'\(word)'") }
    }

    @Test("of assignments has keys that take any value, or some whose case says nothing")
    func assignments() {
        let (free, bound) = (Parameter.Key(name: "name"), Parameter.Key(name: "status", values: ["alive", "dead"]))
        for value in ["Rick", "", "a=b"] {
            #expect(free.assignment(of: value) == Assignment(key: "name", value: value))
        }
        #expect(bound.assignment(of: "Dead") == Assignment(key: "status", value: "dead"))
        let mixed = Parameter.Key(name: "status", values: ["notAlive"])
        #expect(mixed.assignment(of: "NOTALIVE") == Assignment(key: "status", value: "notAlive"))
        for value in ["", "lost", "dead "] { #expect(bound.assignment(of: value) == nil, "'\(value)'") }
    }
}
