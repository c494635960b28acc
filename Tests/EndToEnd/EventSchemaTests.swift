import ChallengeTestSupport
import FlyingFox
import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: every line of its streams, in every situation.
@Suite("The schema of events", .startsPrograms)
struct EventSchemaTests {
    private let schema: JSONSchema
    private let program: Program

    init() throws {
        schema = try .ofEvents()
        program = Program()
    }

    @Test("The schema has only keywords that are checked here, closes every object, and equals the one of make update")
    func faults() async throws {
        #expect(schema.faults == [])
        for name in schema.alternatives {
            #expect(schema.definition(name)?["additionalProperties"] == .bool(false), "\(name)")
        }
        let result = try await program.run("schema")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(try Repository.text("docs/events.schema.json") == result.output)
    }

    @Test("Each line of the streams has an alternative, and each alternative has a line")
    func streams() async throws {
        let walk = """
            echo a; help; help filter; open characters; more; path; routes; recent; search zzz; search rick; path; search
            filter; reset; set status alive; apply; open 1; refresh; back 2; nope
            open character 99999; home; history; open 'x
            open character 1; back; open character 1; image
            why; graph; graph dot; trace; states; time; events; fault status 500; fault delay 0; why
            open games; show --sort id; show --values id; filter; more all; previous; filter year=1; image; search zzz; search zelda; open 3; image; refresh; open game 999; home
            set; set width 100 --save; alias a = home; alias; help screen again
            fault garbage; fault offline; refresh; fault off; open characters; link; filter; why
            """
        try program.write("open characters\n", to: ".local/state/challenge/history")
        let broken = Program(environment: ["XDG_STATE_HOME": "/dev/null"])
        let unreachable = ["--base-url", "http://127.0.0.1:9"]
        let empty = ["--base-url", try await Self.catalogue(of: "", count: 0)]
        let spoiled = ["--base-url", try await Self.catalogue(of: #"{"id":1},{"id":"2"}"#, count: 2)]
        let pictures = ["--base-url", try await PictureServer().start()]
        let runs: [(Program, [String])] = [
            (program, ["-c", walk, "nope.chal"]), (program, ["--open", "challenge://nowhere", "-c", "why; close"]),
            (program, ["--trace", "-c", walk]),
            (program, ["--time", "-c", walk]), (program, ["--states", "-c", walk]),
            (program, ["--trace", "--time", "-c", walk]), (program, ["check", "-c", walk]),
            (program, unreachable + ["--trace", "-c", "open characters; retry; refresh; open character 1; retry"]),
            (program, unreachable + ["-c", "open games; open game 1"]),
            (program, pictures + ["-c", "open character 1; image"]),
            (program, empty + ["--trace", "-c", "open characters; open games"]),
            (program, spoiled + ["-c", "open characters; open games"]),
            (broken, ["-c", "history"]), (program, ["objects.jsonl"]),
            (program, ["verify", "walk.transcript", "nope", "--time", "--coverage", "--out", "out"]),
            (program, ["verify", "walk.transcript", "--update"]),
            (program, ["explore", "--steps", "3", "--time", "--coverage", "--out", "explored"]),
            (program, ["merge", "explored/results.json"]),
        ]
        try program.write("> echo a\nb\n", to: "walk.transcript")
        try program.write("not-found: BookList, open a row  # soon\n", to: "known")
        try program.write(
            """
            {"id":"a","command":"open characters"}
            {"id":"b","command":"!echo a"}
            {"id":"c","command":"filter; nope"}
            {"id":"d","comand":"home"}
            {"cancel":"a"}
            """, to: "objects.jsonl")
        var shown: Set<String> = []
        var screens: Set<String> = []
        let sessions = runs.map { program, arguments in
            let isReport = ["merge", "explore"].contains(arguments.first)
            return (program, Program.path, arguments + (isReport ? [] : ["-k"]))
        }
        let defects = ["explore", "--defect", "deadRow", "--depth", "1"]
        let explorations = [defects, defects + ["--out", "."], defects + ["--known", "known"]].map {
            (program, Program.path(of: "challenge-defects-fixture"), $0)
        }
        for (program, executable, arguments) in sessions + explorations {
            let result = try await program.run(executable: executable, arguments + ["--format", "json"])
            #expect(result.output.last == "\n")
            for line in result.output.split(separator: "\n") {
                let event = try JSON(reading: line)
                switch schema.alternative(of: event) {
                case .success(let name): shown.insert(name)
                case .failure(let mismatch): Issue.record("\(mismatch)\n\(line)")
                }
                if let screen = event["screen"]?.string { screens.insert(screen) }
            }
        }
        // The walk may miss some screens.
        let wanted = schema.alternatives.filter { name in
            schema.screen(of: name).map(screens.contains) ?? true
        }
        #expect(Set(wanted).subtracting(shown) == [])
    }

    /// Starts an API with these characters on one page; returns its base URL.
    private static func catalogue(of results: String, count: Int) async throws -> String {
        try await LoopbackServer.start { _ in
            let page = #"{"info":{"count":\#(count),"pages":1,"next":null,"prev":null},"results":[\#(results)]}"#
            return HTTPResponse(200, page)
        }.absoluteString
    }
}
