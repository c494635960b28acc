import ChallengeCore

/// Sends the events of a session to its listeners, in order.
final class EventBroadcaster {
    /// What the listeners are to print. Written by the commands that switch it.
    var settings: SessionSettings
    /// How many events so far have answered a command: redirects, screens, reports, notes and diagnostics.
    private(set) var answerCount = 0

    /// Whether a screen was displayed since the last command began that stands in no other one.
    private(set) var hasDisplayed = false

    private let activity: ActivityLog
    private var listeners: [any SessionListener]
    private var recording: Recording?

    /// - Parameter activity: drained before each event, so that activities come in their order among the events.
    init(activity: ActivityLog, settings: SessionSettings, listeners: [any SessionListener]) {
        self.activity = activity
        self.settings = settings
        self.listeners = listeners
    }

    /// Adds a listener, which gets each event after the others.
    func add(_ listener: any SessionListener) { listeners.append(listener) }

    /// Records the events from here on, until ``endRecording()``.
    func record(to recording: Recording) {
        self.recording = recording
        add(TranscriptRecorder { recording.add($0) })
    }

    /// Writes the recording so far, if there is one. The first error ends it, and is reported in a warning.
    func writeRecording() async { await recording?.write { send(.diagnostic(Diagnostic(.warning, $0))) } }

    func endRecording() async { await recording?.end { send(.diagnostic(Diagnostic(.warning, $0))) } }

    func send(_ event: SessionEvent) {
        sendActivities()
        pass(event)
    }

    /// Sends the activities that were recorded since the last call.
    func sendActivities() {
        for activity in activity.drain() { pass(.activity(activity)) }
    }

    private func pass(_ event: SessionEvent) {
        switch event {
        case .navigation(.redirect), .screen, .report, .note, .diagnostic: answerCount += 1
        case .navigation, .command, .activity, .progress, .result: break
        }
        switch event {
        case .command(_, let source) where source.origin != .sourcedScript: hasDisplayed = false
        case .screen: hasDisplayed = true
        default: break
        }
        for listener in listeners { listener.take(event, settings: settings) }
    }

    /// The events from here on are the next command's.
    func beginCommand() {
        for listener in listeners { listener.beginCommand() }
    }

    /// See ``SessionListener/rollBack(isInterrupted:)``.
    func rollBack(isInterrupted: Bool) {
        sendActivities()
        for listener in listeners { listener.rollBack(isInterrupted: isInterrupted) }
    }

    /// Commits the events so far: they are printed, and not rolled back any more.
    func commit() {
        for listener in listeners { listener.commit() }
    }
}

/// What happens in a session, in order. The formats make of it what is printed.
enum SessionEvent {
    /// A command begins.
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    /// A screen is displayed. `path` gives the full names of the navigations of all screens that are alive, the one on
    /// top last; it has to be called before the screens change.
    case screen(LiveScreen, path: () -> [String])
    /// A command answers.
    case report(Report)
    /// A remark for people, which means nothing to a program.
    case note(String)
    case activity(Activity)
    /// A further tenth of a command's work is done.
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that sourced it.
    case result(Command, succeeded: Bool, duration: Duration)
}

/// What a session prints besides the answers. It may change while the session runs.
public nonisolated struct SessionSettings: Sendable {
    /// Every activity, and every navigation.
    public var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    public var showsStates = false
    /// How long each command took.
    public var isTiming = false

    /// Nothing besides answers.
    public init() {}
}

/// Takes a session's events, to print or to store them. Those of a command may be rolled back until they are committed.
protocol SessionListener: AnyObject {
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// The events from here on are the next command's.
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, but for those that were committed or cannot be undone.
    ///
    /// - Parameter isInterrupted: whether the command was interrupted; how far it had come is chance.
    func rollBack(isInterrupted: Bool)
    /// Commits the events so far: they are not rolled back any more.
    func commit()
}

/// The tracked events and the redirects of a session, for `events` and `expect`. The oldest are forgotten first.
final class SessionLog: SessionListener {
    /// How many events and how many redirects are remembered at least; fewer than twice as many at any time.
    static let limit = 10_000

    private(set) var tracked: [TrackingEvent] = []
    private(set) var redirects: [Redirect] = []
    /// How many redirects are committed: those before the command at work, and those committed since.
    private var committedRedirects = 0
    /// How many events came before the command at work.
    private var earlierEvents = 0

    /// A redirect that was followed.
    struct Redirect {
        let from: any NavigationContract
        let to: any NavigationContract
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(.track(let event)):
            tracked.append(event)
            if tracked.count >= 2 * Self.limit {
                tracked.removeFirst(Self.limit)
                earlierEvents = max(0, earlierEvents - Self.limit)
            }
        case .navigation(.redirect(let from, let to)):
            redirects.append(Redirect(from: from, to: to))
            if redirects.count >= 2 * Self.limit {
                redirects.removeFirst(Self.limit)
                committedRedirects = max(0, committedRedirects - Self.limit)
            }
        default:
            break
        }
    }

    func beginCommand() {
        committedRedirects = redirects.count
        earlierEvents = tracked.count
    }

    /// Forgets the command's redirects that are not committed. Tracked events have happened, and are forgotten only
    /// where the command was interrupted.
    func rollBack(isInterrupted: Bool) {
        redirects.removeSubrange(committedRedirects...)
        if isInterrupted { tracked.removeSubrange(earlierEvents...) }
    }

    func commit() { committedRedirects = redirects.count }
}
