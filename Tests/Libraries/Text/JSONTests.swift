import ChallengeTestSupport
import Foundation

@Suite("A JSON value")
struct JSONTests {
    @Test("A value is written on one line, with its keys in their order")
    func order() {
        let value = JSON.object([
            ("b", .array([.null, .bool(true), .bool(false), .array([]), .object([])])), ("a", (-5).json),
            ("a\n", .number("1.5")),
        ])
        #expect(value.text == #"{"b":[null,true,false,[],{}],"a":-5,"a\n":1.5}"#)
        #expect(String(decoding: value.data, as: UTF8.self) == value.text)
    }

    @Test("A value is made of values, leaves out nil, and has no number that JSON lacks")
    func values() {
        let none: String? = nil
        let value: JSON = [
            "text": "a", "number": 3, "fraction": 1.5, "whole": 2.0, "endless": Double.infinity, "truth": true,
            "none": none, "list": [1, 2], "sorted": ["b": "1", "a": "2"],
        ]
        #expect(
            value.text == """
                {"text":"a","number":3,"fraction":1.5,"whole":2.0,"endless":null,"truth":true,"list":[1,2],\
                "sorted":{"a":"2","b":"1"}}
                """)
    }

    @Test("Numbers are read back unchanged")
    func numbers() throws {
        #expect([Int.min, .max].json.text == "[-9223372036854775808,9223372036854775807]")
        let numbers: [Double] = [0.1, -2.5, 1e300, .leastNonzeroMagnitude]
        #expect(try JSONDecoder().decode([Double].self, from: Data(numbers.json.text.utf8)) == numbers)
    }

    @Test(
        "Characters that JSON requires to escape, or that could deceive a reader, are escaped",
        arguments: [
            ("", ""), ("a\u{7f}", #"a\u007f"#), (#"a"b"#, #"a\"b"#), (#"b\c/"#, #"b\\c/"#), ("\n\r\t", #"\n\r\t"#),
            ("\0\u{1f}\u{7f}", #"\u0000\u001f\u007f"#), ("\u{1b}[1m\u{85}\u{9f}", #"\u001b[1m\u0085\u009f"#),
            ("\u{2028}\u{202e}", #"\u2028\u202e"#), ("\u{200b}\u{200d}\u{feff}\u{ad}", #"\u200b\u200d\ufeff\u00ad"#),
            ("\u{fffe}", #"\ufffe"#), ("\u{e0041}", #"\udb40\udc41"#), ("é漢😀 ~", "é漢😀 ~"), ("e\u{301}", "e\u{301}"),
            ("\r\n", #"\r\n"#), ("\u{a0}", "\u{a0}"), ("\u{fff9}", #"\ufff9"#),
        ])
    func escapes(text: String, written: String) throws {
        #expect(JSON.string(text).text == "\"\(written)\"")
        #expect(try JSONDecoder().decode(String.self, from: Data(JSON.string(text).text.utf8)) == text)
    }

    @Test(
        "An answer has escapes for quotes, backslashes and control characters, and for no other character",
        arguments: [
            (#"a"b"#, #"a\"b"#), (#"b\c/"#, #"b\\c/"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
            ("\u{0}\u{1F}\u{7F}", "\\u0000\\u001f\u{7F}"), ("ζ’é👽\u{2028}", "ζ’é👽\u{2028}"),
        ])
    func escapesInAnswers(text: String, written: String) {
        #expect(
            String(decoding: JSON.object([(text, .string(text))]).data, as: UTF8.self)
                == "{\"\(written)\":\"\(written)\"}")
    }

    @Test("Other readers of JSON get the same value, whatever text is in it", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let written = Self.random(depth: 4, &random)
        for text in [written.text, String(decoding: written.data, as: UTF8.self)] {
            #expect(try JSON(reading: text) == written, "seed \(seed)")
        }
        #expect(!written.text.unicodeScalars.contains { $0.value < 0x20 || 0x7f..<0xa0 ~= $0.value })
    }

    private static func random(depth: Int, _ random: inout SeededGenerator) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
        case 0: return .null
        case 1: return .bool(true)
        case 2: return Int.random(in: -1_000_000...1_000_000, using: &random).json
        case 3: return .string(text(&random))
        case 4:
            return .array(
                (0..<Int.random(in: 0..<4, using: &random)).map { _ in Self.random(depth: depth - 1, &random) })
        default:
            return .object(
                (0..<Int.random(in: 0..<4, using: &random)).map { index in
                    ("\(index)" + text(&random), Self.random(depth: depth - 1, &random))
                })
        }
    }

    /// Returns scalars of every plane, preferably those that are escaped.
    private static func text(_ random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            let limit: UInt32 = [0x80, 0x100, 0x3000, 0x110000].randomElement(using: &random) ?? 0
            let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random))
            text.unicodeScalars.append(scalar ?? "\u{fffd}")
        }
        return text
    }
}
