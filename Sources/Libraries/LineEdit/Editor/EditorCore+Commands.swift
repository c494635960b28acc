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
            ("line-older", "Find an older line that begins so", { el, _ in run(el) { $0.walkHistory(back: true) } }),
            ("line-newer", "Find a newer line that begins so", { el, _ in run(el) { $0.walkHistory(back: false) } }),
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
        terminal.write("\u{1b}[H" + Pen.eraseBelow)
        display.forget()
        return CC_REFRESH
    }

    private func paste() -> CInt {
        let cursor = currentLine.cursor
        replace(cursor..<cursor, with: decoder.takePaste())
        return CC_REFRESH
    }

    private func suspend() -> CInt {
        view.rightPrompt = Prompt([])
        view.hint = Prompt.Segment("")
        closeList()
        terminal.write(drawing() + display.leave())
        leaveEditing()
        configuration.suspend()
        // The user may have changed them in between.
        modes = terminal.attributes() ?? modes
        enterEditing()
        return CC_REFRESH
    }
}

// MARK: - Characters

/// A character is what a reader takes for one: letters with their accents, a family of emoji.
extension EditorCore {
    /// How long the character before the cursor is, in Unicode scalars; 0 at the beginning.
    private var lengthBeforeCursor: Int {
        let (line, cursor) = currentLine
        return String(String.UnicodeScalarView(line[..<cursor])).last?.unicodeScalars.count ?? 0
    }

    /// How long the character under the cursor is; 0 at the end.
    private var lengthAfterCursor: Int {
        let (line, cursor) = currentLine
        return String(String.UnicodeScalarView(line[cursor...])).first?.unicodeScalars.count ?? 0
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
}

/// Not a member, as what C calls must not capture anything.
private func run(_ editor: OpaquePointer?, _ command: (EditorCore) -> CInt) -> UInt8 {
    UInt8(EditorCore.of(editor).map(command) ?? CC_ERROR)
}
