/// What a screen shows of one thing that is loaded.
package enum LoadState<Value: Sendable & Hashable, Failure: Error & Hashable>: Sendable, Hashable {
    /// Nothing was asked for yet, or whoever asked did not wait.
    case idle
    case loading
    case loaded(Value)
    case error(Failure)

    package var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    package var failure: Failure? {
        if case .error(let failure) = self { failure } else { nil }
    }

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
