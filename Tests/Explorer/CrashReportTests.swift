import ChallengeTestSupport

@testable import ChallengeExplorer

@Suite("Reports of crashes")
struct CrashReportTests {
    private static let message = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    /// What a process prints before the stack.
    private static let remark = "\n*** Signal 4: Backtracing from 0x7f0648f6df7f... done ***\n\n"
    private static let trap =
        #"{"symbol": "$ss17_assertionFailure", "description": "_assertionFailure(_:_:file:line:flags:) + 302"}"#
    private static let closure = """
        {"symbol": "$s4Home0A5ModelC4rowsSaySSGvgSSSiXEfU_", "description": "closure #1 in HomeModel.rows.getter + 493",
        "sourceLocation": {"file": "/a/b/Sources/Home/HomeModel.swift", "line": 31, "column": 7}}
        """
    private static let around = #"{"symbol": "$s4Home0A4ViewV4bodyQrvg", "description": "HomeView.body.getter + 4"}"#

    private func report(_ message: String, _ frames: [String]) -> CrashReport {
        let stack = frames.joined(separator: ", ").replacing("\n", with: " ")
        let report = #"{ "timestamp": "", "threads": [{"frames": []}, {"crashed": true, "frames": [\#(stack)]}]}"#
        return CrashReport(message + Self.remark + report + "\n")
    }

    private func cause(_ message: String, _ frames: String...) -> String {
        report(message, frames).cause(orElse: "it dies")
    }

    @Test("A crash is told with the innermost line of the app, the message and the function")
    func place() {
        #expect(
            cause(Self.message, Self.trap, Self.closure, Self.around)
                == "Sources/Home/HomeModel.swift:31: Fatal error: Index out of range, in HomeModel.rows")
    }

    @Test("A crash without line tables is told with the innermost function of the app")
    func function() {
        #expect(cause(Self.message, Self.trap, Self.around) == "Fatal error: Index out of range, in HomeView.body")
        #expect(
            cause("Home/HomeModel.swift:9: Fatal error: no row\n", Self.trap, Self.around)
                == "Home/HomeModel.swift:9: Fatal error: no row, in HomeView.body")
    }

    @Test(
        "The innermost function is not Swift's, a thunk's, the shell's or the start of the program",
        arguments: [
            #"{"symbol": "$sSlsE3map", "system": true, "description": "map + 9", "sourceLocation": {"file": "", "line": 1}}"#,
            #"{"symbol": "$s4Home1aTA", "thunk": true, "description": "partial apply for a + 9"}"#,
            #"{"symbol": "$s20FoundationEssentials4DataV", "description": "Data.init() + 9"}"#,
            #"{"symbol": "$s7SwiftUI4TextV", "description": "Text.body.getter + 9"}"#,
            #"{"symbol": "$s13ChallengeHost4RootV", "description": "Root.show() + 9"}"#,
            #"{"symbol": "$s4Home3AppV", "description": "static App.main() + 9"}"#,
            #"{"symbol": "malloc", "description": "malloc + 9"}"#, #"{"kind": "truncated"}"#,
        ])
    func foreign(frame: String) {
        #expect(cause("", frame, Self.around) == "it dies, in HomeView.body")
    }

    @Test("An app of this package is told too, although its modules are named like the shell's")
    func own() {
        #expect(
            cause("", #"{"symbol": "$s13ChallengeHome1aV", "description": "specialized A.b(_:) + 9"}"#)
                == "it dies, in A.b(_:)")
    }

    @Test("Optimised code has its message in an inlined function")
    func optimised() {
        let trap =
            #"{"symbol": "Swift runtime failure: Division by zero", "inlined": true, "system": true, "description": "x"}"#
        #expect(cause("", trap, Self.around) == "Fatal error: Division by zero, in HomeView.body")
    }

    @Test("An inlined function without a name has the place, and the function around it the name")
    func inlined() {
        let place = #""sourceLocation": {"file": "Sources/Home/Rows.swift", "line": 7, "column": 1}"#
        let inlined = #"{"symbol": "<unknown>", "inlined": true, "description": "<unknown>", \#(place)}"#
        #expect(cause("", inlined, Self.around) == "Sources/Home/Rows.swift:7: it dies, in HomeView.body")
    }

    @Test("Without a stack, the last message counts, without its addresses; without a message, the signal")
    func unknown() {
        func cause(_ text: String) -> String { CrashReport(text).cause(orElse: "it dies") }
        #expect(cause("A fatal error is logged.\n" + Self.message) == Self.message.dropLast())
        #expect(
            cause("Could not cast value of type 'A' (0x7f) to 'B' (0x80).\n")
                == "Could not cast value of type 'A' to 'B'")
        #expect(cause("hello\n{ \"timestamp\": 1 }\n") == "it dies")
    }
}
