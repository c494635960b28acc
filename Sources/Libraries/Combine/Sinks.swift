extension Subscribers {
    /// A subscriber that requests all values and calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let subscription = Locked<(value: (any Subscription)?, isOver: Bool)>((nil, false))
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let receiveValue: (Input) -> Void

        /// Creates a subscriber with its closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let isOver = self.subscription.change { state in
                if !state.isOver, state.value == nil { state.value = subscription; return false }
                return true
            }
            if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
        }

        public func receive(_ input: Input) -> Demand {
            if !subscription.change({ $0.isOver }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let wasOver = subscription.change { state in
                defer { state = (nil, true) }
                return state.isOver
            }
            if !wasOver { receiveCompletion(completion) }
        }

        public func cancel() {
            let subscription = subscription.change { state in
                defer { state = (nil, true) }
                return state.value
            }
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Calls closures with the values and the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns the values to a property of an object, which it keeps alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    let stream: AsyncStream<P.Output>

    init(_ publisher: P) {
        stream = AsyncStream { continuation in
            let work = publisher.sink { _ in
                continuation.finish()
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    public func makeAsyncIterator() -> AsyncStream<P.Output>.Iterator { stream.makeAsyncIterator() }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    let stream: AsyncThrowingStream<P.Output, any Error>

    init(_ publisher: P) {
        stream = AsyncThrowingStream { continuation in
            let work = publisher.sink { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    public func makeAsyncIterator() -> AsyncThrowingStream<P.Output, any Error>.Iterator { stream.makeAsyncIterator() }
}

extension AsyncPublisher: Sendable where P.Output: Sendable {}
extension AsyncThrowingPublisher: Sendable where P.Output: Sendable {}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence. Each iteration subscribes once.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the error.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
