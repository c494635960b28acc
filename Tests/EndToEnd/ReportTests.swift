import ChallengeTestSupport
import FlyingFox
import Foundation
import ChallengeHTTPTestSupport

/// The reports about transcripts on one machine, and on several.
///
/// Cases that need the built program: the files of one run, and of five runs and their merger.
@Suite("Reports", .startsPrograms)
struct ReportTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts").standardizedFileURL.path
    private static let files = ["report.xml", "results.json", "coverage.json", "coverage.mmd", "coverage.dot"]

    private let program = Program()

    /// Verifies the app's transcripts, or a share of them, and writes the reports into a folder.
    private func verify(into folder: String, _ arguments: String...) async throws -> Program.Result {
        _ = try await program.runShell("mkdir \(folder)")
        return try await program.run(
            ["verify", Self.folder, "--quiet", "--coverage", "--out", folder, "--junit", "\(folder)/report.xml"]
                + arguments)
    }

    @Test("Merged reports of five shards equal byte for byte the report of one run", arguments: [false, true])
    func shards(areBalanced: Bool) async throws {
        let whole = try await verify(into: "whole")
        #expect(whole.status == 0 && whole.errors.isEmpty)
        var balance: [String] = []
        if areBalanced {
            _ = try await verify(into: "timed", "--time")
            #expect(try program.content("timed/results.json").contains(/,"seconds":"[0-9]+\.[0-9]+"/))
            balance = ["--durations", "timed/results.json"]
        }
        var count = 0
        for number in 1...5 {
            _ = try await program.runShell("mkdir shard\(number)")
            let shard = try await program.run(
                ["verify", Self.folder, "--quiet", "--coverage", "--out", "shard\(number)", "--junit"]
                    + ["shard\(number)/report.xml", "--shard", "\(number)/5"] + balance)
            #expect(shard.status == 0)
            count += try program.content("shard\(number)/report.xml").split(separator: "<testcase ").count - 1
        }
        #expect(try count == program.content("whole/report.xml").split(separator: "<testcase ").count - 1)
        _ = try await program.runShell("mkdir merged")
        let files = (1...5).reversed().flatMap { ["shard\($0)/coverage.json", "shard\($0)/results.json"] }
        let merged = try await program.run(["merge"] + files + ["--out", "merged", "--junit", "merged/report.xml"])
        #expect(merged.status == 0 && merged.output == whole.output)
        for file in Self.files {
            #expect(try program.content("merged/\(file)") == program.content("whole/\(file)"), "\(file)")
        }
        let some = try await program.run(
            "merge", "shard2/results.json", "shard4/results.json", "shard2/coverage.json", "shard2/coverage.json")
        #expect(some.status == 1 && some.output.contains(" passed, 0 failed\n"))
        #expect(
            some.errors == """
                error: the coverages of 'transcripts' are merged without the shares 1/5, 3/5, 4/5, 5/5
                error: the coverages of 'transcripts' are merged more than once with the shares 2/5
                error: the reports of 'transcripts' are merged without the shares 1/5, 3/5, 5/5

                """)
    }

    @Test("Reports of explorations merge too, and the sum includes skipped tests")
    func exploration() async throws {
        func explore(_ name: String, _ arguments: String...) async throws {
            let result = try await program.run(
                ["explore", "--steps", "30", "--out", name, "--junit", "\(name).xml"] + arguments)
            #expect(result.status == 0, "\(result.errors)")
        }
        try await explore("whole")
        for number in 1...3 { try await explore("\(number)", "--shard", "\(number)/3") }
        let merged = try await program.run(
            ["merge"] + (1...3).map { "\($0)/results.json" } + ["--junit", "merged.xml"])
        #expect(merged.status == 0 && merged.errors.isEmpty)
        #expect(merged.output.contains(/^\d+ passed, 0 failed, \d+ skipped\n/))
        #expect(try program.content("merged.xml") == program.content("whole.xml"))
    }

    @Test("Merged reports fail if one has failed, and show it; as JSON too")
    func failures() async throws {
        try program.write("> echo a\nb\n", to: "bad.transcript")
        try program.write("> echo a\na\n", to: "good.transcript")
        let once = try await program.run("verify", "good.transcript", "bad.transcript", "--format", "json")
        let lines = [
            #"{"event":"test","suite":"transcripts","name":"bad.transcript","outcome":"failed","#
                + #""message":"its output differs","text":"bad.transcript:1: > echo a\n  - b\n  + a"}"#,
            #"{"event":"test","suite":"transcripts","name":"good.transcript","outcome":"passed"}"#,
        ]
        let summary = #"{"event":"summary","passed":1,"failed":1,"updated":0,"skipped":0}"# + "\n"
        #expect(once.output == "\(lines[1])\n\(lines[0])\n" + summary)
        try program.write(once.output, to: "r.json")
        let merged = try await program.run("merge", "r.json")
        #expect(merged.status == 1)
        #expect(
            merged.output == """
                bad.transcript:1: > echo a
                  - b
                  + a
                1 passed, 1 failed

                """)
        #expect(try await program.run("merge", "r.json", "-f", "json").output == "\(lines[0])\n\(lines[1])\n" + summary)
        let run = try await program.run("verify", "bad.transcript", "nope", "--quiet", "--coverage", "--out", "out")
        let again = try await program.run("merge", "out/results.json", "out/coverage.json")
        #expect(again.output == run.output && again.errors == run.errors && !run.errors.isEmpty)
    }

    /// Starts an API whose lists are all empty; below `/long`, they have three pages.
    private static func listsAPI() async throws -> String {
        try await LoopbackServer.start { request in
            let list =
                request.path.hasPrefix("/long")
                ? #"{"info":{"count":41,"pages":3},"results":[{"id":1},{"id":2}]}"#
                : #"{"info":{"count":0,"pages":0},"results":[]}"#
            return HTTPResponse(200, list)
        }.absoluteString
    }

    @Test("The reports of this app's own transcripts have a coverage of at least 95 % for each kind")
    func enough() async throws {
        _ = try await verify(into: "all")
        // No list of the app's own data is empty, and some have one page. The routes of lists have no arguments.
        let routes = try await program.run("-f", "json", "-c", "routes").output
        let names = routes.matches(of: /"name":"([a-z-]+)","usage":"([a-z-]+)"/).filter { $0.1 == $0.2 }.map(\.1)
        let api = try await Self.listsAPI()
        for (name, address, paging) in [("empty", api, ""), ("long", api + "/long", "> more\n> previous\n")] {
            try program.write(names.map { "> open \($0)\n\(paging)" }.joined(), to: "\(name).transcript")
            let lists = try await program.run(
                "verify", "--base-url", address, "\(name).transcript", "--update", "--coverage", "--out", name)
            #expect(lists.status == 0)
        }
        let states = try JSON(reading: try program.content("empty/coverage.json"))["coverage"]?["states"]?["reached"]
        for list in ["CharacterList", "GamesList"] {
            #expect(states?.elements.contains(.string("\(list) empty")) == true, "\(states ?? .null)")
        }
        let merged = try await program.run(
            "merge", "all/coverage.json", "empty/coverage.json", "long/coverage.json", "--coverage-min", "95")
        #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
    }

    @Test("Malformed reports are errors with their place, and nothing is merged")
    func malformed() async throws {
        try program.write("<testsuite>\n<testcase/>\n</testsuite>", to: "a.xml")
        try program.write(#"{"coverage":{"screens":[]}}"#, to: "b.json")
        try program.write(#"{"event":"summary"}"# + "\n" + #"{"event":"test","suite":"a","name":"b"}"#, to: "d.json")
        for (file, error) in [
            ("a.xml", "error: 'a.xml' is XML, which is for build servers; give results.json of --out instead\n"),
            ("b.json", "error: b.json:1: this is not a result that --out writes\n"),
            ("d.json", "error: d.json:2: this is not a result that --out writes\n"),
            ("c", "error: 'c' cannot be read: No such file or directory\n"),
        ] {
            let result = try await program.run("merge", file, "--junit", "new.xml")
            #expect(result.status == 66 && result.output.isEmpty && result.errors == error)
            #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "new.xml").path))
        }
        #expect(try await program.run("merge", "c", "--coverage").status == 66)
    }

    @Test("Reports of different apps have no common coverage")
    func apps() async throws {
        try program.write("> echo a\na\n", to: "a.transcript")
        for name in ["challenge", "challenge-defects-fixture"] {
            let result = try await program.run(
                executable: name, ["verify", "a.transcript", "--coverage", "--out", name])
            #expect(result.status == 0)
        }
        let result = try await program.run(
            "merge", "challenge/coverage.json", "challenge-defects-fixture/coverage.json")
        #expect(result.status == 66 && result.output.isEmpty)
        #expect(
            result.errors
                == "error: 'challenge/coverage.json' and 'challenge-defects-fixture/coverage.json' are coverages of different apps\n"
        )
    }

    @Test(
        "Reports that cannot be written are refused before anything runs, with status 64",
        arguments: [
            ["verify", "a.transcript", "--junit", "no/r.xml"],
            ["verify", "a.transcript", "--coverage", "--out", "no/no"], ["explore", "--steps", "1", "--out", "no/no"],
            ["explore", "--steps", "1", "--write-tests", "a.transcript"],
            ["explore", "--steps", "1", "--junit", "no/r.xml"], ["explore", "--steps", "1", "--map", "no/map"],
            ["merge", "no", "--junit", "no/r.xml"],
            ["merge", "no", "--junit", "."],
        ])
    func unwritable(arguments: [String]) async throws {
        try program.write("> echo a\na\n", to: "a.transcript")
        let result = try await program.run(arguments)
        #expect(result.status == 64 && result.output.isEmpty && result.errors.contains(" cannot be written"))
    }
}
