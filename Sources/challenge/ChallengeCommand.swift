import ArgumentParser
import ChallengeAppKit
import ChallengeCore
import ChallengeShell
import FoundationEssentials

@main
struct ChallengeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "Drive the Challenge app's screens from a prompt or a script.",
        discussion: """
            Without SCRIPT and without --command, commands are read from the standard input: from a prompt when it is \
            a terminal, as a script otherwise. Type 'help' at the prompt to see what is possible.
            """,
        version: "0.1.0")

    @OptionGroup var options: Options

    @MainActor
    func run() async throws {
        let environment = AppEnvironment.current
        let traits = options.traits
        LogSetup.install(level: environment["CHALLENGE_LOG"])
        let source = try options.source(environment)
        let instrumentation = Instrumentation()
        let app = AppContainer(
            source: source,
            dataFolder: options.isPrivate || options.isChecking
                ? nil : environment.folder("XDG_DATA_HOME", below: ".local/share"),
            instrumentation: instrumentation, warn: Shell.warner(traits))
        let root = RootContainer(app: app, instrumentation: instrumentation)
        let shell = Shell(root: root, options: options.shellOptions(traits, source, environment))
        throw ExitCode(await shell.run())
    }
}
