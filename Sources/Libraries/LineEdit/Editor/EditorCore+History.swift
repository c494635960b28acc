import CLineEdit
import ChallengeText

/// Keys that find earlier lines.
extension EditorCore {
    /// Ctrl-P and Ctrl-N: moves by `step` lines in the history. The typed line comes after the newest history line. A
    /// changed line stays changed until the user enters a line; libedit's own commands would restore an older state.
    func recall(_ step: Int) -> CInt {
        let lines = history.lines
        let place = search.recalled ?? lines.count
        let target = place + step
        guard 0...lines.count ~= target else { return CC_ERROR }
        search.hasFound = true
        search.edits[place] = currentLine.scalars
        search.recalled = target < lines.count ? target : nil
        let shown = search.edits[target] ?? Array(lines[target].unicodeScalars)
        // vi puts the cursor on the first character.
        show(shown, cursor: line_edit_is_vi(editor) != 0 ? 0 : shown.count)
        return CC_REFRESH
    }

    /// Up and Down: moves to the row above or below in a line of several rows. Without such a row, or at the end of a
    /// line from the history, the keys search as Page Up and Page Down do.
    func moveRow(up: Bool) -> CInt {
        let (line, cursor) = currentLine
        guard cursor < line.count || !isFound(String(scalars: line)),
            let place = up ? line.placeAbove(cursor) : line.placeBelow(cursor)
        else { return searchPrefix(back: up) }
        el_cursor(editor, CInt(clamping: place - cursor))
        return CC_CURSOR
    }

    /// True if a key has found the line in the history.
    private func isFound(_ line: String) -> Bool {
        if let recalled = search.recalled, history.lines[recalled] == line { return true }
        return search.prefix?.match == line
    }

    /// Page Up and Page Down: continues the prefix search that found the line, or begins a search for the text left of
    /// the cursor.
    func searchPrefix(back: Bool) -> CInt {
        let (scalars, cursor) = currentLine
        let line = String(scalars: scalars)
        var found =
            search.prefix.flatMap { $0.current == line ? $0 : nil }
            ?? PrefixSearch(in: history.lines, from: line, prefix: String(scalars: scalars[..<cursor]))
        guard back ? found.goBack() : found.goForward() else { return CC_ERROR }
        search.hasFound = true
        search.prefix = found
        show(Array(found.current.unicodeScalars))
        return CC_REFRESH
    }

    /// Ctrl-R and Ctrl-S: lists the lines that contain the typed text. The arrows, Ctrl-R and Ctrl-S choose a line. Any
    /// other key ends the search and then has its usual effect; Ctrl-G restores the line.
    func searchHistory() -> CInt {
        let before = (line: currentLine.scalars, cursor: currentLine.cursor, prompt: view.prompt)
        var search = HistorySearch(in: history.lines)
        beginSearch()
        defer {
            isSearching = false
            view.prompt = before.prompt
            closeList()
        }
        /// Lists the matches and chooses the newest.
        func narrow() {
            let candidates = search.matches.map { $0.candidate(ellipsis: configuration.ellipsis) }
            closeList()
            if !candidates.isEmpty {
                list = CandidateList(
                    candidates, replacing: 0..<before.line.count, of: before.line, isOfLines: true)
                list?.match = search.text
            }
            if !search.text.isEmpty { list?.move(by: 1) }
            needsBell = search.isFailing
        }
        narrow()
        while true {
            view.prompt = Self.prompt(for: search)
            if let list, let chosen = list.chosen {
                showChosen()
                let text = list.candidates[chosen].text
                el_cursor(editor, CInt(clamping: search.offset(in: text) - text.unicodeScalars.count))
            } else {
                show(before.line, cursor: before.cursor)
            }
            guard let key = nextKey() else { return CC_EOF }
            switch key {
            case ["\u{12}"]: needsBell = list?.move(by: 1, wraps: false) != true
            case ["\u{13}"]: needsBell = list?.move(by: -1, wraps: false) != true
            case _ where moveInList(by: key): break
            case ["\u{8}"], ["\u{7f}"]:
                search.removeLast()
                narrow()
            case ["\u{7}"]:
                show(before.line, cursor: before.cursor)
                return CC_REFRESH
            case ["\u{1b}"]:
                return CC_REFRESH
            case [KeyBindings.completion]:
                // Tab keeps the found line and moves to its end, because a found line has nothing to complete inside.
                el_cursor(editor, CInt(clamping: currentLine.scalars.count))
                return CC_REFRESH
            case [KeyBindings.paste]:
                search.append(String(scalars: takePaste(into: Array(search.text.unicodeScalars))))
                narrow()
            case _ where key.isText:
                search.append(String(scalars: key))
                narrow()
            default:
                giveBack(key)
                return CC_REFRESH
            }
        }
    }

    /// Replaces the line, by default with the cursor at its end.
    func show(_ line: [Unicode.Scalar], cursor: Int? = nil) {
        replace(0..<currentLine.scalars.count, with: line)
        el_cursor(editor, CInt(clamping: (cursor ?? line.count) - line.count))
    }

    /// Sends keys to a search, a list or a question, without a hint, until ``isSearching`` is false again.
    func beginSearch() {
        isSearching = true
        view.hint = Prompt.Segment("")
    }

    private static func prompt(for search: HistorySearch) -> Prompt {
        Prompt([Prompt.Segment((search.isFailing ? "no line with \"" : "search \"") + search.text + "\": ")])
    }

    /// Alt-.: inserts the last argument of the newest line. Pressed again, Alt-. replaces this argument by the last
    /// argument of an older line.
    func insertLastArgument() -> CInt {
        let (line, cursor) = currentLine
        let lines = history.lines
        let last = search.lastArgument.flatMap { $0.line == line && $0.range.upperBound == cursor ? $0 : nil }
        let range = last?.range ?? cursor..<cursor
        let inserted = String(scalars: line[range])
        var index = last?.index ?? lines.count
        while index > 0 {
            index -= 1
            let argument = Array(configuration.lastArgument(lines[index]).unicodeScalars)
            if argument.isEmpty || String(scalars: argument) == inserted { continue }
            search.hasFound = true
            replace(range, with: argument)
            search.lastArgument = (index, currentLine.scalars, range.lowerBound..<range.lowerBound + argument.count)
            return CC_REFRESH
        }
        return CC_ERROR
    }

    // MARK: - Suggestions

    /// Returns the rest of the newest line that begins with `line`; empty without such a line, or if a key found `line`.
    func suggestion(for line: String) -> String {
        guard !line.isEmpty, configuration.suggests(), !isFound(line) else { return "" }
        let found = history.lines.last {
            $0.utf8.count > line.utf8.count && $0.hasPrefix(line) && !history.failed.contains($0)
        }
        return found.map { String($0.dropFirst(line.count)) } ?? ""
    }

    /// Appends the suggestion or its first word. Returns false if no suggestion is shown.
    func takeSuggestion(wordOnly: Bool = false) -> Bool {
        takeLine()
        guard !suggestion.isEmpty, !view.shownHint(in: terminal.size).isEmpty else { return false }
        let blanks = suggestion.prefix(while: \.isWhitespace)
        let word = suggestion.dropFirst(blanks.count).prefix { !$0.isWhitespace }
        let end = view.line.count
        replace(end..<end, with: (wordOnly ? blanks + word : suggestion[...]).unicodeScalars)
        return true
    }
}

extension String {
    /// Returns the line as a candidate. The list shows the line's first row.
    func candidate(ellipsis: String) -> Completion.Candidate {
        let row = utf8.contains(UInt8(ascii: "\n")) ? prefix { $0 != "\n" } + ellipsis : self
        return Completion.Candidate(self, suffix: "", display: row)
    }
}

extension [Unicode.Scalar] {
    /// Returns the place in the row above with the cursor's column, counted in characters; nil in the first row.
    fileprivate func placeAbove(_ cursor: Int) -> Int? {
        let start = startOfRow(cursor)
        return start > 0
            ? place(ofColumn: String(scalars: self[start..<cursor]).count, from: startOfRow(start - 1)) : nil
    }

    /// Returns the place in the row below with the cursor's column; nil in the last row.
    fileprivate func placeBelow(_ cursor: Int) -> Int? {
        let column = String(scalars: self[startOfRow(cursor)..<cursor]).count
        return self[cursor...].firstIndex(of: "\n").map { place(ofColumn: column, from: $0 + 1) }
    }

    private func startOfRow(_ place: Int) -> Int { self[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

    private func place(ofColumn column: Int, from start: Int) -> Int {
        let row = String(scalars: self[start...].prefix { $0 != "\n" })
        return start + row.prefix(column).unicodeScalars.count
    }
}
