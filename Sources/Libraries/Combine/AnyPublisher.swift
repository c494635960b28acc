/// Any publisher of these values. All operators return one: a function that sends into a subscriber's outlet.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (Outlet<Output, Failure>) -> Void

    /// A publisher that calls a function for each subscriber, after the subscriber has its subscription.
    init(_ start: @escaping (Outlet<Output, Failure>) -> Void) { self.start = start }

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self = publisher as? AnyPublisher ?? AnyPublisher { publisher.feed($0) { [outlet = $0] in outlet.send($0) } }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        subscriber.receive(subscription: outlet)
        if !outlet.isOver { start(outlet) }
    }
}

extension Publisher {
    /// Hides the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Subscribes on behalf of an outlet, until it ends.
    func feed<T, E>(
        _ outlet: Outlet<T, E>, completion: @escaping (Subscribers.Completion<Failure>) -> Void,
        value: @escaping (Output) -> Void
    ) {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
        outlet.atEnd { sink.cancel() }
        if !outlet.isOver { receive(subscriber: sink) }
    }

    /// Subscribes on behalf of an outlet, which ends as this publisher does.
    func feed<T>(_ outlet: Outlet<T, Failure>, value: @escaping (Output) -> Void) {
        feed(outlet, completion: { outlet.send(completion: $0) }, value: value)
    }
}

/// A publisher with a name of its own that consists of others.
public protocol ComposedPublisher: Publisher {
    /// The publisher that does the work.
    var publisher: AnyPublisher<Output, Failure> { get }
}

extension ComposedPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}
