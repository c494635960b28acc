import Synchronization

/// A property whose value is made at the first access, by any task. All copies of the property's owner share the value.
///
/// An app has many features, but begins with one screen. A feature's container therefore makes its repository lazily:
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

    /// Creates a property whose value `make` returns. Other tasks wait for `make`; `make` must not access the property.
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
