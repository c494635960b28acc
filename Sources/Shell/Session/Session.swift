import ChallengeCore
import ChallengeText

/// The parts of a session, each the owner of what it changes:
///
/// | part | does | owns |
/// |---|---|---|
/// | ``EventBroadcaster`` | sends what happens to the listeners | the listeners, the settings |
/// | ``SessionLog``, ``Output`` | listen: remember, print | what they have heard |
/// | ``ExecutionController`` | runs what Ctrl-C interrupts | the current and the abandoned executions |
/// | ``CommandRunner`` | carries out one command after the other | the exit status |
/// | ``OutputRouter`` | gives output to files, programs and the pager | – |
/// | ``ScriptRunner`` | runs scripts, and the requests in them | – |
/// | ``InteractiveLoop`` | runs lines that are typed | whether the last line failed |
struct Session {
    let root: any RootContainerContract
    let output: Output
    let events: EventBroadcaster
    let executions: ExecutionController
    let commands: CommandRunner
    let scripts: ScriptRunner

    /// - Parameter root: from here on reports its navigations, displays and progress to the session.
    init(root: any RootContainerContract, output: Output, options: ShellOptions) {
        self.root = root
        self.output = output
        let log = SessionLog()
        var settings = options.settings
        settings.display = options.traits.display
        let events = EventBroadcaster(
            activity: root.instrumentation.activity, settings: settings, listeners: [log, output])
        let executions = ExecutionController(clock: options.clock)
        let progress = ProgressReporter(
            board: root.instrumentation.progress, output: output, clock: options.clock,
            isShown: !options.isPaced || options.recordedWaits == nil,
            onTenth: { events.send(.progress($0)) })
        let history = History(path: options.historyFile) { output.take(.diagnostic(Diagnostic(.warning, $0))) }
        commands = CommandRunner(
            root: root, events: events, log: log, history: history, progress: progress,
            router: OutputRouter(events: events, output: output, options: options), options: options)
        scripts = ScriptRunner(
            commands: commands, executions: executions, pace: options.isPaced ? Self.pace(commands, output) : nil)
        self.events = events
        self.executions = executions
        root.onDisplay = { [unowned root] screen in
            events.send(
                .screen(screen) {
                    ScreenPlace(path: root.path(last: ScreenPlace.limit), depth: root.depth) {
                        root.map.screen(for: screen.navigation.name)?.table(of: screen.rendering)
                    }
                })
        }
        root.onNavigation = { events.send(.navigation($0)) }
        // With `states on` each state that the screen on top goes through is displayed while a command is at work.
        root.onStateChange = { [unowned root] in
            if events.settings.showsStates, executions.current.isRunning { root.displayIfChanged() }
        }
    }

    /// What stands before a line that is typed now.
    func prompt(hasFailed: Bool, summary: String) -> PromptLine {
        PromptLine(commands, on: output, hasFailed: hasFailed, summary: summary)
    }

    /// Shows scripts, and lets keys say how where there is a terminal that is not needed for anything else. A recording is
    /// the same whoever makes it.
    private static func pace(_ commands: CommandRunner, _ output: Output) -> Pace {
        let options = commands.options
        var pace = Pace(prompt: { PromptLine(commands, on: output) }, output: output, clock: options.clock)
        pace.recordedWaits = options.recordedWaits
        if options.recordedWaits == nil, output.canRedraw, options.traits.isInputTerminal, !options.isInteractive,
            !options.files.contains("-")
        {
            PaceControl.standard.onLeave = commands.leave
            pace.control = .standard
        }
        return pace
    }
}
