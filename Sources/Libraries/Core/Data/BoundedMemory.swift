/// A cache that limits the total size of its values and evicts the oldest value first.
package struct BoundedMemory<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, size: Int)] = [:]
    /// The keys of the entries, the oldest entry first.
    private var keys: [Key] = []
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    package func value(for key: Key) -> Value? { entries[key]?.value }

    /// Replaces the cached value; removes the old value if the new value is nil or larger than the limit.
    package mutating func hold(_ value: Value?, size added: Int, for key: Key) {
        remove(key)
        guard let value, added <= limit else { return }
        entries[key] = (value, added)
        keys.append(key)
        size += added
        while size > limit, let oldest = keys.first { remove(oldest) }
    }

    private mutating func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        keys.removeAll { $0 == key }
        size -= entry.size
    }
}
