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
