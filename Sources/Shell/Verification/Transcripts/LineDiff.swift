/// The difference between expected and actual lines, with few changes.
///
/// Lines are equal only if their bytes are equal. `String` would compare different bytes for the same letter as equal.
nonisolated struct LineDiff: Sendable, Hashable {
    enum Row: Sendable, Hashable {
        case common(String)
        /// An expected line that is missing.
        case expected(String)
        /// An actual line that was not expected.
        case actual(String)
        /// The number of common lines left out here.
        case skipped(Int)
    }

    /// The common lines before and after a change, as many as in `diff -u`.
    private static let context = 3
    /// The maximum number of differing lines for which the fewest changes are found. The time and memory of this search
    /// grow with the square. More differences read like two different texts anyway.
    private static let limit = 2_000

    let rows: [Row]
    let isEmpty: Bool

    init(expected: [String], actual: [String]) {
        let (old, new) = (expected.map { Array($0.utf8) }, actual.map { Array($0.utf8) })
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let (missing, added) = (start..<old.count - end, start..<new.count - end)
        isEmpty = missing.isEmpty && added.isEmpty
        var (removed, inserted) = (Set(missing), Set(added))
        if missing.count + added.count <= Self.limit {
            // Lines are compared by numbers, because lines may be long and are compared often.
            var numbers: [[UInt8]: Int] = [:]
            func number(_ line: [UInt8]) -> Int {
                let number = numbers[line] ?? numbers.count
                numbers[line] = number
                return number
            }
            (removed, inserted) = ([], [])
            for change in new[added].map(number).difference(from: old[missing].map(number)) {
                switch change {
                case .remove(let offset, _, _): removed.insert(start + offset)
                case .insert(let offset, _, _): inserted.insert(start + offset)
                }
            }
        }
        var all: [Row] = []
        var (next, other) = (0, 0)
        while next < old.count || other < new.count {
            if removed.contains(next) {
                all.append(.expected(expected[next]))
                next += 1
            } else if inserted.contains(other) {
                all.append(.actual(actual[other]))
                other += 1
            } else {
                all.append(.common(expected[next]))
                (next, other) = (next + 1, other + 1)
            }
        }
        rows = Self.folded(all)
    }

    /// Returns the rows without the common rows that are far from any change.
    private static func folded(_ rows: [Row]) -> [Row] {
        var isShown = Array(repeating: false, count: rows.count)
        for (index, row) in rows.enumerated() {
            if case .common = row { continue }
            for near in max(0, index - context)...min(rows.count - 1, index + context) { isShown[near] = true }
        }
        var folded: [Row] = []
        for (row, isShown) in zip(rows, isShown) {
            if isShown {
                folded.append(row)
            } else if case .skipped(let count)? = folded.last {
                folded[folded.count - 1] = .skipped(count + 1)
            } else {
                folded.append(.skipped(1))
            }
        }
        return folded
    }
}
