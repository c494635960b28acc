import Foundation
import FoundationXML
import ChallengeProcessTestSupport

/// Cases that need the built program: a terminal within a terminal, its size, its signals and its file.
@Suite("The recording of a session as a cast", .startsPrograms)
struct CastTests {
    private let program = Program()

    /// The content of a cast: the size of its window and the times and texts of its events.
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

        /// Returns the screen of a terminal on which it is played.
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

    @Test("The cast of a paced script has the same bytes each time, with the times of its pace and without the wait")
    func paced() async throws {
        var casts: [String] = []
        for environment in [["TERM": "dumb"], ["KITTY_WINDOW_ID": "1"]] {
            let program = Program(environment: environment)
            try program.write("open character 1\n", to: "a.chal")
            let result = try await program.run("--private", "--pace", "--cast", "new.cast", "a.chal")
            #expect((result.status, result.output, result.errors) == (0, "", ""))
            casts.append(try cast(in: program.folder))
        }
        #expect(casts[0] == casts[1])
        let recorded = try Recorded(casts[0])
        #expect(recorded.header.keys.sorted() == ["height", "title", "version", "width"])
        #expect(recorded.events.dropFirst().first?.time == 0.04)
        // 16 keys, and the time before Enter.
        #expect(recorded.events.last?.time == 0.89)
        #expect(casts[0].contains("\\u001b[1mRick Sanchez"))
        #expect(try recorded.screen().unknown.isEmpty)
    }

    @Test("The cast of a prompt shows the terminal's output, whoever wrote it, also in a window of another size")
    func prompt() async throws {
        let prompt = try ProgramAtPrompt(
            ["-q", "--private", "--cast", "new.cast"], rows: 24, environment: ["NO_COLOR": "", "PAGER": "cat"])
        try await prompt.shows("home>")
        try await prompt.type("opne", shows: "home> opne")
        try await prompt.type(Key.control("u") + "!printf '\\033[?1049hpaged\\033[?1049l'\r", shows: "home>")
        try await prompt.type(
            "!sh -c 'echo é漢; exit 3'\r", shows: "é漢", "error: 'sh -c 'echo é漢; exit 3'' failed with status 3",
            "✗ home>")
        prompt.terminal.resize(columns: 60, rows: 22)
        prompt.signal(SIGWINCH)
        try await prompt.type("echo ab\(Key.left)x\r", shows: "✗ home> echo axb", "axb", "home>")
        let shown = prompt.terminal.screen
        prompt.terminal.type("exit 7\r")
        #expect(await prompt.status == 7)
        try await prompt.hasGivenBackTerminal()
        let recorded = try Recorded(try cast(in: prompt.home))
        let events = recorded.events
        #expect(events.contains { $0.kind == "r" && $0.text == "60x22" })
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
        let end = try recorded.screen()
        #expect(end.allLines.starts(with: shown.allLines.dropLast()))
        #expect(end.style(row: end.lines.count - 1, column: 0) == shown.style(row: shown.lines.count - 1, column: 0))
    }

    @Test("The cast of a prompt names its file before and after the session, unless the session is quiet")
    func told() async throws {
        let prompt = try ProgramAtPrompt(["--private", "--cast", "new.cast"])
        try await prompt.shows("home>")
        #expect(prompt.terminal.screen.lines.first == "recording to 'new.cast'")
        prompt.terminal.type("exit\r")
        try await prompt.terminal.waits(for: "the file") { $0.lines.last == "recorded to 'new.cast'" }
        #expect(!(try cast(in: prompt.home)).contains("new.cast"))
    }

    @Test(
        "The recorder passes Ctrl-C on, and ends with the status or signal of the session",
        arguments: [SIGTERM, SIGHUP])
    func signals(number: CInt) async throws {
        let prompt = try ProgramAtPrompt(["-q", "--private", "--cast", "new.cast"])
        try await prompt.shows("home>")
        try await prompt.type(
            "!exec sh -c 'echo on; exec sleep 100'\r", shows: "home> !exec sh -c 'echo on; exec sleep 100'", "on")
        prompt.terminal.type(Key.control("c"))
        try await prompt.terminal.waits(for: "a prompt") { $0.lines.last == "✗ home>" }
        prompt.signal(number)
        let ending = await prompt.ending
        #expect((ending.number, ending.wasSignalled) == (number, true))
        try await prompt.hasGivenBackTerminal()
        #expect(
            try Recorded(try cast(in: prompt.home)).screen().lines.contains { $0.contains("was interrupted (SIGINT)") }
        )
    }

    @Test("A script from the standard input is recorded, with its status and its errors", arguments: [[], ["--pace"]])
    func script(options: [String]) async throws {
        let result = try await program.run(
            options + ["--private", "--cast", "new.cast", "--width", "50"], input: Data("echo a\nnope\n".utf8))
        #expect((result.status, result.output, result.errors) == (1, "", ""))
        let recorded = try Recorded(try cast(in: program.folder))
        #expect(recorded.header["width"] as? Int == 50)
        #expect((recorded.header["timestamp"] == nil) == !options.isEmpty)
        #expect(try recorded.screen().lines.contains { $0.hasPrefix("<stdin>:2:1: error: no command 'nope'") })
    }

    @Test("Nothing runs if the cast cannot be written", arguments: ["no/new.cast", ".", "taken"])
    func unwritable(file: String) async throws {
        try program.write("mine", to: "taken")
        let result = try await program.run("--cast", file, "-c", "!touch ran")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: cannot record to '\(file)': "))
        #expect(try program.files == ["taken"])
    }

    @Test("A full disk ends the recording but not the session, which reports that at its end")
    func fullDisk() async throws {
        let result = try await program.runShell(
            "(ulimit -f 1; \"$CHALLENGE\" --cast new.cast -c 'open characters' 2>&1; echo $?) | cat")
        #expect(result.output == "error: the recording is incomplete: 'new.cast': File too large\n1\n")
        #expect(try Recorded(try cast(in: program.folder)).header["version"] as? Int == 2)
    }
}

/// Cases that need the built program: the bytes of pages and pictures, and of the committed ones.
@Suite("A transcript or a cast as a page or a picture", .startsPrograms)
struct ExportTests {
    private let program = Program()
    private static let header = "{\"version\":2,\"width\":20,\"height\":3,\"title\":\"<i>&\\\"\"}\n"

    /// Returns the text of a page or a picture by rows, as a reader of its XML or HTML gets it.
    private func rows(_ markup: String, from start: String, to end: String) throws -> [String] {
        let body = try #require(
            markup.components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first)
        return body.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"")
            .replacingOccurrences(of: "&amp;", with: "&", options: .literal).components(separatedBy: "\n")
    }

    @Test(
        "The content of a cast is coloured text from beginning to end, whatever it has",
        arguments: ["svg", "html"])
    func cast(format: String) async throws {
        let text =
            #"[0.1,"o","\u001b[31m<script>\u001b[0m \u202e]]>&\"\r\n\r\n1&\u0301\r\n\u001b[38;5;208;7mtwo\u001b[0m\r\n三"]"#
        try program.write(Self.header + text + "\n[1,\"i\",\"x\"]\n", to: "a.cast")
        let result = try await program.run("export", format, "a.cast")
        #expect((result.status, result.errors) == (0, ""))
        let markup = result.output
        let rows =
            format == "svg"
            ? try rows(markup, from: "&quot;</text>\n", to: "</svg>")
            : try rows(markup, from: "session\">\n", to: "</pre>")
        #expect(rows.filter { !$0.isEmpty } == ["<script> \\u{202e}]]>&\"", "1&\u{301}", "two", "三"])
        #expect(markup.contains("<title\(format == "svg" ? " id=\"title\"" : "")>&lt;i&gt;&amp;&quot;</title>"))
        #expect(markup.contains("#ff8700") && markup.contains("prefers-color-scheme:dark"))
        #expect(!markup.contains("<script") && !markup.contains("url(") && !markup.contains("href"))
        let parser = XMLParser(data: Data(markup.utf8))
        if format == "svg" { #expect(parser.parse()) }
    }

    @Test("A transcript is run, and exported in colour if its output matches")
    func transcript() async throws {
        let good = "# A comment.\n> open character 1\n"
        try program.write(good + "nothing\n", to: "a.transcript")
        let wrong = try await program.run("export", "svg", "a.transcript")
        let verified = try await program.run("verify", "a.transcript")
        #expect((wrong.status, wrong.output) == (1, ""))
        #expect(verified.output.hasPrefix(wrong.errors) && !wrong.errors.isEmpty)
        _ = try await program.run("verify", "a.transcript", "--update")
        let text = try program.content("a.transcript")
        let right = try await program.run(["export", "html", "-"], input: Data(text.utf8))
        #expect(right.status == 0)
        #expect(try rows(right.output, from: "session\">\n", to: "</pre>").joined(separator: "\n") == text)
        #expect(right.output.contains("<span class=\"bold\">Rick Sanchez"))
    }

    @Test("An export has a title and a file of the user's", arguments: ["svg", "html"])
    func titled(format: String) async throws {
        try program.write(Self.header + "[1,\"o\",\"a\"]\n", to: "a.cast")
        let arguments = ["export", format, "a.cast", "--title", "A <b>", "-o", "out"]
        for extra in [[], ["--animated"]] {
            let result = try await program.run(arguments + extra)
            #expect((result.status, result.output, result.errors) == (0, "", ""))
            #expect(try program.content("out").contains(">A &lt;b&gt;</title>"))
        }
        let refused = try await program.run("export", format, "a.cast", "-o", "no/out")
        #expect(
            refused.status == 64 && refused.errors == "error: 'no/out' cannot be written: No such file or directory\n")
    }

    @Test(
        "A file that is neither is an error with its place",
        arguments: [
            ("x\n", ":1:1: error: this is neither a command"), ("", ":1:1: error: there is no command"),
            ("{\"version\":3,\"term\":{}}\n", ":1:12: error: asciicast version 3 is not supported"),
            ("{\"version\":2,\"width\":0,\"height\":3}", ":1:22: error: 'width' must be 1 to 1000"),
            (header + "\n\n[1,\"o\",\"a]\n", ":4:11: error: the string is not closed"),
            (header + "[\"o\",\"a\"]\n", ":2:2: error: expected a number of 0 or more"),
            (header + "[1,\"r\",\"80\"]\n", ":2:8: error: expected a size such as 80x24"),
            (header + "[1,\"o\",\"a\"] b\n", ":2:13: error: "),
        ])
    func wrong(text: String, message: String) async throws {
        try program.write(text, to: "a")
        let result = try await program.run("export", "svg", "a")
        #expect((result.status, result.output) == (66, ""))
        #expect(result.errors.hasPrefix("a" + message), "\(result.errors)")
    }

    @Test("A cast as an animated picture shows each moment at its time without a script, and ends at the last")
    func animated() async throws {
        let events = [
            #"[0.5,"o","\u001b[31m<a>\u001b[0m"]"#, #"[0.51,"o","\b\b\b&\u202e"]"#, #"[2,"o","\r\nb\r\nc\r\nd"]"#,
        ]
        try program.write(Self.header + events.joined(separator: "\n"), to: "a.cast")
        let result = try await program.run("export", "svg", "--animated", "a.cast")
        #expect((result.status, result.errors) == (0, ""))
        let picture = result.output
        // Events within a blink are one moment. Two rows move; one of them begins empty and gets text once.
        #expect(picture.contains("@keyframes k0{0%{transform:translateY(0px)}10%{transform:translateY(-20px)}40%{"))
        #expect(picture.contains("animation:5000ms step-end infinite") && picture.contains("&amp;\\u{202e}</tspan>"))
        #expect(picture.contains("prefers-reduced-motion:reduce"))
        #expect(picture.contains("style=\"animation-name:k0\" transform=\"translate(0 -40)\""))
        #expect(!picture.contains("<script") && !picture.contains("url(") && !picture.contains("\u{202e}"))
        #expect(picture.matches(of: /href="([^"]*)"/).allSatisfy { $0.1.hasPrefix("#r") })
        #expect(XMLParser(data: Data(picture.utf8)).parse())
        try program.write("> echo a\na\n", to: "a.transcript")
        let refused = try await program.run("export", "svg", "--animated", "a.transcript")
        #expect(refused.status == 66 && refused.errors.hasPrefix("a.transcript:1:1: error: a transcript has no timing"))
    }

    @Test("A cast as a page that plays has one script, the only one permitted, and shows the end without it")
    func player() async throws {
        let events = [#"[0.5,"o","\u001b[31m</script><b>\u001b[0m"]"#, #"[2,"o","\r\nb"]"#]
        try program.write(Self.header + events.joined(separator: "\n"), to: "a.cast")
        let page = try await program.run("export", "html", "--animated", "a.cast").output
        #expect(page.contains("data-strips=\"[[[0,0],[500,1]],[[0,0],[2000,2]],[[0,0]]]\""))
        let last =
            #"ch"><code><span class="c1">&lt;/script&gt;&lt;b&gt;</span></code><code>b</code><code></code></pre>"#
        #expect(page.contains(last))
        let scripts = page.matches(of: /<script>((?s).*?)<\/script>/).map { String($0.1) }
        #expect(scripts.count == 1 && page.components(separatedBy: "<script").count == 2)
        try program.write(try #require(scripts.first), to: "script")
        let digest = try await program.runShell("sha256sum script").output.prefix { $0 != " " }
        let policy = try #require(
            page.firstMatch(of: /default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-(.*?)'"/))
        let hash = try #require(Data(base64Encoded: String(policy.1)))
        #expect(hash.map { String(format: "%02x", $0) }.joined() == digest)
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(") && !page.contains("src="))
    }

    @Test("A cast that is too long to view is an error before it takes much memory")
    func long() async throws {
        let text = String(repeating: #"x\r\n"#, count: 20_000)
        try program.write("{\"version\":2,\"width\":1000,\"height\":3}\n[0,\"o\",\"\(text)\"]\n", to: "a.cast")
        let result = try await program.run("export", "svg", "a.cast")
        #expect(result.errors.hasPrefix("a.cast:1:1: error: it shows more than 8000 rows of 1000 columns\n"))
        #expect((result.status, result.output) == (66, ""))
    }

    @Test("The pictures in the repository equal the program's; 'make pictures' writes them again")
    func committed() async throws {
        let script = Repository.path("docs/pictures/first-session.chal")
        let result = try await program.run("--private", "--no-config", "--pace", "--cast", "new.cast", script)
        #expect(result.status == 0)
        let picture = try await program.run("export", "svg", "--animated", "new.cast").output
        #expect(picture == (try Repository.text("docs/pictures/first-session.svg")))
        let graph = try await program.run("export", "svg", Repository.path("docs/pictures/graph.transcript")).output
        #expect(graph == (try Repository.text("docs/pictures/graph.svg")))
    }
}
