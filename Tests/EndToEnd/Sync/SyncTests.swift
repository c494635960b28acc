import ChallengeCatalogue
import ChallengeTestSupport
import Foundation
import Hummingbird
import TestLimits
import Testing

@Suite("The command sync", .startsPrograms)
struct SyncTests {
    private let api = CopiedAPI()
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// The messages of the progress.
    private static let progress = [
        "80 of 303 records (26 %)", "100 of 303 records (33 %)", "140 of 303 records (46 %)",
        "160 of 303 records (52 %)", "186 of 303 records (61 %)", "217 of 303 records (71 %)",
        "257 of 303 records (84 %)", "277 of 303 records (91 %)", "303 of 303 records (100 %)",
    ].map { "Copying: \($0)\n" }.joined()

    @Test("copies the API's data, which later sessions without an API use")
    func copies() async throws {
        api.begin(
            .embedded(characters: { $0.suffix(3) }, episodes: { $0.prefix(1) }, locations: { $0.prefix(21) }))
        let url = try await api.start()
        let before = try await program.run("-c", "open characters; expect count 20")
        #expect(before.status == 0)

        let result = try await program.run("--base-url", url, "-c", "sync")
        #expect(result.output.hasPrefix("copied just now: 3 characters, 1 episode, 21 locations, "))
        #expect(result.status == 0)
        #expect(
            api.requests == [
                "/api/character?page=1", "/api/episode?page=1", "/api/location?page=1", "/api/location?page=2",
            ])

        let asked = api.requests.count
        let copied = try await program.run("-c", "open characters; expect count 3; open 124")
        #expect(copied.output.contains("character 124") && copied.status == 0)
        #expect(copied.errors.isEmpty)
        #expect(api.requests.count == asked)

        let privately = try await program.run("--private", "-c", "open characters; expect count 20")
        #expect(privately.status == 0)
        let recorded = try await program.run("--record", "a", "-c", "open characters; expect count 20")
        #expect(recorded.status == 0)
        #expect(try await program.run("--verify", "a").status == 0)
        try FileManager.default.removeItem(at: program.storeFile)
        #expect(try await program.run("-c", "open characters; expect count 20").status == 0)
    }

    @Test("prints the same every time, with the progress on standard error")
    func sameBytes() async throws {
        let url = try await api.start()
        var outputs: [String] = []
        for _ in 0..<2 {
            let result = try await program.run("--base-url", url, "--trace", "-c", "sync")
            #expect(result.errors == Self.progress)
            outputs.append(result.output)
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0].contains("  request   200, "))
        let json = try await program.run("--base-url", url, "-f", "json", "-c", "sync")
        #expect(json.errors == Self.progress)
        #expect(json.output.split(separator: "\n").count == 3)
    }

    @Test("--status describes the copy, and --remove deletes it")
    func statusAndRemoval() async throws {
        let url = try await api.start()
        #expect(try await program.run("-c", "sync --status").output == "  Copy  none\n")
        _ = try await program.run("--base-url", url, "-c", "sync")
        let status = try await program.run("-c", "sync --status").output
        #expect(status.contains("  Source  \(url)\n  Has     126 characters, 51 episodes, 126 locations\n"))
        #expect(status.contains(" UTC, just now\n"))
        #expect(try await program.run("-c", "sync --remove").output == "removed the copy\n")
        #expect(try await program.run("-c", "sync --remove").output == "there is no copy to remove\n")
        #expect(
            try program.files == [".local/share/challenge/store.sqlite", ".local/share/challenge/store.sqlite.lock"])
    }

    @Test("fails with advice where there is no API or the session is private")
    func impossible() async throws {
        let embedded = try await program.run("-c", "sync")
        #expect(
            embedded.errors.hasPrefix("<command 1>:1:1: error: there is no API to copy from: start with --live, or"))
        #expect(embedded.status == 1)
        for option in [["--private"], ["--record", "a"]] {
            let url = try await api.start()
            let result = try await program.run(option + ["--base-url", url, "-c", "sync"], input: Data())
            #expect(
                result.errors.contains(
                    "error: this session keeps nothing on the disk, and so no copy: leave out --private"))
            #expect(result.status == 1)
        }
        #expect(api.requests.isEmpty)
        #expect(try program.files == ["a"])
    }

    @Test("is checked before anything runs, with the commands after it")
    func check() async throws {
        let result = try await program.run(
            "--check", "-c", "sync; sync --status; sync --remove; sync --now; sync --status x")
        #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == 2)
        #expect(result.errors.contains("<command 1>:1:") && result.status == 1)
        #expect(try program.files == [])
    }

    @Test("resumes after a failure, which leaves the old copy")
    func failing() async throws {
        let url = try await api.start()
        _ = try await program.run("--base-url", url, "-c", "sync")
        let old = try program.copies.copy()
        api.begin { $0 == 8 ? Response(status: .badRequest) : nil }
        let failed = try await program.run("--base-url", url, "-c", "sync")
        #expect(
            failed.errors.contains(
                "error: page 6 of the characters could not be copied: the API answered with status 400; what was copied before, 7 of 17 pages"
            ))
        #expect(failed.status == 1)
        #expect(try program.copies.copy() == old && old != nil)
        #expect(
            try await program.run("-c", "sync --status").output.contains("  Begun   7 of 17 pages, just now"))

        api.begin()
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        #expect(api.requests.count == 10)
        #expect(try program.copies.partial() == nil)
    }

    @Test(
        "fails with the reason where a server sends no catalogue, and stores nothing",
        arguments: [
            ("<html>", "page 1 of the characters cannot be read: it is not JSON"),
            (
                #"{"info":{"count":9000000000,"pages":1},"results":[{"id":1,"name":"A"}]}"#,
                "9000000000 characters on 1 pages"
            ),
            (
                #"{"info":{"count":5,"pages":5},"results":[{"id":1,"name":"A"}]}"#,
                "page 2 of the characters has character 1 again"
            ),
            (#"{"info":{"count":0,"pages":0},"results":[]}"#, "there are 0 characters on 0 pages"),
        ])
    func hostile(body: String, reason: String) async throws {
        api.begin { _ in Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: body))) }
        let url = try await api.start()
        let result = try await program.run("--base-url", url, "-c", "sync")
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(try program.copies.copy() == nil && program.copies.partial() == nil)
    }

    @Test("is refused to a second session while another one copies")
    func twoAtOnce() async throws {
        let (begun, held) = (Gate(), Gate())
        api.begin { number in
            if number == 5 {
                begun.open()
                await held.pass()
            }
            return nil
        }
        let url = try await api.start()
        async let first = program.run("--base-url", url, "-c", "sync")
        await begun.pass()
        let second = try await program.run("--base-url", url, "-k", "-c", "sync; sync --remove; sync --status")
        held.open()
        #expect(second.errors.components(separatedBy: "error: another session is copying the catalogue").count == 3)
        #expect(second.output.contains("  Begun  4 of 17 pages"))
        #expect(second.status == 1)
        #expect(try await first.status == 0)
        #expect(api.requests.count == 17)
    }

    @Test("fails where the disk is full or has no folder for it, and leaves the old copy")
    func disk() async throws {
        let url = try await api.start()
        _ = try await program.run("--base-url", url, "-c", "sync")
        let (old, oldLists) = (try program.copies.copy(), try program.copies.lists)
        api.begin(.embedded(characters: { $0.dropFirst() }))
        // A limit on the size of a file, in KiB, is as good as a full disk: here it is the log that is full.
        for limit in [0, 30, 60, 90, 120] {
            let full = try await program.runShell(
                "(trap '' XFSZ; ulimit -f \(limit); \"$CHALLENGE\" --base-url \(url) -c sync 2>&1) | cat")
            #expect(full.output.contains("error: the copy cannot be kept: "), "\(limit): \(full.output)")
            #expect(try program.copies.copy() == old && program.copies.lists == oldLists)
        }
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        #expect(try program.copies.lists != oldLists)

        let other = try Program()
        try other.write("", to: ".local")
        let nowhere = try await other.run("--base-url", url, "-c", "sync")
        #expect(
            nowhere.errors.contains(
                "error: the copy cannot be kept: \(other.folder.path)/.local/share: Not a directory"))
        #expect(nowhere.status == 1)
    }

    @Test(
        "warns once of the copy, and once of recent searches, in a damaged or foreign store, and leaves it until there is a new copy"
    )
    func damaged() async throws {
        let url = try await api.start()
        _ = try await program.run("--base-url", url, "-c", "sync")
        let whole = try Data(contentsOf: program.storeFile)
        for content in [Data("my shopping list".utf8), whole.prefix(50_000), whole.prefix(100) + whole.suffix(8_192)] {
            try content.write(to: program.storeFile)
            let result = try await program.run("-c", "open characters; open 1; expect text 'Rick Sanchez'")
            #expect(result.status == 0)
            let warnings = result.errors.split(separator: "\n")
            #expect(warnings.count == 2)
            #expect(
                warnings.contains {
                    $0.hasPrefix("warning: the copy of the catalogue cannot be used, and what comes with the program")
                })
            #expect(try Data(contentsOf: program.storeFile) == content)
        }
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        #expect(try await program.run("-c", "open characters").errors.isEmpty)
    }

    @Test("takes over what an earlier version has kept, once, also where two sessions begin at the same time")
    func takesOver() async throws {
        let copy =
            #"{"source":"https://a.example","date":"2026-01-31T12:00:00Z","characters":[{"id":5,"name":"Solo"}],"episodes":[],"locations":[]}"#
        try program.write(copy, to: ".local/share/challenge/catalogue.json")
        try program.write(#"["rick","solo"]"#, to: ".local/share/challenge/recent-searches.json")
        async let first = program.run("-c", "open characters; expect count 1; recent; about")
        async let second = program.run("-c", "open characters; expect count 1; recent; about")
        for result in [try await first, try await second] {
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            #expect(result.output.contains("  • rick\n  • solo\n"))
            #expect(result.output.contains("the copy of https://a.example of 2026-01-31"))
        }
        #expect(try program.files == [".local/share/challenge/store.sqlite"])
        #expect(
            try await program.run("-c", "open characters; recent delete rick; recent").output.hasSuffix("  • solo\n"))
    }
}
