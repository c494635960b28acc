/// A cache of values with a limit of their total size, of which the least recently used go first, in constant time.
package struct BoundedMemory<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let size: Int
        /// The number of the use.
        var lastUse: Int
    }

    private struct Use {
        let key: Key
        let number: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    /// The uses in their order. Only the last one of a key counts.
    private var uses: [Use] = []
    /// How many of the first ``uses`` were examined for eviction already.
    private var passed = 0
    private var useCount = 0
    private var size = 0

    package init(limit: Int) { self.limit = limit }

    /// The cached value, which becomes the most recently used.
    package mutating func value(for key: Key) -> Value? {
        guard let place = entries.index(forKey: key) else { return nil }
        entries.values[place].lastUse = useCount + 1
        noteUse(of: key)
        return entries.values[place].value
    }

    /// Replaces the cached value; removes it if the new one is nil or larger than the limit.
    package mutating func hold(_ value: Value?, size added: Int, for key: Key) {
        guard let value, added <= limit else {
            size -= entries.removeValue(forKey: key)?.size ?? 0
            return
        }
        let old = entries.updateValue(Entry(value: value, size: added, lastUse: useCount + 1), forKey: key)
        size += added - (old?.size ?? 0)
        noteUse(of: key)
        while size > limit {
            let use = uses[passed]
            passed += 1
            if entries[use.key]?.lastUse == use.number { size -= entries.removeValue(forKey: use.key)?.size ?? 0 }
        }
    }

    /// Notes the use of an entry that has the use's number already.
    private mutating func noteUse(of key: Key) {
        useCount += 1
        uses.append(Use(key: key, number: useCount))
        guard uses.count > 2 * entries.count + 16 else { return }
        uses.removeAll { entries[$0.key]?.lastUse != $0.number }
        passed = 0
    }
}
