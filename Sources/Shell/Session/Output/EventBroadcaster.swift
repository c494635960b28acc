package import ChallengeCore
package import ChallengeConsole
package import ChallengeLanguage

/// Sends the events of a session to its listeners, in order.
package final class EventBroadcaster {
    package var settings: SessionSettings { didSet { adjustActivity() } }
    /// The number of events that answer commands: redirects, screens, reports, notes and diagnostics.
    package private(set) var answerCount = 0

    /// True if a screen was displayed since the last top-level command began.
    package private(set) var hasDisplayed = false

    private var needsDetails = false

    /// The id of the request that causes the current events; nil if no request causes them.
    package var request: String? {
        willSet { sendActivities() }
        didSet { for listener in listeners { listener.attribute(to: request) } }
    }

    private let activity: ActivityLog
    private var listeners: [any SessionListener]
    private var recording: (any SessionRecording)?

    /// - Parameter activity: the app's activities. They are sent before each event, which keeps the order.
    package init(activity: ActivityLog, settings: SessionSettings, listeners: [any SessionListener]) {
        (self.activity, self.settings, self.listeners) = (activity, settings, listeners)
        adjustActivity()
    }

    private func adjustActivity() {
        needsDetails = listeners.contains(where: \.needsDetails)
        activity.isDetailed = settings.isDetailed || needsDetails
    }

    /// Adds a listener. It gets each event after the earlier listeners.
    package func add(_ listener: any SessionListener) {
        listeners.append(listener)
        adjustActivity()
    }

    package func record(to recording: any SessionRecording) {
        self.recording = recording
        add(recording)
    }

    /// Writes the events so far to the recording. The first error is reported and ends the recording.
    package func writeRecording() async { await recording?.write { send(.diagnostic(Diagnostic(.error, $0))) } }

    /// Ends the recording and returns true if it is complete.
    package func endRecording() async -> Bool {
        await recording?.end { send(.diagnostic(Diagnostic(.error, $0))) } ?? true
    }

    package func send(_ event: SessionEvent) {
        sendActivities()
        pass(event)
    }

    /// Sends a used item of the app. The item is only made if a listener needs it.
    package func send(use: @autoclosure () -> AppUse) {
        if needsDetails { send(.use(use())) }
    }

    /// Sends the app's activities since the last call.
    package func sendActivities() {
        for activity in activity.drain() { pass(.activity(activity)) }
    }

    private func pass(_ event: SessionEvent) {
        switch event {
        case .navigation(.redirect), .navigation(.guarded), .screen, .report, .note, .diagnostic: answerCount += 1
        case .command(_, let source) where source.origin != .sourcedScript: hasDisplayed = false
        case .navigation, .command, .use, .activity, .progress, .result, .rejection, .cancellation: break
        }
        if case .screen = event { hasDisplayed = true }
        let settings = settings
        for listener in listeners { listener.take(event, settings: settings) }
    }

    package func beginCommand() {
        for listener in listeners { listener.beginCommand() }
    }

    /// See ``SessionListener/rollBack(isInterrupted:)``.
    package func rollBack(isInterrupted: Bool) {
        sendActivities()
        for listener in listeners { listener.rollBack(isInterrupted: isInterrupted) }
    }

    /// Makes the events so far final: the listeners print the events, and a rollback keeps them.
    package func commit() {
        for listener in listeners { listener.commit() }
    }

    /// Redirects the output until ``endDiversion(isAborted:)``. A nil target or format means no change of the target or
    /// format.
    package func divert(to target: OutputTarget?, as format: OutputTraits.Format?) {
        for listener in listeners { listener.divert(to: target, as: format) }
    }

    /// - Parameter isAborted: true to print the redirected output after all, except the parts that are rolled back.
    /// - Returns: the redirected output; nil if no listener prints.
    @discardableResult
    package func endDiversion(isAborted: Bool = false) -> [UInt8]? {
        sendActivities()
        return listeners.map { $0.endDiversion(isAborted: isAborted) }.reduce(nil) { $0 ?? $1 }
    }
}
