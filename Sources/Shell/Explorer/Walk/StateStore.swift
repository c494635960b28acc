/// The states that a walk has found, numbered in the order of discovery.
///
/// A state is stored as its fingerprint, its parent, and the lines from the parent to the state. The walk first reached
/// the state from the parent. Equal lines are stored once, so a state takes less than 100 bytes in all.
nonisolated struct StateStore: Sendable {
    private struct Entry {
        let parent: UInt32
        /// The end of the state's lines among the ``suffixes``. The lines begin at the end of the previous state's lines.
        let end: UInt32
        let level: UInt32
    }

    private(set) var fingerprints = FingerprintTable()
    private var entries: [Entry] = []
    private var lines = Interner<String>()
    /// The lines from each state's parent to the state, by their numbers.
    private var suffixes: [UInt32] = []

    /// Adds a state, unless the state is known. Returns the state's number.
    ///
    /// - Parameter parent: the number of the state from which the new state was reached. The parent's lines begin the new
    ///   state's lines. Nil for a state in which the walk begins.
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

    /// Returns the numbers of a state, of its parent, of the parent's parent, and so on.
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
