/// Delivers values over time to each subscriber, and then at most one completion.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error with which it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Calls its `receive(subscription:)` first.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything to a subject, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the error.
    associatedtype Failure: Error

    /// Receives the subscription, from which it requests values.
    func receive(subscription: any Subscription)
    /// Receives a value. Returns how many values it requests besides.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end, after which nothing comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable {
    /// Requests more values.
    func request(_ demand: Subscribers.Demand)
}

/// A publisher to which values can be sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Sends the end to all subscribers. Later values are dropped.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription to a publisher whose values it passes on.
    func send(subscription: any Subscription)
}

extension Subject {
    /// Requests all values of the publisher.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
    /// Sends a signal to all subscribers.
    public func send() { send(()) }
}

/// A publisher that delivers nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Lets it deliver values, until the result is cancelled.
    func connect() -> any Cancellable
}

/// The namespace of subscribers, and of what they exchange with publishers.
public enum Subscribers {
    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        /// All values were delivered.
        case finished
        /// The publisher failed.
        case failure(Failure)
    }

    /// A number of values that a subscriber requests.
    public struct Demand: Hashable, Comparable, Sendable {
        /// Nil for all values.
        public let max: Int?

        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No value.
        public static let none = Demand(max: 0)
        /// A number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        /// The sum of two demands.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let left = left.max, let right = right.max else { return .unlimited }
            let (sum, overflow) = left.addingReportingOverflow(right)
            return overflow ? .unlimited : .max(sum)
        }
        /// Adds a demand.
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        /// Takes values off.
        public static func -= (left: inout Demand, right: Int) { left = Demand(max: left.max.map { $0 - right }) }
        public static func < (left: Demand, right: Demand) -> Bool {
            left.max.map { left in right.max.map { left < $0 } ?? true } ?? false
        }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The namespace of publishers that have a name of their own.
public enum Publishers {}
