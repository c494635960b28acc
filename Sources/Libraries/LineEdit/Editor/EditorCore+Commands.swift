import CLineEdit

/// What keys do beyond libedit's own commands.
extension EditorCore {
    static var commands: [(name: String, help: String, function: line_edit_command_function)] {
        [
            ("line-complete", "Complete the word", { el, _ in run(el) { $0.complete() } }),
            ("line-interrupt", "Discard the line", { el, _ in run(el) { $0.end(with: .interrupt) } }),
            ("line-end-or-delete", "End, or delete a character", { el, _ in run(el) { $0.endOrDelete() } }),
            ("line-delete-next", "Delete the character under the cursor", { el, _ in run(el) { $0.deleteNext() } }),
            ("line-delete-previous", "Delete the character before it", { el, _ in run(el) { $0.deletePrevious() } }),
            (
                "line-left", "Move to the character before it",
                { el, _ in run(el) { $0.move(by: -$0.lengthBeforeCursor) } }
            ),
            ("line-right", "Move to the next character", { el, _ in run(el) { $0.move(by: $0.lengthAfterCursor) } }),
            // libedit's own one stays on the last character, as in vi's command mode.
            ("line-end", "Move behind the last character", { el, _ in run(el) { $0.moveToEnd() } }),
            ("line-clear-screen", "Clear the screen", { el, _ in run(el) { $0.clearScreen() } }),
            ("line-previous", "Go to the line before it in the history", { el, _ in run(el) { $0.recall(-1) } }),
            ("line-next", "Go to the next line in the history", { el, _ in run(el) { $0.recall(1) } }),
            ("line-older", "Find an older line that begins so", { el, _ in run(el) { $0.searchPrefix(back: true) } }),
            ("line-newer", "Find a newer line that begins so", { el, _ in run(el) { $0.searchPrefix(back: false) } }),
            ("line-search", "Search earlier lines", { el, _ in run(el) { $0.searchHistory() } }),
            ("line-paste", "Insert what was pasted", { el, _ in run(el) { $0.paste() } }),
            ("line-suspend", "Stop the program", { el, _ in run(el) { $0.suspend() } }),
        ]
    }

    /// The core behind an editor, from within a callback.
    static func of(_ editor: OpaquePointer?) -> EditorCore? {
        line_edit_context(editor).map { Unmanaged<EditorCore>.fromOpaque($0).takeUnretainedValue() }
    }

    private func end(with event: LineEditor.Event) -> CInt {
        outcome = event
        return CC_EOF
    }

    private func endOrDelete() -> CInt { currentLine.scalars.isEmpty ? end(with: .end) : deleteNext() }

    private func clearScreen() -> CInt {
        // CSI H: to the first cell of the screen.
        terminal.write("\u{1b}[H" + CursorWriter.eraseBelow)
        renderer.forget()
        return CC_REFRESH
    }

    private func paste() -> CInt {
        let cursor = currentLine.cursor
        replace(cursor..<cursor, with: takePaste())
        return CC_REFRESH
    }

    /// What was pasted; nothing, with a warning, where that is too long: a part of it might do something else.
    private func takePaste() -> [Unicode.Scalar] {
        if let text = decoder.takePaste() { return text }
        configuration.warn("what was pasted is longer than \(KeyDecoder.longestPaste >> 20) MiB, and is left out")
        return []
    }

    private func suspend() -> CInt {
        view.rightPrompt = Prompt([])
        view.hint = Prompt.Segment("")
        closeList()
        terminal.write(drawing() + renderer.leave())
        leaveEditing()
        configuration.suspend()
        // The user may have changed them in between.
        modes = terminal.attributes() ?? modes
        enterEditing()
        return CC_REFRESH
    }

    // MARK: - Characters: what a reader takes for one, such as a letter with its accents or a family of emoji

    /// How long the character before the cursor is, in Unicode scalars; 0 at the beginning.
    private var lengthBeforeCursor: Int {
        let (line, cursor) = currentLine
        return String(scalars: line[..<cursor]).last?.unicodeScalars.count ?? 0
    }

    /// How long the character under the cursor is; 0 at the end.
    private var lengthAfterCursor: Int {
        let (line, cursor) = currentLine
        return String(scalars: line[cursor...]).first?.unicodeScalars.count ?? 0
    }

    private func move(by distance: Int) -> CInt {
        guard distance != 0 else { return CC_ERROR }
        el_cursor(editor, CInt(clamping: distance))
        return CC_CURSOR
    }

    func moveToEnd() -> CInt {
        let (line, cursor) = currentLine
        el_cursor(editor, CInt(clamping: line.count - cursor))
        return CC_CURSOR
    }

    private func deleteNext() -> CInt {
        let (start, length) = (currentLine.cursor, lengthAfterCursor)
        guard length > 0 else { return CC_ERROR }
        replace(start..<start + length, with: [])
        return CC_REFRESH
    }

    private func deletePrevious() -> CInt {
        let (end, length) = (currentLine.cursor, lengthBeforeCursor)
        guard length > 0 else { return CC_ERROR }
        replace(end - length..<end, with: [])
        return CC_REFRESH
    }

    // MARK: - Tab, and the list of candidates below the line

    /// More candidates than these are listed only if the user wants it.
    private static let manyCandidates = 100

    /// Completes the word; when a list is shown already, shows what comes next in it.
    func complete() -> CInt {
        if list != nil {
            showNextPage()
            return CC_REFRESH
        }
        let (line, cursor) = currentLine
        let step = CompletionStep(configuration.completion(String(scalars: line), cursor), line: line)
        if let (range, text) = step.replacement { replace(range, with: text.unicodeScalars) }
        guard !step.candidates.isEmpty else { return step.replacement == nil ? CC_ERROR : CC_REFRESH }
        let count = step.candidates.count
        guard count <= Self.manyCandidates || userWants(count) else { return CC_REFRESH }
        let rows = step.candidates.rows(
            columns: terminal.size.columns, ellipsis: configuration.ellipsis, helpStyle: configuration.secondaryStyle)
        list = (rows, 0)
        showList()
        return CC_REFRESH
    }

    func closeList() {
        list = nil
        view.below = []
    }

    /// Asks whether so many are to be shown. Any other key than an answer means no, and does what it does.
    private func userWants(_ count: Int) -> Bool {
        view.below = [[Prompt.Segment("\(count) possibilities: show them? (y/n)")]]
        defer { view.below = [] }
        isSearching = true
        view.hint = Prompt.Segment("")
        defer { isSearching = false }
        guard let key = nextKey() else { return false }
        switch key {
        case ["y"], ["Y"], [" "], [KeyBindings.completion]: return true
        case ["n"], ["N"], ["\u{1b}"], ["\u{7f}"], ["\u{8}"]: return false
        default:
            decoded = key.reversed()
            return false
        }
    }

    private func showNextPage() {
        guard let list else { return }
        let next = list.first + pageLength
        self.list?.first = next < list.rows.count ? next : 0
        showList()
    }

    /// Rows for the list, one of which says what is left of it when that is not all.
    private var room: Int {
        let size = terminal.size
        takeLine()
        var lineOnly = view
        lineOnly.below = []
        let taken = lineOnly.buffer(columns: size.columns, rows: size.rows).rows.count
        return max(size.rows - taken, 0)
    }

    private var pageLength: Int {
        guard let list else { return 0 }
        return list.rows.count <= room ? list.rows.count : max(room - 1, 1)
    }

    private func showList() {
        guard let list else { return }
        let rows = list.rows[list.first...].prefix(pageLength)
        view.below = Array(rows)
        guard rows.count < list.rows.count else { return }
        let place = "rows \(list.first + 1) to \(list.first + rows.count) of \(list.rows.count); Tab shows more"
        let text = place.fitted(to: terminal.size.columns - 1, ellipsis: configuration.ellipsis)
        view.below.append([Prompt.Segment(text, style: configuration.secondaryStyle)])
    }

    // MARK: - Finding earlier lines

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

    /// Page Up and Page Down: continues the prefix search that found the line, or begins one with the text left of the
    /// cursor.
    func searchPrefix(back: Bool) -> CInt {
        let (scalars, cursor) = currentLine
        let line = String(scalars: scalars)
        let prefix = String(scalars: scalars[..<cursor])
        let lines = history.lines
        var current =
            prefixSearch.flatMap { $0.current(in: lines) == line ? $0 : nil }
            ?? PrefixSearch(from: line, prefix: prefix, count: lines.count)
        guard back ? current.goBack(in: lines) : current.goForward(in: lines) else { return CC_ERROR }
        prefixSearch = current
        replace(0..<scalars.count, with: current.current(in: lines).unicodeScalars)
        return CC_REFRESH
    }

    /// Ctrl-R and Ctrl-S: an incremental search, which any other key ends before it does what it does. Ctrl-G restores the
    /// line from which the search began.
    func searchHistory() -> CInt {
        let before = (line: currentLine.scalars, cursor: currentLine.cursor, prompt: view.prompt)
        var search = IncrementalSearch(lines: history.lines)
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
                search.append(String(scalars: takePaste()))
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

    private static func prompt(for search: IncrementalSearch) -> Prompt {
        Prompt([Prompt.Segment((search.isFailing ? "no line with \"" : "search \"") + search.text + "\": ")])
    }
}

/// Not a member, as what C calls must not capture anything.
private func run(_ editor: OpaquePointer?, _ command: (EditorCore) -> CInt) -> UInt8 {
    UInt8(EditorCore.of(editor).map(command) ?? CC_ERROR)
}
