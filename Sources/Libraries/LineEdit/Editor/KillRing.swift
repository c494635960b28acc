import CLineEdit

/// The killed texts, and the text that was yanked last.
struct KillRing {
    /// The capacity, the same as in readline.
    private static let limit = 10

    private var texts: [[Unicode.Scalar]] = []
    /// True if the last key has killed something.
    private var isKilling = false
    /// The text that was yanked last: its index, the line after the yank, and the range of the text in that line.
    private var yanked: (index: Int, line: [Unicode.Scalar], range: Range<Int>)?

    /// Records the text that a key has killed; the text may be empty. Consecutive kills become one text, in the order of
    /// the line.
    mutating func note(_ text: [Unicode.Scalar], isBehindCursor: Bool) {
        defer { isKilling = !text.isEmpty }
        guard !text.isEmpty else { return }
        let last = isKilling ? texts.popLast() ?? [] : []
        texts = (texts + [isBehindCursor ? last + text : text + last]).suffix(Self.limit)
    }

    /// Returns the range to replace and its new text; nil without a new text. By default, the newest text is inserted at
    /// the cursor. Directly after a yank, `isNext` replaces the yanked text by the next older text.
    mutating func yank(
        into line: [Unicode.Scalar], at cursor: Int, isNext: Bool
    ) -> (range: Range<Int>, text: [Unicode.Scalar])? {
        let last = yanked.flatMap { $0.line == line && $0.range.upperBound == cursor ? $0 : nil }
        guard !texts.isEmpty, !isNext || last != nil else { return nil }
        let index = isNext ? ((last?.index ?? 0) + texts.count - 1) % texts.count : texts.count - 1
        let (range, text) = (isNext ? last?.range ?? cursor..<cursor : cursor..<cursor, texts[index])
        var changed = line
        changed.replaceSubrange(range, with: text)
        yanked = (index, changed, range.lowerBound..<range.lowerBound + text.count)
        return (range, text)
    }
}

extension EditorCore {
    /// Ctrl-Y inserts the last killed text. Alt-Y then replaces the inserted text by the next older killed text.
    func yank(isNext: Bool) -> CInt {
        let (line, cursor) = currentLine
        guard let (range, text) = kills.yank(into: line, at: cursor, isNext: isNext) else { return CC_ERROR }
        replace(range, with: text)
        return CC_REFRESH
    }
}
