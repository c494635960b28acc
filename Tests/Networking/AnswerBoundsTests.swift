import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@Suite("The bounds of an answer")
struct AnswerBoundsTests {
    private func fault(_ answer: String, _ encoding: String.Encoding = .utf8) throws -> AnswerFault? {
        let bytes = try #require(answer.data(using: encoding))
        do throws(AnswerFault) {
            #expect(try AnswerBounds.check(bytes) == Data(answer.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func list(_ element: String, _ count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: " ,\n") + "]"
    }

    @Test("let a page have 1,000 rows, and no more, wherever they are; the error names them and their number")
    func rows() throws {
        let limit = AnswerBounds.rowLimit
        for row in ["{}", #"{"a":"]\"[{,"}"#, "[]", "[1,2]"] {
            #expect(try fault(#"{"info":{},"results":\#(list(row, limit))}"#) == nil)
            #expect(
                try fault(#"{"info":{},"results":\#(list(row, limit + 1))}"#)
                    == .tooManyRows("results", count: limit + 1, limit: limit))
            #expect(try fault(list(row, limit + 1)) == .tooManyRows("", count: limit + 1, limit: limit))
        }
        #expect(
            try fault(#"[{"id":1,"x":\#(list("{}", 2000))}]"#) == .tooManyRows("x", count: 2000, limit: limit))
        let longName = String(repeating: "é", count: 1000)
        #expect(
            try fault(#"{"\#(longName)":\#(list("{}", 2000))}"#)
                == .tooManyRows(String(longName.prefix(50)), count: 2000, limit: limit))
    }

    @Test("let an answer have 200,000 values, whatever they are and even if it breaks off")
    func values() throws {
        let limit = AnswerBounds.valueLimit
        for value in ["1", #""a,b""#, "null", "-1.5e3"] {
            #expect(try fault(list(value, limit)) == nil)
            let fault = AnswerFault.tooManyValues(count: limit + 1, limit: limit)
            #expect(try self.fault(list(value, limit + 1)) == fault)
            #expect(try self.fault(String(list(value, limit + 1).dropLast())) == fault)
            #expect(try self.fault(#"{"x":\#(list(value, limit))}"#) == fault)
        }
        let members = (0...limit).map { #""\#($0)":0"# }.joined(separator: ",")
        #expect(try fault("{\(members)}") == .tooManyValues(count: limit + 1, limit: limit))
    }

    @Test("let nothing be nested more than 512 levels deep", arguments: ["[", #"{"a":"#])
    func depth(opening: String) throws {
        func nested(_ depth: Int) -> String { String(repeating: opening, count: depth) }
        #expect(try fault(nested(512)) == nil)
        #expect(try fault(nested(513)) == .tooDeep(limit: 512))
        #expect(try fault(nested(1_000_000)) == .tooDeep(limit: 512))
    }

    @Test("hold in every encoding of Unicode, and leave the answer in UTF-8")
    func encodings() throws {
        for encoding in [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
        ] {
            // In UTF-16 this has the bytes of a quotation mark.
            #expect(try fault(#"{"a":"∀"}"#, encoding) == nil)
            #expect(
                try fault(#"{"∀":"∀","a":\#(list("{}", 2000))}"#, encoding)
                    == .tooManyRows("a", count: 2000, limit: AnswerBounds.rowLimit))
        }
    }

    @Test(
        "are none for what is not JSON, which is told as that",
        arguments: ["", "x", "<html>[{", "]", "[}]", "{\"", "{\"\\", "[,]", "\u{FEFF}[1]", "[][[", "1,2"])
    func garbage(answer: String) throws {
        #expect(try fault(answer) == nil)
        #expect(try AnswerBounds.check(Data([0xFF, 0xFE, 0x00])) == Data([0xFF, 0xFE, 0x00]))
        #expect(try AnswerBounds.check(Data([0xFE, 0xFF, 0xD8, 0x00])).count >= 0)
    }
}
