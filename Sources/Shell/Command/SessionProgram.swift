import ChallengeConsole
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengePrompt
import ChallengeRecording
import ChallengeSession
import ChallengeStorage
import ChallengeTaskTracking
import ChallengeText
import ChallengeVerification

/// Runs one session of an app, from scripts or from a prompt.
struct SessionProgram {
    private let app: any ShellApp
    private let arguments: SessionArguments
    private let options: SessionOptions
    private let environment: AppEnvironment
    private var session: Session
    private let history: History
    /// The recorder of `record`; nil without a prompt.
    private let recorder: TranscriptRecorder?
    private let pace: Pace?

    /// - Parameters:
    ///   - root: the root container of the app. From now on, only this program may use it.
    ///   - keepsFiles: true if later sessions get the lines that are typed in this session.
    ///   - control: the viewer's keys in a paced script.
    init(
        _ app: any ShellApp, _ root: RootContainer, _ arguments: SessionArguments,
        _ options: SessionOptions, _ environment: AppEnvironment, keepsFiles: Bool, control: PaceControl
    ) {
        let information = type(of: app).information
        let output = Output(traits: options.traits, settings: options.settings)
        let folder = keepsFiles ? environment.folder(.state, of: information.command) : nil
        history = History(path: folder.map { $0 + "/history" }) {
            output.take(.diagnostic(Diagnostic(.warning, $0)))
        }
        var options = options
        options.isInteractive = arguments.isAtPrompt(options.traits)
        options.showsProgress = !arguments.isPaced || arguments.waits == nil
        let comment = "Recorded by \(information.title(dataSource: app.dataSource))"
        let recorder = options.isInteractive ? TranscriptRecorder(comment: comment) : nil
        options.commands = SessionCommand.all(history: history, recorder: recorder, without: information.without)
        session = Session(root: root, output: output, options: options)
        self.recorder = recorder
        pace =
            arguments.isPaced
            ? Pace(
                of: session, castPauses: arguments.waits,
                control: options.isInteractive || arguments.scripts.contains("-") ? nil : control) : nil
        session.scripts.presenter = pace?.presenter
        (self.app, self.arguments, self.options, self.environment) = (app, arguments, options, environment)
    }

    private var information: AppInformation { type(of: app).information }
    private var title: String { information.title(dataSource: app.dataSource) }

    /// Runs the session to its end and returns the exit status: 0 after success, 1 after a failed command. The statuses
    /// 64 and 66 (`sysexits.h`) mean that an input cannot be started or read. `exit` may set any other status. Call this method only
    /// once. Only one may run at a time in a process, because it reads the standard input and catches SIGINT.
    func run() async -> Int32 {
        let isInteractive = options.isInteractive
        let tellsFile = isInteractive && !arguments.isQuiet
        // On a terminal, Ctrl-C and progress must not wait for the app's tasks. A prompt starts the threads with its
        // first line.
        if options.traits.isOutputTerminal, !isInteractive { AppTasks.useThreads() }
        if let file = arguments.transcriptFile {
            do throws(SystemError) {
                session.events.add(try await TranscriptRecorder(path: file, comment: "Recorded by \(title)"))
            } catch {
                tell(.unrecordable(file, error))
                return ExitStatus.usage
            }
            if tellsFile { Console.logRecording(to: file, isOver: false) }
        }
        session.commands.onUnsaved = { [options] in
            LastWords.set($0.map { options.traits.text(of: $0, options.settings.display) + "\n" })
        }
        let status = isInteractive ? await runInteractively() : session.output.endLast(await runScripts())
        ProcessGroup.waitForEnding()
        let isRecorded = await session.events.endRecording()
        if isRecorded, tellsFile, let file = arguments.transcriptFile { Console.logRecording(to: file, isOver: true) }
        return status == 0 && !isRecorded && !isInteractive ? 1 : status
    }

    private func tell(_ diagnostic: Diagnostic) { session.events.send(.diagnostic(diagnostic)) }

    /// Runs scripts in order. Stops at the first failure unless the session keeps going.
    private func runScripts() async -> Int32 {
        let context = CommandContext(execution: session.executions.current)
        await session.commands.start(session.executions.current)
        if let file = arguments.continuedFile {
            do {
                let (source, reader) = try open(.file(file))
                let result = try await session.scripts.run(source, reader, isReplay: reader.isTranscript, in: context)
                if let status = session.commands.exitStatus { return status }
                if !result.hasSucceeded, !reader.isTranscript, !options.keepsGoing { return session.commands.status }
            } catch {
                tell(.unreadable(file, error))
                return ExitStatus.noInput
            }
        }
        for input in arguments.inputs {
            do {
                let hasSucceeded: Bool
                if let pace, case .file(let path) = input, path.hasSuffix(TranscriptFiles.ending) {
                    await pace.play(try Transcript(try await InputDescriptor.content(of: path)))
                    hasSucceeded = true
                } else {
                    let (source, reader) = try open(input)
                    let result = try await session.scripts.run(source, reader, in: context)
                    hasSucceeded = result.hasSucceeded
                }
                if let status = session.commands.exitStatus { return status }
                if !hasSucceeded, !options.keepsGoing { break }
            } catch {
                tell(notRead(input, error))
                return ExitStatus.noInput
            }
        }
        guard let loss = session.commands.questions.lossAtEnd else { return session.commands.status }
        tell(loss)
        return 1
    }

    /// The error for an unreadable script. The error suggests `-c` if the words are a command. Otherwise the error
    /// suggests a subcommand with a similar name.
    private func notRead(_ input: ScriptInput, _ error: any Error) -> Diagnostic {
        let secrets = session.commands.questions.secrets
        let unreadable = Diagnostic.unreadable(secrets.masking(input.name), error)
        guard case .file(let name) = input, name == arguments.scripts.first, (error as? SystemError)?.isMissing == true
        else { return unreadable }
        if name.contains("://") {
            let hint = "to begin at a link: \(information.command) --open '\(name)'"
            return Diagnostic(.error, "\(unreadable.message); \(hint)")
        }
        let text =
            arguments.scripts.count == 1 ? name : arguments.scripts.map { Quoting.quoted($0) }.joined(separator: " ")
        let command = try? Lexer.commands(of: SourceLine(number: 1, text: text), orContinued: "").first
        if let command, (try? session.commands.commandTable.resolve(command.name)) != nil {
            let line = secrets.masking(text).replacing("'", with: #"'\''"#)
            return Diagnostic(.error, "\(unreadable.message); to run a command: \(information.command) -c '\(line)'")
        }
        let subcommand = NearestMatch.find(name, in: Subcommand.allCases.map(\.rawValue))
        return Diagnostic(
            .error, unreadable.message + (subcommand.map { "; did you mean '\(information.command) \($0)'?" } ?? ""))
    }

    /// Opens a script with the words after `--` as its arguments.
    private func open(_ input: ScriptInput) throws(SystemError) -> (source: ScriptSource, reader: ScriptReader) {
        let source = ScriptSource(name: input.name, origin: .script, arguments: options.arguments.words)
        return (source, try input.reader())
    }

    private func runInteractively() async -> Int32 {
        if !arguments.isQuiet { session.events.send(.note("\(title) Type help to list the commands.")) }
        if let message = options.traits.terminalWarning(options.settings.display) {
            tell(Diagnostic(.warning, message))
        } else if !options.traits.canEdit, !arguments.isQuiet {
            session.events.send(.note("Line editing is off: no completion by Tab, and no history by Up."))
        }
        // A recorded session must be repeatable.
        let isRecorded = arguments.transcriptFile != nil
        let interrupts = Interrupts()
        interrupts.catchSignal()
        let loop = InteractiveLoop(
            session, interrupts: interrupts, isRecorded: isRecorded, name: information.name)
        await loop.start(isRecorded || arguments.skipsStartupFile ? nil : options.startupFile)
        // A recording has no start-up file, so that it is repeatable.
        if let recorder { session.events.add(recorder) }
        if let file = arguments.continuedFile {
            do {
                let (source, reader) = try open(.file(file))
                await loop.replay(source, reader)
            } catch {
                tell(.unreadable(file, error))
                return ExitStatus.noInput
            }
        }
        let completions = CompletionSource(programPath: options.refusal == nil ? environment["PATH"] : nil)
        // The output of `history` depends on how the lines were typed, and a transcript cannot repeat the typing.
        let history = isRecorded ? History(path: nil) { _ in } : history
        let input = LineInput(
            programName: information.command, completions: completions, history: history, output: session.output,
            settings: { [commands = session.commands] in commands.settings },
            opensEditor: options.refusal == nil, takesRows: !isRecorded)
        let link = arguments.link.map(ScriptInput.opening)
        await loop.run(input, first: link, completions: completions)
        await loop.finishWriting(history)
        return session.commands.exitStatus ?? 0
    }
}
