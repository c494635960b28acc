import ChallengeCore

/// Sends the events of a session to its listeners, in order.
final class EventBroadcaster {
    /// What the listeners are to print. Written by the commands that switch it.
    var settings: SessionSettings { didSet { adjustActivity() } }
    /// How many events so far have answered a command: redirects, screens, reports, notes and diagnostics.
    private(set) var answerCount = 0

    /// Whether a screen was displayed since the last command began that stands in no other one.
    private(set) var hasDisplayed = false

    /// Whether a listener wants to know what commands use.
    private var needsDetails = false

    /// The id of the request that the events are due to; nil for those of no request.
    var request: String? {
        willSet { sendActivities() }
        didSet { for listener in listeners { listener.attribute(to: request) } }
    }

    private let activity: ActivityLog
    private var listeners: [any SessionListener]
    private var recording: Recording?

    /// - Parameter activity: drained before each event, so that activities come in their order among the events.
    init(activity: ActivityLog, settings: SessionSettings, listeners: [any SessionListener]) {
        self.activity = activity
        self.settings = settings
        self.listeners = listeners
        adjustActivity()
    }

    /// Has every activity recorded where somebody wants them.
    private func adjustActivity() {
        needsDetails = listeners.contains(where: \.needsDetails)
        activity.isDetailed = settings.isDetailed || needsDetails
    }

    /// Adds a listener, which gets each event after the others.
    func add(_ listener: any SessionListener) {
        listeners.append(listener)
        adjustActivity()
    }

    /// Records the events from here on, until ``endRecording()``.
    func record(to recording: Recording) {
        self.recording = recording
        add(TranscriptRecorder { recording.add($0) })
    }

    /// Writes the recording so far, if there is one. The first error ends it, and is reported.
    func writeRecording() async { await recording?.write { send(.diagnostic(Diagnostic(.error, $0))) } }

    /// - Returns: whether everything that was to be recorded was.
    func endRecording() async -> Bool {
        await recording?.end { send(.diagnostic(Diagnostic(.error, $0))) } ?? true
    }

    func send(_ event: SessionEvent) {
        sendActivities()
        pass(event)
    }

    /// Sends what a command has used, if a listener wants to know.
    func send(use: @autoclosure () -> AppUse) {
        if needsDetails { send(.use(use())) }
    }

    /// Sends the activities that were recorded since the last call.
    func sendActivities() {
        for activity in activity.drain() { pass(.activity(activity)) }
    }

    private func pass(_ event: SessionEvent) {
        switch event {
        case .navigation(.redirect), .screen, .report, .note, .diagnostic: answerCount += 1
        case .navigation, .command, .use, .activity, .progress, .result, .rejection, .cancellation: break
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

    /// What is printed from here on goes to a target, until ``endDiversion(isAborted:)``.
    func divert(to target: OutputTarget) {
        for listener in listeners { listener.divert(to: target) }
    }

    /// - Parameter isAborted: whether it is printed after all, as far as it is not rolled back.
    /// - Returns: what was printed for the target; nil where there is none.
    @discardableResult
    func endDiversion(isAborted: Bool = false) -> [UInt8]? {
        sendActivities()
        return listeners.map { $0.endDiversion(isAborted: isAborted) }.reduce(nil) { $0 ?? $1 }
    }
}

/// What happens in a session, in order. The formats make of it what is printed.
enum SessionEvent {
    /// A command begins.
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    /// A command has used something that the app declares.
    case use(AppUse)
    /// A screen is displayed. `place` has to be called before the screens change.
    case screen(LiveScreen, place: () -> ScreenPlace)
    /// A command answers.
    case report(Report)
    /// A remark for people, which means nothing to a program; whether it stays true where the command is rolled back.
    case note(String, isLasting: Bool = false)
    case activity(Activity)
    /// A further tenth of a command's work is done.
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that sourced it.
    case result(Command, source: ScriptSource, succeeded: Bool, duration: Duration)
    /// A line of which nothing runs, as it holds only a mistake, which was told.
    case rejection(at: Diagnostic.Location)
    /// A line that was to interrupt the request of this id; whether it does.
    case cancellation(of: String, at: Diagnostic.Location, succeeded: Bool)
}

/// Where a screen is among those that are alive.
struct ScreenPlace {
    /// The full names of the navigations of the screen and of the nearest ones below it, at most ``limit``, its own last.
    let path: [String]
    /// How many screens are below it.
    let depth: Int
    /// What it shows, where that is a table.
    var table: () -> DataTable? = { nil }

    /// So few that what an event takes does not grow with the stack.
    static let limit = 20
}

/// What a session prints besides the answers, and how. It may change while the session runs.
public nonisolated struct SessionSettings: Sendable {
    /// The width and the colour of what is printed; nil for those with which the output began.
    var display: DisplaySettings?
    /// Every activity, and every navigation.
    public var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    public var showsStates = false
    /// How long each command took.
    public var isTiming = false
    /// Whether more than answers is printed of what happens in the app.
    var isDetailed: Bool { isTracing || showsStates }

    /// Nothing besides answers.
    public init() {}
}

/// Takes a session's events, to print or to store them. Those of a command may be rolled back until they are committed.
protocol SessionListener: AnyObject {
    /// Whether every activity is to be sent, and what commands use, and not the tracked events only where nothing more is
    /// printed.
    var needsDetails: Bool { get }
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// The events from here on are the next command's.
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, but for those that were committed or cannot be undone.
    ///
    /// - Parameter isInterrupted: whether the command was interrupted; how far it had come is chance.
    func rollBack(isInterrupted: Bool)
    /// Commits the events so far: they are not rolled back any more.
    func commit()
    /// The events from here on are due to the request of this id, or to none.
    func attribute(to request: String?)
    /// See ``EventBroadcaster/divert(to:)``.
    func divert(to target: OutputTarget)
    /// See ``EventBroadcaster/endDiversion(isAborted:)``; nil for a listener that prints nothing.
    func endDiversion(isAborted: Bool) -> [UInt8]?
}

extension SessionListener {
    var needsDetails: Bool { false }
    func attribute(to request: String?) {}
    func divert(to target: OutputTarget) {}
    func endDiversion(isAborted: Bool) -> [UInt8]? { nil }
}

/// The tracked events and the redirects of a session, for `events` and `expect`: the last of each, up to ``limit``.
final class SessionLog: SessionListener {
    static let limit = 10_000

    private var events = Latest<TrackingEvent>(limit: limit)
    private var followed = Latest<Redirect>(limit: limit)
    /// How many redirects are committed: those before the command at work, and those committed since.
    private var committedRedirects = 0
    /// How many events came before the command at work.
    private var earlierEvents = 0

    var tracked: ArraySlice<TrackingEvent> { events.elements }
    /// How many events were ever tracked, but for those that were forgotten.
    var trackedCount: Int { events.total }
    var redirects: ArraySlice<Redirect> { followed.elements }

    /// A redirect that was followed.
    struct Redirect {
        let from: any NavigationContract
        let to: any NavigationContract
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(.track(let event)):
            events.append(event)
        case .navigation(.redirect(let from, let to)):
            followed.append(Redirect(from: from, to: to))
        default:
            break
        }
    }

    func beginCommand() {
        committedRedirects = followed.total
        earlierEvents = events.total
    }

    /// Forgets the command's redirects that are not committed. Tracked events have happened, and are forgotten only
    /// where the command was interrupted.
    func rollBack(isInterrupted: Bool) {
        followed.removeLast(followed.total - committedRedirects)
        if isInterrupted { events.removeLast(events.total - earlierEvents) }
    }

    /// Forgets the events after the first `count`.
    func forgetEvents(after count: Int) { events.removeLast(events.total - count) }

    func commit() { committedRedirects = followed.total }
}

/// The last elements of a sequence. Appending takes constant time on average.
private struct Latest<Element> {
    /// How many elements there are at most.
    let limit: Int
    /// A tenth more than ``limit`` at most, so that the oldest ones are seldom removed.
    private var kept: [Element] = []
    /// How many elements were appended and not taken back.
    private(set) var total = 0

    init(limit: Int) { self.limit = limit }

    var elements: ArraySlice<Element> { kept.suffix(limit) }

    mutating func append(_ element: Element) {
        kept.append(element)
        total += 1
        if kept.count > limit + limit / 10 { kept.removeFirst(kept.count - limit) }
    }

    /// Takes back the last `count` elements; those of them that were removed meanwhile are gone anyway.
    mutating func removeLast(_ count: Int) {
        kept.removeLast(min(count, kept.count))
        total -= count
    }
}
