import ArgumentParser
import ChallengeConsole
import ChallengeExplorer
import ChallengeHost
import ChallengeSession
import ChallengeRecording
import ChallengeVerification

struct CheckSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        Subcommand.check.configuration(of: App.self, " [<script> ...] [-- <argument> ...]")
    }

    @Argument(
        help: .init("Check these files as one session; - is the standard input.", valueName: "script"),
        completion: .file())
    var scripts: [String] = []

    @OptionGroup var input: InputArguments<App>

    @Flag(name: [.short, .long], help: "Check as if run with --keep-going.")
    var keepGoing = false

    @OptionGroup var appOptions: App.Options
    @OptionGroup var display: DisplayArguments

    @Flag(help: "Report commands that run a program or write a file.")
    var safe = false

    @MainActor
    func run() async throws {
        var session = SessionArguments(
            commands: input.command, scripts: scripts,
            order: CommandLineWords.order(
                of: Array(CommandLine.arguments.dropFirst(2)),
                try CommandLineDescription(of: AppCommand<App>.self).command),
            link: input.open, keepsGoing: keepGoing, isSafe: safe)
        session.settings.display = display.settings
        session.arguments = CommandLineWords.split(Array(CommandLine.arguments.dropFirst())).forScripts
        try await session.run(isChecking: true) { [appOptions] in try App($0, options: appOptions) }
    }
}

struct ExportSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        Subcommand.export.configuration(
            of: App.self, " html|svg <file>",
            "A transcript is run again and printed in colour; pass the same options as when recording.")
    }

    @Argument(help: "A web page or a picture.")
    var format: Exporter.Format

    @Argument(help: "A transcript or an asciicast; - is standard input.", completion: .file())
    var file: String

    @Flag(help: "Animate with the asciicast's timing.")
    var animated = false

    @Option(name: [.customShort("o"), .long], help: .init("Write this file.", valueName: "file"), completion: .file())
    var output: String?

    @Option(help: .init("The title in place of the recording's.", valueName: "text"))
    var title: String?

    @OptionGroup var content: ContentArguments
    @OptionGroup var appOptions: App.Options
    @OptionGroup var style: StyleArguments

    @MainActor
    func run() async throws {
        var arguments = content.arguments
        arguments.settings.display = style.settings
        let session = SessionOptions(of: App.information, .ofProcess, arguments)
        let apps = AppWiring(warn: session.warner) { [appOptions] in try App($0, options: appOptions) }
        throw ExitCode(
            try await Exporter(
                file, isAnimated: animated, title: title, to: output, options: session, makeRoot: apps.roots()
            ).run(as: format))
    }
}

struct SchemaSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Subcommand.schema.configuration(of: App.self) }

    @MainActor
    func run() async throws {
        let app = App.information
        Console.print(
            EventSchema.text(
                of: try App.inspected().map, command: app.command, answers: app.answers,
                reports: EventSchema.verification + EventSchema.exploration))
    }
}

/// Runs transcripts, each in a fresh app.
struct VerifySubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        let content = App.parsedInformation.contentOptions + ["--trace", "--strict"]
        return Subcommand.verify.configuration(
            of: App.self, " <file> ...",
            "Pass the same options as when recording (\(content.joined(separator: ", "))).")
    }

    @Argument(
        help: .init("Run these transcripts, and all in these folders.", valueName: "file"),
        completion: .file(extensions: ["transcript"]))
    var files: [String]

    @Flag(help: "Update the transcripts with the current output.")
    var update = false

    @OptionGroup var execution: ExecutionArguments
    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    @Flag(name: [.short, .long], help: "Print only what is wrong.")
    var quiet = false

    func validate() throws {
        if report.out != nil, !report.wantsCoverage { throw ValidationError("--out needs --coverage.") }
    }

    @MainActor
    func run() async throws {
        let report = report.options
        var arguments = execution.arguments
        arguments.settings.display = report.display
        let apps = AppWiring(warn: report.warner) { [appOptions] in try App($0, options: appOptions) }
        var verifier = TranscriptVerifier(
            files, options: SessionOptions(of: App.information, report.traits, arguments), makeRoot: try apps.roots())
        verifier.report = report
        verifier.updates = update
        verifier.isQuiet = quiet
        throw ExitCode(try await verifier.run())
    }
}

/// Joins the reports of several machines that have explored one app.
struct MergeSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Subcommand.merge.configuration(of: App.self, " <file> ...") }

    @Argument(
        help: .init("Files written by --out: results.json, coverage.json.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    @MainActor
    func run() async throws {
        var report = report.options
        report.writesResults = true
        let apps = AppWiring(warn: report.warner) { [appOptions] in try App($0, options: appOptions) }
        throw ExitCode(try await Reporter(options: report).merge(files, makeRoot: apps.roots()))
    }
}
