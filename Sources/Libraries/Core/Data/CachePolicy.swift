/// Where a repository looks for a value, and in which order.
public enum CachePolicy: Sendable, Hashable, CaseIterable {
    /// The cache, and the source only if the value is not cached: for a first load, which should be quick.
    case localFirst
    /// The source, and the cache only if the source fails: for a refresh.
    case remoteFirst
    /// The source only; nothing is cached.
    case noCache

    /// Gets a value by this policy.
    ///
    /// In a cancelled task it always throws the source's error and never returns a cached value, which could be taken
    /// for an answer of the source.
    ///
    /// - Parameters:
    ///   - key: the value's name in the log: `character 5`; not made where nothing is recorded.
    ///   - log: records cache hits, misses, stores and fallbacks.
    ///   - local: the cached value, or nil.
    ///   - store: caches a value from the source.
    ///   - remote: gets the value from the source.
    /// - Returns: the value, with the reason if it is a cached one in place of a fresh one.
    /// - Throws: what `remote` throws, unless a cached value is used instead.
    public func fetch<Value: Sendable, Failure: Error>(
        _ key: @autoclosure () -> String,
        log: ActivityLog,
        local: () async -> Value?,
        store: (Value) async -> Void,
        remote: () async throws(Failure) -> Value
    ) async throws(Failure) -> Fetched<Value, Failure> {
        func remoteAndStored() async throws(Failure) -> Value {
            let value = try await remote()
            await store(value)
            log.record(.cache(.stored, key: key()))
            return value
        }

        switch self {
        case .localFirst:
            if let kept = await local(), !Task.isCancelled {
                log.record(.cache(.hit, key: key()))
                return Fetched(kept)
            }
            log.record(.cache(.miss, key: key()))
            return Fetched(try await remoteAndStored())
        case .remoteFirst:
            do {
                return Fetched(try await remoteAndStored())
            } catch {
                guard !Task.isCancelled, let kept = await local(), !Task.isCancelled else { throw error }
                log.record(.cache(.fallback, key: key()))
                return Fetched(kept, fallbackReason: error)
            }
        case .noCache:
            return Fetched(try await remote())
        }
    }
}

/// A value, and if a cached one replaces a fresh one, the reason.
public struct Fetched<Value: Sendable, Failure: Error>: Sendable {
    /// The value, fresh or cached.
    public let value: Value
    /// Why the source failed, if the value is a cached one that was used instead.
    public let fallbackReason: Failure?

    /// A value; a fresh one unless there is a reason.
    public init(_ value: Value, fallbackReason: Failure? = nil) {
        self.value = value
        self.fallbackReason = fallbackReason
    }
}

/// A cache of values in memory with a limit of their total size; the least recently used are evicted first. A use takes
/// constant time on average.
package struct BoundedMemory<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, size: Int, lastUse: Int)] = [:]
    /// The keys in the order of their uses, each with the use's number. Only the last use of a key counts.
    private var uses: [(key: Key, number: Int)] = []
    /// How many of the ``uses`` were looked at, and count no more.
    private var passed = 0
    private var useCount = 0
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    /// The cached value, which becomes the most recently used.
    package mutating func value(for key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        use(key)
        return value
    }

    /// Replaces the cached value; removes it if the new one is nil or larger than the limit.
    package mutating func hold(_ value: Value?, size added: Int, for key: Key) {
        size -= entries.removeValue(forKey: key)?.size ?? 0
        guard let value, added <= limit else { return }
        entries[key] = (value, added, 0)
        size += added
        use(key)
        while size > limit {
            let (key, number) = uses[passed]
            passed += 1
            if entries[key]?.lastUse == number { size -= entries.removeValue(forKey: key)?.size ?? 0 }
        }
    }

    private mutating func use(_ key: Key) {
        useCount += 1
        entries[key]?.lastUse = useCount
        uses.append((key, useCount))
        guard uses.count > 2 * entries.count + 16 else { return }
        uses.removeAll { entries[$0.key]?.lastUse != $0.number }
        passed = 0
    }
}
