/// Work that can be cancelled.
public protocol Cancellable {
    /// Ends the work. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps the work in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

    /// Keeps the work in a collection.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
        collection.append(AnyCancellable(self))
    }
}

/// Work that is cancelled when the last reference to it ends.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Locked<(() -> Void)?>

    /// Work that this action ends. The action is called once.
    public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

    /// Work of any type.
    public init(_ work: some Cancellable) { action = Locked(work.cancel) }

    deinit { cancel() }

    public func cancel() { action.change { $0.take() }?() }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
