import CProcess
package import ChallengeConsole
package import ChallengeCore
import ChallengeLanguage
package import ChallengePrompt
package import ChallengeSession
import ChallengeStorage
import ChallengeVerification

/// The scripts of a shell, or its prompt, and how it shows them.
package nonisolated struct ShellOptions: Sendable {
    package var session: SessionOptions
    /// Commands to run, each a script of its own.
    package var commands: [String] = []
    /// Script files to run after them; `-` is the standard input.
    package var files: [String] = []
    /// A deep link to open first.
    package var link: String?
    /// Show the lines of scripts as if they were typed; of transcripts, too, what they say was printed. At a terminal keys
    /// pause that, and more.
    package var isPaced = false
    /// How the session lets one that records it know how long it waits; nil where none does.
    package var recordedWaits: RecordedWaits?
    /// The new file to which the session is recorded as a transcript, and the comment at its top; nil for none. A
    /// recorded session has to be repeatable: no start-up file, no history, and an app that keeps nothing.
    package var recording: (file: String, comment: String)?
    /// The prompt, where lines are typed.
    package var prompt = PromptOptions()

    /// True if lines are typed at a prompt: there is neither script nor command, and both ends are terminals.
    package var isAtPrompt: Bool {
        commands.isEmpty && files.isEmpty && session.traits.isInputTerminal && session.traits.isOutputTerminal
    }

    /// The scripts, in the order in which they run.
    package var inputs: [ScriptInput] { ScriptInput.all(commands: commands, files: files, link: link) }

    package init(session: SessionOptions) { self.session = session }
}

/// Drives an app from scripts, or from a prompt.
package struct Shell {
    private let options: ShellOptions
    private var session: Session
    private let history: History
    private let pace: Pace?

    /// - Parameters:
    ///   - root: the app, which nothing else drives from here on.
    ///   - omitted: the commands that the app does without.
    package init(root: any RootContainerContract, options: ShellOptions, without omitted: Set<OptionalCommand> = []) {
        let output = Output(traits: options.session.traits)
        history = History(path: options.prompt.historyFile) { output.take(.diagnostic(Diagnostic(.warning, $0))) }
        var options = options
        options.session.isInteractive = options.isAtPrompt
        options.session.showsProgress = !options.isPaced || options.recordedWaits == nil
        options.session.commands = SessionCommand.all(history: history, without: omitted)
        session = Session(root: root, output: output, options: options.session)
        pace =
            options.isPaced
            ? Pace(
                of: session, recordedWaits: options.recordedWaits,
                takesKeys: !options.isAtPrompt && !options.files.contains("-")) : nil
        session.scripts.presenter = pace?.presenter
        self.options = options
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
    package func run() async -> Int32 {
        let isInteractive = options.session.isInteractive
        // Where someone watches, Ctrl-C and the progress of a command must not wait for a job.
        // At a prompt that begins with the first line, so that no thread is started before.
        if options.session.traits.isOutputTerminal, !isInteractive { main_executor_leave_others_to_dispatch() }
        if let (file, comment) = options.recording {
            do throws(SystemError) {
                session.events.record(to: try await TranscriptRecorder(path: file, comment: comment))
            } catch {
                tell(.unrecordable(file, error))
                return ExitStatus.usage
            }
        }
        let status = isInteractive ? await runInteractively() : await runScripts()
        ProcessGroup.waitForEnding()
        let isRecorded = await session.events.endRecording()
        return status == 0 && !isRecorded && !isInteractive ? 1 : status
    }

    private func tell(_ diagnostic: Diagnostic) { session.events.send(.diagnostic(diagnostic)) }

    /// Runs scripts one after the other, to the first that fails unless the session keeps going.
    private func runScripts() async -> Int32 {
        let context = CommandContext(execution: session.executions.current)
        await session.commands.start(session.executions.current)
        for input in options.inputs {
            do {
                let hasSucceeded: Bool
                if let pace, case .file(let path) = input, path.hasSuffix(TranscriptFiles.ending) {
                    let transcript = try Transcript(try await InputDescriptor.content(of: path))
                    let entries = transcript.entries.map { ($0.line, $0.command, $0.output) }
                    await pace.play(transcript.header, entries, mark: Transcript.mark)
                    hasSucceeded = true
                } else {
                    hasSucceeded = try await session.scripts.run(input.name, try input.reader(), in: context)
                }
                if let status = session.commands.exitStatus { return status }
                if !hasSucceeded, !options.session.keepsGoing { break }
            } catch {
                tell(.unreadable(input.name, error))
                return ExitStatus.noInput
            }
        }
        return session.commands.status
    }

    private func runInteractively() async -> Int32 {
        let prompt = options.prompt
        if !prompt.isQuiet { session.events.send(.note(prompt.banner)) }
        if let message = options.session.traits.terminalWarning { tell(Diagnostic(.warning, message)) }
        let interrupts = Interrupts()
        interrupts.catchSignal()
        let loop = InteractiveLoop(session, interrupts: interrupts, isRecorded: options.recording != nil)
        await loop.start(prompt.startupFile)
        let completions = CompletionSource()
        // What the command history prints depends on how the lines were typed, which cannot be repeated.
        let history = options.recording == nil ? history : History(path: nil) { _ in }
        let editor = options.session.refusal == nil ? prompt.editor : nil
        let input = LineInput(
            programName: prompt.programName, completions: completions, history: history, output: session.output,
            settings: { [commands = session.commands] in commands.promptSettings },
            editText: editor.map { program in { @Sendable in ExternalEditor.edit($0, with: program) } })
        let link = options.link.map(ScriptInput.opening)
        await loop.run(input, first: link, completions: completions)
        await loop.finishWriting(history)
        return session.commands.exitStatus ?? 0
    }
}
