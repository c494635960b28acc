import ChallengeLineEdit
import ChallengePrompt
import ChallengeSession
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeConsole
@testable import ChallengeShellCommand
@testable import ShellTestSupport

/// The commands here print nothing: a shell writes to the process's own streams. What it prints is tested with the
/// built program.
@Suite("A shell", .limited)
struct ShellTests {
    private let folder = TemporaryFolder()

    private func status(_ configure: (inout ShellOptions) -> Void) async -> Int32 {
        var options = ShellOptions(session: SessionOptions(traits: .stub(), commands: []))
        configure(&options)
        return await Shell(root: RootDouble(), options: options).run()
    }

    @Test("carries out the commands it is given, then the files, up to one that ends the session")
    func order() async throws {
        let exit = try folder.write("exit 3", to: "exit")
        let empty = try folder.write("# nothing", to: "empty")
        #expect(await status { ($0.commands, $0.files) = ([" ", "exit 2"], [exit]) } == 2)
        #expect(await status { ($0.commands, $0.files) = ([" "], [empty, exit, folder.path(of: "missing")]) } == 3)
    }

    @Test("ends with 0 where no command has failed")
    func success() async throws {
        let empty = try folder.write("", to: "empty")
        #expect(await status { ($0.commands, $0.files) = (["# nothing"], [empty]) } == 0)
    }

    @Test("is for scripts where it is given any, terminals or not")
    func notInteractive() async {
        let terminals = OutputTraits(
            isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true, terminal: .init(canEdit: false),
            environment: { _ in nil })
        var options = ShellOptions(session: SessionOptions(traits: terminals, commands: []))
        options.prompt.banner = "Someone at a prompt would see this."
        options.commands = ["exit 4"]
        #expect(await Shell(root: RootDouble(), options: options).run() == 4)
    }
}
