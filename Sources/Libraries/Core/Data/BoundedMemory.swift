/// Values that are held up to a limit of their sizes in all; what was not used for the longest time goes first.
package struct BoundedMemory<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, size: Int)] = [:]
    /// The keys, the least recently used first.
    private var order: [Key] = []
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    /// What is held, and counts as used from now on.
    package mutating func value(for key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return value
    }

    /// Holds a value in place of an earlier one; nothing in its place where that is nil, or larger than the limit.
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
