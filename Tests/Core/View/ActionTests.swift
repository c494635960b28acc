import ChallengeCore
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

@Suite("Arguments", .limited)
struct ArgumentsTests {
    private let arguments = Arguments(
        ["ID": "5", "TEXT": "", "clear": "clear", "BIG": "99999999999999999999"],
        assignments: [.init(key: "status", value: "alive"), .init(key: "name", value: "Rick")])

    @Test("are found by the names of their parameters")
    func values() {
        #expect(arguments["ID"] == "5")
        #expect(arguments["TEXT"] == "")
        #expect(arguments["NAME"] == nil)
    }

    @Test("are whole numbers where they are written as such")
    func integers() {
        #expect(arguments.integer("ID") == 5)
        #expect(Arguments(["ID": "-5"]).integer("ID") == -5)
        for name in ["TEXT", "clear", "BIG", "NAME"] { #expect(arguments.integer(name) == nil, "\(name)") }
    }

    @Test("have the keywords that were given")
    func keywords() {
        #expect(arguments.has("clear"))
        #expect(!arguments.has("delete"))
    }

    @Test("keep assignments in the order in which they were written")
    func assignments() {
        #expect(arguments.assignments.map { "\($0.key)=\($0.value)" } == ["status=alive", "name=Rick"])
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

    @Test("that cannot be performed throws what its work threw")
    func failing() async {
        let action = Action(name: "more", help: "Loads more.") { throw ActionError("there is no more") }
        await #expect(throws: ActionError("there is no more")) { try await action.perform(Arguments()) }
    }
}
