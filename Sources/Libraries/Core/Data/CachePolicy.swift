/// The order in which a repository looks for a value in the cache and the source.
public enum CachePolicy: Sendable, Hashable, CaseIterable {
    /// The cache, then the source if the value is not cached: for a quick first load.
    case localFirst
    /// The source, then the cache if the source fails: for a refresh.
    case remoteFirst
    /// The source only; nothing is cached.
    case noCache

    /// Gets a value by this policy. A cancelled task gets the source's error rather than a cached value.
    ///
    /// - Parameters:
    ///   - key: the value's name in the log: `character 5`; not evaluated without a log.
    ///   - log: records cache hits, misses, stores and fallbacks; nil records nothing.
    ///   - local: the cached value, or nil.
    ///   - store: caches a value from the source.
    ///   - remote: gets the value from the source.
    /// - Returns: the value, with the source's error if a cached value replaces a fresh one.
    /// - Throws: the error of `remote`, unless a cached value is used instead.
    public func fetch<Value: Sendable, Failure: Error>(
        _ key: @autoclosure () -> String,
        log: ActivityLog?,
        local: () async -> Value?,
        store: (Value) async -> Void,
        remote: () async throws(Failure) -> Value
    ) async throws(Failure) -> Fetched<Value, Failure> {
        func remoteAndStored() async throws(Failure) -> Value {
            let value = try await remote()
            await store(value)
            log?.record(.cache(.stored, key: key()))
            return value
        }

        switch self {
        case .localFirst:
            if let kept = await local(), !Task.isCancelled {
                log?.record(.cache(.hit, key: key()))
                return Fetched(kept)
            }
            log?.record(.cache(.miss, key: key()))
            return Fetched(try await remoteAndStored())
        case .remoteFirst:
            do {
                return Fetched(try await remoteAndStored())
            } catch {
                guard !Task.isCancelled, !(error is CancellationError), let kept = await local(), !Task.isCancelled
                else { throw error }
                log?.record(.cache(.fallback, key: key()))
                return Fetched(kept, fallbackReason: error)
            }
        case .noCache:
            return Fetched(try await remote())
        }
    }
}

extension CachePolicy {
    /// Gets a value by this policy, without the reason for a cached value. A cancelled task gets the source's error.
    ///
    /// - Parameters:
    ///   - fromRemote: gets the value from the source.
    ///   - fromCache: the cached value, or nil.
    ///   - saveToCache: caches a value from the source.
    /// - Throws: the error of `fromRemote`, unless a cached value is used instead.
    public func fetch<Value: Sendable, Failure: Error>(
        fromRemote: () async throws(Failure) -> Value, fromCache: () async -> Value?,
        saveToCache: (Value) async -> Void
    ) async throws(Failure) -> Value {
        try await fetch("", log: nil, local: fromCache, store: saveToCache, remote: fromRemote).value
    }
}

/// A fresh value, or a cached value with the source's error.
public struct Fetched<Value: Sendable, Failure: Error>: Sendable {
    /// The value, fresh or cached.
    public let value: Value
    /// The source's error, if a cached value replaces a fresh one.
    public let fallbackReason: Failure?

    /// Creates a fresh value, or a cached value with the reason.
    public init(_ value: Value, fallbackReason: Failure? = nil) {
        self.value = value
        self.fallbackReason = fallbackReason
    }
}
