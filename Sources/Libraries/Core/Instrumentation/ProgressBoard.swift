import Synchronization

/// Holds the latest progress of the app's work, and the reason for a wait, for the shell to show.
///
/// The code that has set either of them has to clear it.
package final class ProgressBoard: Sendable {
    private struct State {
        var progress: Progress?
        var remark: String?
    }

    private let state = Mutex(State())

    /// Called for each ``report(_:)``, in order.
    @MainActor package var onReport: @MainActor (Progress?) -> Void = { _ in }

    package init() {}

    /// The progress of the current work, if it can be counted.
    package var progress: Progress? { state.withLock { $0.progress } }

    /// The reason for the current wait, for people.
    package var remark: String? { state.withLock { $0.remark } }

    /// Sets the progress; nil when the work has ended. Ignored in a cancelled task, unless it is nil.
    @MainActor
    package func report(_ progress: Progress?) {
        guard progress == nil || !Task.isCancelled else { return }
        state.withLock { $0.progress = progress }
        onReport(progress)
    }

    /// Sets the reason for a wait, a sentence without a full stop; nil when the wait is over. May be called from any
    /// task; the last call counts.
    package func remark(_ text: String?) {
        state.withLock { $0.remark = text }
    }
}

/// The progress of long work.
package struct Progress: Sendable, Hashable {
    /// The name of the work: `Copying`.
    package let title: String
    /// The number of units done: 0 to ``total``.
    package let completed: Int
    /// The number of all units.
    package let total: Int
    /// The units, in the plural: `records`.
    package let unit: String

    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// The part that is done, in percent, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
