import ArgumentParser
import ChallengeConsole
import ChallengeVerification

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
                is a terminal, as a script otherwise. Type 'help' at the prompt to see what is possible. '\(app.command) \
                demo' lists what can be shown to others, and 'demo' with a number or a name plays it.
                """,
            version: app.versionLine)
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

    @Flag(
        name: .customLong("pace"),
        help: ArgumentHelp(
            "Show the scripts as if someone typed them, for an audience, and what transcripts have.",
            discussion:
                "At a terminal Space pauses and goes on, Enter takes the next step, + and - change the speed, q leaves."
        ))
    var isPaced = false

    @Option(
        name: [.short, .long],
        help: "Print text for people, one JSON object a line, or only tables: lists, routes, events, history and path.")
    var format = OutputTraits.Format.text

    @Flag(name: .customLong("strict"), help: "Let a command fail that ends on an error screen.")
    var isStrict = false

    @Option(
        name: .customLong("timeout"),
        help: ArgumentHelp(
            "Cancel a command that takes longer; it has failed then. With --explore: it counts as endless (30 without it).",
            valueName: "seconds"))
    var timeout: Double?

    @Option(
        name: .customLong("record"),
        help: ArgumentHelp(
            "Write the session to this new file, as a transcript. Implies --private and --no-config.",
            valueName: "file"),
        completion: .file())
    var recordingFile: String?

    @Option(
        name: .customLong("cast"),
        help: ArgumentHelp(
            "Write what the session shows to this new file, as an asciicast. With --pace, its times are those of the pace.",
            valueName: "file"),
        completion: .file())
    var castFile: String?

    @Option(
        name: .customLong("export"),
        help: ArgumentHelp(
            "Print a transcript, carried out in colour, or a cast as a page (html) or as a picture (svg).",
            valueName: "format"))
    var exportFormat: Exporter.Format?

    @Option(name: .customLong("waits"), help: .hidden)
    var recordedWaits: RecordedWaits?

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
        help: ArgumentHelp(
            "With --verify, --explore and --merge: write the results to this file, as JUnit's XML.", valueName: "file"),
        completion: .file())
    var junitFile: String?

    @Option(
        name: .customLong("shard"),
        help: ArgumentHelp(
            "With --verify and --explore: carry out one of several shares only, as 2/5 is the second of five.",
            valueName: "i/n"))
    var shard: String?

    @Option(
        name: .customLong("durations"),
        help: ArgumentHelp(
            "With --verify and --shard: make the shares equally long, by this earlier report with --junit and --time.",
            valueName: "file"),
        completion: .file())
    var durationsFile: String?

    @Option(
        name: .customLong("merge"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Join what several shares have reported: files of --junit, and coverage.json of --out.", valueName: "file"),
        completion: .file())
    var mergedFiles: [String] = []

    @Flag(
        name: .customLong("coverage"),
        help: "With --verify, --explore and --merge: tell what of the app was reached, of all that it declares.")
    var tellsCoverage = false

    @Option(
        name: .customLong("coverage-min"),
        help: ArgumentHelp(
            "Fail where less than this percentage of a kind was reached. Implies --coverage.", valueName: "n"))
    var coverageMinimum: Int?

    @Option(
        name: .customLong("out"),
        help: ArgumentHelp(
            "Write to this folder: a transcript of each violation that --explore finds, and the graphs of --coverage.",
            valueName: "folder"),
        completion: .directory)
    var outputFolder: String?

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

    @OptionGroup var exploration: ExplorationArguments

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

    @Flag(name: .customLong("safe"), help: "Let no command run a program or write a file.")
    var isSafe = false

    @Flag(name: .customLong("no-config"), help: "Skip the start-up file.")
    var skipsStartupFile = false

    @Flag(name: [.customShort("q"), .customLong("quiet")], help: "Print no banner; with --verify, only what is wrong.")
    var isQuiet = false

    @Flag(name: .customLong("generate-manual"), help: .hidden)
    var generatesManual = false

    @Flag(name: .customLong("print-schema"), help: "Print the JSON schema of what --format json prints.")
    var printsSchema = false

    @Argument(
        help: ArgumentHelp("Run these files in one session; - is the standard input.", valueName: "script"),
        completion: .file())
    var scripts: [String] = []

    /// The values that were parsed, but for the app's own.
    var arguments: SessionArguments {
        SessionArguments(
            commands: commands, keepsGoing: keepsGoing, isChecking: isChecking, isExploring: exploration.explores,
            echoes: echoes, isPaced: isPaced, format: format, isStrict: isStrict, timeout: timeout,
            recordingFile: recordingFile, castFile: castFile, exportFormat: exportFormat, recordedWaits: recordedWaits,
            transcripts: transcripts,
            updatesTranscripts: updatesTranscripts, junitFile: junitFile, shard: shard,
            durationsFile: durationsFile, mergedFiles: mergedFiles, tellsCoverage: tellsCoverage,
            coverageMinimum: coverageMinimum, outputFolder: outputFolder, isTracing: isTracing,
            showsStates: showsStates, isTiming: isTiming, link: link, color: color, width: width, isPlain: isPlain,
            isPrivate: isPrivate, isSafe: isSafe, skipsStartupFile: skipsStartupFile, isQuiet: isQuiet, scripts: scripts
        )
    }

    func validate() throws { try arguments.validate() }

    /// The options that a transcript depends on, for people.
    private static var contentOptions: String {
        (App.parsedInformation.contentOptions + ["--trace", "--strict"]).joined(separator: ", ")
    }
}

extension Exporter.Format: ExpressibleByArgument {}
extension OutputTraits.Color: ExpressibleByArgument {}
extension OutputTraits.Format: ExpressibleByArgument {}
extension RecordedWaits: ExpressibleByArgument {}
