import Synchronization

/// What an app is watched and tested by. The same one is given to the app's data layer and to whoever drives the app.
package struct Instrumentation: Sendable {
    package let activity: ActivityLog
    package let faults: FaultSwitch
    package let progress: ProgressBoard

    /// - Parameters:
    ///   - activity: takes what happens; nobody else may take from it.
    ///   - faults: no fault is on at first.
    ///   - progress: is empty at first.
    package init(
        activity: ActivityLog = ActivityLog(), faults: FaultSwitch = FaultSwitch(),
        progress: ProgressBoard = ProgressBoard()
    ) {
        self.activity = activity
        self.faults = faults
        self.progress = progress
    }
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
