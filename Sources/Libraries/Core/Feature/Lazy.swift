import Synchronization

/// A property whose value is made at the first access, by any task. All copies of the property's owner share the value.
///
/// A feature's container makes its repository like this, because an app has many features but begins with one screen:
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

    /// Creates a property without its value. Other tasks wait during `make`, which must not access the property.
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
