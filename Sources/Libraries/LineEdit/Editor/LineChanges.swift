/// What was changed in a line, for undo, by steps: a part replaced, a word typed, or all that was found in the history.
struct LineChanges {
    private struct Change {
        /// Where it begins, and what was there.
        let start: Int
        let removed: [Unicode.Scalar]
        /// True if it is a word that is being typed.
        let isTyped: Bool
        /// How much has come in its place.
        var insertedCount: Int
        let cursor: Int
    }

    private var changes: [Change] = []
    private var isLastFound = false
    private var line: [Unicode.Scalar] = []
    private var cursor = 0

    /// Takes notice of the line, before every key, as the key before has left it or `isFound` in the history. Returns what is
    /// missing now, if nothing has come in its place.
    @discardableResult
    mutating func note(
        _ now: (scalars: [Unicode.Scalar], cursor: Int), isFound: Bool
    ) -> (text: [Unicode.Scalar], isBehindCursor: Bool) {
        let isBehindCursor = cursor == now.cursor
        defer { (line, cursor) = now }
        if isFound, isLastFound {
            _ = undo()
            isLastFound = false
        }
        guard now.scalars != line else { return ([], isBehindCursor) }
        isLastFound = isFound
        let new = now.scalars
        let shorter = min(line.count, new.count)
        var (start, rest) = (0, 0)
        // What is typed stands before the cursor, whatever comes behind it.
        while start < min(shorter, cursor, now.cursor), line[start] == new[start] { start += 1 }
        while rest < shorter - start, line[line.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        let removed = Array(line[start..<line.count - rest])
        let insertedCount = new.count - rest - start
        let isTyped = !isFound && removed.isEmpty && insertedCount == 1 && now.cursor == start + 1
        let change = Change(
            start: start, removed: removed, isTyped: isTyped, insertedCount: insertedCount, cursor: cursor)
        // A character that goes on with a word belongs to the change that began it.
        if let last = changes.last, last.isTyped, change.isTyped, start == last.start + last.insertedCount,
            new[start] != " " || line[start - 1] == " "
        {
            changes[changes.count - 1].insertedCount += 1
        } else {
            changes.append(change)
        }
        return (insertedCount == 0 ? removed : [], isBehindCursor)
    }

    /// Takes the last change back: what has to be replaced, by what, and where the cursor was. Nil where there is none.
    mutating func undo() -> (range: Range<Int>, text: [Unicode.Scalar], cursor: Int)? {
        guard let change = changes.popLast() else { return nil }
        let range = change.start..<change.start + change.insertedCount
        line.replaceSubrange(range, with: change.removed)
        cursor = change.cursor
        return (range, change.removed, change.cursor)
    }
}
