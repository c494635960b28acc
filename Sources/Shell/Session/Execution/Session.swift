package import ChallengeShellOutput
package import ChallengeShellConsole
package import ChallengeCore
import ChallengeShellRest
import ChallengeShellText

/// How a session runs its commands.
package nonisolated struct SessionOptions: Sendable {
    /// In the order in which help lists them.
    package var commands: [SessionCommand]
    package var keepsGoing = false
    /// How long a command may take; nil for any time. What is sourced counts command by command.
    package var timeout: Duration?
    /// True if a command that ends on an error screen has failed.
    package var isStrict = false
    /// At its start; commands change them.
    package var settings = SessionSettings()
    /// The link that the session was started with from outside. Where it leads nowhere, the app says so on a screen, as it would
    /// to whoever clicked on it; any other link like that is an error.
    package var link: String?
    /// Why no command may run a program or write a file; nil where each may.
    package var refusal: ProgramRefusal?
    package var home = HomeFolder()
    /// Nil where there is none to be.
    package var startupFile: StartupFile?
    /// Why `--save` does not write the start-up file; nil where it does.
    package var savingRefusal: ProgramRefusal? = .transcript
    /// As ``PromptSettings/pager``.
    package var pager: String?
    /// The source of the data, in a word for the prompt: `live`; nil for nothing to say of it.
    package var sourceMark: String?
    /// True at a prompt, where commands may be abbreviated.
    package var isInteractive = false
    /// False where what is printed must not depend on how long work takes.
    package var showsProgress = true
    package var clock: any Clock<Duration> = ContinuousClock()
    package let traits: OutputTraits

    package init(traits: OutputTraits, commands: [SessionCommand]) {
        (self.traits, self.commands) = (traits, commands)
    }
}

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
package struct Session {
    package let root: any RootContainerContract
    package let output: Output
    package let events: EventBroadcaster
    package let executions: ExecutionController
    package let commands: CommandRunner
    package var scripts: ScriptRunner

    /// - Parameter root: from here on reports its navigations, displays and progress to the session.
    package init(root: any RootContainerContract, output: Output, options: SessionOptions) {
        (self.root, self.output) = (root, output)
        output.isInteractive = options.isInteractive
        let log = SessionLog()
        var settings = options.settings
        settings.display = options.traits.display
        let events = EventBroadcaster(
            activity: root.instrumentation.activity, settings: settings, listeners: [log, output])
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
        // With `states on` each state that the screen on top goes through is displayed while a command is at work.
        root.onStateChange = { [unowned root] in
            if events.settings.showsStates, executions.current.isRunning { root.displayIfChanged() }
        }
    }
}
