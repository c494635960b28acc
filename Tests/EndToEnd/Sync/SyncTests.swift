import ChallengeCatalogue
import ChallengeTestSupport
import Foundation
import ChallengeTerminalTestSupport

/// Cases that need the built program: the store that sessions share, in sequence and at once.
@Suite("The command sync", .startsPrograms)
struct SyncTests {
    private let api = CopiedAPI()
    private let program = Program()

    @Test("sync copies the API's data, which later sessions without an API use")
    func copies() async throws {
        api.begin(.embedded(characters: { $0.suffix(3) }, episodes: { $0.prefix(1) }, locations: { $0.prefix(21) }))
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
        let copied = try await program.run("-c", "open characters; expect count 3; open 824")
        #expect(copied.output.contains("character 824") && copied.status == 0)
        #expect(copied.errors.isEmpty)
        #expect(api.requests.count == asked)

        let privately = try await program.run("--private", "-c", "open characters; expect count 20")
        #expect(privately.status == 0)
        let recorded = try await program.run("--record", "a", "-c", "open characters; expect count 20")
        #expect(recorded.status == 0)
        #expect(try await program.run("verify", "a").status == 0)
        try FileManager.default.removeItem(at: program.storeFile)
        #expect(try await program.run("-c", "open characters; expect count 20").status == 0)
    }

    @Test("A second session is refused while another one copies")
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
        #expect(second.output.contains("  Unfinished  4 of 17 pages"))
        #expect(second.status == 1)
        #expect(try await first.status == 0)
        #expect(api.requests.count == 17)
    }

    @Test("sync fails on a full disk or without a folder, and leaves the old copy")
    func disk() async throws {
        let url = try await api.start()
        _ = try await program.run("--base-url", url, "-c", "sync")
        let (old, oldLists) = (try program.copies.copy(), try program.copies.lists)
        api.begin(.embedded(characters: { $0.prefix(126).dropFirst() }))
        // A limit on the size of a file, in KiB, acts as a full disk: here the log is full.
        for limit in [0, 30, 60, 90, 120] {
            let full = try await program.runShell(
                "(trap '' XFSZ; ulimit -f \(limit); \"$CHALLENGE\" --base-url \(url) -c sync 2>&1) | cat")
            #expect(full.output.contains("error: the copy cannot be saved: "), "\(limit): \(full.output)")
            #expect(try program.copies.copy() == old && program.copies.lists == oldLists)
        }
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        #expect(try program.copies.lists != oldLists)

        let other = Program()
        try other.write("", to: ".local")
        let nowhere = try await other.run("--base-url", url, "-c", "sync")
        #expect(
            nowhere.errors.contains(
                "error: the copy cannot be saved: \(other.folder.path)/.local/share: Not a directory"))
        #expect(nowhere.status == 1)
    }

    @Test(
        "A damaged or foreign store prints one warning each for the copy and recent searches, and stays until the next copy"
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
                    $0.hasPrefix("warning: using the embedded catalogue, because the copy cannot be used")
                })
            #expect(try Data(contentsOf: program.storeFile) == content)
        }
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        #expect(try await program.run("-c", "open characters").errors.isEmpty)
    }

    @Test("The data of an earlier version is taken over once, also if two sessions begin at the same time")
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
            #expect(result.output.contains("the copy of https://a.example from 2026-01-31"))
        }
        let files = try program.files
        #expect(files == [".local/share/challenge/store.sqlite"])
        #expect(
            try await program.run("-c", "open characters; recent delete rick; recent").output.hasSuffix("  • solo\n"))
    }
}

/// Cases that need the built program: the bar at a terminal, and Ctrl-C.
@Suite("The command sync at a prompt", .startsPrograms)
struct SyncAtPromptTests {
    private let api = CopiedAPI()
    /// Blocks the sixth request, when 100 of 303 records have arrived.
    private let held = Gate()
    private static let bar = "Copying  ██████░░░░░░░░░░░░░░   33 %  100 of 303 records"

    /// Starts a copy that is blocked at the sixth request.
    private func start(_ arguments: [String] = [], columns: Int = 80) async throws -> ProgramAtPrompt {
        api.begin { [held] number in
            if number == 6 { await held.pass() }
            return nil
        }
        let prompt = try ProgramAtPrompt(["-q", "--base-url", try await api.start()] + arguments, columns: columns)
        try await prompt.shows("home [live]>")
        prompt.terminal.type("sync\r")
        return prompt
    }

    /// Waits until the last row is the progress, perhaps with a rate.
    private func shows(_ bar: String, at prompt: ProgramAtPrompt) async throws {
        try await prompt.terminal.waits(for: bar) { screen in
            screen.lines.last?.hasPrefix(bar) == true && screen.lines.dropLast().last == "home [live]> sync"
        }
    }

    @Test("sync draws a progress bar in place, and erases it at the end")
    func bar() async throws {
        let prompt = try await start()
        try await shows(Self.bar, at: prompt)
        held.open()
        try await prompt.terminal.waits(for: "the end") { screen in
            screen.lines.last == "home [live]>"
                && screen.lines.contains { $0.hasPrefix("copied just now: 126 characters") }
        }
        #expect(!prompt.terminal.screen.allLines.contains { $0.contains("Copying") || $0.contains("working") })
    }

    @Test("Ctrl-C interrupts the copy, which keeps the copied pages and resumes there")
    func interrupted() async throws {
        let prompt = try await start()
        try await shows(Self.bar, at: prompt)
        // A request that arrives later would count as one of the next run.
        await held.waitForArrival()
        prompt.interrupt()
        try await prompt.shows("home [live]> sync", "error: interrupted", "✗ home [live]>")
        api.begin()
        prompt.terminal.type("sync\r")
        try await prompt.terminal.waits(for: "the end") { screen in
            screen.lines.last == "home [live]>"
                && screen.lines.contains { $0.hasPrefix("copied just now: 126 characters") }
        }
        #expect(api.requests.count == 12)
    }
}
