import Foundation
import TestLimits
import Testing

@Suite("With --format json", .startsPrograms)
struct JSONStreamTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// The events of `demo.chal`, run with --keep-going.
    private func lines(_ script: String, _ options: String...) async throws -> [String] {
        try program.write(script, to: "demo.chal")
        let result = try await program.run(["--format", "json", "-k"] + options + ["demo.chal"], input: Data())
        return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private static let list = #"["HomeIncomingNavigation.main","CharacterIncomingNavigation.list"]"#

    @Test("the stream is byte for byte the documented one")
    func letter() async throws {
        let lines = try await lines("open characters\n open charcters\n")
        let screen =
            #"{"event":"screen","screen":"CharacterList","path":\#(Self.list),"depth":1,"state":"loaded","content":{"total":"#
        #expect(
            lines.map { $0.hasPrefix(screen) ? screen : $0 } == [
                #"{"event":"command","source":"demo.chal","line":1,"text":"open characters"}"#,
                #"{"event":"redirect","from":"HomeOutgoingNavigation.characters","to":"CharacterIncomingNavigation.list"}"#,
                #"{"event":"navigate","kind":"push","destination":"CharacterIncomingNavigation.list","depth":1}"#,
                screen,
                #"{"event":"result","source":"demo.chal","line":1,"column":1,"ok":true}"#,
                #"{"event":"command","source":"demo.chal","line":2,"text":"open charcters"}"#,
                #"{"event":"error","source":"demo.chal","line":2,"column":7,"message":"no destination named 'charcters'; did you mean 'characters'?"}"#,
                #"{"event":"result","source":"demo.chal","line":2,"column":2,"ok":false}"#,
            ])
    }

    @Test("a list, a detail, the filter and an error have the documented content")
    func contents() async throws {
        let rick =
            #"{"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","type":"","gender":"Male","origin":"Earth (C-137)","location":"Citadel of Ricks"}"#
        let contents = try await lines(
            "search 'Rick Sanchez'; filter status=alive; open 1; back; filter; open character 99999"
        ).filter { $0.hasPrefix(#"{"event":"screen""#) }.map { $0.replacing(/^.*"content":/, with: "") }
        #expect(
            contents == [
                #"{"total":1,"page":1,"pages":1,"query":"Rick Sanchez","filter":{},"characters":[\#(rick)]}}"#,
                #"{"total":1,"page":1,"pages":1,"query":"Rick Sanchez","filter":{"status":"Alive"},"characters":[\#(rick)]}}"#,
                #"{"character":\#(rick)}}"#,
                #"{"total":1,"page":1,"pages":1,"query":"Rick Sanchez","filter":{"status":"Alive"},"characters":[\#(rick)]}}"#,
                #"{"filter":{"status":"Alive"}}}"#,
                #"{"message":"There is no character 99999.","canRetry":false}}"#,
            ])
    }

    @Test("each kind of navigation is an event")
    func steps() async throws {
        let steps = try await lines("open characters; filter; dismiss; back; search rick; home").filter {
            $0.hasPrefix(#"{"event":"navigate""#)
        }
        let (list, filter) = ("CharacterIncomingNavigation.list", "CharacterIncomingNavigation.advancedSearch")
        #expect(
            steps
                == [
                    ("push", list, "1"), ("deliver", list, #"1,"intent":"filter","text":"""#), ("present", filter, "1"),
                    ("dismiss", filter, "1"), ("pop", list, "0"), ("push", list, "1"),
                    ("deliver", list, #"1,"intent":"search","text":"rick""#),
                    ("root", "HomeIncomingNavigation.main", "0"),
                ].map { #"{"event":"navigate","kind":"\#($0)","destination":"\#($1)","depth":\#($2)}"# })
    }

    private static let walk = "open characters; open 1; refresh; nope; back; search rick; help; path; recent\necho é"

    @Test("times are there with --time, and nowhere else")
    func times() async throws {
        let untimed = try await lines(Self.walk, "--trace")
        #expect(!untimed.contains { $0.contains("milliseconds") })
        let timed = try await lines(Self.walk, "--trace", "--time")
        let time = /,"milliseconds":[0-9]+\.[0-9]\}$/
        for line in timed {
            let isTimed = line.hasPrefix(#"{"event":"result""#) || line.hasPrefix(#"{"event":"request""#)
            #expect((line.firstMatch(of: time) != nil) == isTimed)
        }
        #expect(timed.map { $0.replacing(time, with: "}") } == untimed)
    }

    @Test("states, requests, caching and tracking are there with --trace only, which changes nothing else")
    func trace() async throws {
        let traced = try await lines(Self.walk, "--trace")
        let untraced = try await lines(Self.walk)
        let activity = /^\{"event":"(state|request|pause|cache|track)"/
        #expect(!untraced.contains { $0.firstMatch(of: activity) != nil })
        for event in ["state", "request", "cache", "track"] {
            #expect(traced.contains { $0.hasPrefix(#"{"event":"\#(event)""#) })
        }
        #expect(traced.filter { $0.firstMatch(of: activity) == nil } == untraced)
    }

    @Test("no file is called as the standard input is")
    func sourceNames() async throws {
        try program.write("echo a\n", to: "<stdin>")
        for arguments in [["-c", "source '<stdin>'"], ["<stdin>"]] {
            let result = try await program.run(["--format", "json"] + arguments, input: Data())
            #expect(result.output.contains(#""source":"./<stdin>""#) && !result.output.contains(#""source":"<stdin>""#))
        }
    }

    @Test("errors are in the stream and on standard error, and each line of standard output is an object")
    func errors() async throws {
        try program.write("nope\n", to: "inner.chal")
        let script =
            "nope; echo '\u{1b}[1m\u{85}\"\\\u{202e}'\nopen 'x\nsource inner.chal\nopen characters; open 1; show\n"
        let result = try await program.run("--format", "json", "-k", "--echo", "--color", "always", input: script)
        for line in result.output.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["event"] is String)
            #expect(line.first == "{")
        }
        #expect(!result.output.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0.value == 0x202e })
        let told = result.output.split(separator: "\n").filter { $0.hasPrefix(#"{"event":"error""#) }
        #expect(told.count == 3)
        let messages = [
            "<stdin>:1:1: error: no command 'nope' on Home; type help to see what is possible",
            "<stdin>:2:6: error: the quote ' is not closed on this line",
            "inner.chal:1:1: error: no command 'nope' on Home; type help to see what is possible",
        ]
        #expect(
            result.errors.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(separator: "\n").filter { !$0.hasPrefix(" ") }
                == messages.map { $0[...] })
        #expect(result.status == 1)
    }
}
