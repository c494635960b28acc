/// A value that one task waits for and others give. The first one given counts.
package final class Promise<Value: Sendable> {
    private var value: Value?
    private var waiter: UnsafeContinuation<Value, Never>?

    package init() {}

    package func give(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        waiter?.resume(returning: value)
        waiter = nil
    }

    /// One task at a time may wait.
    package func wait() async -> Value {
        if let value { return value }
        // Unchecked: making a checked one looks a conformance up, among all of the program's, before the first prompt.
        return await withUnsafeContinuation { waiter = $0 }
    }
}

extension Clock where Duration == Swift.Duration {
    /// A function that tells how long ago it was made.
    package func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
