import CLineEdit

/// Key commands beyond libedit's own.
extension EditorCore {
    /// The commands, with the names that key bindings use.
    static var commands: [(name: String, function: line_edit_command_function)] {
        [
            ("line-accept", { el, _ in run(el) { $0.accept() } }),
            ("line-complete", { el, _ in run(el) { $0.complete() } }),
            ("line-interrupt", { el, _ in run(el) { $0.end(with: .interrupt) } }),
            ("line-end-or-delete", { el, _ in run(el) { $0.endOrDelete() } }),
            ("line-delete-next", { el, _ in run(el) { $0.delete(after: $0.lengthAfterCursor) } }),
            ("line-delete-previous", { el, _ in run(el) { $0.delete(before: $0.lengthBeforeCursor) } }),
            ("line-left", { el, _ in run(el) { $0.move(by: -$0.lengthBeforeCursor) } }),
            ("line-right", { el, _ in run(el) { $0.moveRight() } }),
            ("line-next-word", { el, _ in run(el) { $0.moveByWord() } }),
            // libedit's own command stays on the last character, as in vi's command mode.
            ("line-end", { el, _ in run(el) { $0.moveToEnd() } }),
            ("line-clear-screen", { el, _ in run(el) { $0.clearScreen() } }),
            ("line-previous", { el, _ in run(el) { $0.recall(-1) } }),
            ("line-next", { el, _ in run(el) { $0.recall(1) } }),
            ("line-up", { el, _ in run(el) { $0.moveRow(up: true) } }),
            ("line-down", { el, _ in run(el) { $0.moveRow(up: false) } }),
            ("line-older", { el, _ in run(el) { $0.searchPrefix(back: true) } }),
            ("line-newer", { el, _ in run(el) { $0.searchPrefix(back: false) } }),
            ("line-search", { el, _ in run(el) { $0.searchHistory() } }),
            ("line-last-argument", { el, _ in run(el) { $0.insertLastArgument() } }),
            ("line-yank", { el, _ in run(el) { $0.yank(isNext: false) } }),
            ("line-yank-older", { el, _ in run(el) { $0.yank(isNext: true) } }),
            ("line-undo", { el, _ in run(el) { $0.undo() } }),
            ("line-edit-outside", { el, _ in run(el) { $0.editOutside() } }),
            ("line-paste", { el, _ in run(el) { $0.paste() } }),
            ("line-suspend", { el, _ in run(el) { $0.suspend() } }),
            ("line-in-insert-mode", { el, _ in tell(el, isCommandMode: false) }),
            ("line-in-command-mode", { el, _ in tell(el, isCommandMode: true) }),
        ]
    }

    /// Returns the core of libedit's editor, for a callback.
    static func of(_ editor: OpaquePointer?) -> EditorCore? {
        line_edit_context(editor).map { Unmanaged<EditorCore>.fromOpaque($0).takeUnretainedValue() }
    }

    private func end(with event: LineEditor.Event) -> CInt {
        outcome = event
        return CC_EOF
    }

    /// Enter: ends the line, or begins a row in a line that is not complete.
    private func accept() -> CInt {
        let (line, cursor) = currentLine
        guard !configuration.isPlain, configuration.isContinued(String(scalars: line)) else {
            decoded.append(KeyBindings.accept)
            return CC_ARGHACK
        }
        replace(cursor..<cursor, with: ["\n"])
        return CC_REFRESH
    }

    private func endOrDelete() -> CInt {
        currentLine.scalars.isEmpty ? end(with: .end) : delete(after: lengthAfterCursor)
    }

    private func clearScreen() -> CInt {
        terminal.write(renderer.clearScreen())
        return CC_REFRESH
    }

    private func paste() -> CInt {
        let cursor = currentLine.cursor
        replace(cursor..<cursor, with: takePaste(into: currentLine.scalars))
        return CC_REFRESH
    }

    /// Returns the pasted text. Drops a text that is too long for a line with the text `line`, and warns, because a part
    /// of it might have another effect.
    func takePaste(into line: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let text = decoder.takePaste()
        if let text, LineEditor.canEdit(line + text) { return text }
        let limit = "\(LineEditor.longestLine >> 20) MiB"
        configuration.warn(
            text == nil ? "ignored a paste longer than \(limit)" : "ignored a paste: a line has at most \(limit)")
        return []
    }

    private func suspend() -> CInt {
        view.rightPrompt = Prompt([])
        view.hint = Prompt.Segment("")
        terminal.write(drawing() + renderer.leave())
        withTerminalGivenBack(configuration.suspend ?? Terminal.stopProcessGroup)
        return CC_REFRESH
    }

    /// Edits the line in another program. The result replaces the line and waits for Enter, as a paste does.
    private func editOutside() -> CInt {
        guard let edit = configuration.editText else { return CC_ERROR }
        let line = currentLine.scalars
        terminal.write(renderer.erase())
        let text = withTerminalGivenBack { edit(String(scalars: line)) }
        if let text { replace(0..<line.count, with: KeyDecoder.lines(of: text)) }
        return CC_REFRESH
    }

    private func withTerminalGivenBack<Result>(_ body: () -> Result) -> Result {
        leaveEditing()
        defer {
            // The user may have changed the modes in the other program.
            modes = terminal.attributes() ?? modes
            enterEditing()
        }
        return body()
    }

    private func undo() -> CInt {
        guard let (range, text, cursor) = changes.undo() else { return CC_ERROR }
        replace(range, with: text)
        el_cursor(editor, CInt(clamping: cursor - currentLine.cursor))
        return CC_REFRESH
    }

    // MARK: - Characters as a reader sees them, such as a letter with its accents or a family of emoji

    /// The length of the character before the cursor, in Unicode scalars; 0 at the beginning.
    var lengthBeforeCursor: Int {
        let (line, cursor) = currentLine
        return String(scalars: line[..<cursor]).last?.unicodeScalars.count ?? 0
    }

    /// The length of the character under the cursor; 0 at the end.
    private var lengthAfterCursor: Int {
        let (line, cursor) = currentLine
        return String(scalars: line[cursor...]).first?.unicodeScalars.count ?? 0
    }

    private func move(by distance: Int) -> CInt {
        guard distance != 0 else { return CC_ERROR }
        el_cursor(editor, CInt(clamping: distance))
        return CC_CURSOR
    }

    private func moveRight() -> CInt { takeSuggestion() ? CC_REFRESH : move(by: lengthAfterCursor) }

    private func moveToEnd() -> CInt {
        if takeSuggestion() { return CC_REFRESH }
        let (line, cursor) = currentLine
        el_cursor(editor, CInt(clamping: line.count - cursor))
        return CC_CURSOR
    }

    private func moveByWord() -> CInt {
        if takeSuggestion(wordOnly: true) { return CC_REFRESH }
        // libedit's own command runs next, with any repeat count that the user has typed.
        decoded.append(KeyBindings.nextWord)
        return CC_ARGHACK
    }

    /// Deletes Unicode scalars before and behind the cursor. Beeps if there is nothing to delete.
    func delete(before: Int = 0, after: Int = 0) -> CInt {
        guard before + after > 0 else { return CC_ERROR }
        let cursor = currentLine.cursor
        replace(cursor - before..<cursor + after, with: [])
        return CC_REFRESH
    }
}

/// Notes vi's mode. The return value keeps the repeat count that was typed before a command.
private func tell(_ editor: OpaquePointer?, isCommandMode: Bool) -> UInt8 {
    EditorCore.of(editor)?.setViMode(isCommand: isCommandMode)
    return UInt8(CC_ARGHACK)
}

/// Runs a command. This function is not a member, because a function that C calls must not capture anything.
private func run(_ editor: OpaquePointer?, _ command: (EditorCore) -> CInt) -> UInt8 {
    guard let core = EditorCore.of(editor) else { return UInt8(CC_ERROR) }
    core.hasRunCommand = true
    return UInt8(command(core))
}
