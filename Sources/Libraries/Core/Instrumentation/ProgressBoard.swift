import Synchronization

/// Where those who are at work say how far they have come, and what they wait for; who drives the app looks there.
///
/// It holds what was said last, and has to be cleared by whoever has written on it.
package final class ProgressBoard: Sendable {
    private struct State {
        var progress: Progress?
        var remark: String?
    }

    private let state = Mutex(State())

    /// Told of each ``report(_:)``, in their order.
    @MainActor package var onReport: @MainActor (Progress?) -> Void = { _ in }

    package init() {}

    /// How far the work has come that is under way, where that can be counted.
    package var progress: Progress? { state.withLock { $0.progress } }

    /// What is waited for, for people.
    package var remark: String? { state.withLock { $0.remark } }

    /// Says how far something has come; nil when it is over. A task that was cancelled has nothing to say any more.
    @MainActor
    package func report(_ progress: Progress?) {
        guard progress == nil || !Task.isCancelled else { return }
        state.withLock { $0.progress = progress }
        onReport(progress)
    }

    /// Says in a sentence what is waited for, without a full stop; nil when it is over. May be called from any task. Of
    /// several that wait at a time the last one counts.
    package func remark(_ text: String?) {
        state.withLock { $0.remark = text }
    }
}

/// How far some work has come that takes long.
package struct Progress: Sendable, Hashable {
    /// What is under way: `Copying`.
    package let title: String
    /// What is done already: 0 to ``total``.
    package let completed: Int
    /// What there is to do in all.
    package let total: Int
    /// What is counted, in the plural: `records`.
    package let unit: String

    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// In hundredths of the whole, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
