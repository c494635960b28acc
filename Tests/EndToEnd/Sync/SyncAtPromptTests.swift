import ChallengeTestSupport
import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("The command sync at a prompt", .startsPrograms)
struct SyncAtPromptTests {
    private let api = CopiedAPI()
    /// Holds up the sixth request, with 100 of 303 records there.
    private let held = Gate()
    private static let bar = "Copying  ██████░░░░░░░░░░░░░░   33 %  100 of 303 records"

    /// Starts a copying that is held at the sixth request.
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

    @Test("draws a progress bar in place, and erases it at the end")
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

    @Test("follows the width of the window")
    func width() async throws {
        let prompt = try await start()
        try await shows(Self.bar, at: prompt)
        for (columns, row) in [(30, "██████░░░░░░░░░░░░░░   33 %"), (100, Self.bar), (20, " 33 %")] {
            prompt.terminal.resize(columns: columns, rows: 40)
            prompt.signal(SIGWINCH)
            try await shows(row, at: prompt)
        }
        held.open()
        try await prompt.terminal.waits(for: "the end") { $0.lines.last == "home [live]>" }
    }

    @Test("is interrupted by Ctrl-C, keeps the copied pages, and resumes from there")
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

    @Test("prints each tenth with --plain, and draws nothing")
    func plain() async throws {
        let prompt = try await start(["--plain"])
        try await prompt.shows(
            "home [live]> sync", "Copying: 80 of 303 records (26 %)", "Copying: 100 of 303 records (33 %)")
        held.open()
        try await prompt.terminal.waits(for: "the end") { $0.lines.last == "home [live]>" }
        #expect(!prompt.terminal.hasSeenEscape)
    }

    @Test("gives later sessions a source that their greeting names")
    func greeting() async throws {
        let program = try Program()
        let url = try await api.start()
        _ = try await program.run("--base-url", url, "-c", "sync")
        let prompt = try ProgramAtPrompt(home: program)
        try await prompt.terminal.waits(for: "a greeting") { screen in
            screen.lines.first?.contains(", on the copy of \(url) of 20") == true && screen.lines.last == "home>"
        }
        prompt.terminal.type("sy\t--st\t\r")
        try await prompt.terminal.waits(for: "the status") { screen in
            screen.lines.contains { $0.hasPrefix("  Source  \(url)") } && screen.lines.last == "home>"
        }
    }
}
