/// The outlets of all subscribers, and the end once it was sent.
final class Outlets<Output, Failure: Error>: @unchecked Sendable {
    private struct State {
        var outlets: [Outlet<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
    }

    private let state = Locked(State())

    /// Adds an outlet until it ends. First it gets the current value, and the completion if that was sent.
    func add(_ outlet: Outlet<Output, Failure>, current: () -> Output? = { nil }) {
        if let value = current() { outlet.send(value) }
        let completion = state.change { state in
            if state.completion == nil { state.outlets.append(outlet) }
            return state.completion
        }
        if let completion { return outlet.send(completion: completion) }
        outlet.atEnd { [weak self, weak outlet] in
            self?.state.change { $0.outlets.removeAll { $0 === outlet } }
        }
    }

    func send(_ value: Output) {
        for outlet in state.change({ $0.outlets }) { outlet.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let outlets = state.change { state in
            defer { state.outlets = [] }
            state.completion = state.completion ?? completion
            return state.outlets
        }
        for outlet in outlets { outlet.send(completion: completion) }
    }

    var isOver: Bool { state.change { $0.completion != nil } }
}

/// A subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ComposedPublisher, @unchecked Sendable {
    private let outlets = Outlets<Output, Failure>()

    /// Creates a subject.
    public init() {}

    public var publisher: AnyPublisher<Output, Failure> { AnyPublisher { [outlets] in outlets.add($0) } }
    public func send(_ value: Output) { outlets.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
}

/// A subject with a current value, which each subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ComposedPublisher, @unchecked Sendable {
    private let outlets = Outlets<Output, Failure>()
    private let current: Locked<Output>

    /// Creates a subject with its first value.
    public init(_ value: Output) { current = Locked(value) }

    /// The current value. A new value is sent.
    public var value: Output {
        get { current.change { $0 } }
        set { send(newValue) }
    }

    public var publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { [outlets, current] outlet in
            outlets.add(outlet) { outlets.isOver ? nil : current.change { $0 } }
        }
    }

    public func send(_ value: Output) {
        if outlets.isOver { return }
        current.change { $0 = value }
        outlets.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
}
