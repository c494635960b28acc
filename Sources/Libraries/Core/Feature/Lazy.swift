import Synchronization

/// A property that is made at the first access by any task, once for all copies of its owner.
///
/// A feature's container uses it for a repository, as an app has many features and begins with one screen:
///
///     @Lazy private var bookRepository: any RepositoryContract<Book, BookFilter>
///
///     init(httpClient: any HTTPClientContract) {
///         _bookRepository = Lazy { BookRepository(remoteDataSource: BookRemoteDataSource(httpClient: httpClient)) }
///     }
@propertyWrapper
public final class Lazy<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// Creates a property without its value. Other tasks wait while one calls `make`, so it must not access the property.
    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value, made by the first access.
    public var wrappedValue: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
