import Synchronization

/// What an app is watched and tested by. The same one is given to the app's data layer and to whoever drives the app.
package struct Instrumentation: Sendable {
    /// Takes what happens; whoever drives the app may take from it, and nobody else.
    package let activity = ActivityLog()
    /// No fault is on at first.
    package let faults = FaultSwitch()
    /// Is empty at first.
    package let progress = ProgressBoard()

    package init() {}
}

/// A way in which the data layer is made to fail, so that error states can be shown and tested.
package enum Fault: Sendable, Hashable {
    /// Nothing can be reached.
    case offline
    /// Every answer has this HTTP status.
    case status(Int)
    /// Every answer comes late, by this much.
    case delay(Duration)
    /// Every answer is what nobody can read.
    case garbage
}

/// Says which fault is on. May be used from any task; a request goes by what is on as it begins.
package final class FaultSwitch: Sendable {
    private let state = Mutex<Fault?>(nil)

    package init() {}

    /// The fault that is on, if any.
    package var fault: Fault? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
