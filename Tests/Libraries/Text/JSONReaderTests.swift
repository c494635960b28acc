import ChallengeTestSupport

@Suite("The reader of JSON")
struct JSONReaderTests {
    private func read(_ bytes: [UInt8], repairsText: Bool = false) -> Result<JSON, JSONReader.Failure> {
        var reader = JSONReader(bytes, repairsText: repairsText)
        return Result { () throws(JSONReader.Failure) in try reader.document() }
    }

    private func outcome(_ text: String, repairsText: Bool = false) -> String {
        switch read(Array(text.utf8), repairsText: repairsText) {
        case .success(let json): json.text
        case .failure(let failure): "\(failure.offset): \(failure.message)"
        }
    }

    @Test(
        "A value is read as it is written",
        arguments: [
            ("null", "null"), (" \r\n\ttrue ", "true"), ("false", "false"), ("-0", "-0"), ("10.50e+3", "10.50e+3"),
            (#""""#, #""""#), ("[]", "[]"), ("{ }", "{}"), (#"[1 , [ ] ,"a"]"#, #"[1,[],"a"]"#),
            (#"{"b":{"c":null}, "a" : 1}"#, #"{"b":{"c":null},"a":1}"#), ("\u{FEFF}1", "1"),
            (#""\"\\\/\b\f\n\r\t\u00E9\ud83d\ude00""#, #""\"\\/\u0008\u000c\n\r\té😀""#),
        ])
    func values(text: String, written: String) { #expect(outcome(text) == written) }

    @Test(
        "Anything else is an error with its place",
        arguments: [
            ("", "0: expected a value"), ("nul", "0: expected a value"), ("[1,]", "3: expected a value"),
            ("01", "1: unexpected text after the end"), ("+1", "0: expected a value"), ("1.", "0: expected a value"),
            (".5", "0: expected a value"), ("-", "0: expected a value"), ("1e", "0: expected a value"),
            ("NaN", "0: expected a value"), ("[1 2]", "3: a comma or ] is missing here"),
            (#"{"a" 1}"#, "5: a colon is missing after the key"), ("{1:2}", "1: expected a string in double quotes"),
            (#"{"a":1"#, "6: a comma or } is missing here"), (#""a"#, "2: the string is not closed"),
            ("\"\n\"", #"1: a control character in a string is written as \u000a"#),
            ("1 2", "2: unexpected text after the end"),
            (#""\x""#, "1: invalid escape sequence"), (#""\u12"#, "1: invalid escape sequence"),
        ])
    func errors(text: String, message: String) { #expect(outcome(text) == message) }

    @Test("Broken characters are errors, or are replaced")
    func brokenCharacters() throws {
        #expect(outcome(#""\ud800""#) == "1: invalid escape sequence")
        #expect(outcome(#""\ud800a""#, repairsText: true) == "\"\u{FFFD}a\"")
        let bytes = [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]
        #expect(throws: JSONReader.Failure.self) { try read(bytes).get() }
        #expect(try read(bytes, repairsText: true).get() == .string("\u{FFFD}"))
    }

    @Test("512 levels and 200,000 values are read, and no more")
    func bounds() {
        func nested(_ depth: Int) -> [UInt8] { Array((String(repeating: "[", count: depth)).utf8) }
        func fault(_ bytes: [UInt8]) -> JSONReader.Fault? {
            if case .failure(let failure) = read(bytes) { failure.fault } else { nil }
        }
        #expect(fault(nested(512)) == .syntax("expected a value"))
        #expect(fault(nested(513)) == .tooDeep)
        #expect(fault(nested(1_000_000)) == .tooDeep)
        func list(_ count: Int) -> [UInt8] {
            Array("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8)
        }
        #expect(fault(list(199_999)) == nil)
        #expect(fault(list(200_000)) == .tooManyValues)
    }
}
