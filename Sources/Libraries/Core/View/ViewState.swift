/// The state of a screen, by its name for programs. An app may declare states of its own.
package struct ViewState: Sendable, Hashable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Nothing has been loaded yet, or the load was cancelled.
    package static let idle = ViewState("idle")
    package static let loading = ViewState("loading")
    package static let loaded = ViewState("loaded")
    /// The list has no items.
    package static let empty = ViewState("empty")
    /// No item matches the search.
    package static let emptySearch = ViewState("emptySearch")
    package static let error = ViewState("error")
}

/// The loading state of a single value.
package enum LoadState<Value: Sendable & Hashable, Failure: Error & Hashable>: Sendable, Hashable {
    /// Nothing has been loaded yet, or the load was cancelled.
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
