/// A cache of values in memory with a limit of their total size; the least recently used are evicted first.
package struct BoundedMemory<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, size: Int)] = [:]
    /// The keys, the least recently used first.
    private var order: [Key] = []
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    /// The cached value, which becomes the most recently used.
    package mutating func value(for key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return value
    }

    /// Replaces the cached value; removes it if the new one is nil or larger than the limit.
    package mutating func hold(_ value: Value?, size added: Int, for key: Key) {
        if let earlier = entries.removeValue(forKey: key) {
            size -= earlier.size
            order.removeAll { $0 == key }
        }
        guard let value, added <= limit else { return }
        entries[key] = (value, added)
        order.append(key)
        size += added
        while size > limit { size -= entries.removeValue(forKey: order.removeFirst())?.size ?? 0 }
    }
}
