package import ChallengeConsole
package import ChallengeCore
import ChallengeTaskTracking
import ChallengeText

/// The options for running a session's commands.
package nonisolated struct SessionOptions: Sendable {
    /// The session's commands, in the order of the help.
    package var commands: [SessionCommand]
    package var keepsGoing = false
    /// The time limit of a command; nil if there is no limit. Each command of a sourced script has its own time limit.
    package var timeout: Duration?
    /// True if a command fails when it ends on an error screen.
    package var isStrict = false
    /// The initial settings. Commands change the settings of the session.
    package var settings: SessionSettings
    /// The link that starts the session. If no screen has this link, the app shows an error screen, as after a click. Any
    /// other unknown link is an error of the command that has the link.
    package var link: String?
    /// The reason why commands may not run programs or write files; nil if commands may do both.
    package var refusal: ProgramRefusal?
    package var home = HomeFolder()
    /// The start-up file; nil if the session may use no start-up file.
    package var startupFile: StartupFile?
    /// The reason why `--save` does not write the start-up file; nil if `--save` writes the file.
    package var savingRefusal: ProgramRefusal? = .transcript
    /// The source of the data as one word, for the prompt: `live`. Nil if the prompt shows no source.
    package var sourceMark: String?
    /// True at a prompt, where commands may be abbreviated.
    package var isInteractive = false
    /// False if the output must not depend on the duration of work.
    package var showsProgress = true
    package var clock: any Clock<Duration> = ContinuousClock()
    package let traits: OutputTraits

    package init(
        traits: OutputTraits, settings: SessionSettings = SessionSettings(), commands: [SessionCommand]
    ) {
        self.traits = traits
        self.settings = settings
        self.commands = commands
    }

    /// Prints a warning on standard error.
    package var warner: @Sendable (String) -> Void { traits.warner(settings.display) }
}

/// The parts of a session, each with the state that no other part changes:
///
/// | part | does | owns |
/// |---|---|---|
/// | ``EventBroadcaster`` | sends the events to the listeners | the listeners, the settings |
/// | ``SessionLog``, ``Output`` | receive the events to store or print them | the received events |
/// | ``ExecutionController`` | runs work that Ctrl-C interrupts | the current and the abandoned executions |
/// | ``CommandRunner`` | runs one command after the other | the exit status |
/// | ``OutputRouter`` | delivers output to files, programs and the pager | – |
/// | ``ScriptRunner`` | runs scripts, and the requests in them | – |
package struct Session {
    package let root: any RootContainerContract
    package let output: Output
    package let events: EventBroadcaster
    package let executions: ExecutionController
    package let commands: CommandRunner
    package var scripts: ScriptRunner

    /// - Parameter root: the app. From now on, it reports its navigations, displays and progress to the session.
    package init(root: any RootContainerContract, output: Output, options: SessionOptions) {
        (self.root, self.output) = (root, output)
        output.isInteractive = options.isInteractive
        let log = SessionLog()
        let events = EventBroadcaster(
            activity: root.instrumentation.activity, settings: options.settings, listeners: [log, output])
        let executions = ExecutionController(clock: options.clock)
        let progress = ProgressReporter(
            board: root.instrumentation.progress, output: output, clock: options.clock, isShown: options.showsProgress
        ) { events.send(.progress($0)) }
        commands = CommandRunner(
            root: root, events: events, log: log, progress: progress,
            router: OutputRouter(events: events, output: output, options: options), options: options)
        scripts = ScriptRunner(commands: commands, executions: executions)
        self.events = events
        self.executions = executions
        root.onDisplay = { [unowned root] screen in
            events.send(
                .screen(screen) {
                    ScreenPlace(
                        path: root.path(last: ScreenPlace.limit), depth: root.depth,
                        sleepers: root.instrumentation.tasks.sleepers
                    ) {
                        root.map.screen(for: screen.navigation.name)?.table(of: screen.rendering)
                    }
                })
        }
        root.onNavigation = { events.send(.navigation($0)) }
        // With `states on`, each state of the screen on top is shown while a command runs.
        root.onStateChange = { [unowned root] in
            if events.settings.showsStates, executions.current.isRunning { root.displayIfChanged() }
        }
    }
}
