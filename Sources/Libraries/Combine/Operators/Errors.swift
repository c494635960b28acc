// Transformations that throw, and errors.

extension Publisher {
    /// Passes values on through a function that may throw, which ends the publisher.
    private func attempt<T>(
        _ body: @escaping (Output, Outlet<T, any Error>) throws -> Void
    ) -> AnyPublisher<T, any Error> {
        AnyPublisher { outlet in
            feed(outlet) {
                outlet.send(completion: $0.mapError { $0 })
            } value: { value in
                do { try body(value, outlet) } catch { outlet.send(completion: .failure(error)) }
            }
        }
    }

    /// Transforms each value. Fails with the error that the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        attempt { $1.send(try transform($0)) }
    }

    /// Transforms each value, and leaves out nil. Fails with the error that the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        attempt { if let value = try transform($0) { $1.send(value) } }
    }

    /// Lets values through that satisfy a condition. Fails with the error that the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        attempt { if try isIncluded($0) { $1.send($0) } }
    }

    /// Combines each value with the last result. Fails with the error that the closure throws.
    public func tryScan<T>(
        _ initial: T, _ next: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        Deferred {
            var result = initial
            return tryMap { value in
                result = try next(result, value)
                return result
            }
        }.publisher
    }

    /// Transforms the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { outlet in
            feed(outlet) {
                outlet.send(completion: $0.mapError(transform))
            } value: {
                outlet.send($0)
            }
        }
    }

    /// Publishes a value in place of the error, and finishes.
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(value) } }

    /// Continues with another publisher in place of the error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { outlet in
            feed(outlet) { completion in
                switch completion {
                case .finished: outlet.send(completion: .finished)
                case .failure(let error): handler(error).feed(outlet) { outlet.send($0) }
                }
            } value: {
                outlet.send($0)
            }
        }
    }

    /// Continues with another publisher in place of the error. Fails with the error that the closure throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        self.catch { error in
            do { return try handler(error).mapError { $0 as any Error } } catch { return Fail(error: error).publisher }
        }
    }

    /// Subscribes again after an error, at most this many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in retry(retries - 1) }
    }

    /// Ends the program if the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
    }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that cannot fail a type of error.
    public func setFailureType<E: Error>(to: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { outlet in
            feed(outlet) { _ in
                outlet.send(completion: .finished)
            } value: {
                outlet.send($0)
            }
        }
    }
}

extension Subscribers.Completion {
    fileprivate func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
