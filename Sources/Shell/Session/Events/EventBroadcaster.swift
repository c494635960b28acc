import ChallengeCore
package import ChallengeLanguage

/// Sends the events of a session to its listeners, in order.
package final class EventBroadcaster {
    /// What the listeners are to print. Written by the commands that switch it.
    package var settings: SessionSettings { didSet { adjustActivity() } }
    /// How many events so far have answered a command: redirects, screens, reports, notes and diagnostics.
    private(set) var answerCount = 0

    /// Whether a screen was displayed since the last command began that stands in no other one.
    package private(set) var hasDisplayed = false

    /// Whether a listener wants to know what commands use.
    private var needsDetails = false

    /// The id of the request that the events are due to; nil for those of no request.
    package var request: String? {
        willSet { sendActivities() }
        didSet { for listener in listeners { listener.attribute(to: request) } }
    }

    private let activity: ActivityLog
    private var listeners: [any SessionListener]
    private var recording: (any SessionRecording)?

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
    package func add(_ listener: any SessionListener) {
        listeners.append(listener)
        adjustActivity()
    }

    /// Records the events from here on, until ``endRecording()``.
    package func record(to recording: any SessionRecording) {
        self.recording = recording
        add(recording)
    }

    /// Writes the recording so far, if there is one. The first error ends it, and is reported.
    package func writeRecording() async { await recording?.write { send(.diagnostic(Diagnostic(.error, $0))) } }

    /// - Returns: whether everything that was to be recorded was.
    package func endRecording() async -> Bool {
        await recording?.end { send(.diagnostic(Diagnostic(.error, $0))) } ?? true
    }

    package func send(_ event: SessionEvent) {
        sendActivities()
        pass(event)
    }

    /// Sends what a command has used, if a listener wants to know.
    package func send(use: @autoclosure () -> AppUse) {
        if needsDetails { send(.use(use())) }
    }

    /// Sends the activities that were recorded since the last call.
    package func sendActivities() {
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
    package func beginCommand() {
        for listener in listeners { listener.beginCommand() }
    }

    /// See ``SessionListener/rollBack(isInterrupted:)``.
    package func rollBack(isInterrupted: Bool) {
        sendActivities()
        for listener in listeners { listener.rollBack(isInterrupted: isInterrupted) }
    }

    /// Commits the events so far: they are printed, and not rolled back any more.
    package func commit() {
        for listener in listeners { listener.commit() }
    }

    /// What is printed from here on goes to a target, until ``endDiversion(isAborted:)``.
    package func divert(to target: OutputTarget) {
        for listener in listeners { listener.divert(to: target) }
    }

    /// - Parameter isAborted: whether it is printed after all, as far as it is not rolled back.
    /// - Returns: what was printed for the target; nil where there is none.
    @discardableResult
    package func endDiversion(isAborted: Bool = false) -> [UInt8]? {
        sendActivities()
        return listeners.map { $0.endDiversion(isAborted: isAborted) }.reduce(nil) { $0 ?? $1 }
    }
}
