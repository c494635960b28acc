/// A screen: a function from its view model's state to a ``Rendering``.
///
/// `render()` must read everything that it shows from observable state, so that the host can observe what was read and
/// render again when that changes. It must not change anything.
@MainActor
public protocol View: Sendable {
    /// What the screen shows now.
    func render() -> Rendering
    /// Does the work of the first appearance; returns when it is done. Cancelled if the view leaves its stack before.
    func appear() async
    /// Does the work of a first appearance that begins with an intent; returns when both are done. A screen whose intent
    /// loads too implements this, so as to load only once. Throws what ``perform(_:)`` throws.
    func appear(with intent: Intent) async throws -> ActionOutcome
}

extension View {
    /// Does the work of the first appearance, then performs the action that carries out the intent.
    public func appear(with intent: Intent) async throws -> ActionOutcome {
        await appear()
        return try await perform(intent)
    }

    /// Performs the action that carries out an intent. Throws an ``ActionError`` if the screen has no such action now.
    public func perform(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        let rendering = render()
        guard let action = rendering.actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: rendering.title)
        }
        return try await action.perform(intent.arguments)
    }
}

/// The state of a screen, by its name for programs. An app may declare states of its own.
public struct ViewState: Sendable, Hashable {
    /// One word: `loading`.
    public let name: String

    /// A state of this name.
    public init(_ name: String) {
        self.name = name
    }

    /// Nothing has been loaded yet, or the load was cancelled.
    public static let idle = ViewState("idle")
    /// A load is under way.
    public static let loading = ViewState("loading")
    /// What was loaded is shown; also the state of a screen that loads nothing.
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
    /// The load is under way.
    case loading
    /// The value is there.
    case loaded(Value)
    /// The last load has failed.
    case error(Failure)

    /// The value, if it is there.
    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    /// Why the last load has failed, if it has.
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
