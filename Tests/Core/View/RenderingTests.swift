import ChallengeCore
import ChallengeText
import Testing

@Suite("A rendering")
struct RenderingTests {
    private static let rendering = make()

    @Test(
        "looks like another that shows the same, whatever else it offers",
        arguments: [
            make(), make(label: "other"), make(state: .error), make(snapshot: 2),
            make(actions: [Action(name: "more", help: "Loads more.") {}]),
            make(selection: SelectableRows(noun: "row", items: [.init(identifier: 1, name: "one")], open: { _ in })),
        ])
    func alike(other: Rendering) {
        #expect(Self.rendering.looks(like: other))
        #expect(other.looks(like: Self.rendering))
    }

    @Test(
        "does not look like another that shows something else",
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

@Suite("A schema of what programs get")
struct ContentSchemaTests {
    @Test(
        "requires every key of an object but the optional ones, leaves out those without a schema, and allows no others"
    )
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

    @Test("has one of several texts, or the only one")
    func choice() {
        #expect(ContentSchema.choice(["a", "b"]).json.text == #"{"enum":["a","b"]}"#)
        #expect(ContentSchema.choice(["a"]).json.text == #"{"const":"a"}"#)
    }
}
