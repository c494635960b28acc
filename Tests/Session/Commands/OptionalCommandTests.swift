import ChallengeCore
import Foundation
import TestLimits
import Testing

@testable import ChallengePrompt
@testable import ChallengeSession
@testable import ChallengeShellCommand
@testable import ChallengeVerification
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("A command that an app does without", .limited)
struct OptionalCommandTests {
    private let root = RootDouble()

    private var shell: SessionUnderTest { SessionUnderTest(root, without: [.fault]) }

    @Test("is one of the session's", arguments: OptionalCommand.allCases)
    func names(command: OptionalCommand) {
        let all = SessionCommand.all().map(\.description.name)
        #expect(all.filter { $0 != command.rawValue } == SessionCommand.all(without: [command]).map(\.description.name))
        #expect(all.contains(command.rawValue))
    }

    @Test("is unknown where it is typed, and to help, which does not list it")
    func unknown() async throws {
        let shell = shell
        #expect(try await !shell.run("fault off"))
        #expect(shell.errors.hasPrefix("test.chal:1:1: error: no command 'fault' "))
        #expect(try await shell.type("help"))
        #expect(!shell.output.contains("fault") && shell.output.contains("events [N]"))
    }

    @Test("is a mistake in a script that is checked")
    func check() async throws {
        let script = ScriptInput.text("fault off", name: "a")
        var options = SessionOptions(traits: .stub(), commands: SessionCommand.all(without: [.fault]))
        #expect(await ScriptChecker.check([script], for: root, options: options) == 1)
        options.commands = SessionCommand.all()
        #expect(await ScriptChecker.check([script], for: root, options: options) == 0)
    }

    @Test("leaves its name to the app's own")
    func ownAction() async throws {
        root.actions = [root.action("fault", outcome: .answer("the app's"))]
        let shell = shell
        #expect(try await shell.run("fault"))
        #expect(shell.output == "the app's\n")
    }
}
