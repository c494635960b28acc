package import ChallengeConsole
package import ChallengeCore
import ChallengeText

/// How a session runs its commands.
package nonisolated struct SessionOptions: Sendable {
    /// The commands that are possible on every screen, in the order in which help lists them.
    package var commands: [SessionCommand]
    /// Go on after a failing command. The status still says that one has failed.
    package var keepsGoing = false
    /// How long a command may take before it is cancelled and has failed; nil for any time. What a file does that is
    /// sourced counts command by command.
    package var timeout: Duration?
    /// True if a command that ends on an error screen has failed.
    package var isStrict = false
    /// What the session prints besides answers, at its start; commands change it.
    package var settings = SessionSettings()
    /// Why no command may run a program or write a file; nil where each may.
    package var refusal: ProgramRefusal?
    /// The user's home folder, for `~/` in the name of a file.
    package var home = HomeFolder()
    /// What shows an answer that is longer than the screen, as `sh` runs it; nil for the usual one, empty for none.
    package var pager: String?
    /// Where the data of this session comes from, in a word for the prompt: `live`; nil for nothing to say of it.
    package var sourceMark: String?
    /// True if commands are typed at a prompt, where they may be abbreviated.
    package var isInteractive = false
    /// False where what is printed must not depend on how long work takes.
    package var showsProgress = true
    /// The clock of every wait.
    package var clock: any Clock<Duration> = ContinuousClock()
    /// Where the output goes, and what the user wants of it.
    package let traits: OutputTraits

    /// Options without any wish.
    package init(traits: OutputTraits, commands: [SessionCommand]) {
        self.traits = traits
        self.commands = commands
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
            isShown: options.showsProgress,
            onTenth: { events.send(.progress($0)) })
        commands = CommandRunner(
            root: root, events: events, log: log, progress: progress,
            router: OutputRouter(events: events, output: output, options: options), options: options)
        scripts = ScriptRunner(commands: commands, executions: executions)
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
}
