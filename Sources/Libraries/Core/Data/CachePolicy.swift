/// Where a repository looks for something, and in which order.
package enum CachePolicy: Sendable, Hashable, CaseIterable {
    /// What is kept, and the source only where nothing is: for a first load, which should be quick.
    case localFirst
    /// The source, and what is kept only where the source fails: for a refresh, which should be new.
    case remoteFirst
    /// The source only, and nothing is kept.
    case noCache
}

/// A value, and why it is not a fresh one if it is not.
package struct Fetched<Value: Sendable, Failure: Error>: Sendable {
    package let value: Value
    /// Why the source could not be asked, where the value was kept from earlier and a fresh one was wanted.
    package let fallbackReason: Failure?

    package init(_ value: Value, fallbackReason: Failure? = nil) {
        self.value = value
        self.fallbackReason = fallbackReason
    }
}

extension CachePolicy {
    /// Gets a value by this policy.
    ///
    /// A cancelled task always ends in the source's error and never in a value that was kept: whoever cancelled
    /// wants no answer, and must not be given an old one as if it were.
    ///
    /// - Parameters:
    ///   - key: what the value is called where its use is told: `character 5`.
    ///   - log: told what became of it.
    ///   - local: what is kept, or nil.
    ///   - store: keeps a value that came from the source.
    ///   - remote: asks the source.
    package func fetch<Value: Sendable, Failure: Error>(
        _ key: String,
        log: ActivityLog,
        local: () async -> Value?,
        store: (Value) async -> Void,
        remote: () async throws(Failure) -> Value
    ) async throws(Failure) -> Fetched<Value, Failure> {
        func remoteAndStored() async throws(Failure) -> Value {
            let value = try await remote()
            await store(value)
            log.record(.stored, of: key)
            return value
        }

        switch self {
        case .localFirst:
            if let kept = await local(), !Task.isCancelled {
                log.record(.hit, of: key)
                return Fetched(kept)
            }
            log.record(.miss, of: key)
            return Fetched(try await remoteAndStored())
        case .remoteFirst:
            do {
                return Fetched(try await remoteAndStored())
            } catch {
                guard !Task.isCancelled, let kept = await local(), !Task.isCancelled else { throw error }
                log.record(.fallback, of: key)
                return Fetched(kept, fallbackReason: error)
            }
        case .noCache:
            return Fetched(try await remote())
        }
    }
}
