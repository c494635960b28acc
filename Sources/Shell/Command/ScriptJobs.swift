import ArgumentParser
import ChallengeConsole
import ChallengeCore
import ChallengeExplorer
import ChallengeHost
import ChallengeSession
import ChallengeVerification

/// Reports the mistakes of scripts.
struct CheckJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Job.check.configuration(of: App.self, " [<script> ...]") }

    @Argument(
        help: .init("Check these files as one session; - is the standard input.", valueName: "script"),
        completion: .file())
    var scripts: [String] = []

    @OptionGroup var input: InputArguments<App>

    @Flag(name: [.short, .long], help: "Check for a session that goes on after a failure.")
    var keepGoing = false

    @OptionGroup var appOptions: App.Options
    @OptionGroup var display: DisplayArguments

    @Flag(help: "Report what runs a program or writes a file.")
    var safe = false

    @MainActor
    func run() async throws {
        let session = SessionArguments(
            commands: input.command, scripts: scripts, link: input.open,
            execution: ExecutionOptions(keepsGoing: keepGoing), display: display.options, isSafe: safe)
        try await session.run(isChecking: true) { [appOptions] in try App($0, options: appOptions) }
    }
}

/// Turns what was recorded into a page or a picture.
struct ExportJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        Job.export.configuration(
            of: App.self, " html|svg <file>",
            "A transcript is carried out once more, with what it was recorded with, and printed in colour.")
    }

    @Argument(help: "A page or a picture.")
    var format: Exporter.Format

    @Argument(help: "A transcript or a cast; - is the standard input.", completion: .file())
    var file: String

    @OptionGroup var content: ContentArguments
    @OptionGroup var appOptions: App.Options
    @OptionGroup var style: StyleArguments

    @MainActor
    func run() async throws {
        var session = SessionOptions(of: App.information, style.options.traits)
        content.options.apply(to: &session)
        let apps = AppWiring(session.traits) { [appOptions] in try App($0, options: appOptions) }
        throw ExitCode(try await Exporter(file, options: session, makeRoot: apps.roots()).run(as: format))
    }
}

/// Prints the schema of events.
struct SchemaJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Job.schema.configuration(of: App.self) }

    @MainActor
    func run() async throws {
        let app = App.information
        Console.print(
            EventSchema.text(
                of: try App.inspected().map, command: app.command, answers: app.answers,
                reports: EventDefinitions.verification + EventDefinitions.exploration))
    }
}
