// Each value by itself, or with the values before it.

extension Publisher {
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { outlet in feed(outlet) { outlet.send(transform($0)) } }
    }

    /// Transforms each value. Leaves out those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { outlet in feed(outlet) { if let value = transform($0) { outlet.send(value) } } }
    }

    /// Lets the values through that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// Leaves out each value that is equal to the one before.
    public func removeDuplicates(
        by isEqual: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        stateful(Output?.none) { last, value, outlet in
            if let last, isEqual(last, value) { return }
            last = value
            outlet.send(value)
        }
    }

    /// Publishes each result of combining the last result with a value.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        stateful(initial) { result, value, outlet in
            result = next(result, value)
            outlet.send(result)
        }
    }

    /// Publishes the last result of combining, at the end.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        stateful(initial, atEnd: { $0 }) { result, value, _ in result = next(result, value) }
    }

    /// Publishes all values as one array, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Publishes arrays of this many values; the last array may be shorter.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        stateful([Output](), atEnd: { $0.isEmpty ? nil : $0 }) { values, value, outlet in
            values.append(value)
            guard values.count == count else { return }
            let full = values
            values = []
            outlet.send(full)
        }
    }

    /// Publishes the number of values, at the end.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Leaves out all values.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

    /// Publishes the first value, and finishes.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Publishes the first value that satisfies a condition, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// Publishes the last value, at the end.
    public func last() -> AnyPublisher<Output, Failure> {
        stateful(Output?.none, atEnd: { $0 }) { last, value, _ in last = value }
    }

    /// Publishes the last value that satisfies a condition, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    /// Publishes whether a value satisfies a condition, as soon as it is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }

    /// Publishes whether all values satisfy a condition, as soon as it is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        stateful(0) { seen, value, outlet in
            seen += 1
            if seen > count { outlet.send(value) }
        }
    }

    /// Leaves out the values up to the first that does not satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stateful(true) { isDropping, value, outlet in
            isDropping = isDropping && predicate(value)
            if !isDropping { outlet.send(value) }
        }
    }

    /// Leaves out the values before the first value of another publisher.
    public func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { outlet in
            let isOpen = Locked(false)
            other.first().feed(outlet) { completion in
                if case .failure = completion { outlet.send(completion: completion) }
            } value: { _ in
                isOpen.change { $0 = true }
            }
            feed(outlet) { if isOpen.change({ $0 }) { outlet.send($0) } }
        }
    }

    /// Publishes the first values, and finishes.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        guard count > 0 else { return Empty().publisher }
        return stateful(0) { seen, value, outlet in
            seen += 1
            let isLast = seen == count
            if seen <= count { outlet.send(value) }
            if isLast { outlet.send(completion: .finished) }
        }
    }

    /// Publishes the values before the first that does not satisfy a condition, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            feed(outlet) { predicate($0) ? outlet.send($0) : outlet.send(completion: .finished) }
        }
    }

    /// Publishes the values before the first value of another publisher, and finishes.
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            other.feed(outlet) { _ in
            } value: { _ in
                outlet.send(completion: .finished)
            }
            feed(outlet) { outlet.send($0) }
        }
    }

    /// Publishes the value at a position, and finishes.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

    /// Publishes the values at these positions, and finishes.
    public func output(in range: some RangeExpression<Int>) -> AnyPublisher<Output, Failure> {
        let range = range.relative(to: 0..<Int.max)
        return dropFirst(range.lowerBound).prefix(range.count)
    }

    /// Publishes a value at the end if there was none.
    public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
        stateful(true, atEnd: { $0 ? value : nil }) { isEmpty, value, outlet in
            isEmpty = false
            outlet.send(value)
        }
    }

    /// Publishes a value in place of nil.
    public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? value } }

    /// Calls closures with what passes, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let isComplete = Locked(false)
            outlet.atEnd { if !isComplete.change({ $0 }) { receiveCancel?() } }
            receiveSubscription?(outlet)
            receiveRequest?(.unlimited)
            feed(outlet) { completion in
                isComplete.change { $0 = true }
                receiveCompletion?(completion)
                outlet.send(completion: completion)
            } value: { value in
                receiveOutput?(value)
                outlet.send(value)
            }
        }
    }

    /// Prints what passes.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let write = { (text: String) in Swift.print(prefix.isEmpty ? text : "\(prefix): \(text)") }
        return handleEvents(
            receiveSubscription: { _ in write("receive subscription: (\(Self.self))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            }, receiveCancel: { write("receive cancel") })
    }

    /// Passes values on with a state for each subscriber.
    ///
    /// - Parameters:
    ///   - atEnd: returns a last value from the state if the publisher finishes.
    ///   - receive: changes the state, and sends into the outlet.
    private func stateful<State, T>(
        _ initial: State, atEnd: @escaping (State) -> T? = { _ in nil },
        receive: @escaping (inout State, Output, Outlet<T, Failure>) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { outlet in
            var state = initial
            feed(outlet) { completion in
                if case .finished = completion, let value = atEnd(state) { outlet.send(value) }
                outlet.send(completion: completion)
            } value: { value in
                receive(&state, value, outlet)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that is equal to the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

    /// Publishes whether a value is among the values, as soon as it is known.
    public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == value } }
}

extension Publisher where Output: Comparable {
    /// Publishes the smallest value, at the end.
    public func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }

    /// Publishes the largest value, at the end.
    public func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
}
