public import ArgumentParser
import ChallengeCore
public import ChallengeShell
import FoundationEssentials

/// The command line of an app: the options that every app has, with the app's own among them. The help, the completion
/// scripts and the manual page are made from them.
struct AppCommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        let app = App.parsedInformation
        return CommandConfiguration(
            commandName: app.command,
            abstract: app.summary,
            discussion: """
                Without SCRIPT and without --command, commands are read from the standard input: from a prompt when it \
                is a terminal, as a script otherwise. Type 'help' at the prompt to see what is possible.
                """,
            version: app.version)
    }

    @Option(
        name: [.customShort("c"), .customLong("command")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Run these commands. May be given several times.", valueName: "text"),
        completion: .list(CompletionWords.commands(of: App.self)))
    var commands: [String] = []

    @Flag(
        name: [.customShort("k"), .customLong("keep-going")],
        help: "Go on after a failing command. The exit status still says that one has failed.")
    var keepsGoing = false

    @Flag(
        name: [.customShort("n"), .customLong("check")],
        help: "Report every mistake in the scripts, and run nothing.")
    var isChecking = false

    @Flag(
        name: [.customShort("e"), .customLong("echo")], help: "Print each command as '> text' before what it prints.")
    var echoes = false

    @Flag(name: .customLong("pace"), help: "Show the scripts as if someone typed them, for an audience.")
    var isPaced = false

    @Option(name: [.short, .long], help: "Print text for people, or one JSON object a line.")
    var format = OutputTraits.Format.text

    @Option(
        name: .customLong("record"),
        help: ArgumentHelp(
            "Write the session to this new file, as a transcript. Implies --private and --no-config.",
            valueName: "file"),
        completion: .file())
    var recordingFile: String?

    @Option(
        name: .customLong("verify"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Carry out transcripts, or all those in a folder, and show where they print something else.",
            discussion: "What a recording was made with (\(Self.contentOptions)) has to be given again.",
            valueName: "file"),
        completion: .file(extensions: ["transcript"]))
    var transcripts: [String] = []

    @Flag(name: .customLong("update"), help: "With --verify: write to the transcripts what they print now.")
    var updatesTranscripts = false

    @Option(
        name: .customLong("junit"),
        help: ArgumentHelp("With --verify: write the results to this file, as JUnit's XML.", valueName: "file"),
        completion: .file())
    var junitFile: String?

    @Flag(
        name: .customLong("trace"),
        help: "Print every navigation, change of state, request and tracked event, as the command 'trace on'.")
    var isTracing = false

    @Flag(
        name: .customLong("states"),
        help: "Print each state that a screen goes through, as the command 'states on'.")
    var showsStates = false

    @Flag(name: .customLong("time"), help: "Print how long each command takes, as the command 'time on'.")
    var isTiming = false

    @OptionGroup var appOptions: App.Options

    @Option(
        name: .customLong("open"),
        help: ArgumentHelp("Start at this deep link. (environment: DEEP_LINK_URL)", valueName: "url"),
        completion: .list(CompletionWords.links(of: App.self)))
    var link: String?

    @Option(help: ArgumentHelp("Use colour on terminals only, always, or never.", valueName: "when"))
    var color = OutputTraits.Color.auto

    @Option(help: ArgumentHelp("Print rows of this many columns, whatever the terminal has.", valueName: "n"))
    var width: Int?

    @Flag(name: .customLong("plain"), help: "Print ASCII only, without colour and without anything that moves.")
    var isPlain = false

    @Flag(name: .customLong("private"), help: "Read and write no history, no recent searches and no caches.")
    var isPrivate = false

    @Flag(name: .customLong("no-config"), help: "Skip the start-up file.")
    var skipsStartupFile = false

    @Flag(name: [.customShort("q"), .customLong("quiet")], help: "Print no banner; with --verify, only what is wrong.")
    var isQuiet = false

    @Flag(name: .customLong("generate-manual"), help: .hidden)
    var generatesManual = false

    @Flag(name: .customLong("generate-screen-schemas"), help: .hidden)
    var generatesScreenSchemas = false

    @Argument(
        help: ArgumentHelp("Run these files in one session; - is the standard input.", valueName: "script"),
        completion: .file())
    var scripts: [String] = []

    func validate() throws {
        if let width, !OutputTraits.widths.contains(width) {
            let widths = OutputTraits.widths
            throw ValidationError("--width takes \(widths.lowerBound) to \(widths.upperBound) columns, not \(width).")
        }
        if isPaced, format == .json { throw ValidationError("--pace shows text; it does not go with --format json.") }
        if isPaced, isChecking || !transcripts.isEmpty {
            throw ValidationError("--pace shows scripts that run; --check and --verify show none.")
        }
        if isPaced, echoes { throw ValidationError("--pace shows each command already; leave out --echo.") }
        try validateTranscripts()
        if isChecking, recordingFile != nil {
            throw ValidationError("--check runs nothing that --record could record.")
        }
    }

    private func validateTranscripts() throws {
        guard !transcripts.isEmpty else {
            if updatesTranscripts { throw ValidationError("--update goes with --verify.") }
            if junitFile != nil { throw ValidationError("--junit goes with --verify.") }
            return
        }
        let others: [(String, Bool)] = [
            ("--command", !commands.isEmpty), ("scripts", !scripts.isEmpty), ("--record", recordingFile != nil),
            ("--open", link != nil), ("--check", isChecking), ("--echo", echoes), ("--time", isTiming),
            ("--width", width != nil),
        ]
        if let other = others.first(where: \.1)?.0 {
            throw ValidationError("--verify and \(other) exclude each other.")
        }
        if format != .text { throw ValidationError("--verify prints text only; --junit is for programs.") }
    }

    /// The options that a transcript depends on, for people.
    private static var contentOptions: String {
        (App.parsedInformation.contentOptions + ["--trace"]).joined(separator: ", ")
    }

    /// Whether nothing is read or written that outlives the session. What is recorded must not depend on such things.
    var keepsNothing: Bool { isPrivate || isChecking || recordingFile != nil || !transcripts.isEmpty }

    var traits: OutputTraits {
        var traits = OutputTraits.ofProcess(environment: ProcessInfo.processInfo.environment)
        traits.color = color
        traits.width = width
        traits.isPlain = isPlain
        traits.echoes = echoes
        traits.format = format
        return traits
    }

    @MainActor
    func shellOptions(
        _ traits: OutputTraits, _ environment: AppEnvironment, dataSource: String?
    ) -> ShellOptions {
        let information = App.information
        let title = information.title(dataSource: dataSource)
        var shell = ShellOptions(traits: traits)
        shell.programName = information.command
        shell.without = information.without
        shell.commands = commands
        shell.files = transcripts.isEmpty ? scripts : transcripts
        shell.keepsGoing = keepsGoing
        shell.isChecking = isChecking
        shell.settings.isTracing = isTracing
        shell.settings.showsStates = showsStates
        shell.settings.isTiming = isTiming
        shell.isPaced = isPaced
        shell.isQuiet = isQuiet
        shell.home = HomeFolder(path: environment["HOME"])
        shell.updates = updatesTranscripts
        shell.reportFile = junitFile
        shell.link = link ?? environment["DEEP_LINK_URL"]
        if let recordingFile {
            shell.recording = (recordingFile, "Recorded by \(title)")
        }
        if !skipsStartupFile, recordingFile == nil {
            let folder = environment.folder(.configuration, of: information.command)
            shell.startupFile = folder.map { "\($0)/\(information.startupFileName)" }
        }
        if !keepsNothing {
            shell.historyFile = environment.folder(.state, of: information.command).map { $0 + "/history" }
        }
        shell.banner = "\(title) Type help for help."
        return shell
    }
}

extension OutputTraits.Color: ExpressibleByArgument {}
extension OutputTraits.Format: ExpressibleByArgument {}
