import ArgumentParser
import ChallengeConsole
import ChallengeSession
import ChallengeTaskTracking
import Glibc

/// The command line of an app: the subcommands, and the options of a session including the app's own. The help, the completion
/// scripts and the manual page are made from this type.
struct AppCommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        let app = App.parsedInformation
        return CommandConfiguration(
            commandName: app.command, abstract: app.summary,
            usage: "\(app.command) [<options>] [<script> ...] [-- <argument> ...]",
            version: app.versionLine, subcommands: Subcommand.allCases.map { $0.command(of: App.self) })
    }

    @OptionGroup var input: InputArguments<App>

    @Flag(name: [.short, .long], help: "Print each command before its output.")
    var echo = false

    @Flag(help: "Print the last answer only.")
    var last = false

    @Option(
        help: .init("Run once for each line of this file, with its words.", valueName: "file"),
        completion: .file())
    var each: String?

    @Flag(help: "Play scripts as if typed live.")
    var pace = false

    @Option(
        name: .customLong("continue"), help: .init("Replay this transcript or script, then prompt.", valueName: "file"),
        completion: .file())
    var continuedFile: String?

    @OptionGroup var execution: ExecutionArguments
    @OptionGroup var recording: RecordingArguments
    @OptionGroup var appOptions: App.Options
    @OptionGroup var display: DisplayArguments

    @Flag(help: "Keep nothing: no history, no searches, no caches.")
    var `private` = false

    @Flag(help: "Forbid commands that run programs or write files.")
    var safe = false

    @Flag(help: "Skip the start-up file.")
    var noConfig = false

    @Flag(name: [.short, .long], help: "Print no banner.")
    var quiet = false

    @Flag(help: .hidden)
    var generateManual = false

    // The usage lists the subcommands, so that the help fits on a screen.
    @Argument(
        help: .init(
            """
            Run these files in one session; - is the standard input. Without any, and without --command, commands are \
            read from the standard input: from a prompt when it is a terminal, as a script otherwise.
            """, valueName: "script", visibility: .hidden),
        completion: .file())
    var scripts: [String] = []

    /// The parsed values of the options, without the app's own options.
    var arguments: SessionArguments {
        var arguments = execution.arguments
        arguments.commands = input.command
        arguments.scripts = scripts
        arguments.argumentsFile = each
        arguments.printsLastOnly = last
        arguments.link = input.open
        arguments.settings.display = display.settings
        arguments.settings.display.echoes = echo
        arguments.continuedFile = continuedFile
        arguments.transcriptFile = recording.record
        arguments.castFile = recording.cast
        arguments.waits = recording.waits
        arguments.isPaced = pace
        arguments.isPrivate = `private`
        arguments.isSafe = safe
        arguments.skipsStartupFile = noConfig
        arguments.isQuiet = quiet
        return arguments
    }

    func validate() throws { try arguments.validate() }

    @MainActor
    func run() async throws {
        if generateManual { return Console.print(try Mdoc(of: App.self).text) }
        var arguments = arguments
        arguments.arguments = CommandLineWords.split(Array(CommandLine.arguments.dropFirst())).forScripts
        if !arguments.commands.isEmpty, !arguments.scripts.isEmpty {
            arguments.order = CommandLineWords.order(
                of: Array(CommandLine.arguments.dropFirst()), try Self.description.command)
        }
        try await arguments.run { [appOptions] in try App($0, options: appOptions) }
    }

    /// Runs the program with the arguments of the process, and exits.
    @MainActor
    static func start() async {
        // A file that reaches its size limit (`ulimit -f`) must cause an error instead of ending the process.
        signal(SIGXFSZ, SIG_IGN)
        // `CommandLine.arguments` would have U+FFFD in place of wrong bytes.
        let bytes = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        guard bytes.allSatisfy({ $0.map { String(validatingCString: $0) != nil } ?? true }) else {
            Console.log("error: an argument is not valid UTF-8")
            Glibc.exit(ExitStatus.usage)
        }
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            let makeApp = App.withoutOptions
            if makeApp != nil, words.last == "--version", SessionArguments(reading: words.dropLast()) != nil,
                case let version = App.information.versionLine, !version.isEmpty
            {
                return Console.print(version + "\n")
            }
            AppTasks.watch()
            if let makeApp, let arguments = SessionArguments(reading: words) { try await arguments.run(makeApp) }
            try await parseAndRun(words)
        } catch let status as ExitCode {
            Glibc.exit(status.rawValue)
        } catch {
            fail(error, Self.self)
        }
    }

    /// Parses a command line and runs it. Throws only the exit status of the run.
    @MainActor
    private static func parseAndRun(_ words: [String]) async throws {
        var words = CommandLineWords.split(words).own
        if words.first == "help" {
            let names = words.dropFirst().filter { $0 != "help" }
            if let unknown = names.first(where: { Subcommand(rawValue: $0) == nil }) {
                return fail(Subcommand.unknown(unknown), Self.self)
            }
            words = names.prefix(1) + ["--help"]
        }
        let isSubcommand = words.first.flatMap(Subcommand.init) != nil
        let parser: any ParsableCommand.Type = isSubcommand ? SubcommandParser<App>.self : Self.self
        do {
            var command = try parser.parseAsRoot(words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let status as ExitCode {
            throw status
        } catch {
            fail(error, parser)
        }
    }

    /// Prints a parser's message about an error, or the requested help, and exits.
    @MainActor
    private static func fail(_ error: any Error, _ parser: any ParsableCommand.Type) {
        let text = parser.fullMessage(for: error)
        let status = parser.exitCode(for: error)
        if text.isEmpty { exit(withError: status) }
        if status.isSuccess {
            let mended = try? CompletionScript.mended(text, for: App.information.command, description)
            return Console.print((mended ?? text) + "\n")
        }
        // The message quotes a wrong argument unchanged, but the output must not contain the argument's escape sequences.
        Console.log(((try? CommandLineWords.explained(text) { try description }) ?? text).withOwnErrorMark)
        exit(withError: status)
    }

    private static var description: CommandLineDescription {
        get throws { try CommandLineDescription(of: Self.self) }
    }
}

/// The parser for a command line that begins with a subcommand. ``AppCommand`` would parse its name as a script.
struct SubcommandParser<App: ShellApp>: ParsableCommand {
    static var configuration: CommandConfiguration { AppCommand<App>.configuration }
}
