import ChallengeConsole
package import ChallengeCore
package import ChallengeLanguage
import ChallengeTaskTracking

/// Runs commands one after the other. For each command, the runner resolves the name on the current screen, performs the
/// command, waits until all work of the command is finished, and shows the changes.
package final class CommandRunner {
    package let root: any RootContainerContract
    package let events: EventBroadcaster
    /// The tracked events and the redirects so far.
    package let log: SessionLog
    package let options: SessionOptions
    /// The present settings. A change of the schedule applies to the app's tasks.
    package var settings: SessionSettings {
        get { events.settings }
        set {
            if newValue.schedule != events.settings.schedule {
                root.instrumentation.tasks.schedule = newValue.schedule
            }
            events.settings = newValue
        }
    }
    /// Asks the user the questions of typed commands; nil if there is no user.
    package var asker: (any QuestionAsking)?
    /// The secret that the user typed without echo for the running command.
    private(set) var typedSecret: Secret?
    /// True while a question waits for an answer. Meanwhile, nothing else is printed.
    package var isAsking = false
    /// The names of all secrets on the app's screens.
    private(set) lazy var secretNames = Set(root.map.screens.flatMap(\.actions).flatMap(\.secrets))
    /// The exit status of a command that has ended the session; nil if no command has.
    package private(set) var exitStatus: Int32?
    package private(set) var hasFailed = false
    private let progress: ProgressReporter
    let router: OutputRouter
    package let own: [SessionCommand]

    package init(
        root: any RootContainerContract, events: EventBroadcaster, log: SessionLog, progress: ProgressReporter,
        router: OutputRouter, options: SessionOptions
    ) {
        (self.root, self.events, self.log) = (root, events, log)
        (self.progress, self.router, self.options) = (progress, router, options)
        own = options.commands.adding(root.tabs?.tabs ?? [])
    }

    /// The session's exit status so far. At a prompt, the status is 0, because the user has seen the failures.
    package var status: Int32 { hasFailed && !options.isInteractive ? 1 : 0 }

    /// Runs commands until a command fails. Returns true if all commands succeeded. Expands aliases in typed commands.
    package func run(_ commands: [Command], in context: CommandContext) async -> Bool {
        var rest = commands[...]
        while exitStatus == nil, let command = rest.popFirst() {
            guard !Task.isCancelled else {
                reportInterruption(in: context)
                return false
            }
            do throws(SyntaxError) {
                let meant = try isTyped(context) ? settings.aliases.expanding(command) : [command]
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

    package func leave() { exitStatus = status }

    package func reject(_ mistake: SyntaxError, in context: CommandContext) {
        report(mistake.message, at: mistake.location, in: context)
        events.send(.rejection(at: place(of: mistake.location, in: context)))
        events.commit()
    }

    private func reportRest(_ count: Int) {
        guard count > 0 else { return }
        let subject = count == 1 ? "the command after it was" : "the \(count) commands after it were"
        events.send(.note("\(subject) not run"))
        events.commit()
    }

    /// Runs a command and reports its error. Returns true if the command succeeded.
    ///
    /// A command that fails or is cancelled is rolled back, see ``Transaction``. If the command sourced a script, the
    /// script's earlier commands are not rolled back.
    package func run(_ command: Command, in context: CommandContext) async -> Bool {
        let execution = context.execution
        let elapsed = options.clock.stopwatch()
        let answered = await answer(spelledOut(command, in: context), in: context)
        let command = answered.command
        typedSecret = answered.secret
        defer { typedSecret = nil }
        events.send(.command(command, source: context.source))
        let transaction = Transaction(command, from: context.source, in: self, within: execution.transactions.last)
        execution.begin(transaction, progress: progress.start())
        let hasSucceeded: Bool
        do {
            if let refusal = answered.refusal { throw refusal }
            try await carryOut(transaction, elapsed, in: context)
            hasSucceeded = true
        } catch {
            guard !execution.isAbandoned else { return false }
            fail(transaction, error, in: context)
            hasSucceeded = false
        }
        guard !execution.isAbandoned else { return false }
        events.send(.result(command, source: context.source, succeeded: hasSucceeded, duration: elapsed()))
        execution.end()
        await events.writeRecording()
        guard !execution.isAbandoned else { return hasSucceeded }
        if isTyped(context), await !router.page(with: settings.pager, in: context) { settings.pager = "" }
        transaction.commit()
        return hasSucceeded
    }

    /// Runs the command of a transaction: resolves and performs the command, waits until the app has settled, shows the
    /// changes, and delivers the output to the command's target. Throws if any step fails.
    private func carryOut(
        _ transaction: Transaction, _ elapsed: @escaping () -> Duration, in context: CommandContext
    ) async throws {
        let command = transaction.command
        let resolved = try resolve(command, in: context)
        let check = checks(of: resolved, command, in: context)
        let limit = TimeLimit(
            duration: resolved.sourcesFile ? nil : options.timeout, clock: options.clock, elapsed: elapsed,
            tasks: root.instrumentation.tasks)
        let target = resolved.takesTarget ? nil : command.target
        transaction.divert(to: target, as: resolved.format(of: command))
        try await context.execution.limited(by: limit) { [self] in
            try await perform(resolved, command, in: context)
            try await display()
        }
        try check()
        if let target {
            try await context.execution.limited(by: limit) { [router] in
                try await router.deliver(transaction.takeOutput(), to: target, in: context)
            }
        }
        transaction.endDiversion()
        try context.execution.checkCancellation()
    }

    /// Resolves the name of a command on the current screen. Throws if the command is certain to fail.
    private func resolve(_ command: Command, in context: CommandContext) throws(CommandError) -> ResolvedCommand {
        try router.check(command, in: context)
        let resolved = try commandTable.resolve(
            command.name, followedBy: command.arguments, mayBeShort: isTyped(context))
        try checkTable(of: resolved, command)
        return resolved
    }

    /// Returns a check to call after the command. If the command has failed after all, the check throws. If nothing has
    /// changed, the check prints a note.
    private func checks(
        of resolved: ResolvedCommand, _ command: Command, in context: CommandContext
    ) -> () throws(CommandError) -> Void {
        let (answerCount, screen) = (events.answerCount, screenToCheck)
        return { [self] () throws(CommandError) in
            if router.hasAnswerWithoutTable { throw CommandError(.noTable(of: command.text, router.format)) }
            try checkScreen(of: resolved, after: screen)
            if case .session(let session) = resolved, session.tellsBackground,
                let sleepers = root.instrumentation.tasks.sleepers
            {
                events.send(.note(sleepers.written))
            }
            if resolved.mustAnswer, !context.isStartup, events.answerCount == answerCount {
                events.send(.note("nothing has changed"))
            }
        }
    }

    private func fail(_ transaction: Transaction, _ error: any Error, in context: CommandContext) {
        // The script has already reported its failed command. The effects of the script's earlier commands stay.
        if error is SourceFailed { return transaction.endDiversion() }
        if case SessionError.endsInError? = (error as? CommandError)?.reason {
            transaction.endDiversion()
            events.commit()
        }
        transaction.rollBack(isInterrupted: Task.isCancelled)
        if Task.isCancelled {
            reportInterruption(of: transaction.command, in: context)
        } else {
            let place = (error as? CommandError)?.location ?? transaction.command.name.location
            report("\(error)", at: place, in: context)
        }
    }

    package private(set) lazy var commandTable = CommandTable(root, own: own)

    /// Same as ``CommandTable/verbatim``, but faster on screens without verbatim texts. Most screens have none.
    package var verbatim: Set<[String]> { root.rendering?.hasVerbatim == true ? commandTable.verbatim : [] }

    /// True if the user typed the command at a prompt. Typed commands may be abbreviated.
    func isTyped(_ context: CommandContext) -> Bool { options.isInteractive && context.sources.isEmpty }

    /// The command with its full name, if the name was abbreviated at the prompt. The name of a control or a destination
    /// is expanded to the command for it.
    private func spelledOut(_ command: Command, in context: CommandContext) -> Command {
        let name = command.name.text.lowercased()
        // Most commands need no routes. Routes require the declarations of all screens, which take time.
        let command = isOfSessionOrTop(name) ? command : commandTable.meant(command)
        guard isTyped(context),
            let name = try? commandTable.resolve(command.name, mayBeShort: true).description.name,
            name != command.name.text
        else { return command }
        return command.renamed(name)
    }

    private func isOfSessionOrTop(_ name: String) -> Bool {
        for command in own where command.description.name == name { return true }
        for action in root.rendering?.actions ?? [] where action.description.name == name { return true }
        return false
    }

    package func perform(_ resolved: ResolvedCommand, _ command: Command, in context: CommandContext) async throws {
        let command = try leaving(by: resolved, command)
        let matcher = ArgumentMatcher(description: resolved.description) { [root] in root.map.screens }
        let arguments = try matcher.match(command.arguments)
        switch resolved {
        case .session(let session):
            try await perform(session.body, Invocation(command: command, arguments: arguments), in: context)
        case .everywhere(let description):
            guard let action = root.actions.first(where: { $0.description.name == description.name }) else { return }
            let arguments = try await completed(arguments, of: description, command)
            try await answer { try await action.perform(arguments) }
            events.send(use: .action(description.name, of: nil))
        case .action(let description):
            let arguments = try await completed(arguments, of: description, command)
            let top = root.top
            if description.isIntent {
                try await answer { [root] in
                    try await root.deliver(Intent(description.name, arguments), through: nil)
                }
            } else {
                let action = try action(named: description.name)
                try await answer { try await action.perform(arguments) }
            }
            events.send(use: .action(description.name, of: top?.navigation.name))
        case .distant(let description, let navigation):
            let arguments = try await completed(arguments, of: description, command)
            try await answer { [root] in
                try await root.deliver(Intent(description.name, arguments), through: navigation)
            }
            events.send(use: .action(description.name, of: root.chain(following: navigation).destination.name))
        }
    }

    private func perform(
        _ body: SessionCommand.Body, _ invocation: Invocation, in context: CommandContext
    ) async throws {
        switch body {
        case .navigates(let navigate):
            try root.instrumentation.tasks.attributing { try navigate(root, invocation) }
        case .answers(let answer): events.send(.report(try answer(root, invocation)))
        case .recalls(let recall): events.send(.report(recall(log, invocation.arguments)))
        case .switches(let adjust): events.send(.report(adjust(&events.settings, invocation.arguments)))
        case .delegates(let run): try await run(self, invocation, context)
        case .runs:
            if let program = invocation.command.arguments.first { try await router.run(program, in: context) }
        case .sources: try await ScriptRunner(commands: self).source(invocation.command.arguments, in: context)
        case .ends(let status): exitStatus = status(invocation.arguments) ?? self.status
        }
    }

    func answer(_ work: @escaping () async throws -> ActionOutcome) async throws {
        let outcome = try await root.perform(work) { [weak self] in self?.reportLate($0) }
        try Task.checkCancellation()
        guard case .output(let report) = outcome else { return }
        try await display()
        events.send(.report(report))
    }

    /// Reports the outcome of an action that continued in the background.
    private func reportLate(_ outcome: Result<ActionOutcome, any Error>) {
        switch outcome {
        case .success(.output(let report)): events.send(.report(report))
        case .success, .failure(is CancellationError): return
        case .failure(let error): report("\(error)", at: nil, in: CommandContext(execution: CommandExecution()))
        }
        events.commit()
    }

    func action(named name: String) throws(UnavailableAction) -> Action {
        let rendering = root.rendering
        guard let action = rendering?.actions.first(where: { $0.description.name == name }) else {
            throw UnavailableAction(name: name, screen: rendering?.title ?? "this screen")
        }
        return action
    }

    /// Waits until the first screen has settled. At a prompt, shows the screen; a script prints only the output of its
    /// commands. Returns false if the user interrupts the wait.
    @discardableResult
    package func start(_ execution: CommandExecution) async -> Bool {
        root.instrumentation.tasks.beginCommand()
        defer { root.instrumentation.tasks.endCommand() }
        do { try await root.settle() } catch { report("\(error)", at: nil, in: CommandContext(execution: execution)) }
        guard !execution.isAbandoned else { return false }
        if options.isInteractive { root.displayIfChanged() } else { root.markDisplayed() }
        if Task.isCancelled { reportInterruption(in: CommandContext(execution: execution)) }
        events.sendActivities()
        events.commit()
        return !Task.isCancelled
    }

    private func display() async throws {
        // A command that ends the session does not wait.
        if exitStatus == nil { try await settle() }
        root.displayIfChanged()
    }

    /// Waits until the app has settled. If the waiting command is cancelled, throws and cancels the work.
    package func settle() async throws {
        try await root.settle()
        try Task.checkCancellation()
    }

    /// Shows the screen on top if it has changed, unless the screen is loading.
    package func displayChange() {
        if root.top?.rendering.state != .loading { root.displayIfChanged() }
    }

    /// Rolls back the running commands, and reports the interrupt.
    package func abandon(_ execution: CommandExecution) {
        let transactions = execution.transactions
        for transaction in transactions.reversed() { transaction.endDiversion() }
        if let last = transactions.last { last.rollBack(isInterrupted: true) } else { displayChange() }
        reportInterruption(
            of: transactions.last?.command,
            in: CommandContext(execution: execution, sources: transactions.last.map { [$0.source] } ?? []))
        for transaction in transactions.reversed() {
            events.send(.result(transaction.command, source: transaction.source, succeeded: false, duration: .zero))
        }
        events.commit()
    }

    /// Reports an interrupt, once for each line. The report has a location if the command belongs to a program's request.
    package func reportInterruption(of command: Command? = nil, in context: CommandContext) {
        guard context.execution.claimInterruptionReport() else { return }
        let command = context.execution.isOfRequest ? command : nil
        report(.interruption(at: command.map { place(of: $0.name.location, in: context) }), in: context)
    }

    package func report(_ message: String, at location: SourceLocation?, in context: CommandContext) {
        report(Diagnostic(.error, message, at: location.map { place(of: $0, in: context) }), in: context)
    }

    func place(of location: SourceLocation, in context: CommandContext) -> Diagnostic.Location {
        Diagnostic.Location(context.source, location)
    }

    private func report(_ error: Diagnostic, in context: CommandContext) {
        guard !context.expectsFailure else { return }
        hasFailed = true
        events.send(.diagnostic(error))
    }

    /// The values, besides the stacks, that a rollback restores.
    typealias Values = (settings: SessionSettings, exitStatus: Int32?, fault: Fault?)

    var values: Values {
        get { (settings, exitStatus, root.instrumentation.faults.fault) }
        set {
            settings = newValue.settings
            exitStatus = newValue.exitStatus
            root.instrumentation.faults.fault = newValue.fault
        }
    }
}
