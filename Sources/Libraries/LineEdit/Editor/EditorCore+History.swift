import CLineEdit
import ChallengeShellText

/// Finding earlier lines.
extension EditorCore {
    /// Ctrl-P and Ctrl-N: goes that many lines in the history; the line that was typed comes after the newest. A line that
    /// was changed stays so until a line is entered; libedit's own commands would put back the one that they last knew.
    func recall(_ step: Int) -> CInt {
        let lines = history.lines
        let place = search.recalled ?? lines.count
        let target = place + step
        guard 0...lines.count ~= target else { return CC_ERROR }
        search.hasFound = true
        search.edits[place] = currentLine.scalars
        search.recalled = target < lines.count ? target : nil
        let shown = search.edits[target] ?? Array(lines[target].unicodeScalars)
        // vi begins at the first character.
        show(shown, cursor: line_edit_is_vi(editor) != 0 ? 0 : shown.count)
        return CC_REFRESH
    }

    /// Up and Down: within a line of several rows to the row above or below. From where there is none, and from the end of
    /// a line that was found, as Page Up and Page Down.
    func moveRow(up: Bool) -> CInt {
        let (line, cursor) = currentLine
        guard cursor < line.count || !isFound(String(scalars: line)),
            let place = up ? line.placeAbove(cursor) : line.placeBelow(cursor)
        else { return searchPrefix(back: up) }
        el_cursor(editor, CInt(clamping: place - cursor))
        return CC_CURSOR
    }

    /// True if the line is one of the history, as a key has found it.
    private func isFound(_ line: String) -> Bool {
        if let recalled = search.recalled, history.lines[recalled] == line { return true }
        return search.prefix?.match == line
    }

    /// Page Up and Page Down: goes on with the prefix search that found the line, or begins one left of the cursor.
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

    /// Ctrl-R and Ctrl-S: lists the lines that have what is typed, and the arrows choose from them as the two keys do, until
    /// another key, which is carried out; Ctrl-G restores the line.
    func searchHistory() -> CInt {
        let before = (line: currentLine.scalars, cursor: currentLine.cursor, prompt: view.prompt)
        var search = HistorySearch(in: history.lines)
        beginSearch()
        defer {
            isSearching = false
            view.prompt = before.prompt
            closeList()
        }
        /// Lists the matches, the newest of which is chosen.
        func narrow() {
            let candidates = search.matches.map { $0.candidate(ellipsis: configuration.ellipsis) }
            closeList()
            if !candidates.isEmpty {
                list = CandidateList(
                    candidates, replacing: 0..<before.line.count, of: before.line, isOfLines: true)
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
                // There is nothing to complete in the middle of what was found.
                el_cursor(editor, CInt(clamping: currentLine.scalars.count))
                return CC_REFRESH
            case [KeyBindings.paste]:
                search.append(String(scalars: takePaste()))
                narrow()
            case _ where key.isText:
                search.append(String(scalars: key))
                narrow()
            default:
                decoded = key.reversed()
                return CC_REFRESH
            }
        }
    }

    /// Makes it the line, by default with the cursor at its end.
    func show(_ line: [Unicode.Scalar], cursor: Int? = nil) {
        replace(0..<currentLine.scalars.count, with: line)
        el_cursor(editor, CInt(clamping: (cursor ?? line.count) - line.count))
    }

    /// Gives keys to a search, a list or a question, with no hint meanwhile, until ``isSearching`` is false again.
    func beginSearch() {
        isSearching = true
        view.hint = Prompt.Segment("")
    }

    private static func prompt(for search: HistorySearch) -> Prompt {
        Prompt([Prompt.Segment((search.isFailing ? "no line with \"" : "search \"") + search.text + "\": ")])
    }

    /// Alt-.: inserts the last argument of the newest line; pressed again, that of an older one in its place.
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

    /// What the newest line that begins with this one goes on with; empty without one, and where a key has found it.
    func suggestion(for line: String) -> String {
        guard !line.isEmpty, configuration.suggests(), !isFound(line) else { return "" }
        let found = search.suggestions.newest(beginningWith: line, in: history.lines, without: history.failed)
        return found.map { String($0.dropFirst(line.count)) } ?? ""
    }

    /// Adds what is suggested, or its first word, at the end of the line; false where no suggestion is shown.
    func takeSuggestion(wordOnly: Bool = false) -> Bool {
        takeLine()
        guard !suggestion.isEmpty, !view.shownHint(columns: terminal.size.columns).isEmpty else { return false }
        let blanks = suggestion.prefix(while: \.isWhitespace)
        let word = suggestion.dropFirst(blanks.count).prefix { !$0.isWhitespace }
        let end = view.line.count
        replace(end..<end, with: (wordOnly ? blanks + word : suggestion[...]).unicodeScalars)
        return true
    }
}

extension String {
    /// A line as it is listed: the first of its rows.
    fileprivate func candidate(ellipsis: String) -> Completion.Candidate {
        let row = utf8.contains(UInt8(ascii: "\n")) ? prefix { $0 != "\n" } + ellipsis : self
        return Completion.Candidate(self, suffix: "", display: row)
    }
}

extension [Unicode.Scalar] {
    /// The place of the same column, in characters, in the row above; nil in the first row.
    fileprivate func placeAbove(_ cursor: Int) -> Int? {
        let start = startOfRow(cursor)
        return start > 0
            ? place(ofColumn: String(scalars: self[start..<cursor]).count, from: startOfRow(start - 1)) : nil
    }

    /// The same in the row below; nil in the last row.
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
