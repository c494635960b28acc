// Several publishers as one.

/// Subscribes to publishers, and delivers all their values. Finishes with the last of them, and fails with the first error.
///
/// - Parameter limit: the number of publishers that are subscribed at the same time; others wait.
private func mergeAll<P: Publisher, T>(
    _ publishers: some Publisher<P, P.Failure>, limit: Subscribers.Demand = .unlimited
) -> AnyPublisher<T, P.Failure> where P.Output == T {
    AnyPublisher { outlet in
        let state = Locked((active: 0, waiting: [P](), isLast: false))
        func start(_ publisher: P) {
            publisher.feed(outlet) { completion in
                guard case .finished = completion else { return outlet.send(completion: completion) }
                let (next, isOver) = state.change { state in
                    let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
                    if next == nil { state.active -= 1 }
                    return (next, state.active == 0 && state.isLast)
                }
                if let next { start(next) } else if isOver { outlet.send(completion: .finished) }
            } value: {
                outlet.send($0)
            }
        }
        publishers.feed(outlet) { completion in
            guard case .finished = completion else { return outlet.send(completion: completion) }
            let isOver = state.change { state in
                state.isLast = true
                return state.active == 0
            }
            if isOver { outlet.send(completion: .finished) }
        } value: { publisher in
            let starts = state.change { state in
                let starts = Subscribers.Demand.max(state.active) < limit
                if starts { state.active += 1 } else { state.waiting.append(publisher) }
                return starts
            }
            if starts { start(publisher) }
        }
    }
}

private func mergeAll<T, E>(_ publishers: [AnyPublisher<T, E>]) -> AnyPublisher<T, E> {
    mergeAll(publishers.publisher.setFailureType(to: E.self))
}

/// Subscribes to two publishers that share a state, and finishes when `isOver` says so.
private func pair<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, isOver: @escaping (PairState<A.Output, B.Output>) -> Bool,
    take: @escaping (inout PairState<A.Output, B.Output>) -> (A.Output, B.Output)?
) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    AnyPublisher { outlet in
        let state = Locked(PairState<A.Output, B.Output>())
        func update(_ change: (inout PairState<A.Output, B.Output>) -> Void) {
            let (value, ends) = state.change { state in
                change(&state)
                return (take(&state), isOver(state))
            }
            if let value { outlet.send(value) }
            if ends { outlet.send(completion: .finished) }
        }
        func end(_ completion: Subscribers.Completion<A.Failure>, _ mark: (inout PairState<A.Output, B.Output>) -> Void)
        {
            guard case .finished = completion else { return outlet.send(completion: completion) }
            update(mark)
        }
        a.feed(outlet) {
            end($0) { ($0.isAOver, $0.isNew) = (true, false) }
        } value: { value in
            update { ($0.a, $0.isNew) = ($0.a + [value], true) }
        }
        b.feed(outlet) {
            end($0) { ($0.isBOver, $0.isNew) = (true, false) }
        } value: { value in
            update { ($0.b, $0.isNew) = ($0.b + [value], true) }
        }
    }
}

private struct PairState<A, B> {
    var a: [A] = []
    var b: [B] = []
    var isAOver = false
    var isBOver = false
    /// True if a value came, false if an end came.
    var isNew = false
}

extension Publishers {
    /// The values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: ComposedPublisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Merges the publishers.
        public init(_ a: A, _ b: B) { publisher = mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]) }
    }

    /// The values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: ComposedPublisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Merges the publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            publisher = mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }
    }

    /// The values of any number of publishers.
    public struct MergeMany<Upstream: Publisher>: ComposedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Merges the publishers.
        public init(_ upstream: Upstream...) { self.init(upstream) }

        /// Merges the publishers.
        public init(_ upstream: some Sequence<Upstream>) {
            publisher = mergeAll(upstream.map { $0.eraseToAnyPublisher() })
        }
    }

    /// The last values of two publishers, as soon as each has one.
    public struct CombineLatest<A: Publisher, B: Publisher>: ComposedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Combines the publishers.
        public init(_ a: A, _ b: B) {
            publisher = pair(a, b) {
                $0.isAOver && $0.isBOver
            } take: { state in
                (state.a, state.b) = (state.a.suffix(1), state.b.suffix(1))
                guard state.isNew, let a = state.a.first, let b = state.b.first else { return nil }
                return (a, b)
            }
        }
    }

    /// The last values of three publishers, as soon as each has one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: ComposedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Combines the publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            publisher = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        }
    }

    /// The last values of four publishers, as soon as each has one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: ComposedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Combines the publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            publisher = CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        }
    }

    /// Pairs of the values of two publishers: the first ones, the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: ComposedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Pairs the publishers.
        public init(_ a: A, _ b: B) {
            publisher = pair(a, b) {
                $0.isAOver && $0.a.isEmpty || $0.isBOver && $0.b.isEmpty
            } take: { state in
                state.a.isEmpty || state.b.isEmpty ? nil : (state.a.removeFirst(), state.b.removeFirst())
            }
        }
    }

    /// Triples of the values of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: ComposedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let publisher: AnyPublisher<Output, Failure>

        /// Joins the publishers.
        public init(_ a: A, _ b: B, _ c: C) { publisher = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) } }
    }
}

extension Publisher {
    /// The values of this publisher and another.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

    /// The values of this publisher and two others.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// The last values of this publisher and another, as soon as each has one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    /// The last values of this publisher and another, transformed.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

    /// The last values of this publisher and two others, as soon as each has one.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.CombineLatest3(self, b, c) }

    /// The last values of this publisher and two others, transformed.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map(transform)
    }

    /// The last values of this publisher and three others, as soon as each has one.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B, _ c: C, _ d: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { Publishers.CombineLatest4(self, b, c, d) }

    /// Pairs of the values of this publisher and another.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Pairs of the values of this publisher and another, transformed.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map(transform) }

    /// Triples of the values of this publisher and two others.
    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.Zip3(self, b, c) }

    /// The values of this publisher, then those of another.
    public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        mergeAll(
            [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher.setFailureType(to: Failure.self),
            limit: .max(1))
    }

    /// The values of this publisher, then some more.
    public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
        append(values.publisher.setFailureType(to: Failure.self))
    }

    /// The values of another publisher, then those of this one.
    public func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { other.append(self) }

    /// Some values, then those of this publisher.
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        prepend(values.publisher.setFailureType(to: Failure.self))
    }

    /// The values of the publishers that a closure makes of the values. At most `maxPublishers` are subscribed at the same
    /// time; others wait.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { mergeAll(map(transform), limit: maxPublishers) }

    /// The values of the publishers, which cannot fail, that a closure makes of the values.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// The values of the newest of the published publishers.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { outlet in
            let state = Locked((newest: nil as AnyCancellable?, isOuterOver: false, isInnerOver: true))
            func end(_ completion: Subscribers.Completion<Failure>, _ mark: (inout Bool, inout Bool) -> Void) {
                guard case .finished = completion else { return outlet.send(completion: completion) }
                let isOver = state.change { state in
                    mark(&state.isOuterOver, &state.isInnerOver)
                    return state.isOuterOver && state.isInnerOver
                }
                if isOver { outlet.send(completion: .finished) }
            }
            outlet.atEnd { state.change { $0.newest.take() }?.cancel() }
            feed(outlet) {
                end($0) { outer, _ in outer = true }
            } value: { publisher in
                let sink = Subscribers.Sink<Output.Output, Failure> {
                    end($0) { _, inner in inner = true }
                } receiveValue: {
                    outlet.send($0)
                }
                let last = state.change { state in
                    defer { (state.newest, state.isInnerOver) = (AnyCancellable(sink), false) }
                    return state.newest
                }
                last?.cancel()
                publisher.receive(subscriber: sink)
            }
        }
    }

    /// The values of the newest of the published publishers, which cannot fail.
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Never {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never {
    /// The values of the publishers, which may fail, that a closure makes of the values.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The values of the newest of the published publishers, which may fail.
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> where Output: Publisher {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
