import ChallengeCore
package import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText

/// The parts of a session, each with the state that no other part changes:
///
/// | part | does | owns |
/// |---|---|---|
/// | ``EventBroadcaster`` | sends the events to the listeners | the listeners, the settings |
/// | ``SessionLog``, ``Output`` | receive the events to store or print them | the received events |
/// | ``ExecutionController`` | runs work that Ctrl-C interrupts | the current and the abandoned executions |
/// | ``CommandRunner`` | runs one command after the other | the exit status |
/// | ``Questions`` | asks for confirmations, secrets and texts | the user who is asked |
/// | ``OutputRouter`` | delivers output to files, programs and the pager | – |
/// | ``ScriptRunner`` | runs scripts, and the requests in them | – |
package struct Session {
    package let root: RootContainer
    package let output: Output
    package let events: EventBroadcaster
    package let executions: ExecutionController
    package let commands: CommandRunner
    package var scripts: ScriptRunner

    /// - Parameter root: the app. From now on, it reports its navigations, displays and progress to the session.
    package init(root: RootContainer, output: Output, options: SessionOptions) {
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
            router: OutputRouter(events: events, output: output, options: options), options: options,
            commands: options.commands.adding(root.tabs?.tabs ?? []))
        scripts = ScriptRunner(commands: commands, executions: executions)
        self.events = events
        self.executions = executions
        root.onDisplay = { [unowned root] screen in
            events.send(
                .screen(screen) {
                    ScreenPlace(
                        path: root.path(last: ScreenPlace.limit), depth: root.depth,
                        sleepers: root.instrumentation.tasks.sleepers
                    ) { root.table(of: screen) }
                })
        }
        root.onNavigation = { events.send(.navigation($0)) }
        root.onStillLoading = { title, patience in
            let seconds = (patience / .seconds(1)).written
            events.send(.note("\(title) is still loading after \(seconds) s; the load continues"))
        }
        // With `states on`, each state of the screen on top is shown while a command runs.
        root.onStateChange = { [unowned root] in
            if events.settings.showsStates, executions.current.isRunning { root.displayIfChanged() }
        }
    }
}
