import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("The JSON of the catalogue")
struct JSONTests {
    private func text(_ json: JSON) -> String { String(decoding: json.data, as: UTF8.self) }

    @Test("Objects keep the order of their names, and nothing is spaced")
    func order() {
        let list = JSON.array([.null, .string("b"), .array([])])
        let json = JSON.object([("z", .number(-1)), ("a", list), ("m", .object([]))])
        #expect(text(json) == #"{"z":-1,"a":[null,"b",[]],"m":{}}"#)
    }

    @Test("Quotes, backslashes and control characters are escaped, and no other character")
    func escapes() {
        #expect(text(.string("\"\\/")) == #""\"\\/""#)
        #expect(text(.string("\u{8}\t\n\u{C}\r")) == #""\b\t\n\f\r""#)
        #expect(text(.string("\u{0}\u{1F}\u{7F}")) == "\"\\u0000\\u001f\u{7F}\"")
        #expect(text(.string("ζ’é👽\u{2028}")) == "\"ζ’é👽\u{2028}\"")
        #expect(text(.object([("a\"b", .null)])) == #"{"a\"b":null}"#)
    }

    @Test("Any text comes back as it was")
    func roundTrip() throws {
        let original = String(String.UnicodeScalarView((0..<0x250).compactMap(Unicode.Scalar.init))) + "🛸"
        let decoded = try JSONSerialization.jsonObject(with: JSON.array([.string(original)]).data) as? [String]
        #expect(decoded == [original])
    }
}
