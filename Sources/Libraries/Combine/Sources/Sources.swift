/// Publishes one value and finishes.
public struct Just<Output>: ComposedPublisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates the publisher of a value.
    public init(_ output: Output) { self.output = output }

    public var publisher: AnyPublisher<Output, Never> {
        AnyPublisher { [output] outlet in
            outlet.send(output)
            outlet.send(completion: .finished)
        }
    }
}

/// Publishes nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: ComposedPublisher {
    private let completeImmediately: Bool

    /// Creates a publisher of nothing.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher of nothing, with its types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public var publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { [completeImmediately] outlet in
            if completeImmediately { outlet.send(completion: .finished) }
        }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: ComposedPublisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails, with its type of values.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public var publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { [error] in $0.send(completion: .failure(error)) }
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<Deferred: Publisher>: ComposedPublisher {
    public typealias Output = Deferred.Output
    public typealias Failure = Deferred.Failure
    private let createPublisher: () -> Deferred

    /// Creates a publisher from a function that makes it.
    public init(createPublisher: @escaping () -> Deferred) { self.createPublisher = createPublisher }

    public var publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { [createPublisher] outlet in createPublisher().feed(outlet) { outlet.send($0) } }
    }
}

/// Publishes one value that comes later, or fails. It keeps the result for later subscribers.
public final class Future<Output, Failure: Error>: ComposedPublisher, @unchecked Sendable {
    /// Sets the result. Only the first call counts.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let outlets = Outlets<Output, Failure>()
    private let result = Locked<Result<Output, Failure>?>(nil)

    /// Creates the publisher, and calls the closure at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [result, outlets] new in
            let isFirst = result.change { result in
                defer { result = result ?? new }
                return result == nil
            }
            guard isFirst else { return }
            if case .success(let value) = new { outlets.send(value) }
            outlets.send(completion: new.completion)
        }
    }

    public var publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { [outlets, result] outlet in
            // After the result, the outlets have a completion but no value.
            outlets.add(outlet) { result.change { try? $0?.get() } }
        }
    }
}

extension Future where Failure == Never {
    /// The value, once it has come.
    public var value: Output {
        get async {
            for await value in values { return value }
            // The sequence of a cancelled task ends.
            return await withUnsafeContinuation { _ in }
        }
    }
}

extension Future {
    /// The value, once it has come. Throws the error.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

extension Result {
    fileprivate var completion: Subscribers.Completion<Failure> {
        if case .failure(let error) = self { .failure(error) } else { .finished }
    }

    /// A publisher of the value, or of the error.
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { outlet in
            if case .success(let value) = self { outlet.send(value) }
            outlet.send(completion: completion)
        }
    }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { outlet in
            for element in self {
                if outlet.isOver { return }
                outlet.send(element)
            }
            outlet.send(completion: .finished)
        }
    }
}
