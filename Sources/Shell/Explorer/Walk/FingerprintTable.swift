import ChallengeShellTrials

/// Fingerprints of states, by numbers from 0 in the order in which they were added. Their parts are kept once, so that
/// each takes less than 50 bytes.
nonisolated struct FingerprintTable: Sendable {
    /// A fingerprint by the numbers of its parts.
    private struct Key: Hashable {
        let kind: UInt32
        let actions: UInt32
        let below: UInt32
    }

    /// The screen and the kind.
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

    /// The number of a fingerprint; nil for one that is not there.
    func number(of fingerprint: StateFingerprint) -> Int? {
        guard let kind = kinds.number(of: [fingerprint.screen, fingerprint.kind]),
            let actions = actions.number(of: fingerprint.actions), let below = below.number(of: fingerprint.below)
        else { return nil }
        return numbers[Key(kind: kind, actions: actions, below: below)].map(Int.init)
    }

    /// Adds a fingerprint; false where it is there.
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

/// Values that are kept once, by numbers from 0.
nonisolated struct Interner<Value: Hashable & Sendable>: Sendable {
    private var values: [Value] = []
    private var numbers: [Value: UInt32] = [:]

    subscript(number: UInt32) -> Value { values[Int(number)] }

    /// The number of a value; nil for one that is not there.
    func number(of value: Value) -> UInt32? { numbers[value] }

    /// The number of a value, which is added where it is new.
    mutating func insert(_ value: Value) -> UInt32 {
        if let number = numbers[value] { return number }
        let number = UInt32(values.count)
        values.append(value)
        numbers[value] = number
        return number
    }
}
