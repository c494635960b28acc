/// A value that one task waits for and other tasks provide. Only the first provided value counts.
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

    /// Waits for the value. Only one task at a time may wait.
    package func wait() async -> Value {
        if let value { return value }
        // The first checked continuation would search the whole program for a conformance, before the first prompt.
        return await withUnsafeContinuation { waiter = $0 }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Starts a stopwatch. Returns a function that returns the time since the start.
    package func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
