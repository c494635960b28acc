import Synchronization

/// A state that several threads change, each while no other does.
final class Locked<State>: @unchecked Sendable {
    private let mutex = Mutex(())
    private var state: State

    init(_ state: State) { self.state = state }

    /// Changes the state. The body must call no code of the app, which could come back here.
    func change<Result>(_ body: (inout State) -> Result) -> Result {
        return mutex.withLock { _ in body(&state) }
    }
}
