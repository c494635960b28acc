import ChallengeCore

/// Drives a running app: finds what a command means on the current screen, performs it, waits until everything that it
/// started is done, and shows what has changed.
final class Session {
    let root: any RootContainerContract
    let output: Output
    let options: ShellOptions
    let history: History
    /// The tracked events and the redirects so far.
    let log = SessionLog()
    /// Told of each event, in this order.
    var listeners: [any SessionListener]
    /// To be called at the end of the session, which ends its recording.
    var endRecording: () -> Void = {}
    var settings: SessionSettings
    /// The exit status, once a command has asked for the end.
    var exitStatus: Int32?
    /// Whether a command has failed.
    private(set) var hasFailed = false
    /// Whether the last line has failed.
    var hasJustFailed = false
    /// Whether a screen was printed since the last command began.
    private(set) var hasDisplayed = false
    /// Whether the last command has printed something that answers it.
    private var hasAnswered = false
    /// What runs now, or ran last.
    var turn = Turn()
    /// The interrupted turns whose work has not ended.
    var givenUp: [Turn] = []
    /// Waits until changes that no command has made have settled, then shows them.
    var news: Task<Void, Never>?
    /// How many tenths of its work the command had done when that was last reported; nil before the first report.
    var tenthsDone: Int?

    init(root: any RootContainerContract, output: Output, options: ShellOptions) {
        self.root = root
        self.output = output
        self.options = options
        settings = options.settings
        listeners = [log, output]
        history = History(path: options.historyFile) { output.take(.diagnostic(Diagnostic(.warning, $0))) }
        root.onDisplay = { [weak self] screen in self?.show(screen) }
        root.onNavigation = { [weak self] in self?.tell(.navigation($0)) }
        root.onStateChange = { [weak self] in self?.showState() }
        root.instrumentation.progress.onReport = { [weak self] in self?.take($0) }
        guard options.isInteractive else { return }
        root.onInvalidate = { [weak self] in self?.newsMayHaveCome() }
    }

    /// Displays a state that the screen on top goes through, with `states on` while a command is at work.
    private func showState() {
        if settings.showsStates, turn.isAtWork { root.displayIfChanged() }
    }

    private func show(_ screen: LiveScreen) {
        tell(.screen(screen, path: { [root] in root.path }))
        hasDisplayed = true
    }

    /// Passes an event to the listeners, after the activities that came before it.
    func tell(_ event: SessionEvent) {
        tellActivities()
        pass(on: event)
    }

    /// Passes on the activities that were recorded since the last call.
    func tellActivities() {
        for activity in root.instrumentation.activity.drain() { pass(on: .activity(activity)) }
    }

    private func pass(on event: SessionEvent) {
        switch event {
        case .navigation(.redirect), .screen, .report, .note, .diagnostic: hasAnswered = true
        case .navigation, .command, .activity, .progress, .result: break
        }
        for listener in listeners { listener.take(event, settings: settings) }
    }

    /// Commits the events so far: they are printed, and not rolled back any more.
    func flush() {
        for listener in listeners { listener.flush() }
    }

    /// Answers a command.
    func answer(_ name: String, _ body: Element, _ content: JSON) {
        tell(.report(Report(name, body: body, content: content)))
    }

    /// Runs a command, and reports why it fails; whether it succeeded.
    ///
    /// A command that fails, or whose task is cancelled, is rolled back: the stacks are as they were, and its output,
    /// redirects included, is dropped unless it is written already. Commands of a script that it has sourced stay.
    func run(_ command: Command) async -> Bool {
        let turn = turn
        let elapsed = stopwatch(options.clock)
        let command = spelledOut(command)
        tell(.command(command, source: source))
        for listener in listeners { listener.beginCommand() }
        if !turn.isAtWork { hasDisplayed = false }
        hasAnswered = false
        root.origin = command.text
        turn.begin(command, root.checkpoint(), progress: announceProgress())
        let hasSucceeded = await carryOut(command)
        guard !turn.isGivenUp else { return false }
        tell(.result(command, succeeded: hasSucceeded, duration: elapsed()))
        turn.end()
        flush()
        return hasSucceeded
    }

    private func carryOut(_ command: Command) async -> Bool {
        let turn = turn
        do {
            let resolved = try resolve(command.name)
            try await perform(resolved, command)
            try await display()
            if resolved.mustAnswer, !hasAnswered { tell(.note("nothing has changed")) }
            return true
        } catch is SourceFailed {
            return false
        } catch {
            guard !turn.isGivenUp else { return false }
            takeBack(turn)
            if Task.isCancelled {
                reportInterruption()
            } else {
                let failure = error as? CommandError ?? CommandError("\(error)")
                report(failure.message, at: failure.location ?? command.name.location)
            }
            return false
        }
    }

    /// Waits until the first screen has settled. It is shown at a prompt; a script prints only what its commands do.
    ///
    /// - Returns: false when it was interrupted.
    @discardableResult
    func start() async -> Bool {
        let turn = turn
        await root.settle()
        guard !turn.isGivenUp else { return false }
        if options.isInteractive { root.displayIfChanged() } else { root.markDisplayed() }
        if Task.isCancelled { reportInterruption() }
        tellActivities()
        flush()
        return !Task.isCancelled
    }

    /// Waits until the app has settled, and prints the screen on top if it looks different now.
    func display() async throws {
        try await settle()
        root.displayIfChanged()
    }

    /// Waits until the app has settled. Throws where the command that waits is cancelled, which cancels that work too.
    func settle() async throws {
        await root.settle()
        try Task.checkCancellation()
    }

    /// Reports an error at a place in the current source; see ``report(_:)``.
    func report(_ message: String, at location: SourceLocation?) {
        let place = location.map { Diagnostic.Place(source: source.name, location: $0, origin: source.origin) }
        report(Diagnostic(.error, message, at: place))
    }

    /// Prints an error and remembers that there was one, unless the command is expected to fail.
    func report(_ error: Diagnostic) {
        guard !turn.expectsFailure else { return }
        hasFailed = true
        tell(.diagnostic(error))
    }

    /// The scripts that are running, one within the other.
    var sources: [ScriptSource] { turn.sources }

    /// Where the command at work comes from.
    private var source: ScriptSource { sources.last ?? .prompt }

    /// A function that tells how long ago it was made.
    func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
