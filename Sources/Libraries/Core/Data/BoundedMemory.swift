/// A cache of values in memory with a limit of their total size; the least recently used are evicted first. A use takes
/// constant time on average.
package struct BoundedMemory<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, size: Int, lastUse: Int)] = [:]
    /// The keys in the order of their uses, each with the use's number. Only the last use of a key counts.
    private var uses: [(key: Key, number: Int)] = []
    /// How many of the first ``uses`` were examined for eviction already.
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
