@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("A recorder", .limited)
final class TranscriptRecorderTests {
    private let recorder = TranscriptRecorder(comment: "")
    private let folder = TemporaryFolder()

    private var text: String { Transcript(entries: recorder.entries.map(\.entry)).text }

    private func shell(
        _ app: AppUnderTest = AppUnderTest(), keepsGoing: Bool = false, isInteractive: Bool = false
    ) -> SessionUnderTest {
        let shell = SessionUnderTest(app, keepsGoing: keepsGoing, isInteractive: isInteractive)
        shell.session.events.add(recorder)
        return shell
    }

    @Test("A recorder keeps output and errors in their order, without the places of lines in the transcript itself")
    func errors() async throws {
        let script = try folder.write("echo a\nbakc", to: "script")
        try await shell(keepsGoing: true).run("show\nsource \(script)\nbakc")
        #expect(
            text == """
                > show

                Home
                > source \(script)
                a
                \(script):2:1: error: no command 'bakc' on Home; did you mean 'back'?
                  bakc
                  ^
                > bakc
                error: no command 'bakc' on Home; did you mean 'back'?

                """)
    }

    @Test("A recorder keeps a command with redirected output without that output, and with its error")
    func diverted() async throws {
        try await shell(keepsGoing: true).run("echo a | true; !true; echo b; echo c | exit 2; set width 20")
        #expect(
            text.hasPrefix(
                """
                > echo a | true
                > !true
                > echo b
                b
                > echo c | exit 2
                error: 'exit 2' failed with status 2
                > set width 20

                """))
    }

    @Test("A recorder ignores output between commands")
    func news() async throws {
        let app = AppUnderTest()
        let shell = shell(app, isInteractive: true)
        app.root.setNeedsDisplay()
        await shell.session.commands.start(shell.context.execution)
        try await shell.type("echo a")
        app.push(.stub("List"))
        shell.loop?.showNews()
        shell.session.events.send(.note("a remark"))
        try await shell.type("echo b")
        #expect(shell.output.contains("List"))
        #expect(text == "> echo a\na\n> echo b\nb\n")
    }

    @Test("A recorder keeps a line with a mistake in its quotes, but not one that is no text or unfinished")
    func mistakes() async throws {
        let shell = shell(keepsGoing: true)
        try await shell.run("echo a; echo 'b\necho \0c\necho '\0c\necho d \\\ne'\n# f\\\n#g \\\n'\necho \\")
        #expect(
            text == """
                > echo a; echo 'b
                error: the quote ' is not closed on this line
                > e'
                error: the quote ' is not closed on this line
                > '
                error: the quote ' is not closed on this line

                """)
        let before = text
        // Alone, the second line has no mistake.
        try await shell.run("echo a\\\n#'")
        #expect(text == before)
    }
}
