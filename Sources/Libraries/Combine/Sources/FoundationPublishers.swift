#if Foundation
public import Foundation

extension RunLoop: TaskScheduler {
    /// The run loop of another thread does not run in a program with tasks.
    public var runsOnMainActor: Bool { true }
}

extension OperationQueue: TaskScheduler {
    public var runsOnMainActor: Bool { self === OperationQueue.main }
}

extension Timer {
    /// Returns a publisher of the date, in each interval from its connection on.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: TaskSchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// Publishes the date in each interval.
    public final class TimerPublisher: ConnectablePublisher, ComposedPublisher, Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()
        private let timer = Locked<AnyCancellable?>(nil)

        init(interval: TimeInterval) { self.interval = interval }

        public var publisher: AnyPublisher<Date, Never> { subject.publisher }

        /// Starts the timer, if it does not run. Cancelling any of the results stops it.
        public func connect() -> any Cancellable {
            timer.change { [subject, interval] timer in
                if timer != nil { return }
                let task = DispatchQueue.main.start(after: .seconds(interval), every: .seconds(interval)) {
                    subject.send(Date())
                }
                timer = AnyCancellable(task.cancel)
            }
            return AnyCancellable { [timer] in timer.change { $0.take() }?.cancel() }
        }
    }
}

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name, from any object or from one.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications.
    public struct Publisher: ComposedPublisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The centre that the notifications are posted to.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        public var publisher: AnyPublisher<Notification, Never> {
            AnyPublisher { [center, name, object] outlet in
                let observer = center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) }
                outlet.atEnd { center.removeObserver(observer) }
            }
        }
    }
}

/// Decodes values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the data.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Encodes values as data.
public protocol TopLevelEncoder<Output> {
    /// The type of the data.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Decodes each value. Fails with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Coder.Input == Output { tryMap { try decoder.decode(type, from: $0) } }

    /// Encodes each value. Fails with the encoder's error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }
}
#endif
