import Observation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before a published property changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes before a property that is marked `@Published` changes.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectRecord.of(self) { record in
            let publisher = record.publisher ?? ObservableObjectPublisher()
            record.publisher = publisher
            return publisher
        }
    }
}

extension ObservableObject {
    /// Registers the object with the observation that runs on this thread, as reading a property of an `@Observable` object
    /// does. The observation notices the next change.
    package func accessForRendering() {
        let (token, isNew) = ObjectRecord.of(self) { record in
            let isNew = record.token == nil
            let token = record.token ?? ChangeToken()
            record.token = token
            return (token, isNew)
        }
        if isNew { token.follow(objectWillChange) }
        token.access()
    }
}

/// Publishes that an object will change.
public final class ObservableObjectPublisher: ComposedPublisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let outlets = Outlets<Void, Never>()

    /// Creates a publisher.
    public init() {}

    public var publisher: AnyPublisher<Void, Never> { AnyPublisher { [outlets] in outlets.add($0) } }

    /// Tells that the object will change.
    public func send() { outlets.send(()) }
}

/// A value that changes with an object, for observations.
private final class ChangeToken: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let work = Locked<AnyCancellable?>(nil)
    private var change: Void { () }

    func access() { registrar.access(self, keyPath: \.change) }

    func follow(_ publisher: some Publisher<some Any, Never>) {
        let work = publisher.sink { [weak self] _ in
            guard let self else { return }
            registrar.withMutation(of: self, keyPath: \.change) {}
        }
        self.work.change { $0 = work }
    }
}

/// The state that this module keeps for an object while the object lives.
private struct ObjectRecord {
    private weak var object: AnyObject?
    var publisher: ObservableObjectPublisher?
    var token: ChangeToken?

    private init(_ object: AnyObject) { self.object = object }

    private static let records = Locked((of: [ObjectIdentifier: ObjectRecord](), limit: 64))

    /// Changes the record of an object, and creates it on the first call. The records of released objects are removed when
    /// the number of records has doubled.
    static func of<Result>(_ object: AnyObject, _ change: (inout ObjectRecord) -> Result) -> Result {
        var released: [ObjectRecord] = []
        defer { released = [] }
        return records.change { records in
            let key = ObjectIdentifier(object)
            var record = records.of[key].flatMap { $0.object === object ? $0 : nil } ?? ObjectRecord(object)
            defer {
                if let old = records.of.updateValue(record, forKey: key) { released.append(old) }
                if records.of.count > records.limit {
                    released += records.of.values.filter { $0.object == nil }
                    records.of = records.of.filter { $0.value.object != nil }
                    records.limit = max(64, 2 * records.of.count)
                }
            }
            return change(&record)
        }
    }
}
