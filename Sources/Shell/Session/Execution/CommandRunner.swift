import ChallengeActions
import ChallengeConsole
import ChallengeCore
import ChallengeGraph
package import ChallengeHost
package import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText
import SwiftUI

/// Runs commands one after the other. For each command, the runner resolves the name on the current screen, performs the
/// command, waits until all work of the command is finished, and shows the changes.
package final class CommandRunner {
    package let root: RootContainer
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
    package let questions: Questions
    /// The exit status of a command that has ended the session; nil if no command has.
    package private(set) var exitStatus: Int32?
    package private(set) var hasFailed = false
    /// Called after each command of an app that may lose changes, with the error if the session ended now; nil if no
    /// changes would be lost.
    package var onUnsaved: (Diagnostic?) -> Void = { _ in }
    private let progress: ProgressReporter
    package let router: OutputRouter
    package let commandTable: CommandTable

    package init(
        root: RootContainer, events: EventBroadcaster, log: SessionLog, progress: ProgressReporter,
        router: OutputRouter, options: SessionOptions, commands: [SessionCommand]
    ) {
        self.root = root
        self.events = events
        self.log = log
        self.progress = progress
        self.router = router
        self.options = options
        questions = Questions(root, options, router)
        commandTable = CommandTable(LiveCommands(root: root), sessionCommands: commands)
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
                let expanded = try isTyped(context) ? settings.aliases.expanding(command) : [command]
                for (index, command) in expanded.enumerated() where exitStatus == nil {
                    guard await run(command, in: context) else {
                        if !Task.isCancelled { reportRest(expanded.count - index - 1 + rest.count) }
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

    /// Goes on after a command that has ended the session.
    package func stay() { exitStatus = nil }

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
        let (command, invocation) = await read(command, in: context)
        events.send(.command(command, source: context.source))
        let transaction = Transaction(command, from: context.source, in: self, within: execution.transactions.last)
        execution.begin(transaction, progress: progress.start())
        let hasSucceeded: Bool
        do {
            try await carryOut(invocation, transaction, elapsed, in: context)
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
        if root.mayLoseChanges { onUnsaved(questions.lossAtEnd) }
        return hasSucceeded
    }

    /// Reads a command, and asks its questions if the user typed it.
    private func read(_ typed: Command, in context: CommandContext) async -> CommandTable.Reading {
        let (command, invocation) = commandTable.read(typed, mayBeShort: isTyped(context))
        if let hidden = commandTable.hiding(questions.secrets, in: (command, invocation)) { return hidden }
        if case .failure(let error) = invocation, !isTyped(context) {
            return (command, .failure(settings.aliases.explaining(error, of: typed)))
        }
        guard isTyped(context), case .success(let success) = invocation else { return (command, invocation) }
        return await questions.answered(success, by: commandTable, in: context)
    }

    /// Runs the command of a transaction: performs it, waits until the app has settled, shows the changes, and delivers the
    /// output to the command's target. Throws if any step fails.
    private func carryOut(
        _ invocation: ReadInvocation, _ transaction: Transaction,
        _ elapsed: @escaping () -> Duration, in context: CommandContext
    ) async throws {
        try router.check(transaction.command, in: context)
        let invocation = try invocation.get()
        try checkTable(of: invocation)
        let (answerCount, screen, before) = (events.answerCount, screenToCheck, root.rendering)
        let drafts = invocation.session?.leaving == nil ? root.draftsBelow : []
        let limit = invocation.sourcesFile ? nil : options.timeout
        transaction.divert(to: invocation.target, as: invocation.format)
        try await limited(to: limit, elapsed, context.execution) { [self] in
            try await perform(invocation, in: context)
            try await display()
            if case .distant = invocation.resolved { try await noteMatchesElsewhere(of: invocation) }
        }
        if router.output.hasAnswerWithoutTable {
            throw root.failure ?? CommandError(.noTable(of: transaction.command.text, router.output.format))
        }
        try checkScreen(of: invocation, after: screen)
        reportClosed(drafts)
        addNotes(on: invocation, hasAnswered: events.answerCount != answerCount, since: before, in: context)
        if let target = invocation.target {
            try await limited(to: limit, elapsed, context.execution) { [router] in
                let format = invocation.format ?? router.output.format
                try await router.deliver(transaction.takeOutput(), format, to: target, in: context)
            }
        }
        transaction.endDiversion()
        if let part = router.output.takePart() { events.send(.aside(part)) }
        if context.execution.isOfRequest { try Task.checkCancellation() }
    }

    /// Tells which screens have closed with unsaved changes, such as the screens of a user who has logged out.
    private func reportClosed(_ drafts: [LiveScreen]) {
        guard !drafts.isEmpty else { return }
        let open = Set(root.allTops.map(\.id))
        for draft in drafts where !open.contains(draft.id) {
            events.send(.note("\(draft.rendering.title) has closed, and its changes are lost"))
        }
    }

    private func addNotes(
        on invocation: Invocation, hasAnswered: Bool, since before: Rendering?, in context: CommandContext
    ) {
        if invocation.session?.reportsBackground == true, let sleepers = root.instrumentation.tasks.sleepers {
            events.send(.note(sleepers.sentence))
        } else if invocation.mustAnswer, !context.isStartup, !hasAnswered {
            // A symbol that the screen does not draw may have changed, such as a star.
            let (now, then) = (root.rendering?.possibleActions ?? [], before?.possibleActions ?? [])
            let (new, gone) = (now.filter { !then.contains($0) }, then.filter { !now.contains($0) })
            let change = new.isEmpty ? "no longer possible: " : "now possible: "
            let names = (new.isEmpty ? gone : new).joined(separator: ", ")
            // A screen shows every secret alike.
            let secret = invocation.description.secret(in: invocation.words.map(\.text))
            let moved =
                invocation.session?.purpose == .moving ? root.top.map { "Already on \($0.rendering.title)" } : nil
            let unseen = secret.map { "the \($0) is set" } ?? moved ?? "nothing has changed"
            events.send(.note(names.isEmpty ? unseen : change + names))
        }
    }

    /// Throws if the command certainly prints no table, although the format has only tables.
    private func checkTable(of invocation: Invocation) throws(CommandError) {
        // If a person reads the output, an answer without a table is printed as text.
        let isForPerson = options.isInteractive && invocation.command.target == nil
        let format = invocation.format ?? (isForPerson ? .text : router.output.format)
        guard format.isTable, !options.traits.printsLastOnly, let session = invocation.session else { return }
        let app = ScriptModel(root, commandTable.sessionCommands, format: format, link: options.link)
        let position =
            root.stackCount == 1
            ? KnownStacks.stack(root.screens[0].map(\.navigation.name), tab: root.tabs?.selected ?? 0) : .unknown
        let next = try? session.staticEffect?(app, position, invocation)
        try app.checkTable(of: invocation, at: next ?? .unknown)
    }

    private var screenToCheck: Int? { options.isStrict ? root.top?.id : nil }

    /// In a strict session, throws if a command leads to an error screen, or is an action of an error screen.
    private func checkScreen(of invocation: Invocation, after screen: Int?) throws(EndsInError) {
        guard options.isStrict, let top = root.top, top.rendering.state == .error else { return }
        if invocation.session != nil, top.id == screen { return }
        throw EndsInError(reason: top.reason(after: log.load(of: top), now: root.instrumentation.faults.fault) ?? "")
    }

    /// Runs a command and rolls it back. Returns true if it succeeds. Reports changes in the app that stay.
    package func tryOut(_ command: Command, in context: CommandContext) async throws -> Bool {
        // Names cannot be abbreviated, even at a prompt: in a script, an abbreviation alone is a failure.
        let (command, invocation) = commandTable.read(command)
        let (trace, screen) = (AppTrace(self), screenToCheck)
        let trial = Transaction(command, from: context.source, in: self, within: nil, isTrial: true)
        var context = context
        context.expectsFailure = true
        var hasSucceeded = false
        do {
            let invocation = try invocation.get()
            try await perform(invocation, in: context)
            try await settle()
            try checkScreen(of: invocation, after: screen)
            hasSucceeded = true
        } catch {}
        trial.rollBack(isInterrupted: false)
        // Cancelled tasks must end first.
        await root.instrumentation.tasks.stillness()
        try Task.checkCancellation()
        let changes = AppTrace(self).changes(since: trace)
        // The note is lasting, because a failed expectation is rolled back too.
        if !changes.isEmpty {
            events.send(.note("not undone: " + changes.joined(separator: "; "), isLasting: true))
        }
        return hasSucceeded
    }

    private func fail(_ transaction: Transaction, _ error: any Error, in context: CommandContext) {
        // The script has already reported its failed command. The effects of the script's earlier commands stay.
        if error is SourceFailed { return transaction.endDiversion() }
        if error is EndsInError {
            transaction.endDiversion()
            events.commit()
        }
        transaction.rollBack(isInterrupted: Task.isCancelled)
        if Task.isCancelled {
            reportInterruption(of: transaction.command, in: context)
        } else {
            let place = (error as? CommandError)?.location ?? transaction.command.name.location
            report(text(of: error), at: place, in: context)
        }
    }

    /// Same as ``CommandTable/verbatim``, but faster on screens without verbatim texts. Most screens have none.
    package var verbatim: Set<[String]> { root.rendering?.hasVerbatim == true ? commandTable.verbatim : [] }

    /// True if the user typed the command at a prompt. Typed commands may be abbreviated.
    package func isTyped(_ context: CommandContext) -> Bool { options.isInteractive && context.sources.isEmpty }

    package func perform(_ invocation: Invocation, in context: CommandContext) async throws {
        try questions.checkLeaving(by: invocation)
        let name = invocation.description.name
        switch invocation.resolved {
        case .session(let session):
            try await perform(session.body, invocation, in: context)
        case .everywhere:
            guard let action = root.actions.first(where: { $0.description.name == name }) else { return }
            let arguments = try await questions.completed(invocation)
            try await perform { try await action.perform(arguments) }
            events.send(use: .action(name, of: nil))
        case .action(let description):
            let arguments = try await questions.completed(invocation)
            let top = root.top
            if description.isIntent {
                try await perform { [root] in try await root.deliver(Intent(name, arguments), through: nil) }
            } else {
                let action = try action(named: name)
                try await perform { try await action.perform(arguments) }
            }
            events.send(use: .action(name, of: top?.navigation.name))
        case .distant(_, let navigation):
            let arguments = try await questions.completed(invocation)
            try await perform { [root] in try await root.deliver(Intent(name, arguments), through: navigation) }
            events.send(use: .action(name, of: root.chain(following: navigation).destination.name))
        }
    }

    private func perform(
        _ body: SessionCommand.Body, _ invocation: Invocation, in context: CommandContext
    ) async throws {
        switch body {
        case .navigates(let navigate):
            try root.instrumentation.tasks.attributing { try navigate(root, invocation) }
        case .answers(let answer): events.send(.report(try answer(root, invocation)))
        case .delegates(let run): try await run(self, invocation, context)
        case .runs:
            if let program = invocation.words.first { try await router.run(program, in: context) }
        case .sources: try await ScriptRunner(commands: self).source(invocation.words, in: context)
        case .ends(let status): exitStatus = status(invocation.arguments) ?? self.status
        }
    }

    /// Performs an action, and prints its answer after the screen that it has changed.
    func perform(_ work: @escaping () async throws -> ActionOutcome) async throws {
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
        case .failure(let error): report(text(of: error), at: nil, in: CommandContext(execution: CommandExecution()))
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
        do { try await root.settle() } catch {
            report(text(of: error), at: nil, in: CommandContext(execution: execution))
        }
        guard !execution.isAbandoned else { return false }
        if options.isInteractive { root.displayIfChanged() } else { root.markDisplayed() }
        if Task.isCancelled { reportInterruption(in: CommandContext(execution: execution)) }
        attributeOrigins()
        events.commit()
        return !Task.isCancelled
    }

    private func display() async throws {
        // A command that ends the session does not wait.
        if exitStatus == nil { try await settle() }
        root.displayIfChanged()
        attributeOrigins()
    }

    /// Asks the app's data for the command itself. The answers are no content of a screen.
    func ask(_ work: @escaping () async throws -> Void) async throws {
        attributeOrigins()
        try await perform {
            try await work()
            return .done
        }
        events.sendActivities()
        log.forgetOrigins()
    }

    /// Attributes requests and uses of caches to their screens: the nearest with the right name, or the screen on top.
    private func attributeOrigins() {
        events.sendActivities()
        log.attributeOrigins(
            to: { [root] name in
                let top = root.top
                guard let name, name != top?.rendering.screen else { return top }
                return root.screensFromTop.prefix(ScreenPlace.limit).first { $0.rendering.screen == name } ?? top
            }, under: root.instrumentation.faults.fault)
    }

    /// Waits until the app has settled. If the waiting command is cancelled, throws and cancels the work.
    package func settle() async throws {
        try await root.settle()
        try Task.checkCancellation()
    }

    /// Shows the screen on top if it has changed, unless the screen is loading.
    package func displayChange() {
        guard root.top?.rendering.state != .loading else { return }
        root.displayIfChanged()
        attributeOrigins()
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
        Diagnostic.Location(context.source, questions.secrets.masking(location))
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

extension AppTasks.Sleepers {
    /// A sentence such as `1 task sleeps, next in 4 s`.
    fileprivate var sentence: String {
        let sleep = count == 1 ? "1 task sleeps, next in" : "\(count) tasks sleep, next in"
        return next < .seconds(1)
            ? "\(sleep) \(Int((next / .milliseconds(1)).rounded(.up))) ms"
            : "\(sleep) \(((next / .milliseconds(100)).rounded() / 10).written) s"
    }
}

extension RootContainer {
    /// The failure that the screen on top shows in place of a table; nil if it shows none.
    package var failure: CommandError? {
        guard let rendering, rendering.state == .error else { return nil }
        guard case .string(let message)? = rendering.snapshot.json["message"] else { return nil }
        return CommandError("\(rendering.title) has no rows, but an error: \(message)")
    }

    /// The screens with unsaved changes, but for the visible screen. An action of this screen may save and close it.
    fileprivate var draftsBelow: [LiveScreen] {
        mayLoseChanges ? allTops.dropFirst().filter { $0.rendering.unsaved != nil } : []
    }
}

extension Rendering {
    /// The names of the actions that the screen can perform.
    fileprivate var possibleActions: [String] { actions.filter { $0.refusal == nil }.map(\.description.name) }
}
