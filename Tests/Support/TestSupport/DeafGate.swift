/// Holds one task up until it is opened, also when the task is cancelled.
@MainActor
package final class DeafGate {
    private let arrival = Gate()
    private var visitor: CheckedContinuation<Void, Never>?

    package nonisolated init() {}

    /// Returns when the gate is opened.
    package func pass() async {
        await withCheckedContinuation { continuation in
            visitor = continuation
            arrival.open()
        }
    }

    /// Returns when someone waits at the gate.
    package func waitForArrival() async { await arrival.pass() }

    /// Lets the one who waits go on, and returns when it has done so as far as it can without waiting again.
    package func open() async {
        visitor?.resume()
        visitor = nil
        // The main actor's jobs come in the order in which they were asked for, that of the visitor before this one.
        await Task { @MainActor in }.value
    }
}
