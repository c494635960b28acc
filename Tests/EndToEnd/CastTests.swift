import Foundation
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

/// What only the real program can show: a terminal within a terminal, its size, its signals and its file.
@Suite("Recording what a session shows", .startsPrograms)
struct CastTests {
    /// What a cast has: the size of its window and the times and texts of its events.
    private struct Recorded {
        let header: [String: Any]
        let events: [(time: Double, kind: String, text: String)]

        init(_ text: String) throws {
            let lines = try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
            header = try #require(lines.first as? [String: Any])
            events = try lines.dropFirst().map { line in
                let values = try #require(line as? [Any])
                return (
                    try #require(values[0] as? Double), try #require(values[1] as? String),
                    try #require(values[2] as? String)
                )
            }
        }

        /// The screen of a terminal on which it is played.
        func screen() throws -> Screen {
            var screen = Screen(
                columns: try #require(header["width"] as? Int), rows: try #require(header["height"] as? Int))
            for event in events {
                let size = event.text.split(separator: "x").compactMap { Int($0) }
                if event.kind == "o" {
                    screen.feed(event.text.utf8)
                } else {
                    screen.resize(columns: size[0], rows: size[1])
                }
            }
            return screen
        }
    }

    private func cast(in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: "new.cast"), encoding: .utf8)
    }

    @Test("of a paced script has the same bytes each time, and the times of its pace, without anybody waiting")
    func paced() async throws {
        var casts: [String] = []
        for environment in [["TERM": "dumb"], ["KITTY_WINDOW_ID": "1"]] {
            let program = try Program(environment: environment)
            try program.write("open character 1\n", to: "a.chal")
            let result = try await program.run("--private", "--pace", "--cast", "new.cast", "a.chal")
            #expect((result.status, result.output, result.errors) == (0, "", ""))
            casts.append(try cast(in: program.folder))
        }
        #expect(casts[0] == casts[1])
        let recorded = try Recorded(casts[0])
        #expect(recorded.header.keys.sorted() == ["height", "title", "version", "width"])
        #expect(recorded.events.dropFirst().first?.time == 0.04)
        // 16 keys, and what comes before Enter.
        #expect(recorded.events.last?.time == 0.89)
        #expect(casts[0].contains("\\u001b[1mRick Sanchez"))
        #expect(try recorded.screen().unknown.isEmpty)
    }

    @Test("of a prompt shows what the terminal has shown, whoever wrote it, also in a window of another size")
    func prompt() async throws {
        let prompt = try ProgramAtPrompt(
            ["-q", "--private", "--cast", "new.cast"], rows: 12, environment: ["NO_COLOR": "", "PAGER": "cat"])
        try await prompt.shows("home>")
        try await prompt.type("opne", shows: "home> opne")
        try await prompt.type(Key.control("u") + "!printf '\\033[?1049hpaged\\033[?1049l'\r", shows: "home>")
        try await prompt.type(
            "!sh -c 'echo é漢; exit 3'\r", shows: "é漢", "error: 'sh -c 'echo é漢; exit 3'' has failed with status 3",
            "✗ home>")
        prompt.terminal.resize(columns: 60, rows: 10)
        prompt.signal(SIGWINCH)
        try await prompt.type("echo ab\(Key.left)x\r", shows: "✗ home> echo axb", "axb", "home>")
        let shown = prompt.terminal.screen
        prompt.terminal.type("exit 7\r")
        #expect(await prompt.status == 7)
        try await prompt.hasGivenBackTerminal()
        let recorded = try Recorded(try cast(in: prompt.home))
        let events = recorded.events
        #expect(events.contains { $0.kind == "r" && $0.text == "60x10" })
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
        let end = try recorded.screen()
        #expect(end.allLines.starts(with: shown.allLines.dropLast()))
        #expect(end.style(row: 0, column: 0) == shown.style(row: 0, column: 0))
    }

    @Test("passes Ctrl-C on, and ends as the session ends, which may be by a signal", arguments: [SIGTERM, SIGHUP])
    func signals(number: CInt) async throws {
        let prompt = try ProgramAtPrompt(["-q", "--private", "--cast", "new.cast"])
        try await prompt.shows("home>")
        try await prompt.type("!echo on && exec sleep 100\r", shows: "home> !echo on && exec sleep 100", "on")
        prompt.terminal.type(Key.control("c"))
        try await prompt.terminal.waits(for: "a prompt") { $0.lines.last == "✗ home>" }
        prompt.signal(number)
        let ending = await prompt.ending
        #expect((ending.number, ending.wasSignalled) == (number, true))
        try await prompt.hasGivenBackTerminal()
        #expect(
            try Recorded(try cast(in: prompt.home)).screen().lines.contains { $0.contains("was ended by the signal 2") }
        )
    }

    @Test("a script from the standard input is recorded, with its status and its errors", arguments: [[], ["--pace"]])
    func script(options: [String]) async throws {
        let program = try Program()
        let result = try await program.run(
            options + ["--private", "--cast", "new.cast", "--width", "50"], input: Data("echo a\nnope\n".utf8))
        #expect((result.status, result.output, result.errors) == (1, "", ""))
        let recorded = try Recorded(try cast(in: program.folder))
        #expect(recorded.header["width"] as? Int == 50)
        #expect((recorded.header["timestamp"] == nil) == !options.isEmpty)
        #expect(try recorded.screen().lines.contains { $0.hasPrefix("<stdin>:2:1: error: no command 'nope'") })
    }

    @Test("where it cannot be written nothing runs", arguments: ["no/new.cast", ".", "taken"])
    func unwritable(file: String) async throws {
        let program = try Program()
        try program.write("mine", to: "taken")
        let result = try await program.run("--cast", file, "-c", "!touch ran")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: '\(file)' cannot be recorded to: "))
        #expect(try program.files == ["taken"])
    }

    @Test("goes on without a recording where the disk is full, and says so at its end")
    func fullDisk() async throws {
        let program = try Program()
        let result = try await program.runShell(
            "(ulimit -f 1; \"$CHALLENGE\" --cast new.cast -c 'open characters' 2>&1; echo $?) | cat")
        #expect(result.output == "error: the session is not recorded whole: 'new.cast': File too large\n1\n")
        #expect(try Recorded(try cast(in: program.folder)).header["version"] as? Int == 2)
    }
}
