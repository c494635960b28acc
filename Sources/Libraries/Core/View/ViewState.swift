/// The state of a screen, by the name that programs know it by. An app may declare states of its own.
package struct ViewState: Sendable, Hashable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Nothing was asked for yet, or the load was given up.
    package static let idle = ViewState("idle")
    package static let loading = ViewState("loading")
    package static let loaded = ViewState("loaded")
    /// There is nothing at all.
    package static let empty = ViewState("empty")
    /// Nothing fits what was searched for.
    package static let emptySearch = ViewState("emptySearch")
    package static let error = ViewState("error")
}

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

    package var viewState: ViewState {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded: .loaded
        case .error: .error
        }
    }
}
