import CLineEdit

/// Finding earlier lines.
extension EditorCore {
    /// Up and Down: goes that many lines in the history; the line that was typed comes after the newest. A line that
    /// was changed stays so for the next visit, until a line is entered.
    ///
    /// libedit's own commands would, where there is nothing newer, put back that line as they last knew it.
    func recall(_ step: Int) -> CInt {
        let lines = history.lines
        let place = recalled ?? lines.count
        let target = place + step
        guard 0...lines.count ~= target else { return CC_ERROR }
        edits[place] = currentLine.scalars
        recalled = target < lines.count ? target : nil
        let shown = edits[target] ?? Array(lines[target].unicodeScalars)
        // vi begins at the first character.
        show(shown, cursor: line_edit_is_vi(editor) != 0 ? 0 : shown.count)
        return CC_REFRESH
    }

    /// Page Up and Page Down: goes on with the walk that has led to the line, or begins one with what is left of the
    /// cursor.
    func walkHistory(back: Bool) -> CInt {
        let (scalars, cursor) = currentLine
        let line = String(String.UnicodeScalarView(scalars))
        let beginning = String(String.UnicodeScalarView(scalars[..<cursor]))
        let lines = history.lines
        var current =
            walk.flatMap { $0.current(in: lines) == line ? $0 : nil }
            ?? HistoryWalk(from: line, beginning: beginning, count: lines.count)
        guard back ? current.goBack(in: lines) : current.goForward(in: lines) else { return CC_ERROR }
        walk = current
        replace(0..<scalars.count, with: current.current(in: lines).unicodeScalars)
        return CC_REFRESH
    }

    /// Ctrl-R and Ctrl-S: searches as the text is typed, until a key comes that means something else, which then does
    /// what it does. Ctrl-G goes back to the line from which the search began.
    func searchHistory() -> CInt {
        let before = (line: currentLine.scalars, cursor: currentLine.cursor, prompt: view.prompt)
        var search = HistorySearch(lines: history.lines)
        isSearching = true
        view.hint = Prompt.Segment("")
        defer {
            isSearching = false
            view.prompt = before.prompt
        }
        while true {
            view.prompt = Self.prompt(for: search)
            if let match = search.match {
                show(Array(match.unicodeScalars), cursor: search.offset)
            } else {
                show(before.line, cursor: before.cursor)
            }
            guard let key = nextKey() else { return CC_EOF }
            switch key.first {
            case "\u{12}": search.findOlder()
            case "\u{13}": search.findNewer()
            case "\u{8}", "\u{7f}": search.removeLast()
            case "\u{7}":
                show(before.line, cursor: before.cursor)
                return CC_REFRESH
            case "\u{1b}" where key.count == 1:
                return CC_REFRESH
            case KeyBindings.completion:
                // There is nothing to complete in the middle of what was found.
                _ = moveToEnd()
                return CC_REFRESH
            case KeyBindings.paste:
                search.append(String(String.UnicodeScalarView(decoder.takePaste())))
            case let scalar? where key.count == 1 && scalar.properties.generalCategory != .control:
                search.append(String(scalar))
            default:
                decoded = key.reversed()
                return CC_REFRESH
            }
            needsBell = search.isFailing
        }
    }

    private func show(_ line: [Unicode.Scalar], cursor: Int) {
        replace(0..<currentLine.scalars.count, with: line)
        el_cursor(editor, CInt(clamping: cursor - line.count))
    }

    private static func prompt(for search: HistorySearch) -> Prompt {
        Prompt([Prompt.Segment((search.isFailing ? "no line with \"" : "search \"") + search.text + "\": ")])
    }
}
