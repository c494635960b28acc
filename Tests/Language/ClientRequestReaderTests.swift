@testable import ChallengeLanguage
@testable import ChallengeShellTestSupport

@Suite("A line that is an object", .limited)
struct ClientRequestReaderTests {
    /// Returns a short description of a line: the id and the command, the target of a cancellation, or the mistake.
    private func reading(_ line: String) -> String {
        switch ClientRequestReader.read(SourceLine(number: 1, text: line)) {
        case .commands: "commands"
        case .request(let id, let command): "\(id)|\(command.text)"
        case .cancellation(let id, let place): "cancel \(id) at \(place.column)"
        case .wrongObject(let error, let id): "\(id ?? "-"):\(error.location.column): \(error.message)"
        }
    }

    @Test(
        "The object is a command with an id, or the id of a command to cancel",
        arguments: [
            (#"{"id":"a7","command":"open characters"}"#, "a7|open characters"),
            (#"  { "command" : "echo 'a; b' # c" , "id" : "1" } "#, "1|echo 'a; b'"),
            (
                #"{"id":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀","command":"echo a\tb"}"#,
                "\"\\/\u{8}\u{c}\n\r\té😀é😀|echo a\tb"
            ),
            (#"{"cancel":"a7"}"#, "cancel a7 at 1"), (#" {"cancel":"é"}"#, "cancel é at 2"),
            (#"{"id":"a","command":"show | head -1"}"#, "a|show | head -1"),
        ])
    func right(line: String, expected: String) { #expect(reading(line) == expected) }

    @Test(
        "Any other object is an error with the place, and with its id if it was read",
        arguments: [
            (#"{"#, "-:2: expected a string in double quotes"), (#"{}"#, "-:1: the object has no command"),
            (#"{"id":"a"}"#, "a:1: the object has no command"), (#"{"command":"echo"}"#, "-:1: the object has no id"),
            (#"{"id":"é","comand":"echo"}"#, "é:11: no key 'comand': choose from id, command, cancel"),
            (#"{"id":"a","id":"b","command":"echo"}"#, "a:11: the key 'id' is given twice"),
            (#"{"id":"a","command":"echo","cancel":"b"}"#, "a:2: 'cancel' cannot be combined with 'id'"),
            (#"{"cancel":""}"#, "-:2: an id has 1 to 200 characters"),
            (#"{"command":"echo","id":5}"#, "-:24: the value of 'id' must be a string in double quotes"),
            (#"{"id":"a","command":["echo"]}"#, "a:21: the value of 'command' must be a string in double quotes"),
            (#"{"z":[1,{"y":"]}"},2],"id":"a"}"#, "a:2: no key 'z': choose from id, command, cancel"),
            (#"{"id":"a","command":nul"#, "a:21: the value of 'command' must be a string in double quotes"),
            (#"{"id":"a" "command":"echo"}"#, "a:11: a comma or } is missing here"),
            (#"{"id" "a"}"#, "-:7: a colon is missing after the key"),
            (#"{"id":"a","command":"echo"} x"#, "a:29: unexpected text after the end"),
            (#"{"id":"a","command":"echo}"#, "a:27: the string is not closed"),
            (#"{"id":"a\x","command":"echo"}"#, "-:9: invalid escape sequence"),
            (#"{"id":"\ud83d","command":"echo"}"#, "-:8: invalid escape sequence"),
            ("{\"id\":\"a\tb\"}", #"-:9: a control character in a string is written as \u0009"#),
            // A mistake in the command has its place there.
            (#"{"id":"a","command":"echo 'é"}"#, "a:6: the quote ' is not closed on this line"),
            (#"{"id":"a","command":"echo a; echo b"}"#, "a:9: an object can have only one command"),
            (#"{"id":"a","command":" # x"}"#, "a:1: the command is empty"),
            (#"{"id":"a","command":"echo\nb"}"#, "a:5: a command cannot contain a line break or a NUL"),
            (#"{"id":"a","command":"echo a\\"}"#, "a:7: the command ends in a backslash, but no line follows"),
        ])
    func wrong(line: String, expected: String) { #expect(reading(line) == expected) }

    @Test("An id may have 200 characters, and reading is quick whatever is in it")
    func limits() {
        func line(_ count: Int) -> String { #"{"id":"\#(String(repeating: "é", count: count))","command":"home"}"# }
        #expect(reading(line(200)).hasSuffix("|home"))
        #expect(reading(line(201)) == "-:2: an id has 1 to 200 characters")
        let deep = #"{"id":"# + String(repeating: "[", count: 1_000_000)
        #expect(reading(deep) == "-:7: the value of 'id' must be a string in double quotes")
    }

    @Test("The object is read as JSON", arguments: 1...3)
    func roundTrip(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let scalars = (0..<Int.random(in: 1...20, using: &random)).compactMap { _ in
                Unicode.Scalar(
                    UInt32.random(in: 1...([0x7F, 0x2FF, 0x10FFFF].randomElement(using: &random) ?? 1), using: &random))
            }
            let id = "x" + String(String.UnicodeScalarView(scalars))
            #expect(reading((["id": id, "command": "home"] as JSON).text) == "\(id)|home", "seed \(seed)")
        }
    }
}
