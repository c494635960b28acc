import CLineEdit

extension EditorCore {
    /// Tab.
    func complete() -> CInt {
        let (line, cursor) = currentLine
        let text = String(String.UnicodeScalarView(line))
        switch CompletionStep(configuration.completion(text, cursor), line: line) {
        case .beep:
            return CC_REFRESH_BEEP
        case .replace(let range, let replacement):
            replace(range, with: replacement, cursor: cursor)
            return CC_REFRESH
        case .list(let candidates):
            list(candidates)
            return CC_NORM
        }
    }

    private func replace(_ range: Range<Int>, with text: String, cursor: Int) {
        el_cursor(editor, CInt(clamping: range.upperBound - cursor))
        // Deletes to the left of the cursor; it counts characters of the line, as the range does.
        el_deletestr(editor, CInt(clamping: range.count))
        let characters = Self.wide(text.unicodeScalars)
        el_winsertstr(editor, characters)
        characters.deallocate()
    }

    /// Shows the candidates below the line, and prompt and line again below them.
    private func list(_ candidates: [Completion.Candidate]) {
        let size = terminal.size
        leaveLine()
        let rows = CandidateList(candidates: candidates, width: Self.width)
            .rows(columns: size.columns, limit: size.rows - 2)
        // CSI J: nothing is left below of what was there before.
        terminal.write("\r\n\u{1b}[J")
        for row in rows { terminal.write(row + "\r\n") }
        line_edit_redraw(editor)
    }
}
