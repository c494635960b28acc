@testable import ChallengeShellTestSupport

@Suite("Changes of the screen as news", .limited)
struct SessionNewsTests {
    private let app = AppUnderTest()

    private func session(canEdit: Bool = true) -> SessionUnderTest {
        let shell = SessionUnderTest(app, isInteractive: true)
        if canEdit { shell.session.output.console.setEditor { _ in false } }
        return shell
    }

    /// Changes the screen on top, and returns when the session has handled that.
    private func change(to rendering: Rendering, in shell: SessionUnderTest) async {
        app.show(rendering)
        app.root.onInvalidate()
        await shell.session.executions.news?.value
    }

    @Test("News is shown at once if no command is running, with its redirects")
    func atOnce() async {
        let shell = session()
        await change(to: .stub("Home", rows: ["tick 1"]), in: shell)
        #expect(shell.writes == [.output("Home\ntick 1\n")])
        app.push(.stub("List"), Outgoing.list)
        app.root.onInvalidate()
        await shell.session.executions.news?.value
        #expect(shell.writes.dropFirst() == [.output("↪ Outgoing.list → Place.list\n\nHome › List\n")])
    }

    @Test("News is shown after the app has settled, and not while it loads")
    func rest() async {
        let shell = session()
        let work = DeafGate()
        app.work = { await work.pass() }
        app.root.setNeedsDisplay()
        app.root.onInvalidate()
        app.root.onInvalidate()
        await work.waitForArrival()
        #expect(shell.writes == [])
        await work.open()
        await shell.session.executions.news?.value
        #expect(shell.writes == [.output("Home\n")])

        await change(to: .stub("Home", state: .loading), in: shell)
        #expect(shell.writes == [.output("Home\n")])
        await change(to: .stub("Home", rows: ["there"]), in: shell)
        #expect(shell.writes.last == .output("\nHome\nthere\n"))
    }

    @Test("News waits for a running command, which shows it")
    func atWork() async throws {
        let shell = session()
        let work = DeafGate()
        app.work = { await work.pass() }
        let command = Task { try await shell.type("home") }
        await work.waitForArrival()
        app.show(.stub("Home", rows: ["tick 1"]))
        app.root.onInvalidate()
        #expect(shell.session.executions.news == nil)
        #expect(shell.writes == [])
        await work.open()
        #expect(try await command.value)
        #expect(shell.writes == [.output("Home\ntick 1\n")])
    }

    @Test("News waits for the next prompt if it cannot be printed above a line")
    func plain() async {
        let shell = session(canEdit: false)
        await change(to: .stub("Home", rows: ["tick 1"]), in: shell)
        #expect(shell.writes == [])
        shell.loop?.showNews()
        shell.loop?.showNews()
        #expect(shell.writes == [.output("Home\ntick 1\n")])
    }

    @Test("A script shows no news until its next command")
    func script() async throws {
        let shell = SessionUnderTest(app)
        await change(to: .stub("Home", rows: ["tick 1"]), in: shell)
        #expect(shell.session.executions.news == nil)
        #expect(shell.writes == [])
        try await shell.run("echo a")
        #expect(shell.output == "a\n\nHome\ntick 1\n")
    }
}
