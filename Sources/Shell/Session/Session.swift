import ChallengeCore

/// A running app and whoever commands it: finds what a command means here, does it, waits until everything that it
/// started is done, and shows what has changed.
final class Session {
    let root: any RootContainerContract
    let output: Output
    let options: ShellOptions
    let history: History
    /// What has happened, for those who ask for it later.
    let log = SessionLog()
    /// Who is told, in this order.
    var listeners: [any SessionListener]
    /// To be called when nothing is recorded any more.
    var endRecording: () -> Void = {}
    var settings: SessionSettings
    /// The status to end with, once a command asked for the end.
    var exitStatus: Int32?
    /// Whether a command has failed.
    private(set) var hasFailed = false
    /// Whether the last line has failed.
    var hasJustFailed = false
    /// Whether a screen was printed since the last command began.
    private(set) var hasDisplayed = false
    /// Whether there was an answer to the last command.
    private var hasAnswered = false
    /// What is being carried out, or was last.
    var turn = Turn()
    /// The turns that have not ended, although they were interrupted.
    var givenUp: [Turn] = []
    /// Brings to rest, and shows, what has changed without being asked for.
    var news: Task<Void, Never>?
    /// How many tenths were done when something was last said of how far the command has come; nil before that.
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

    /// Shows the screen on top as it is on its way, for those who wish to see that.
    private func showState() {
        if settings.showsStates, turn.isAtWork { root.displayIfChanged() }
    }

    private func show(_ screen: LiveScreen) {
        tell(.screen(screen, path: { [root] in root.path }))
        hasDisplayed = true
    }

    /// Says something, after what has happened before it.
    func tell(_ event: SessionEvent) {
        tellActivities()
        pass(on: event)
    }

    /// Says what has happened meanwhile.
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

    /// What was said stays, and is printed if it was not yet.
    func flush() {
        for listener in listeners { listener.flush() }
    }

    /// Answers a command.
    func answer(_ name: String, _ body: Element, _ content: JSON) {
        tell(.report(Report(name, body: body, content: content)))
    }

    /// Carries out a command; whether it succeeded. What there is to say about a failure is printed.
    ///
    /// A command that fails, or whose task is cancelled, is taken back: the stacks are as they were, and what it has
    /// printed is dropped, its redirects as well, as far as it was not written yet. The commands of a script that
    /// it has carried out stay.
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

    /// Brings the first screen to rest. Someone at a prompt sees it; in a script only what commands do is printed.
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

    /// Waits until nothing is at work any more, and prints the screen on top if it looks different now.
    func display() async throws {
        try await settle()
        root.displayIfChanged()
    }

    /// Waits until nothing is at work any more. Throws where the command that waits is cancelled, and so is that work.
    func settle() async throws {
        await root.settle()
        try Task.checkCancellation()
    }

    /// Prints an error, with its place unless one sees the line anyway, and remembers that there was one.
    func report(_ message: String, at location: SourceLocation?) {
        let place = location.map { Diagnostic.Place(source: source.name, location: $0, origin: source.origin) }
        report(Diagnostic(.error, message, at: place))
    }

    /// Prints an error, and remembers that there was one.
    func report(_ error: Diagnostic) {
        guard !turn.expectsFailure else { return }
        hasFailed = true
        tell(.diagnostic(error))
    }

    /// The scripts that are being carried out, one within the other.
    var sources: [ScriptSource] { turn.sources }

    /// Where the command comes from that is being carried out.
    private var source: ScriptSource { sources.last ?? .prompt }

    /// What tells how long ago it was made.
    func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
