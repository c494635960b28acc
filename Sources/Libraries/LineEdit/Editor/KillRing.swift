import CLineEdit

/// What was killed, and which of it stands in the line.
struct KillRing {
    /// As many as readline keeps.
    private static let limit = 10

    private var texts: [[Unicode.Scalar]] = []
    /// True if the last key has killed something.
    private var isKilling = false
    /// The text that was yanked last, and where it stands in what line.
    private var yanked: (index: Int, line: [Unicode.Scalar], range: Range<Int>)?

    /// Takes notice of what each key has killed, which may be nothing. Kills that follow each other are one text, as it stood in
    /// the line.
    mutating func note(_ text: [Unicode.Scalar], isBehindCursor: Bool) {
        defer { isKilling = !text.isEmpty }
        guard !text.isEmpty else { return }
        let last = isKilling ? texts.popLast() ?? [] : []
        texts = (texts + [isBehindCursor ? last + text : text + last]).suffix(Self.limit)
    }

    /// What takes the place of what: the newest at the cursor, or the one before that which was yanked last, if that has just
    /// been done. Nil where there is none.
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
    /// Ctrl-Y inserts what was killed last, and Alt-Y then what was killed before it, in its place.
    func yank(isNext: Bool) -> CInt {
        let (line, cursor) = currentLine
        guard let (range, text) = kills.yank(into: line, at: cursor, isNext: isNext) else { return CC_ERROR }
        replace(range, with: text)
        return CC_REFRESH
    }
}
