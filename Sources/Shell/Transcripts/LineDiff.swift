/// The difference between the lines that were expected and those that are there, with few changes.
nonisolated struct LineDiff: Sendable, Hashable {
    enum Row: Sendable, Hashable {
        case common(String)
        /// A line that is missing.
        case expected(String)
        /// A line that should not be there.
        case actual(String)
        /// How many common lines are left out here.
        case skipped(Int)
    }

    /// How many common lines are shown before and after a change: as many as `diff -u` does.
    private static let context = 3
    /// Finding the fewest changes takes time and memory by the square of what differs. Where more lines than this do,
    /// one would read them as two texts anyway.
    private static let limit = 2_000

    let rows: [Row]
    /// Whether there is a change at all.
    let isEmpty: Bool

    init(expected: [String], actual: [String]) {
        let (expected, actual) = (expected.map(Line.init), actual.map(Line.init))
        let start = zip(expected, actual).prefix { $0 == $1 }.count
        let end = zip(expected[start...].reversed(), actual[start...].reversed()).prefix { $0 == $1 }.count
        let (missing, added) = (expected[start..<(expected.count - end)], actual[start..<(actual.count - end)])
        isEmpty = missing.isEmpty && added.isEmpty
        let middle =
            missing.count + added.count > Self.limit
            ? missing.map { .expected($0.text) } + added.map { .actual($0.text) }
            : Self.changes(Array(missing), Array(added))
        let all =
            expected[..<start].map { Row.common($0.text) } + middle + expected.suffix(end).map { .common($0.text) }
        rows = Self.folded(all)
    }

    private static func changes(_ expected: [Line], _ actual: [Line]) -> [Row] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in actual.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < actual.count {
            if removed.contains(old) {
                rows.append(.expected(expected[old].text))
                old += 1
            } else if inserted.contains(new) {
                rows.append(.actual(actual[new].text))
                new += 1
            } else {
                rows.append(.common(expected[old].text))
                (old, new) = (old + 1, new + 1)
            }
        }
        return rows
    }

    /// The rows without the common ones that are far from any change.
    private static func folded(_ rows: [Row]) -> [Row] {
        var isShown = Array(repeating: false, count: rows.count)
        for (index, row) in rows.enumerated() where !row.isCommon {
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

    /// A line that is the same as another only if its bytes are: to `String`, letters that look alike are.
    private struct Line: Hashable {
        let text: String

        static func == (one: Line, other: Line) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

        func hash(into hasher: inout Hasher) {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }
}

extension LineDiff.Row {
    fileprivate nonisolated var isCommon: Bool {
        if case .common = self { true } else { false }
    }
}
