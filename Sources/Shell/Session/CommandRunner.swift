import ChallengeCore

/// Carries out commands: finds what a command means on the current screen, performs it, waits until everything that it
/// has started is done, and shows what has changed.
final class CommandRunner {
    let root: any RootContainerContract
    let events: EventBroadcaster
    /// The tracked events and the redirects so far.
    let log: SessionLog
    let history: History
    let options: ShellOptions
    /// What is wanted of the prompt. Written by the commands that are about it.
    var promptSettings = PromptSettings()
    /// The exit status, once a command has asked for the end.
    private(set) var exitStatus: Int32?
    /// Whether a command has failed.
    private(set) var hasFailed = false
    private let progress: ProgressReporter
    let router: OutputRouter
    /// The session's commands.
    let own: [SessionCommand]

    /// - Parameters:
    ///   - log: a listener of the events.
    ///   - progress: shows the progress of a command that takes long.
    init(
        root: any RootContainerContract, events: EventBroadcaster, log: SessionLog, history: History,
        progress: ProgressReporter, router: OutputRouter, options: ShellOptions
    ) {
        self.root = root
        self.events = events
        self.log = log
        self.history = history
        self.progress = progress
        self.router = router
        self.options = options
        promptSettings.pager = options.pager
        own = SessionCommand.all(without: options.without)
    }

    /// The exit status by what has happened so far: a person at a prompt has seen what failed.
    var status: Int32 { hasFailed && !options.isInteractive ? 1 : 0 }

    /// Runs commands up to the first that fails, as later ones may depend on it; whether all succeeded. Of those that are
    /// typed, an alias is what it stands for.
    func run(_ commands: [Command], in context: CommandContext) async -> Bool {
        var rest = commands[...]
        while exitStatus == nil, let command = rest.popFirst() {
            guard !Task.isCancelled else {
                reportInterruption(in: context)
                return false
            }
            do throws(SyntaxError) {
                let meant = try isTyped(context) ? promptSettings.aliases.expanding(command) : [command]
                for (index, command) in meant.enumerated() where exitStatus == nil {
                    guard await run(command, in: context) else {
                        if !Task.isCancelled { reportRest(meant.count - index - 1 + rest.count) }
                        return false
                    }
                }
            } catch {
                reject(error, in: context)
                return false
            }
        }
        return true
    }

    /// Ends the session, as `exit` does, from outside of a command.
    func leave() { exitStatus = status }

    /// Reports a line of which nothing runs.
    func reject(_ mistake: SyntaxError, in context: CommandContext) {
        report(mistake.message, at: mistake.location, in: context)
        events.send(.rejection(at: place(of: mistake.location, in: context)))
        events.commit()
    }

    /// Says how many commands were left out after one that failed.
    private func reportRest(_ count: Int) {
        guard count > 0 else { return }
        let subject = count == 1 ? "the command after it was" : "the \(count) commands after it were"
        events.send(.note("\(subject) not carried out"))
        events.commit()
    }

    /// Runs a command, and reports why it fails; whether it succeeded.
    ///
    /// A command that fails, or whose task is cancelled, is rolled back: the stacks are as they were, and its output,
    /// redirects included, is dropped unless it is written already. Commands of a script that it has sourced stay.
    func run(_ command: Command, in context: CommandContext) async -> Bool {
        let execution = context.execution
        let elapsed = options.clock.stopwatch()
        let command = spelledOut(command, in: context)
        events.send(.command(command, source: context.source))
        events.beginCommand()
        execution.begin((command, context.source), root.begin(dueTo: command.text), progress: progress.start())
        let hasSucceeded = await carryOut(command, in: context)
        guard !execution.isAbandoned else { return false }
        events.send(.result(command, source: context.source, succeeded: hasSucceeded, duration: elapsed()))
        execution.end()
        await events.writeRecording()
        guard !execution.isAbandoned else { return hasSucceeded }
        if isTyped(context), await !router.page(with: promptSettings.pager, in: context) { promptSettings.pager = "" }
        events.commit()
        return hasSucceeded
    }

    private func carryOut(_ command: Command, in context: CommandContext) async -> Bool {
        let (answerCount, elapsed, screen) = (events.answerCount, options.clock.stopwatch(), screenToCheck)
        var isDiverted = false
        do {
            try router.check(command, in: context)
            let resolved = try commandTable.resolve(
                command.name, followedBy: command.arguments, mayBeShort: isTyped(context))
            try checkTable(of: resolved, command)
            /// Does a part of the work, in what is left of the time. The commands of a sourced file have their own.
            func limited(_ work: @escaping () async throws -> Void) async throws {
                let limit = resolved.sourcesFile ? nil : options.timeout
                try await context.execution.limited(to: limit, elapsed, clock: options.clock, work)
            }
            let target = resolved.takesTarget ? nil : command.target
            let before = target.map { _ in revertible }
            if let target {
                events.divert(to: target)
                isDiverted = true
            }
            try await limited { [self] in
                try await perform(resolved, command, in: context)
                try await display()
            }
            try checkAnswer(of: command)
            try checkScreen(of: resolved, after: screen)
            if resolved.mustAnswer, !context.isStartup, events.answerCount == answerCount {
                events.send(.note("nothing has changed"))
            }
            if let target {
                let printed = events.endDiversion() ?? []
                isDiverted = false
                do {
                    try await limited { [router] in try await router.deliver(printed, to: target, in: context) }
                } catch {
                    if let before { revertible = before }
                    throw error
                }
            }
            // Whoever has cancelled a request was told that it fails.
            if context.execution.isOfRequest { try Task.checkCancellation() }
            return true
        } catch {
            guard !context.execution.isAbandoned else { return false }
            if isDiverted { events.endDiversion(isAborted: true) }
            if error is SourceFailed { return false }
            if (error as? CommandError)?.reason == .endsInError { events.commit() }
            rollBack(context.execution)
            if Task.isCancelled {
                reportInterruption(of: command, in: context)
            } else {
                report("\(error)", at: (error as? CommandError)?.location ?? command.name.location, in: context)
            }
            return false
        }
    }

    /// The commands that are possible now.
    var commandTable: CommandTable { CommandTable(root, own: own) }

    /// Whether a command may be abbreviated, as those that are typed.
    private func isTyped(_ context: CommandContext) -> Bool { options.isInteractive && context.sources.isEmpty }

    /// A command as a script would have it: with its name in full, if it was abbreviated at the prompt.
    private func spelledOut(_ command: Command, in context: CommandContext) -> Command {
        guard isTyped(context),
            let name = try? commandTable.resolve(command.name, mayBeShort: true).description.name,
            name != command.name.text
        else { return command }
        return command.renamed(name)
    }

    /// Performs a command, once its arguments are checked.
    func perform(_ resolved: ResolvedCommand, _ command: Command, in context: CommandContext) async throws {
        let matcher = ArgumentMatcher(description: resolved.description) { [root] in root.map.screens }
        let arguments = try matcher.match(command.arguments)
        switch resolved {
        case .session(let session):
            try await perform(session.body, Invocation(command: command, arguments: arguments), in: context)
        case .everywhere(let description):
            guard let action = root.actions.first(where: { $0.description.name == description.name }) else { return }
            try await answer(try await action.perform(arguments))
            events.send(use: .action(description.name, of: nil))
        case .action(let description):
            let top = root.top
            let outcome =
                description.isIntent
                ? try await root.deliver(Intent(description.name, arguments), through: nil)
                : try await action(named: description.name).perform(arguments)
            try await answer(outcome)
            events.send(use: .action(description.name, of: top?.navigation.name))
        case .distant(let description, let navigation):
            try await answer(try await root.deliver(Intent(description.name, arguments), through: navigation))
            events.send(use: .action(description.name, of: root.chain(following: navigation).destination.name))
        }
    }

    private func perform(
        _ body: SessionCommand.Body, _ invocation: Invocation, in context: CommandContext
    ) async throws {
        switch body {
        case .navigates(let navigate): try navigate(root, invocation)
        case .answers(let answer): events.send(.report(try answer(root, invocation)))
        case .recalls(let recall): events.send(.report(recall(log, invocation.arguments)))
        case .looksBack(let lookBack): events.send(.report(await lookBack(history, invocation.arguments)))
        case .switches(let adjust): events.send(.report(adjust(&events.settings, invocation.arguments)))
        case .delegates(let run): try await run(self, invocation, context)
        case .runs:
            if let program = invocation.command.arguments.first { try await router.run(program, in: context) }
        case .sources: try await ScriptRunner(commands: self).source(invocation.command.arguments, in: context)
        case .ends(let status): exitStatus = status(invocation.arguments) ?? self.status
        }
    }

    private func answer(_ outcome: ActionOutcome) async throws {
        try Task.checkCancellation()
        guard case .output(let report) = outcome else { return }
        try await display()
        events.send(.report(report))
    }

    private func action(named name: String) throws(UnavailableAction) -> Action {
        let actions = root.top?.rendering.actions ?? []
        guard let action = actions.first(where: { $0.description.name == name }) else {
            throw UnavailableAction(name: name, screen: root.top?.rendering.title ?? "this screen")
        }
        return action
    }

    /// Waits until the first screen has settled, and shows it at a prompt; a script prints only what its commands do.
    ///
    /// - Returns: false when it was interrupted.
    @discardableResult
    func start(_ execution: CommandExecution) async -> Bool {
        await root.settle()
        guard !execution.isAbandoned else { return false }
        if options.isInteractive { root.displayIfChanged() } else { root.markDisplayed() }
        if Task.isCancelled { reportInterruption(in: CommandContext(execution: execution)) }
        events.sendActivities()
        events.commit()
        return !Task.isCancelled
    }

    /// Waits until the app has settled, and prints the screen on top if it looks different now.
    private func display() async throws {
        try await settle()
        root.displayIfChanged()
    }

    /// Waits until the app has settled. Throws where the command that waits is cancelled, which cancels that work too.
    func settle() async throws {
        await root.settle()
        try Task.checkCancellation()
    }

    /// Displays the screen on top if it has changed and is not loading.
    func displayChange() {
        if root.top?.rendering.state != .loading { root.displayIfChanged() }
    }

    /// Rolls back the command at work, if there is one, and reports that it was interrupted.
    func abandon(_ execution: CommandExecution) {
        while events.endDiversion(isAborted: true) != nil {}
        if execution.commands.isEmpty { displayChange() } else { rollBack(execution) }
        let last = execution.commands.last
        reportInterruption(
            of: last?.command,
            in: CommandContext(execution: execution, sources: last.map { [$0.source] } ?? []))
        for (command, source) in execution.commands.reversed() {
            events.send(.result(command, source: source, succeeded: false, duration: .zero))
        }
        events.commit()
    }

    /// Rolls back the command at work. A change that cannot be rolled back is shown, unless the screen waits for work
    /// that was abandoned.
    private func rollBack(_ execution: CommandExecution) {
        events.rollBack(isInterrupted: Task.isCancelled || execution.isAbandoned)
        execution.rollBack()
        displayChange()
    }

    /// Reports, once for a line, that it was interrupted; without a place, as no line is at fault, unless it is one of many
    /// that a program has sent.
    func reportInterruption(of command: Command? = nil, in context: CommandContext) {
        guard context.execution.claimInterruptionReport() else { return }
        let command = context.execution.isOfRequest ? command : nil
        report(.interruption(at: command.map { place(of: $0.name.location, in: context) }), in: context)
    }

    /// Reports an error at a place in the script, or line, that the context is in.
    func report(_ message: String, at location: SourceLocation?, in context: CommandContext) {
        report(Diagnostic(.error, message, at: location.map { place(of: $0, in: context) }), in: context)
    }

    private func place(of location: SourceLocation, in context: CommandContext) -> Diagnostic.Location {
        Diagnostic.Location(source: context.source.name, position: location, origin: context.source.origin)
    }

    /// Prints an error and remembers that there was one, unless the command is expected to fail.
    private func report(_ error: Diagnostic, in context: CommandContext) {
        guard !context.expectsFailure else { return }
        hasFailed = true
        events.send(.diagnostic(error))
    }

    /// What a command may change beside the stacks and can be taken back.
    var revertible: (settings: AllSettings, exitStatus: Int32?, fault: Fault?) {
        get { (settings, exitStatus, root.instrumentation.faults.fault) }
        set { (settings, exitStatus, root.instrumentation.faults.fault) = newValue }
    }

    /// What `set` changes.
    var settings: AllSettings {
        get { AllSettings(session: events.settings, prompt: promptSettings) }
        set { (events.settings, promptSettings) = (newValue.session, newValue.prompt) }
    }
}

extension Clock where Duration == Swift.Duration {
    /// A function that tells how long ago it was made.
    package func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}

/// Shows and reports the progress of work.
final class ProgressReporter {
    /// How long a command may take before its progress is shown, and how often that is renewed. Below a tenth of a
    /// second an answer seems to come at once (Nielsen, Usability Engineering, 1993, chapter 5).
    static let delay = Duration.milliseconds(100)

    private let board: ProgressBoard
    private let output: Output
    private let clock: any Clock<Duration>
    private let isShown: Bool
    /// How many tenths of the work had been done when that was last reported; nil before the first report.
    private var tenthsDone: Int?

    /// - Parameters:
    ///   - isShown: false where what is printed must not depend on how long work takes.
    ///   - onTenth: called for each further tenth of the work that is done.
    init(
        board: ProgressBoard, output: Output, clock: any Clock<Duration>, isShown: Bool = true,
        onTenth: @escaping @MainActor (Progress) -> Void
    ) {
        self.board = board
        self.output = output
        self.clock = clock
        self.isShown = isShown
        board.onReport = { [weak self] in if let progress = self?.furtherTenth($0) { onTenth(progress) } }
    }

    /// Shows the progress of a command that takes long, until the task is cancelled; nil where nothing can be redrawn.
    func start() -> Task<Void, Never>? {
        guard isShown, output.canRedraw else { return nil }
        let elapsed = clock.stopwatch()
        return Task { [clock, output, board] in
            var pace = ProgressPace()
            // Cancelled when the command ends, perhaps just before: then there is nothing to show.
            while (try? await clock.sleep(for: Self.delay)) != nil, !Task.isCancelled {
                let progress = board.progress
                let rate = pace.rate(of: progress, after: elapsed())
                output.showProgress(ProgressLine(progress: progress, rate: rate, remark: board.remark))
            }
        }
    }

    /// The progress if a further tenth of the work is done. The first call says only how much was done before.
    private func furtherTenth(_ progress: Progress?) -> Progress? {
        guard let progress else {
            tenthsDone = nil
            return nil
        }
        let tenths = progress.percent / 10
        let isFurther = tenthsDone.map { tenths > $0 } ?? false
        tenthsDone = tenths
        return isFurther ? progress : nil
    }
}
