/// A value that one waits for and others give. The first one given counts.
final class Promise<Value: Sendable> {
    private var value: Value?
    private var waiter: CheckedContinuation<Value, Never>?

    /// Gives the value, unless one was given before.
    func give(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        waiter?.resume(returning: value)
        waiter = nil
    }

    /// Waits for the value; to be called once.
    func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiter = $0 }
    }
}
