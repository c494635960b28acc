import ChallengeShellTrials

/// The states that a walk has found, by their numbers, in the order in which they were found.
///
/// Of each it keeps the fingerprint, the state from which it was reached first, and the lines from there. Each line is kept
/// once, so that a state takes less than 100 bytes, however many lines lead there.
nonisolated struct StateStore: Sendable {
    private struct Entry {
        let parent: UInt32
        /// The end of its lines among the ``suffixes``; they begin where those of the state before end.
        let end: UInt32
        let level: UInt32
    }

    private(set) var fingerprints = FingerprintTable()
    private var entries: [Entry] = []
    private var lines = Interner<String>()
    /// The lines from each state's parent to the state, by their numbers.
    private var suffixes: [UInt32] = []

    /// Adds a state, unless it is known; its number.
    ///
    /// - Parameter parent: the number of the state that it was reached from, with whose lines its own begin. Nil for a state that
    ///   a walk begins with.
    mutating func add(_ reached: ReachedState, after parent: Int?) -> Int {
        if let number = fingerprints.number(of: reached.fingerprint) { return number }
        fingerprints.insert(reached.fingerprint)
        let number = entries.count
        let known = parent.map { lineCount(of: $0) } ?? 0
        suffixes += reached.lines.dropFirst(known).map { lines.insert($0) }
        entries.append(
            Entry(
                parent: UInt32(parent ?? number), end: UInt32(suffixes.count), level: UInt32(reached.level)))
        return number
    }

    private func suffix(of number: Int) -> ArraySlice<UInt32> {
        suffixes[(number == 0 ? 0 : Int(entries[number - 1].end))..<Int(entries[number].end)]
    }

    /// The number of a state, of that from which it was reached, and so on.
    private func way(to number: Int) -> some Sequence<Int> {
        sequence(first: number) { number in
            let parent = Int(entries[number].parent)
            return parent == number ? nil : parent
        }
    }

    private func lineCount(of number: Int) -> Int { way(to: number).reduce(0) { $0 + suffix(of: $1).count } }
}

extension StateStore: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { entries.count }

    subscript(number: Int) -> Explorer.State {
        let lines = way(to: number).flatMap { suffix(of: $0).reversed() }.reversed().map { self.lines[$0] }
        return Explorer.State(
            number: number, fingerprint: fingerprints[number], lines: lines, level: Int(entries[number].level))
    }
}
