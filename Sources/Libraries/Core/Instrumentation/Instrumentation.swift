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
