/// The connection of a publisher that several subscribers share: the first opens it, the last closes it.
private final class SharedConnection: @unchecked Sendable {
    private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

    func add<T, E>(_ outlet: Outlet<T, E>, connect: () -> any Cancellable) {
        let isFirst = state.change { state in
            state.count += 1
            return state.count == 1
        }
        outlet.atEnd { [self] in
            let connection = state.change { state in
                state.count -= 1
                return state.count == 0 ? state.connection.take() : nil
            }
            connection?.cancel()
        }
        guard isFirst else { return }
        let connection = connect()
        let isUnused = state.change { state in
            if state.count > 0 { state.connection = connection }
            return state.count == 0
        }
        if isUnused { connection.cancel() }
    }
}

extension Publishers {
    /// A publisher that is connected while it has a subscriber.
    public struct Autoconnect<Upstream: ConnectablePublisher>: ComposedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that is connected.
        public let upstream: Upstream
        private let connection = SharedConnection()

        init(upstream: Upstream) { self.upstream = upstream }

        public var publisher: AnyPublisher<Output, Failure> {
            AnyPublisher { [upstream, connection] outlet in
                upstream.feed(outlet) { outlet.send($0) }
                connection.add(outlet) { upstream.connect() }
            }
        }
    }

    /// A publisher that sends its values through a subject once it is connected.
    public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher, ComposedPublisher
    where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let subject: S

        init(upstream: Upstream, subject: S) { (self.upstream, self.subject) = (upstream, subject) }

        public var publisher: AnyPublisher<Output, Failure> { subject.eraseToAnyPublisher() }
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Sends the values through a subject once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, subject: subject)
    }

    /// Lets all subscribers share one subscription, from the first subscriber to the last.
    public func share() -> AnyPublisher<Output, Failure> {
        multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher()
    }
}

extension Publisher where Failure == Never {
    /// Delivers nothing before it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }
}
