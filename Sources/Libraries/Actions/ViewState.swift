/// The state of a screen, with its name for programs. An app may declare states of its own.
public struct ViewState: Sendable, Hashable {
    /// One word: `loading`.
    public let name: String

    /// Creates a state with this name.
    public init(_ name: String) {
        self.name = name
    }

    /// Nothing has been loaded yet, or the load was cancelled.
    public static let idle = ViewState("idle")
    /// A load is running.
    public static let loading = ViewState("loading")
    /// The loaded content is shown; also the state of a screen that loads nothing.
    public static let loaded = ViewState("loaded")
    /// The list has no items.
    public static let empty = ViewState("empty")
    /// No item matches the search.
    public static let emptySearch = ViewState("emptySearch")
    /// The last load has failed.
    public static let error = ViewState("error")
}

/// The loading state of a single value.
public enum LoadState<Value: Sendable & Hashable, Failure: Error & Hashable>: Sendable, Hashable {
    /// Nothing has been loaded yet, or the load was cancelled.
    case idle
    /// The load is running.
    case loading
    /// The value is loaded.
    case loaded(Value)
    /// The last load has failed.
    case error(Failure)

    /// The value, if it is loaded.
    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    /// The error of the last load, if it failed.
    public var failure: Failure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    /// The state of the screen that shows the value.
    public var viewState: ViewState {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded: .loaded
        case .error: .error
        }
    }
}
