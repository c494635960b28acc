import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: other programs with its terminal, and their signals.
@Suite("Programs started at a prompt", .startsPrograms)
struct ProgramsAtPromptTests {
    /// Returns a prompt in a terminal of its own, whose signals reach it and its programs.
    private func controlling() async throws -> ProgramAtPrompt {
        try await ProgramAtPrompt(
            ["--ctty", "--wait", Program.path, "-q"], executable: "/usr/bin/setsid"
        ).showing("home>")
    }

    @Test("A program has the terminal until its end, as it was before the line was edited")
    func terminal() async throws {
        let prompt = try await controlling()
        try await prompt.type("!head -n 1 | tr a-z A-Z\r", shows: "home> !head -n 1 | tr a-z A-Z", cursor: (1, 0))
        try await prompt.type("typed\r", shows: "typed", "TYPED", "home>")
        try await prompt.type("show | head -n 1; echo a\r", shows: "Home", "a", "home>")
        // Their output on a row stays there, and so do the modes of the terminal.
        try await prompt.type("!printf abc && stty raw -echo\r", shows: "abc⏎", "home>")
        try await prompt.type("path\r", shows: "home> path", "  Home  HomeIncomingNavigation.main", "home>")
        prompt.terminal.type("!stty size > size; exit\r")
        #expect(await prompt.status == 0)
        try await prompt.hasGivenBackTerminal()
        #expect(try String(contentsOf: prompt.home.appending(path: "size"), encoding: .utf8) == "40 80\n")
    }

    @Test("Ctrl-C goes to the program and ends it, and not the session")
    func interrupt() async throws {
        let prompt = try await controlling()
        // One program that writes and then waits. Between two of them `sh` itself would get the signal and continue.
        let line = "open about | tail -c 6 -f; echo never"
        try await prompt.type("\(line)\r", shows: "home> \(line)", "hors.")
        try await prompt.type(
            Key.control("c"), shows: "^C⏎", "error: 'tail -c 6 -f' was interrupted (SIGINT)",
            "the command after it was not run", "✗ home>")
        try await prompt.type("path\r", shows: "✗ home> path", "  Home  HomeIncomingNavigation.main", "home>")
    }

    @Test("A program may handle Ctrl-C itself")
    func handledInterrupt() async throws {
        let prompt = try await controlling()
        let script = "trap 'echo no' INT\necho on; read -r line; read -r line; echo done\n"
        try script.write(to: prompt.home.appending(path: "patient"), atomically: true, encoding: .utf8)
        try await prompt.type("!bash patient\r", shows: "home> !bash patient", "on", cursor: (2, 0))
        try await prompt.type(Key.control("c"), shows: "on", "^Cno", cursor: (2, 0))
        try await prompt.type("a\rb\r", shows: "^Cno", "a", "b", "done", "home>")
    }

    @Test("A program begins with no signal blocked or ignored, whatever the prompt does about signals")
    func signals() async throws {
        let prompt = try await controlling()
        // The last seven digits are the signals up to 28. The program itself ignores 25 (SIGXFSZ).
        try await prompt.type(
            "!grep -cE 'Sig(Blk|Ign):.*0000000$' /proc/self/status\r",
            shows: "home> !grep -cE 'Sig(Blk|Ign):.*0000000$' /proc/self/status", "2", "home>")
    }

    @Test(
        "A program inherits no descriptor of the session or of a library, but those that the session has inherited",
        arguments: [
            "!ls -l /proc/self/fd > fds\r", "show | ls -l /proc/self/fd > fds\r", "routes\r",
            Key.control("x") + Key.control("e"),
        ])
    func descriptors(keys: String) async throws {
        let url = try await CatalogueServer.baseURL()
        let files = Program()
        try files.write("here", to: "inherited")
        // The pager and the editor list their descriptors too. The session has a history, locks, a cast and sockets.
        let list = "ls -l /proc/self/fd > fds; true"
        let prompt = try await ProgramAtPrompt(
            [
                "-c", "exec 9< inherited; exec \"$0\" -q --cast new.cast --record new.transcript --base-url '\(url)'",
                Program.path,
            ], executable: "/bin/sh", rows: 8, environment: ["PAGER": list, "VISUAL": list, "PATH": "/usr/bin:/bin"],
            home: files
        ).showing("home [live]>")
        prompt.terminal.type("open characters; home\r")
        prompt.terminal.type(keys + Key.control("u") + "exit\r")
        _ = await prompt.status
        let rows = try files.content("fds").split(separator: "\n").filter { $0.contains(" -> ") }
        // One descriptor is the folder that ls reads.
        let numbers = rows.compactMap { row in
            row.firstRange(of: " -> ").flatMap { Int(row[..<$0.lowerBound].split(separator: " ").last ?? "") }
        }
        #expect(Set(numbers) == [0, 1, 2, 3, 9], "\(rows)")
    }

    @Test("A pager shows output longer than the screen, unless it is off")
    func pager() async throws {
        let prompt = try await ProgramAtPrompt(
            ["-q"], rows: 12, environment: ["PAGER": "sed 's/^/| /'"]
        ).showing("home>")
        prompt.terminal.type("routes; echo short\r")
        try await prompt.terminal.waits(for: "the pager") { screen in
            screen.lines.suffix(3) == ["short", "", "home>"]
                && screen.lines.dropLast(3).allSatisfy { $0.hasPrefix("|") }
        }
        prompt.terminal.type("set pager off; routes\r")
        try await prompt.terminal.waits(for: "no pager") { screen in
            screen.lines.last == "home>" && screen.lines.dropLast(2).allSatisfy { $0.hasPrefix("  ") }
        }
    }

    private func paging(_ arguments: [String] = []) async throws -> ProgramAtPrompt {
        let prompt = try await ProgramAtPrompt(["-q"] + arguments, rows: 12).showing("home>")
        prompt.terminal.type("set pager on; help routes; routes\r")
        try await prompt.shows("line 11 of 59; Space shows more, q leaves")
        return prompt
    }

    @Test(
        "A letter that is typed at the built-in pager leaves it and begins the next line", arguments: [[], ["--safe"]])
    func letterInPager(arguments: [String]) async throws {
        let prompt = try await paging(arguments)
        try await prompt.type("gälaxy", shows: "home> gälaxy")
        try await prompt.type(Key.control("u") + "routes\r", shows: "line 11 of 59; Space shows more, q leaves")
        // The rest of the line is not paged, because the keys would leave the pager again.
        try await prompt.type("q", shows: "home>")
        try await prompt.type("routes; routes\r", shows: "line 11 of 59; Space shows more, q leaves")
        try await prompt.type("search rick", shows: "home> search rick")
        prompt.terminal.paste("x\ny")
        try await prompt.shows("home> search rickx", "y")
        prompt.terminal.type(Key.control("u") + Key.control("c") + "routes\r")
        try await prompt.shows("line 11 of 59; Space shows more, q leaves")
        prompt.terminal.paste("echo 1\necho 2")
        try await prompt.shows("home> echo 1", "echo 2")
    }

    @Test("Space, Enter, the arrows, Home, End and the size of the window turn the pages of the built-in pager")
    func keysOfPager() async throws {
        let prompt = try await paging()
        for (keys, line) in [(" ", 22), ("\r", 23), (Key.up, 22), ("\u{1b}[5~", 11), (Key.down, 12), (Key.home, 11)] {
            try await prompt.type(keys, shows: "line \(line) of 59; Space shows more, q leaves")
        }
        prompt.terminal.resize(columns: 80, rows: 8)
        prompt.signal(SIGWINCH)
        try await prompt.type(" ", shows: "line 18 of 59; Space shows more, q leaves")
        try await prompt.type(Key.end, shows: "line 59 of 59; Space leaves")
        try await prompt.type(" echo a", shows: "home> echo a")
    }

    @Test(
        "Ctrl-C, Ctrl-D, Escape and q leave the built-in pager, and the terminal is as before",
        arguments: ["\u{3}", "\u{4}", "\u{1b}", "q"])
    func leavingPager(key: String) async throws {
        let prompt = try await paging()
        try await prompt.type(key, shows: "home>")
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        try await prompt.hasGivenBackTerminal()
    }

    @Test("The end of the program in the built-in pager gives back the terminal", arguments: [SIGTERM, SIGHUP])
    func endInPager(number: CInt) async throws {
        let prompt = try await paging()
        prompt.signal(number)
        #expect(await prompt.status == number)
        try await prompt.hasGivenBackTerminal()
    }

    @Test(
        "A pager of the user's is secure, and gets the option for colours before the user's own options",
        arguments: [(nil, "<-R FX1>"), ("-X", "<-R -X1>"), ("", "<-R 1>"), ("-P%f", "<-R -P%f1>")])
    func colorsInPager(options: String?, expected: String) async throws {
        var environment = ["PAGER": #"printf '<%s>\n' "$LESS$LESSSECURE"; true"#]
        environment["LESS"] = options
        let prompt = try await ProgramAtPrompt(["-q"], rows: 12, environment: environment).showing("home>")
        try await prompt.type("routes\r", shows: expected, "home>")
    }

    @Test("No pager shows output that fits without its empty first row; one row more needs it")
    func pagerAtTheLimit() async throws {
        let prompt = try await ProgramAtPrompt(
            ["-q"], rows: 22, environment: ["PAGER": "sed 's/^/| /'"]
        ).showing("home>")
        let row = "20  Ants in my Eyes Johnson    ○ Unknown  Human  Interdimensional Cable"
        try await prompt.type("open characters\r", shows: "|   \(row)", "characters>")
        try await prompt.type("show\r", shows: "  \(row)", "characters>")
        prompt.terminal.resize(columns: 80, rows: 21)
        prompt.signal(SIGWINCH)
        try await prompt.type("show\r", shows: "|   \(row)", "characters>")
    }

    @Test(
        "A completed name of a file runs nothing in a program",
        arguments: [
            "x$(touch pwned)", "x`touch pwned`", "x;touch pwned", "x&touch pwned", "x|touch pwned", "-x'$(touch pwned)",
        ])
    func completedName(name: String) async throws {
        let prompt = try await ProgramAtPrompt(["-q"]) { program in
            try program.write("read\n", to: name)
        }.showing("home>")
        prompt.terminal.type("!cat \(name.hasPrefix("-") ? "" : "x")\t")
        try await prompt.terminal.waits(for: "the name") { $0.lines.last?.contains("pwned") == true }
        prompt.terminal.type("\r")
        try await prompt.terminal.waits(for: "its content") { $0.lines.contains("read") && $0.lines.last == "home>" }
        #expect(!FileManager.default.fileExists(atPath: prompt.home.appending(path: "pwned").path))
    }

    @Test("Without the pager's program the output is printed, with a single warning")
    func missingPager() async throws {
        let prompt = try await ProgramAtPrompt(["-q"], rows: 100).showing("home>")
        prompt.terminal.resize(columns: 80, rows: 12)
        prompt.terminal.type("set pager no-such; routes; routes\r")
        try await prompt.terminal.waits(for: "both answers") { screen in
            let lines = screen.allLines
            return lines.last == "home>" && lines.count { $0.hasPrefix("  Redirects") } == 2
                && lines.count { $0.contains("warning: there is no pager 'no-such'") } == 1
        }
    }

    @Test("A start-up file that others may write runs no program", arguments: [0o644, 0o664, 0o646])
    func startup(mode: Int) async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { program in
            try program.write("!touch mark\nset prompt 'mine> '", to: ".config/challenge/startup.chal")
            let file = program.folder.appending(path: ".config/challenge/startup.chal").path
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        }
        let isOwn = mode == 0o644
        try await prompt.terminal.waits(for: "a prompt") { $0.lines.last == "mine>" }
        #expect(FileManager.default.fileExists(atPath: prompt.home.appending(path: "mark").path) == isOwn)
        #expect(prompt.terminal.screen.allLines.contains { $0.contains("that others may write") } != isOwn)
    }

    @Test("An editor of the user's edits the line, and its text waits for Enter")
    func editor() async throws {
        let environment = ["VISUAL": "sed -i 's/alpha/beta; echo gamma/'", "EDITOR": "false"]
        let prompt = try await ProgramAtPrompt(["-q"], environment: environment).showing("home>")
        try await prompt.type("echo alpha", shows: "home> echo alpha")
        try await prompt.type(Key.control("x") + Key.control("e"), shows: "home> echo beta; echo gamma")
        try await prompt.type("\r", shows: "home> echo beta; echo gamma", "beta", "gamma", "home>")
        let safe = try await ProgramAtPrompt(["-q", "--safe"], environment: environment).showing("home>")
        try await safe.type("echo alpha" + Key.control("x") + Key.control("e") + "!", shows: "home> echo alpha!")
    }

    @Test(
        "An editor that fails, or leaves no line, is told; a changed text stays in the file that is named",
        arguments: [
            ("false", "the editor failed with status 1", nil),
            ("printf new > \"$0\"; exit 1", "the editor failed with status 1; the edited text is in", "new"),
            (
                "printf new > \"$0\"; kill -TERM $$", "was killed by signal 15 (Terminated); the edited text is in",
                "new"
            ),
            ("kill -KILL $$", "was killed by signal 9 (Killed)", nil),
            ("rm \"$0\"", "the editor has removed its file, so the text stays as it was", nil),
            ("rm \"$0\"; exit 3", "the editor failed with status 3", nil),
            ("rm \"$0\"; mkdir \"$0\"", "the edited text cannot be copied; it is in", nil),
            ("printf '\\377' > \"$0\"", "the edited text is not UTF-8; the edited text is in", "\u{FFFD}"),
            (
                "head -c 1048577 /dev/zero | tr '\\0' x > \"$0\"", "is longer than 1 MiB; the edited text is in",
                String(repeating: "x", count: 1_048_577)
            ),
        ] as [(String, String, String?)])
    func failingEditor(script: String, message: String, kept: String?) async throws {
        let prompt = try await ProgramAtPrompt(
            ["-q"], columns: 200,
            environment: ["TMPDIR": ".", "VISUAL": "sh -c '\(script.replacing("'", with: #"'\''"#))'"]
        ).showing("home>")
        try await prompt.type("echo alpha", shows: "home> echo alpha")
        prompt.terminal.type(Key.control("x") + Key.control("e"))
        try await prompt.terminal.waits(for: message) { screen in
            screen.lines.last == "home> echo alpha" && screen.lines.contains { $0.contains(message) }
        }
        #expect(try editedTexts(in: prompt.home) == [kept].compactMap(\.self))
    }

    @Test(
        "The file of an editor does not outlive the editor when the program has ended",
        arguments: [SIGTERM, SIGKILL, SIGHUP])
    func orphanedEditor(number: CInt) async throws {
        let editor = "sh -c 'echo $$ > pid; printf started; exec cat fifo'"
        let prompt = try await ProgramAtPrompt(["-q"], environment: ["TMPDIR": ".", "VISUAL": editor]) { program in
            mkfifo(program.folder.appending(path: "fifo").path, 0o600)
        }.showing("home>")
        prompt.terminal.type("x" + Key.control("x") + Key.control("e"))
        try await prompt.terminal.waits(for: "the editor") { $0.lines.contains { $0.hasSuffix("started") } }
        #expect(try editedTexts(in: prompt.home) == ["x\n"])
        prompt.signal(number)
        _ = await prompt.ending
        let pid = try String(contentsOf: prompt.home.appending(path: "pid"), encoding: .utf8)
        kill(try #require(pid_t(pid.dropLast())), SIGTERM)
        try await hasNoEditedFile(prompt)
    }

    @Test("The file of an editor does not outlive the editor when the terminal is closed")
    func editorAtClosedTerminal() async throws {
        let prompt = try await ProgramAtPrompt(
            ["--ctty", "--wait", Program.path, "-q"], executable: "/usr/bin/setsid",
            environment: ["TMPDIR": ".", "VISUAL": "sh -c 'printf started; exec cat fifo'"]
        ) { program in
            mkfifo(program.folder.appending(path: "fifo").path, 0o600)
        }.showing("home>")
        prompt.terminal.type("x" + Key.control("x") + Key.control("e"))
        try await prompt.terminal.waits(for: "the editor") { $0.lines.contains { $0.hasSuffix("started") } }
        // The system sends SIGHUP to the session, the editor and the shell around it.
        prompt.terminal.hangUp()
        try await hasNoEditedFile(prompt)
    }

    private func hasNoEditedFile(_ prompt: ProgramAtPrompt) async throws {
        while try !editedFiles(in: prompt.home).isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(try editedFiles(in: prompt.home) == [])
    }

    private func editedTexts(in folder: URL) throws -> [String] {
        try editedFiles(in: folder).filter { !$0.hasDirectoryPath }
            .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    }

    /// Returns the files of editors in a folder.
    private func editedFiles(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("challenge-") }
    }
}
