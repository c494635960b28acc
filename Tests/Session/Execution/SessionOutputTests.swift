import Foundation
@testable import ChallengeShellTestSupport

@Suite("Output to files and programs", .limited)
struct SessionOutputTests {
    private let app = AppUnderTest(.stub("List"))
    private let folder = TemporaryFolder()

    private func content(_ name: String) throws -> String {
        try String(decoding: Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
    }

    @Test("Redirected output is plain, and has the user's width or the default one")
    func plain() async throws {
        let traits = OutputTraits.stub(isOutputTerminal: true, isErrorTerminal: true)
        let shell = SessionUnderTest(app, traits: traits, home: folder.path(of: ""))
        #expect(try await shell.run("help > ~/a; set width 40; help > ~/b; help"))
        #expect(try !content("a").contains("\u{1b}") && shell.output.contains("\u{1b}["))
        #expect(try content("a").contains { $0 == "\n" } && content("b") != content("a"))
    }

    @Test(
        "Tables of a prompt are whole for each command, and a script prints only tables, even on a terminal",
        arguments: [true, false])
    func tables(isInteractive: Bool) async throws {
        var traits = OutputTraits.stub()
        traits.isInputTerminal = true
        let shell = SessionUnderTest(.tabbed, traits: traits, format: .csv, isInteractive: isInteractive)
        #expect(try await shell.type("echo a") == isInteractive)
        for _ in 1...2 { try await shell.type("tab") }
        let header = "name,title,navigation,selected,screens"
        #expect(shell.output.hasPrefix(isInteractive ? "a\n\(header)" : header))
        #expect(shell.output.components(separatedBy: header).count == 3)
        #expect(shell.errors.contains("'echo a' prints no table") == !isInteractive)
    }

    @Test("A program gets the whole output, and may leave some unread")
    func programs() async throws {
        let shell = SessionUnderTest(app, home: folder.path(of: ""))
        let file = folder.path(of: "a")
        #expect(try await shell.run("echo 'b c' | tr b d > \(file); help | head -c 1 > /dev/null; help | true"))
        #expect(try content("a") == "d c\n")
        #expect(shell.output.isEmpty)
    }

    @Test("A sourced script's output includes all its commands, except those with their own destination")
    func nested() async throws {
        let shell = SessionUnderTest(app, home: folder.path(of: ""))
        try folder.write("echo 1\necho 2 > ~/inner\necho 3", to: "script")
        #expect(try await shell.run("source ~/script > ~/a; echo 4"))
        #expect(try content("a") == "1\n3\n" && content("inner") == "2\n")
        #expect(shell.output == "4\n")
    }

    @Test("The output of a failed command is dropped: no program runs, and no file is written")
    func failures() async throws {
        let shell = SessionUnderTest(app, keepsGoing: true, home: folder.path(of: ""))
        try folder.write("old\n", to: "a")
        #expect(try await !shell.run("bakc > ~/a; expect text x > ~/b; bakc | touch \(folder.path(of: "c"))"))
        #expect(try content("a") == "old\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "b")))
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "c")))
    }

    @Test(
        "A failing program or write makes the command fail, which has then changed nothing",
        arguments: [
            ("trace on | false", "12: error: 'false' failed with status 1"),
            ("trace on | kill -9 $$", "12: error: 'kill -9 $$' was killed by signal 9 (Killed)"),
            ("trace on > /", "12: error: '/' cannot be written: Is a directory"),
            ("trace on > /dev/full", "12: error: '/dev/full' cannot be written: No space left on device"),
            ("!exit 3", "2: error: 'exit 3' failed with status 3"),
        ])
    func changes(script: String, expected: String) async throws {
        let shell = SessionUnderTest(app)
        #expect(try await !shell.run(script))
        #expect(shell.errors.hasPrefix("test.chal:1:\(expected)\n"))
        #expect(!shell.session.events.settings.isTracing && shell.output.isEmpty)
        #expect(try await shell.run("echo on"))
        #expect(shell.output == "on\n")
    }

    @Test("A transcript has the default width")
    func transcript() async {
        let session = await HeadlessSession(root: app.root, options: .ofTranscripts(SessionCommand.all()))
        #expect(await session.run("set width 20; set color always; help help").rows.contains { $0.count > 20 })
    }

    @Test(
        "Refused output never leaves the session, through aliases or the pager either",
        arguments: ["echo a > ~/a", "echo a | cat", "!touch a", "alias a = \"echo | cat\"", "set pager cat"])
    func refusals(script: String) async throws {
        let shell = SessionUnderTest(app, home: folder.path(of: ""))
        var context = shell.context
        context.refusal = .foreignStartupFile
        #expect(
            try await !shell.session.scripts.run(
                ScriptSource(name: "startup", origin: .script), ScriptReader(text: script), in: context
            ).hasSucceeded)
        #expect(
            shell.errors.contains(
                "cannot run programs or write files in a start-up file that others may write"))
        #expect(try await shell.run("alias; set pager"))
        #expect(shell.output.contains("no aliases") && shell.output.contains("on"))
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "a")))
    }
}
