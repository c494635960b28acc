import ChallengeTestSupport
import FlyingFox
import Foundation
import ChallengeProcessTestSupport

/// The reports of transcripts and explorations, on one machine and on several.
@Suite("Reports", .startsPrograms)
struct ReportTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts").standardizedFileURL.path

    private let program = Program()

    private func explore(into folder: String, _ arguments: String...) async throws -> Program.Result {
        try await program.run(
            executable: "challenge-defects-fixture",
            ["explore", "--defect", "deadRow", "--steps", "100", "--coverage", "--out", folder]
                + ["--junit", "\(folder).xml"] + arguments)
    }

    @Test("Merged reports of three shards equal byte for byte the report of one exploration")
    func exploration() async throws {
        let whole = try await explore(into: "whole")
        #expect(whole.status == 1 && whole.errors.isEmpty)
        for number in 1...3 { _ = try await explore(into: "\(number)", "--shard", "\(number)/3") }
        func merge(_ files: [String], _ arguments: String...) async throws -> Program.Result {
            try await program.run(executable: "challenge-defects-fixture", ["merge"] + files + arguments)
        }
        let files = (1...3).reversed().flatMap { ["\($0)/coverage.json", "\($0)/results.json"] }
        let merged = try await merge(files, "--out", "merged", "--junit", "merged.xml")
        #expect(merged.status == 1 && merged.errors.isEmpty)
        #expect(merged.output.contains(/\n    00000 the first screen\n\d+ passed, 1 failed, \d+ skipped\n/))
        #expect(merged.output.hasPrefix("not-found: BookList, open a row: "))
        #expect(try program.content("merged.xml") == program.content("whole.xml"))
        for file in ["results.json", "coverage.json", "coverage.mmd", "coverage.dot"] {
            #expect(try program.content("merged/\(file)") == program.content("whole/\(file)"), "\(file)")
        }
        let json = try await merge(["whole/results.json"], "--format", "json").output
        #expect(try json == program.content("whole/results.json"))
        let some = try await merge(["2/results.json", "2/coverage.json", "2/coverage.json"])
        #expect(some.status == 1 && some.output.contains(" passed, 0 failed"))
        #expect(
            some.errors == """
                error: the coverages of 'exploration' are merged without the shares 1/3, 3/3
                error: the coverages of 'exploration' are merged more than once with the shares 2/3
                error: the reports of 'exploration' are merged without the shares 1/3, 3/3

                """)
    }

    @Test("The results of transcripts are JSON too, in the order of the files")
    func json() async throws {
        try program.write("> echo a\nb\n", to: "bad.transcript")
        try program.write("> echo a\na\n", to: "good.transcript")
        let result = try await program.run("verify", "good.transcript", "bad.transcript", "--format", "json")
        #expect(
            result.output == """
                {"event":"test","suite":"transcripts","name":"good.transcript","outcome":"passed"}
                {"event":"test","suite":"transcripts","name":"bad.transcript","outcome":"failed",\
                "message":"its output differs","text":"bad.transcript:1: > echo a\\n  - b\\n  + a"}
                {"event":"summary","passed":1,"failed":1,"updated":0,"skipped":0}

                """)
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
        let all = try await program.run("verify", Self.folder, "--quiet", "--coverage", "--out", "all")
        #expect(all.status == 0 && all.errors.isEmpty)
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
            ["explore", "--steps", "1", "--junit", "no/r.xml"], ["explore", "--steps", "1", "--html", "no/page.html"],
            ["merge", "no", "--junit", "no/r.xml"],
            ["merge", "no", "--junit", "."],
        ])
    func unwritable(arguments: [String]) async throws {
        try program.write("> echo a\na\n", to: "a.transcript")
        let result = try await program.run(arguments)
        #expect(result.status == 64 && result.output.isEmpty && result.errors.contains(" cannot be written"))
    }
}
