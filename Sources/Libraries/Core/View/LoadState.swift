/// What a screen shows of one thing that is loaded.
package enum LoadState<Value: Sendable & Hashable, Failure: Error & Hashable>: Sendable, Hashable {
    /// Nothing was asked for yet, or whoever asked did not wait.
    case idle
    case loading
    case loaded(Value)
    case error(Failure)

    /// The name of the case, by which programs know it.
    package var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded: "loaded"
        case .error: "error"
        }
    }
}
