package import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit

/// What a shell is started with, or a verifier of transcripts, whose files, and folders with files, those then are.
package nonisolated struct ShellOptions: Sendable {
    /// Commands to run, each a script of its own.
    package var commands: [String] = []
    /// Script files to run after them; `-` is the standard input.
    package var files: [String] = []
    package var keepsGoing = false
    /// Look for mistakes in the scripts, and carry out nothing.
    package var isChecking = false
    package var settings = SessionSettings()
    /// Show the lines of scripts as if someone typed them.
    package var isPaced = false
    package var isQuiet = false
    /// A link to start at.
    package var link: String?
    /// A script to run first when someone is at the prompt, if it is there; nil for none.
    package var startupFile: String?
    /// Where the lines typed at the prompt are kept; nil to keep them in memory.
    package var historyFile: String?
    /// A new file to write the session to as a transcript, and what stands above it; nil for none. Such a session has to be
    /// one that can be repeated: without a start-up file, without a history, and with an app that remembers nothing.
    package var recording: (file: String, comment: String)?
    /// The user's home, for `~/` in the name of a file; nil where there is none.
    package var home = HomeFolder()
    /// The line that greets someone at the prompt.
    package var banner = ""
    /// Of transcripts: whether what differs is rewritten.
    package var updates = false
    /// Of transcripts: where the results go as JUnit's XML.
    package var reportFile: String?
    /// Someone types the commands: they may be shortened.
    var isInteractive = false
    /// What waiting is measured by.
    var clock: any Clock<Duration> = ContinuousClock()
    package let traits: OutputTraits

    package init(traits: OutputTraits) {
        self.traits = traits
    }
}

/// The shell: drives an app from scripts, or from a prompt where there is neither script nor command and both ends
/// are terminals.
package struct Shell {
    private let options: ShellOptions
    private let session: Session

    package init(root: any RootContainerContract, options: ShellOptions) {
        var options = options
        options.isInteractive =
            options.commands.isEmpty && options.files.isEmpty && options.traits.isInputTerminal
            && options.traits.isOutputTerminal && !options.isChecking
        self.options = options
        session = Session(root: root, output: Output(traits: options.traits), options: options)
    }

    /// Prints a line of diagnostics to standard error, with what could move the cursor made visible. May be called from
    /// any task.
    package nonisolated static func log(_ line: String) {
        let text = line.split(separator: "\n", omittingEmptySubsequences: false).map(\.description.madeVisible)
        Console.standard.write(text.joined(separator: "\n") + "\n", to: .error)
    }

    /// Prints warnings as the shell prints its own. May be called from any task.
    package nonisolated static func warner(_ traits: OutputTraits) -> @Sendable (String) -> Void {
        let style = traits.errorStyle
        return { message in
            let warning = Diagnostic(.warning, message).text(style: style, width: OutputTraits.defaultWidth)
            Console.standard.write(warning + "\n", to: .error)
        }
    }

    /// The commands that are possible on every screen, in the order in which help lists them.
    package static var commands: [ActionDescription] { SessionCommand.all.map(\.description) }

    /// What can be done on the first screen of an app, all of it, no name twice. The app is looked at only.
    package static func commands(atStartOf root: any RootContainerContract) -> [ActionDescription] {
        let app = AppModel(root)
        return app.commandTable(at: app.start).all.map(\.description)
    }

    /// Runs to the end, and returns the status to exit with.
    package func run() async -> Int32 {
        guard record() else { return ExitStatus.usage }
        defer { session.endRecording() }
        if options.isInteractive { return await runInteractively() }
        var inputs = options.commands.enumerated().map { index, text in
            ScriptInput.text(text, name: "<command \(index + 1)>")
        }
        inputs += options.files.map { $0 == "-" ? .standardInput : .file($0) }
        if inputs.isEmpty { inputs = [.standardInput] }
        if let linkCommand { inputs.insert(.text(linkCommand, name: "<link>"), at: 0) }
        if options.isChecking { return await check(inputs) }
        await session.start()
        return await run(inputs)
    }

    /// Begins to record the session, where that is wished; false where it cannot be done.
    private func record() -> Bool {
        guard let (file, comment) = options.recording else { return true }
        do {
            try session.record(to: file, comment: comment)
            return true
        } catch {
            let message = error.isTaken ? "there is one already; name a new one, or delete that first" : "\(error)"
            session.tell(.diagnostic(Diagnostic(.error, "'\(file)' cannot be recorded to: \(message)")))
            return false
        }
    }

    /// Runs scripts one after the other, to the first that fails unless the session keeps going.
    private func run(_ inputs: [ScriptInput]) async -> Int32 {
        for input in inputs {
            do {
                let hasSucceeded = try await session.run(input.name, try input.reader())
                if let status = session.exitStatus { return status }
                if !hasSucceeded, !options.keepsGoing { return session.status }
            } catch {
                session.tell(.diagnostic(.unreadable(input.name, error)))
                return ExitStatus.noInput
            }
        }
        return session.status
    }

    /// Tells of every mistake in some scripts that are to be carried out one after the other.
    private func check(_ inputs: [ScriptInput]) async -> Int32 {
        let checker = ScriptChecker(session.root, home: options.home) { session.tell(.diagnostic($0)) }
        var areReadable = true
        for input in inputs {
            do {
                try await checker.check(input)
            } catch {
                session.tell(.diagnostic(.unreadable(input.name, error)))
                areReadable = false
            }
        }
        return areReadable ? checker.hasFoundMistake ? 1 : 0 : ExitStatus.noInput
    }

    private func runInteractively() async -> Int32 {
        if !options.isQuiet { session.tell(.note(options.banner)) }
        if let type = options.traits.unusableTerminalType {
            let message =
                "lines cannot be edited on a terminal of the type '\(type)', which is not known or has no cursor"
            session.tell(.diagnostic(Diagnostic(.warning, message)))
        }
        let interrupts = Interrupts()
        interrupts.catchSignal()
        _ = await session.take(interrupts) { await session.start() }
        _ = await session.take(interrupts) { await runStartupFile() }
        let completions = CompletionSource()
        // What the command history prints depends on how the lines were typed, which cannot be repeated.
        let history = options.recording == nil ? session.history : History(path: nil) { _ in }
        let input = LineInput(completions: completions, history: history, output: session.output)
        await session.runInteractively(input, first: linkCommand, interrupts: interrupts, completions: completions)
        return session.exitStatus ?? 0
    }

    /// Runs the start-up file. That there is none is nothing to speak of; that it cannot be used is.
    private func runStartupFile() async -> Bool {
        guard let path = options.startupFile else { return true }
        do {
            return try await session.run(path, try ScriptInput.file(path).reader())
        } catch let error as SystemError where error.isMissing {
            return true
        } catch {
            guard !Task.isCancelled else {
                session.reportInterruption()
                return false
            }
            session.tell(.diagnostic(Diagnostic(.warning, "the start-up file '\(path)' cannot be read: \(error)")))
            return true
        }
    }

    /// What goes to the link to start at.
    private var linkCommand: String? {
        options.link.map { "open \(CompletionQuoting.quoted($0))" }
    }
}

/// The statuses to end with where something could not even be begun, by `sysexits.h`.
nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    static let noInput: Int32 = 66
}

/// The user's home, by which the name of a file may begin.
package nonisolated struct HomeFolder: Sendable {
    /// From the root; nil where there is none.
    let path: String?

    /// - Parameter path: counts as missing unless it is from the root.
    package init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// A path with the home in place of a `~` that stands alone before its first slash; any other path as it is.
    func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
