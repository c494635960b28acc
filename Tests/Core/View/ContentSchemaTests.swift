import ChallengeCore
import ChallengeText
import Testing

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
