import Synchronization

/// The means to observe and test an app, shared by its data layer and the shell or test that drives it.
package struct Instrumentation: Sendable {
    /// Drained only by the shell or test that drives the app.
    package let activity = ActivityLog()
    /// Initially off.
    package let faults = FaultInjector()
    /// Initially empty.
    package let progress = ProgressBoard()

    package init() {}
}

/// A fault injected into the data layer, so that error states can be shown and tested.
package enum Fault: Sendable, Hashable {
    /// No host can be reached.
    case offline
    /// Every answer has this HTTP status.
    case status(Int)
    /// Every answer is delayed.
    case delay(Duration)
    /// Every answer is unreadable.
    case garbage
}

/// Holds the current fault. May be used from any task; a request uses the fault that is on when it begins.
package final class FaultInjector: Sendable {
    private let state = Mutex<Fault?>(nil)

    package init() {}

    /// The fault that is on, if any.
    package var fault: Fault? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
