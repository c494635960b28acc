/// A cache that limits the total size of its values and evicts the least recently used value first.
package struct BoundedMemory<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let size: Int
        /// The value of ``useCount`` when the entry was last used.
        var lastUse: Int
    }

    private struct Use {
        let key: Key
        let number: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    /// The entries' last uses, sorted, with the oldest use at the end. Entries used since the sort are evicted later.
    private var oldest: [Use] = []
    private var useCount = 0
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    /// Returns the cached value, which becomes the most recently used.
    package mutating func value(for key: Key) -> Value? {
        guard let place = entries.index(forKey: key) else { return nil }
        useCount += 1
        entries.values[place].lastUse = useCount
        return entries.values[place].value
    }

    /// Replaces the cached value; removes the old value if the new value is nil or larger than the limit.
    package mutating func hold(_ value: Value?, size added: Int, for key: Key) {
        guard let value, added <= limit else {
            size -= entries.removeValue(forKey: key)?.size ?? 0
            return
        }
        useCount += 1
        let old = entries.updateValue(Entry(value: value, size: added, lastUse: useCount), forKey: key)
        size += added - (old?.size ?? 0)
        while size > limit { evict() }
    }

    /// Removes the least recently used entry, or skips an entry that was used again since the sort. Takes logarithmic
    /// time on average, because one sort serves many evictions.
    private mutating func evict() {
        if oldest.isEmpty {
            oldest = entries.map { Use(key: $0.key, number: $0.value.lastUse) }.sorted { $0.number > $1.number }
        }
        guard let use = oldest.popLast(), entries[use.key]?.lastUse == use.number else { return }
        size -= entries.removeValue(forKey: use.key)?.size ?? 0
    }
}

/// A ``BoundedMemory`` of values of any type, with numbers as keys.
///
/// The compiler specialises the cache in this module. For values of another module's type, the runtime would look up the
/// dictionary's type at each use. The lookup takes longer than the dictionary itself.
package struct NumberedMemory {
    private var memory: BoundedMemory<Int, any Sendable>

    package init(limit: Int) { memory = BoundedMemory(limit: limit) }

    package mutating func value(for number: Int) -> (any Sendable)? { memory.value(for: number) }

    package mutating func hold(_ value: (any Sendable)?, size: Int, for number: Int) {
        memory.hold(value, size: size, for: number)
    }
}
