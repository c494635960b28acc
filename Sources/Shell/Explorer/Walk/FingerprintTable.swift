/// Fingerprints of states, numbered from 0 in the order in which they were added. Equal parts are stored once, so each
/// fingerprint takes less than 50 bytes.
nonisolated struct FingerprintTable: Sendable {
    /// A fingerprint, represented by the numbers of its parts.
    private struct Key: Hashable {
        let kind: UInt32
        let actions: UInt32
        let below: UInt32
    }

    /// The pairs of a screen and a kind.
    private var kinds = Interner<[String]>()
    private var actions = Interner<[String]>()
    private var below = Interner<[String]>()
    private var keys: [Key] = []
    private var numbers: [Key: UInt32] = [:]

    var count: Int { keys.count }

    subscript(number: Int) -> StateFingerprint {
        let (key, kind) = (keys[number], kinds[keys[number].kind])
        return StateFingerprint(screen: kind[0], kind: kind[1], actions: actions[key.actions], below: below[key.below])
    }

    /// Returns the number of a fingerprint; nil if the table lacks the fingerprint.
    func number(of fingerprint: StateFingerprint) -> Int? {
        guard let kind = kinds.number(of: [fingerprint.screen, fingerprint.kind]),
            let actions = actions.number(of: fingerprint.actions), let below = below.number(of: fingerprint.below)
        else { return nil }
        return numbers[Key(kind: kind, actions: actions, below: below)].map(Int.init)
    }

    /// Adds a fingerprint. Returns false if the table already had the fingerprint.
    @discardableResult
    mutating func insert(_ fingerprint: StateFingerprint) -> Bool {
        let key = Key(
            kind: kinds.insert([fingerprint.screen, fingerprint.kind]), actions: actions.insert(fingerprint.actions),
            below: below.insert(fingerprint.below))
        guard numbers[key] == nil else { return false }
        numbers[key] = UInt32(keys.count)
        keys.append(key)
        return true
    }
}

/// Stores each value once, and numbers the values from 0.
nonisolated struct Interner<Value: Hashable & Sendable>: Sendable {
    private var values: [Value] = []
    private var numbers: [Value: UInt32] = [:]

    subscript(number: UInt32) -> Value { values[Int(number)] }

    /// Returns the number of a value; nil for an unknown value.
    func number(of value: Value) -> UInt32? { numbers[value] }

    /// Returns the number of a value, after adding the value if it is new.
    mutating func insert(_ value: Value) -> UInt32 {
        if let number = numbers[value] { return number }
        let number = UInt32(values.count)
        values.append(value)
        numbers[value] = number
        return number
    }
}
