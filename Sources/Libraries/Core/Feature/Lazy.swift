import Synchronization

/// A property that is made when it is first asked for, by whichever task, and once for all copies of its owner.
///
/// A feature's container keeps a repository so, as an app has many features and begins with one screen:
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

    /// A value that is not made yet. Others that ask for it wait while it is made, so that making it must not ask for it.
    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value, which the first that asks makes.
    public var wrappedValue: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
