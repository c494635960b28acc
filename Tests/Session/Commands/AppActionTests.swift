import ChallengeCore
import ChallengeLineEdit
import ChallengeShellCommand
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeConsole
@testable import ChallengePrompt
@testable import ChallengeSession
@testable import ChallengeVerification
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("An action of the app", .limited)
struct AppActionTests {
    private let root = RootDouble()
    private static let forms = [[], [Parameter("--status", .keyword)]]

    private func shell(_ actions: [Action]? = nil) -> SessionUnderTest {
        root.actions = actions ?? [root.action("sync", forms: Self.forms)]
        return SessionUnderTest(root)
    }

    @Test("can be carried out on every screen, with its arguments checked")
    func everywhere() async throws {
        let shell = shell()
        #expect(try await shell.run("sync"))
        root.push(.stub("List"))
        #expect(try await shell.run("sync --status"))
        #expect(root.calls == ["sync", "sync --status"])
        #expect(try await !shell.run("sync --stauts"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: "))
        #expect(shell.errors.contains("--status"))
    }

    @Test("answers, after the screen that it has changed")
    func answer() async throws {
        let shell = shell([root.action("sync", outcome: .answer("done"))])
        #expect(try await shell.run("sync"))
        #expect(shell.output == "done\n")
    }

    @Test("is suggested for a misspelled name, and listed with the commands of every screen")
    func help() async throws {
        let shell = shell()
        #expect(try await !shell.run("snyc"))
        #expect(shell.errors.contains("did you mean 'sync'?"))
        try await shell.run("help; help sync")
        let lines = shell.output.split(separator: "\n").map { String($0) }
        #expect(lines.first == "  On every screen")
        #expect(lines.contains { $0.hasPrefix("    sync [--status]") && $0.hasSuffix("Do sync") })
        #expect(lines.contains("sync [--status]"))
        #expect(!shell.output.contains("going there first"))
    }

    @Test("is hidden by a command of the session, and hides an action of a screen")
    func names() async throws {
        root.screens = [[.stub(.stub("Home", actions: [root.action("sync", outcome: .answer("screen"))]))]]
        let shell = shell([
            root.action("echo", outcome: .answer("app")), root.action("sync", outcome: .answer("app")),
        ])
        try await shell.run("echo a; sync")
        #expect(shell.output == "a\napp\n")
        #expect(
            shell.session.commands.commandTable.all.map(\.description.name).count { $0 == "sync" || $0 == "echo" } == 2)
    }

    @Test("is known before anything runs")
    func check() async throws {
        root.actions = [root.action("sync", forms: Self.forms)]
        var told: [String] = []
        let checker = ScriptChecker(AppModel(root, own: SessionCommand.all()), home: HomeFolder()) {
            told.append($0.message)
        }
        try await checker.check(.text("sync; sync --status; sync now", name: "test"))
        #expect(told.count == 1)
        #expect(root.calls == [])
    }

    @Test("is completed with its keywords, and has a hint")
    func completion() {
        let shell = shell()
        let source = CompletionSource()
        source.update(from: shell.session)
        #expect(source.complete("sy", at: 2).candidates.map(\.text) == ["sync"])
        #expect(source.complete("sync --", at: 7).candidates.map(\.text) == ["--status"])
        #expect(source.hint("sync ", at: 5) == "[--status]")
    }
}
