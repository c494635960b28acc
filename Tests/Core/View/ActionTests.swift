import ChallengeActions
import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeViews
import SwiftUI

@Suite("The usage of an action", .limited)
struct ActionDescriptionTests {
    private static let text = Parameter("TEXT", .text)
    private static let assignments = Parameter("KEY=VALUE", .assignments([.init(name: "status")]))

    @Test(
        "The usage shows the forms as typed, in brackets if the action also stands alone",
        arguments: [
            ([[]], "do"), ([], "do"), ([[text]], "do TEXT"), ([[], [text]], "do [TEXT]"),
            ([[Parameter("KEY", .word), Parameter("VALUE", .text)]], "do KEY VALUE"),
            ([[Parameter("delete", .keyword), text], [Parameter("clear", .keyword)]], "do delete TEXT | clear"),
            ([[Parameter("delete", .keyword), text], [], [Parameter("clear", .keyword)]], "do [delete TEXT | clear]"),
            ([[assignments]], "do KEY=VALUE..."),
            ([[], [assignments], [Parameter("clear", .keyword)]], "do [KEY=VALUE... | clear]"),
        ] as [([[Parameter]], String)])
    func usage(forms: [[Parameter]], expected: String) {
        #expect(ActionDescription(name: "do", help: "Does it.", forms: forms).usage == expected)
    }

    @Test(
        "The usage of alternatives is in brackets if one of them is empty and another is not",
        arguments: [([], ""), ([""], ""), (["", "A"], "[A]"), (["A", "B"], "A | B"), (["A", "", "B"], "[A | B]")])
    func alternatives(alternatives: [String], expected: String) {
        #expect(ActionDescription.usage(ofAny: alternatives) == expected)
    }

    @Test("A synopsis replaces the usage")
    func synopsis() {
        let action = ActionDescription(name: "set", help: "Sets.", forms: [[], [Self.text]], synopsis: "KEY VALUE")
        #expect(action.usage == "set KEY VALUE")
    }
}

@Suite("A parameter", .limited)
struct ParameterTests {
    @Test(
        "A parameter has the value that a word stands for",
        arguments: [
            (.keyword, "do", .keyword), (.keyword, "DO", .keyword), (.integer(-9...9), "5", .integer(5)),
            (.integer(-9...9), "-9", .integer(-9)), (.integer(-9...9), "007", .integer(7)),
            (.number(0...20), "1.5", .number(1.5)), (.number(0...20), "2e1", .number(20)),
            (.number(0...20), "3", .number(3)), (.choice(["alive", "dead"]), "dead", .text("dead")),
            (.choice(["alive", "dead"]), "DEAD", .text("dead")), (.choice(["notAlive"]), "notalive", .text("notAlive")),
            (.word, "Rick", .text("Rick")), (.text, "", .text("")), (.file, "~/a b", .text("~/a b")),
            (.command, "help", .text("help")), (.name(.screen), "Home", .text("Home")),
            (.destination, "home", .text("home")),
        ] as [(Parameter.Kind, String, ArgumentValue)])
    func value(kind: Parameter.Kind, word: String, value: ArgumentValue) {
        #expect(Parameter("do", kind).value(of: word) == value)
    }

    @Test(
        "A parameter has no value for a word that it does not take",
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

    @Test("A key of an assignment takes any value, or one of several in any letter case")
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

@Suite("A rendering", .limited)
struct RenderingTests {
    private static let rendering = make()

    @Test(
        "A rendering looks the same as another with the same content, whatever else it offers",
        arguments: [
            make(), make(label: "other"), make(state: .error), make(snapshot: 2),
            make(actions: [Action(ActionDescription(name: "more", help: "Loads more.")) {}]),
            make(selection: SelectableRows(noun: "row", items: [.init(identifier: 1, name: "one")], open: { _ in })),
        ])
    func alike(other: Rendering) {
        #expect(Self.rendering.looks(like: other))
        #expect(other.looks(like: Self.rendering))
    }

    @Test(
        "A rendering does not look the same as another with other content",
        arguments: [
            make(screen: "Other"), make(title: "Other"), make(summary: "2 rows"), make(body: .line([Span("other")])),
            make(body: .line([Span("row", .failure)])),
        ])
    func different(other: Rendering) {
        #expect(!Self.rendering.looks(like: other))
        #expect(!other.looks(like: Self.rendering))
    }

    private static func make(
        screen: String = "List", label: String = "list", title: String = "List", summary: String = "1 row",
        state: ViewState = .loaded, body: Element = .line([Span("row")]), snapshot: Int = 1, actions: [Action] = [],
        selection: SelectableRows? = nil
    ) -> Rendering {
        Rendering(
            screen: screen, label: label, title: title, summary: summary, state: state, body: body, snapshot: snapshot,
            actions: actions, selection: selection)
    }
}

@Suite("A schema of the data for programs", .limited)
struct ContentSchemaTests {
    @Test("A schema requires all but the optional keys of an object, skips those without a schema, allows no others")
    func object() {
        let none: ContentSchema? = nil
        let schema = ContentSchema.object([
            "id": .integer(from: 1), "year": .integer().optional.described("Of the release."), "none": none,
            "names": .array(of: .string, minimum: 1), "place": .reference("place"),
        ])
        #expect(
            schema.json.text == """
                {"type":"object","properties":{"id":{"type":"integer","minimum":1},\
                "year":{"description":"Of the release.","type":"integer"},\
                "names":{"type":"array","items":{"type":"string"},"minItems":1},"place":{"$ref":"#/$defs/place"}},\
                "required":["id","names","place"],"additionalProperties":false}
                """)
        #expect(
            ContentSchema.object(["truth": .bool.optional]).json.text
                == #"{"type":"object","properties":{"truth":{"type":"boolean"}},"additionalProperties":false}"#)
    }

    @Test("A schema has one of several texts, or the only one")
    func choice() {
        #expect(ContentSchema.choice(["a", "b"]).json.text == #"{"enum":["a","b"]}"#)
        #expect(ContentSchema.choice(["a"]).json.text == #"{"const":"a"}"#)
    }
}
