import CLineEdit

/// What keys do beyond libedit's own commands.
extension EditorCore {
    struct Command {
        let name: String
        let help: String
        let function: line_edit_command_function
    }

    static var commands: [Command] {
        [
            Command(name: "line-complete", help: "Complete the word") { editor, _ in
                EditorCore.result(editor) { $0.complete() }
            },
            Command(name: "line-interrupt", help: "Discard the line") { editor, _ in
                EditorCore.result(editor) { $0.end(with: .interrupt) }
            },
            Command(name: "line-end-or-delete", help: "End, or delete a character") { editor, _ in
                EditorCore.result(editor) { $0.currentLine.scalars.isEmpty ? $0.end(with: .end) : $0.deleteNext() }
            },
            Command(name: "line-delete-next", help: "Delete the character under the cursor") { editor, _ in
                EditorCore.result(editor) { $0.deleteNext() }
            },
            Command(name: "line-delete-previous", help: "Delete the character before it") { editor, _ in
                EditorCore.result(editor) { $0.deletePrevious() }
            },
            Command(name: "line-left", help: "Move to the character before it") { editor, _ in
                EditorCore.result(editor) { $0.move(by: -$0.lengthBeforeCursor) }
            },
            Command(name: "line-right", help: "Move to the next character") { editor, _ in
                EditorCore.result(editor) { $0.move(by: $0.lengthAfterCursor) }
            },
            // libedit's own one stays on the last character, as in vi's command mode.
            Command(name: "line-end", help: "Move behind the last character") { editor, _ in
                EditorCore.result(editor) { $0.moveToEnd() }
            },
            Command(name: "line-clear-screen", help: "Clear the screen") { editor, _ in
                EditorCore.result(editor) { $0.clearScreen() }
            },
            Command(name: "line-previous", help: "Go to the line before it in the history") { editor, _ in
                EditorCore.result(editor) { $0.recall(-1) }
            },
            Command(name: "line-next", help: "Go to the next line in the history") { editor, _ in
                EditorCore.result(editor) { $0.recall(1) }
            },
            Command(name: "line-older", help: "Find an older line that begins so") { editor, _ in
                EditorCore.result(editor) { $0.walkHistory { walk, lines in walk.goBack(in: lines) } }
            },
            Command(name: "line-newer", help: "Find a newer line that begins so") { editor, _ in
                EditorCore.result(editor) { $0.walkHistory { walk, lines in walk.goForward(in: lines) } }
            },
            Command(name: "line-search", help: "Search earlier lines") { editor, _ in
                EditorCore.result(editor) { $0.searchHistory() }
            },
            Command(name: "line-paste", help: "Insert what was pasted") { editor, _ in
                EditorCore.result(editor) { $0.paste() }
            },
            Command(name: "line-suspend", help: "Stop the program") { editor, _ in
                EditorCore.result(editor) { $0.suspend() }
            },
        ]
    }

    /// The core behind an editor, from within a callback.
    static func of(_ editor: OpaquePointer?) -> EditorCore? {
        line_edit_context(editor).map { Unmanaged<EditorCore>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func result(_ editor: OpaquePointer?, _ command: (EditorCore) -> CInt) -> UInt8 {
        UInt8(EditorCore.of(editor).map(command) ?? CC_ERROR)
    }

    private func end(with event: LineEditor.Event) -> CInt {
        outcome = event
        return CC_EOF
    }

    private func clearScreen() -> CInt {
        // CSI H: to the first cell of the screen.
        terminal.write("\u{1b}[H" + Pen.eraseBelow)
        display.forget()
        return CC_REFRESH
    }

    private func paste() -> CInt {
        let (_, cursor) = currentLine
        replace(cursor..<cursor, with: decoder.takePaste())
        return CC_REFRESH
    }

    private func suspend() -> CInt {
        view.rightPrompt = Prompt([])
        view.hint = StyledText("")
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

    private func moveToEnd() -> CInt {
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
