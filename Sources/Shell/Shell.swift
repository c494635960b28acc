import CProcess
public import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit
import ChallengeStorage
import ChallengeText

/// The options of a ``Shell``, or of a ``TranscriptVerifier``, whose ``files`` are transcripts and folders of them.
public nonisolated struct ShellOptions: Sendable {
    /// Commands to run, each a script of its own.
    public var commands: [String] = []
    /// Script files to run after them; `-` is the standard input.
    public var files: [String] = []
    /// Go on after a failing command. The status still says that one has failed.
    public var keepsGoing = false
    /// How long a command may take before it is cancelled and has failed; nil for any time. What a file does that is
    /// sourced counts command by command.
    public var timeout: Duration?
    /// Whether a command that ends on an error screen has failed.
    public var isStrict = false
    /// Report the mistakes in the scripts, and run nothing.
    public var isChecking = false
    /// What the session prints besides answers, at its start; commands change it.
    public var settings = SessionSettings()
    /// Show the lines of scripts as if they were typed; of transcripts, too, what they say was printed. At a terminal keys
    /// pause that, and more.
    public var isPaced = false
    /// How the session lets one that records it know how long it waits; nil where none does.
    package var recordedWaits: RecordedWaits?
    /// Why no command may run a program or write a file; nil where each may.
    var refusal: ProgramRefusal?
    /// Whether commands may neither run programs nor write files.
    public var isSafe: Bool {
        get { refusal == .safe }
        set { refusal = newValue ? .safe : nil }
    }
    /// Where the data of this session comes from, in a word for the prompt: `live`; nil for nothing to say of it.
    public var sourceMark: String?
    /// What shows an answer that is longer than the screen, as `sh` runs it; nil for the usual one, empty for none.
    public var pager: String?
    /// The program in which the user edits a line (Ctrl-X Ctrl-E), as `sh` runs it; nil for none.
    public var editor: String?
    /// Print no banner; of transcripts, print only those that fail.
    public var isQuiet = false
    /// A deep link to open first.
    public var link: String?
    /// A script that an interactive session runs first, if the file is there; nil for none.
    public var startupFile: String?
    /// The history file; nil keeps the history in memory.
    public var historyFile: String?
    /// The new file to which the session is recorded as a transcript, and the comment at its top; nil for none. A
    /// recorded session has to be repeatable: no start-up file, no history, and an app that keeps nothing.
    public var recording: (file: String, comment: String)?
    /// The user's home folder, for `~/` in the name of a file.
    public var home = HomeFolder()
    /// The first line of an interactive session.
    public var banner = ""
    /// The name by which `~/.editrc` addresses the program, as in `notes:bind "^W" ed-delete-prev-word`; with an empty
    /// one only lines without a name count.
    public var programName = ""
    /// The commands that the app does without. They are unknown to the session in every respect.
    public var without: Set<OptionalCommand> = []
    /// For transcripts: rewrite those that differ.
    public var updates = false
    /// For transcripts: the file to write the results to, as JUnit's XML; nil for none.
    public var reportFile: String?
    /// For transcripts: verify those of this share only; nil for all.
    public var shard: Shard?
    /// For transcripts in shards: an earlier report, with times, by which they are shared out; nil for none.
    public var durationsFile: String?
    /// For transcripts: tell what of the app they reach; nil for not at all.
    public var coverage: CoverageOptions?
    /// Whether commands are typed at a prompt, where they may be abbreviated.
    var isInteractive = false
    /// The clock of every wait.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Where the output goes, and what the user wants of it.
    public let traits: OutputTraits

    /// Whether lines are typed at a prompt: there is neither script nor command, and both ends are terminals.
    package var isAtPrompt: Bool {
        commands.isEmpty && files.isEmpty && traits.isInputTerminal && traits.isOutputTerminal && !isChecking
    }

    /// Options without a script, a file and any wish.
    public init(traits: OutputTraits) {
        self.traits = traits
    }
}

/// The shell: drives an app from scripts, or from a prompt where there is neither script nor command and both ends
/// are terminals.
public struct Shell {
    private let options: ShellOptions
    private let session: Session

    /// A shell for one session.
    ///
    /// - Parameters:
    ///   - root: the app, which nothing else drives from here on.
    ///   - options: what is run, and how.
    public init(root: any RootContainerContract, options: ShellOptions) {
        var options = options
        options.isInteractive = options.isAtPrompt
        self.options = options
        session = Session(root: root, output: Output(traits: options.traits), options: options)
    }

    /// Prints a line of diagnostics to standard error, with what could move the cursor made visible. May be called from
    /// any task.
    package nonisolated static func log(_ line: String) {
        let text = line.split(separator: "\n", omittingEmptySubsequences: false).map(\.description.escapingUnsafe)
        Console.standard.write(text.joined(separator: "\n") + "\n", to: .error)
    }

    /// Prints a text to standard output. Where that cannot be written the process ends, as a session's does.
    package nonisolated static func print(_ text: String) { Console.standard.write(text, to: .output) }

    /// Prints warnings as the shell prints its own. May be called from any task.
    public nonisolated static func warner(_ traits: OutputTraits) -> @Sendable (String) -> Void {
        { message in
            Console.standard.write(traits.text(of: Diagnostic(.warning, message)) + "\n", to: .error)
        }
    }

    /// The commands that are possible on every screen, in the order in which help lists them.
    package static func commands(without omitted: Set<OptionalCommand>) -> [ActionDescription] {
        SessionCommand.all(without: omitted).map(\.description)
    }

    /// The commands that are possible on an app's first screen, no name twice. The app is inspected and not changed.
    package static func commands(
        atStartOf root: any RootContainerContract, without omitted: Set<OptionalCommand>
    ) -> [ActionDescription] {
        let app = AppModel(root, own: SessionCommand.all(without: omitted))
        return app.commandTable(at: app.start).all.map(\.description)
    }

    /// Runs to the end, and returns the status to exit with: 0, 1 where a command failed, 64 or 66 (`sysexits.h`) where
    /// something could not be started or read, or that of the command `exit`. To be called once, and by one shell of a
    /// process at a time, as it reads the standard input and catches SIGINT.
    public func run() async -> Int32 {
        // Where someone watches, Ctrl-C and the progress of a command must not wait for a job.
        // At a prompt that begins with the first line, so that no thread is started before.
        if options.traits.isOutputTerminal, !options.isInteractive { main_executor_leave_others_to_dispatch() }
        if let (file, comment) = options.recording {
            do throws(SystemError) {
                session.events.record(to: try await Recording(path: file, comment: comment))
            } catch {
                tell(.unrecordable(file, error))
                return ExitStatus.usage
            }
        }
        let status = await runInputs()
        ProcessGroup.waitForEnding()
        let isRecorded = await session.events.endRecording()
        return status == 0 && !isRecorded && !options.isInteractive ? 1 : status
    }

    /// Whether whoever watched a paced script has left before its end.
    package static var wasLeft: Bool { PaceControl.standard.hasLeft }

    private func runInputs() async -> Int32 {
        if options.isInteractive { return await runInteractively() }
        var inputs = options.commands.enumerated().map { index, text in
            ScriptInput.text(text, name: "<command \(index + 1)>")
        }
        inputs += options.files.map { $0 == "-" ? .standardInput : .file($0) }
        if inputs.isEmpty { inputs = [.standardInput] }
        if let linkCommand { inputs.insert(.text(linkCommand, name: "<link>"), at: 0) }
        if options.isChecking { return await check(inputs) }
        let execution = session.executions.current
        await session.commands.start(execution)
        return await run(inputs, CommandContext(execution: execution))
    }

    private func tell(_ diagnostic: Diagnostic) { session.events.send(.diagnostic(diagnostic)) }

    /// Runs scripts one after the other, to the first that fails unless the session keeps going.
    private func run(_ inputs: [ScriptInput], _ context: CommandContext) async -> Int32 {
        for input in inputs {
            do {
                let hasSucceeded: Bool
                if options.isPaced, case .file(let path) = input, path.hasSuffix(TranscriptFiles.ending) {
                    try await session.scripts.play(transcript: path)
                    hasSucceeded = true
                } else {
                    hasSucceeded = try await session.scripts.run(input.name, try input.reader(), in: context)
                }
                if let status = session.commands.exitStatus { return status }
                if !hasSucceeded, !options.keepsGoing { break }
            } catch {
                tell(.unreadable(input.name, error))
                return ExitStatus.noInput
            }
        }
        return session.commands.status
    }

    /// Reports every mistake in the scripts, as if they ran one after the other.
    private func check(_ inputs: [ScriptInput]) async -> Int32 {
        let checker = ScriptChecker(
            AppModel(
                session.root, own: SessionCommand.all(without: options.without), keepsGoing: options.keepsGoing,
                format: options.traits.format),
            home: options.home, refusal: options.refusal, takesObjects: options.traits.format == .json, tell: tell)
        var areReadable = true
        for input in inputs {
            do {
                try await checker.check(input)
            } catch {
                tell(.unreadable(input.name, error))
                areReadable = false
            }
        }
        return areReadable ? checker.hasFoundMistake ? 1 : 0 : ExitStatus.noInput
    }

    private func runInteractively() async -> Int32 {
        if !options.isQuiet { session.events.send(.note(options.banner)) }
        if let message = options.traits.terminalWarning { tell(Diagnostic(.warning, message)) }
        let interrupts = Interrupts()
        interrupts.catchSignal()
        let loop = InteractiveLoop(session, interrupts: interrupts)
        await loop.start(options.startupFile)
        let completions = CompletionSource()
        // What the command history prints depends on how the lines were typed, which cannot be repeated.
        let history = options.recording == nil ? session.commands.history : History(path: nil) { _ in }
        let input = LineInput(
            programName: options.programName, completions: completions, history: history, output: session.output,
            settings: { [commands = session.commands] in commands.promptSettings },
            editText: options.refusal == nil ? options.editor.map { ExternalEditor(program: $0).edit } : nil)
        await loop.run(input, first: linkCommand, completions: completions)
        await loop.finishWriting(history)
        return session.commands.exitStatus ?? 0
    }

    /// The command that opens the first link.
    private var linkCommand: String? {
        options.link.map { "open \(Quoting.quoted($0))" }
    }
}

/// The exit statuses of `sysexits.h` for what could not be started.
nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    static let noInput: Int32 = 66
}

/// The user's home folder, which `~` stands for in the name of a file.
public nonisolated struct HomeFolder: Sendable {
    /// An absolute path; nil where there is none.
    let path: String?

    /// - Parameter path: counts as missing unless it is absolute.
    public init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// A path with the home in place of a `~` that stands alone before its first slash; any other path as it is.
    func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
