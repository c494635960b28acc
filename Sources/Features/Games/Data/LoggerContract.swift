import Logging

/// Takes notes for whoever looks for a fault.
nonisolated protocol LoggerContract: Sendable {
    /// - Parameter text: a sentence without a full stop. It may have in it what an API has sent.
    func note(_ text: String)
}

/// Notes are for the level `debug`.
extension Logger: LoggerContract {
    nonisolated func note(_ text: String) { debug("\(text)") }
}
