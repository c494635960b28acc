import ArgumentParser
import ChallengeConsole

/// The command line of an app: the options of a session, the app's own among them, and the jobs. The help, the completion
/// scripts and the manual page are made from them.
struct AppCommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        let app = App.parsedInformation
        return CommandConfiguration(
            commandName: app.command, abstract: app.summary, usage: "\(app.command) [<options>] [<script> ...]",
            version: app.versionLine, subcommands: Job.allCases.map { $0.command(of: App.self) })
    }

    @OptionGroup var input: InputArguments<App>

    @Flag(name: [.short, .long], help: "Print each command before what it prints.")
    var echo = false

    @Flag(help: "Show scripts as if someone typed them.")
    var pace = false

    @OptionGroup var execution: ExecutionArguments
    @OptionGroup var recording: RecordingArguments
    @OptionGroup var appOptions: App.Options
    @OptionGroup var display: DisplayArguments

    @Flag(help: "Keep nothing: no history, no searches, no caches.")
    var `private` = false

    @Flag(help: "Let no command run a program or write a file.")
    var safe = false

    @Flag(help: "Skip the start-up file.")
    var noConfig = false

    @Flag(name: [.short, .long], help: "Print no banner.")
    var quiet = false

    @Flag(help: .hidden)
    var generateManual = false

    // The usage names them, so that the help fits on a screen.
    @Argument(
        help: .init(
            """
            Run these files in one session; - is the standard input. Without any, and without --command, commands are \
            read from the standard input: from a prompt when it is a terminal, as a script otherwise.
            """, valueName: "script", visibility: .hidden),
        completion: .file())
    var scripts: [String] = []

    /// The values that were parsed, but for the app's own.
    var options: SessionArguments {
        SessionArguments(
            commands: input.command, scripts: scripts, link: input.open, execution: execution.options,
            display: display.options, recording: recording.options, echoes: echo, isPaced: pace,
            isPrivate: `private`, isSafe: safe, skipsStartupFile: noConfig, isQuiet: quiet)
    }

    func validate() throws { try options.validate() }

    @MainActor
    func run() async throws {
        if generateManual { return Console.print(try Manual(of: App.self).text) }
        try await options.run { [appOptions] in try App($0, options: appOptions) }
    }
}

/// A job does one thing and ends. Its name is the first word of a command line that is no option.
nonisolated enum Job: String, CaseIterable {
    case check
    case verify
    case explore
    case merge
    case export
    case demo
    case schema

    private var summary: String {
        switch self {
        case .check: "Report every mistake in scripts, and run nothing."
        case .verify: "Run transcripts, and show where they differ."
        case .explore: "Walk the app, and report what breaks an invariant."
        case .merge: "Join what several shards have reported."
        case .export: "Print a transcript or a cast as a page or a picture."
        case .demo: "List demonstrations, or play some."
        case .schema: "Print the JSON schema of what --format json prints."
        }
    }

    func configuration<App: ShellApp>(
        of app: App.Type, _ arguments: String = "", _ discussion: String = ""
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: rawValue, abstract: summary,
            usage: "\(App.parsedInformation.command) \(rawValue) [<options>]\(arguments)", discussion: discussion)
    }

    /// Its own options, and what it does.
    func command<App: ShellApp>(of app: App.Type) -> any ParsableCommand.Type {
        switch self {
        case .check: CheckJob<App>.self
        case .verify: VerifyJob<App>.self
        case .explore: ExploreJob<App>.self
        case .merge: MergeJob<App>.self
        case .export: ExportJob<App>.self
        case .demo: DemoJob<App>.self
        case .schema: SchemaJob<App>.self
        }
    }
}

/// A command line that begins with a job, which the arguments of ``AppCommand`` would take for a script.
struct JobCommand<App: ShellApp>: ParsableCommand {
    static var configuration: CommandConfiguration { AppCommand<App>.configuration }
}
