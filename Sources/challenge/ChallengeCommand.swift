import ArgumentParser
import ChallengeAppKit
import ChallengeCore
import ChallengeHost
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

    static func main() async {
        do {
            var command = try await asyncParseAsRoot()
            if let command = command as? ChallengeCommand { try await command.run() } else { try command.run() }
        } catch {
            let text = fullMessage(for: error)
            let script = CompletionScript.mended(text)
            guard script == text else { return print(script) }
            let status = exitCode(for: error)
            guard !status.isSuccess, !text.isEmpty else { exit(withError: error) }
            // A message tells a wrong argument again, as it was given; nothing in it may steer a terminal.
            Shell.log(text)
            exit(withError: status)
        }
    }

    @MainActor
    func run() async throws {
        if options.generatesManual {
            print(try Manual().text, terminator: "")
            return
        }
        if options.generatesScreenSchemas {
            let root = RootContainer(app: AppContainer(), redirector: AppNavigationRedirect())
            print(Shell.screenSchemas(of: root.map), terminator: "")
            return
        }
        let environment = AppEnvironment.current
        let traits = options.traits
        LogSetup.install(level: environment["CHALLENGE_LOG"], warn: Shell.warner(traits))
        let dataFolder =
            options.keepsNothing ? nil : environment.folder("XDG_DATA_HOME", below: ".local/share")
        let imagesFolder =
            options.keepsNothing ? nil : environment.folder("XDG_CACHE_HOME", below: ".cache").map { $0 + "/images" }
        let source = try options.source(environment).preferringCopy(in: dataFolder, warn: Shell.warner(traits))
        if let warning = source.warning { Shell.warner(traits)(warning) }
        let makeRoot: @MainActor () -> RootContainer = {
            let instrumentation = Instrumentation()
            let app = AppContainer(
                source: source, userAgent: "challenge/\(Self.configuration.version)", dataFolder: dataFolder,
                imagesFolder: imagesFolder, instrumentation: instrumentation, warn: Shell.warner(traits))
            return RootContainer(
                app: app, redirector: AppNavigationRedirect(), instrumentation: instrumentation)
        }
        let shellOptions = options.shellOptions(traits, source, environment)
        guard options.transcripts.isEmpty else {
            throw ExitCode(await TranscriptVerifier(options: shellOptions, makeRoot: makeRoot).run())
        }
        throw ExitCode(await Shell(root: makeRoot(), options: shellOptions).run())
    }
}
