package import ChallengeCore

/// Sends the events of a session to its listeners, in order.
package final class EventBroadcaster {
    package var settings: SessionSettings { didSet { adjustActivity() } }
    /// The number of events that answer commands: redirects, screens, reports, notes and diagnostics.
    package private(set) var answerCount = 0

    /// True if a screen was displayed since the last top-level command began.
    package private(set) var hasDisplayed = false

    private var needsDetails = false

    private let activity: ActivityLog
    private var listeners: [any SessionListener]

    /// - Parameter activity: the app's activities. They are sent before each event, which keeps the order.
    package init(activity: ActivityLog, settings: SessionSettings, listeners: [any SessionListener]) {
        (self.activity, self.settings, self.listeners) = (activity, settings, listeners)
        adjustActivity()
    }

    private func adjustActivity() {
        needsDetails = listeners.contains(where: \.needsDetails)
        activity.isDetailed = settings.isDetailed || needsDetails
        activity.hasSizes = settings.isTracing
    }

    /// Adds a listener. It gets each event after the earlier listeners.
    package func add(_ listener: any SessionListener) {
        listeners.append(listener)
        adjustActivity()
    }

    /// Writes the events so far to the recording. The first error is reported and ends the recording.
    package func writeRecording() async {
        for listener in listeners { await listener.write { send(.diagnostic(Diagnostic(.error, $0))) } }
    }

    /// Ends the recording and returns true if it is complete.
    package func endRecording() async -> Bool {
        var isComplete = true
        for listener in listeners where await !listener.end(tell: { send(.diagnostic(Diagnostic(.error, $0))) }) {
            isComplete = false
        }
        return isComplete
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
        for (activity, screen) in activity.drain() { pass(.activity(activity, screen: screen)) }
    }

    private func pass(_ event: SessionEvent) {
        switch event {
        case .navigation(.redirect), .navigation(.guarded), .screen, .report, .note, .aside, .diagnostic:
            answerCount += 1
        case .command(_, let source) where source.origin != .sourcedScript: hasDisplayed = false
        case .navigation, .command, .use, .activity, .progress, .result, .rejection, .cancellation, .request,
            .diversion, .endOfDiversion:
            break
        }
        if case .screen = event { hasDisplayed = true }
        let settings = settings
        for listener in listeners { listener.take(event, settings: settings) }
    }

    package func beginCommand() {
        for listener in listeners { listener.beginCommand() }
    }

    package func rollBack(isInterrupted: Bool) {
        sendActivities()
        for listener in listeners { listener.rollBack(isInterrupted: isInterrupted) }
    }

    /// Makes the events so far final: the listeners print the events, and a rollback keeps them.
    package func commit() {
        for listener in listeners { listener.commit() }
    }
}
