/// One subscriber's connection with a publisher of this module. The publisher sends into it. It keeps the values for which
/// the subscriber has no demand yet.
///
/// Any thread may call it. It calls the subscriber without a lock, so a subscriber may send, request and cancel.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
    typealias Completion = Subscribers.Completion<Failure>

    private struct State {
        var demand = Subscribers.Demand.none
        var values: [Output] = []
        /// The completion until it is delivered.
        var completion: Completion?
        var isOver = false
        var endActions: [() -> Void] = []

        /// Ends the outlet. Returns the actions for the end.
        mutating func end(_ completion: Completion?) -> [() -> Void] {
            if completion == nil { (values, self.completion) = ([], nil) }
            if isOver { return [] }
            isOver = true
            self.completion = completion
            defer { endActions = [] }
            return endActions
        }

        mutating func takeValue() -> Output? {
            guard demand > .none, !values.isEmpty else { return nil }
            demand -= 1
            return values.removeFirst()
        }

        /// Returns the completion once all values are taken.
        mutating func takeCompletion() -> Completion? { values.isEmpty ? completion.take() : nil }
    }

    private let state = Locked(State())
    private let receiveValue: (Output) -> Subscribers.Demand
    private let receiveCompletion: (Completion) -> Void

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// True after the completion was sent, or the subscriber has cancelled.
    var isOver: Bool { state.change { $0.isOver } }

    /// Delivers a value, now or on demand. Does nothing after the end.
    func send(_ value: Output) {
        state.change { if !$0.isOver { $0.values.append(value) } }
        deliver()
    }

    /// Delivers the end behind the values. Does nothing after the end.
    func send(completion: Completion) {
        let actions = state.change { $0.end(completion) }
        deliver()
        actions.forEach { $0() }
    }

    func request(_ demand: Subscribers.Demand) {
        state.change { $0.demand += demand }
        deliver()
    }

    private func deliver() {
        while let value = state.change({ $0.takeValue() }) {
            let demand = receiveValue(value)
            if demand > .none { state.change { $0.demand += demand } }
        }
        if let completion = state.change({ $0.takeCompletion() }) { receiveCompletion(completion) }
    }

    func cancel() { state.change { $0.end(nil) }.forEach { $0() } }

    /// Calls an action at the end, that is the completion or a cancellation; at once if it has come.
    func atEnd(_ action: @escaping () -> Void) {
        let isOver = state.change { state in
            if !state.isOver { state.endActions.append(action) }
            return state.isOver
        }
        if isOver { action() }
    }
}
