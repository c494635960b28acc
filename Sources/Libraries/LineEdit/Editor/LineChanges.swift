/// The changes of a line, which undo reverts one by one: a replaced part, a typed word, or a line found in the history.
struct LineChanges {
    private struct Change {
        /// The start of the change and the text that it removed.
        let start: Int
        let removed: [Unicode.Scalar]
        /// True if this is a word that is being typed.
        let isTyped: Bool
        /// The length of the inserted text.
        var insertedCount: Int
        let cursor: Int
    }

    private var changes: [Change] = []
    private var isLastFound = false
    /// The line before the last key.
    private(set) var line: [Unicode.Scalar] = []
    private(set) var cursor = 0

    /// Records the line before every key. `isFound` is true if the last key found the line in the history. Returns the
    /// text that the last key removed, unless other text replaced the removed text.
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
        // Typed text ends at the cursor, even if the text behind the cursor is equal.
        while start < min(shorter, cursor, now.cursor), line[start] == new[start] { start += 1 }
        while rest < shorter - start, line[line.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        let removed = Array(line[start..<line.count - rest])
        let insertedCount = new.count - rest - start
        let isTyped = !isFound && removed.isEmpty && insertedCount == 1 && now.cursor == start + 1
        let change = Change(
            start: start, removed: removed, isTyped: isTyped, insertedCount: insertedCount, cursor: cursor)
        // A character that continues a word belongs to the change that began the word.
        if let last = changes.last, last.isTyped, change.isTyped, start == last.start + last.insertedCount,
            new[start] != " " || line[start - 1] == " "
        {
            changes[changes.count - 1].insertedCount += 1
        } else {
            changes.append(change)
        }
        return (insertedCount == 0 ? removed : [], isBehindCursor)
    }

    /// Reverts the last change. Returns the range to replace, the new text and the old cursor; nil without a change.
    mutating func undo() -> (range: Range<Int>, text: [Unicode.Scalar], cursor: Int)? {
        guard let change = changes.popLast() else { return nil }
        let range = change.start..<change.start + change.insertedCount
        line.replaceSubrange(range, with: change.removed)
        cursor = change.cursor
        return (range, change.removed, change.cursor)
    }
}
