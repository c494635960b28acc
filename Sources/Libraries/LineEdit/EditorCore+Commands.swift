import CLineEdit
import Glibc

/// What keys do beyond libedit's own commands.
extension EditorCore {
    struct Command {
        let key: String
        let name: String
        let help: String
        let function: line_edit_command_function
    }

    static var commands: [Command] {
        [
            Command(key: "\t", name: "challenge-complete", help: "Complete the word") { editor, _ in
                EditorCore.result(editor) { $0.complete() }
            },
            Command(key: "\u{3}", name: "challenge-interrupt", help: "Discard the line") { editor, _ in
                EditorCore.result(editor) { $0.interrupt() }
            },
            Command(key: "\u{4}", name: "challenge-end-or-delete", help: "End, or delete a character") { editor, _ in
                EditorCore.result(editor) { $0.endOrDelete() }
            },
            Command(key: "\u{1a}", name: "challenge-suspend", help: "Stop the program") { editor, _ in
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

    /// The line and the cursor's place in it.
    var currentLine: (scalars: [Unicode.Scalar], cursor: Int) {
        let line = el_wline(editor).pointee
        return (Self.scalars(line.buffer, count: line.lastchar - line.buffer), line.cursor - line.buffer)
    }

    private func interrupt() -> CInt {
        outcome = .interrupt
        let end = leaveLine()
        // CSI … C: right to where the line ends, so that ^C stands behind it as it does outside an editor.
        if end.column > 0 { terminal.write("\u{1b}[\(end.column)C") }
        terminal.write("^C\r\n")
        return CC_EOF
    }

    private func endOrDelete() -> CInt {
        let (line, cursor) = currentLine
        if line.isEmpty {
            outcome = .end
            terminal.write("\r\n")
            return CC_EOF
        }
        guard cursor < line.count else { return CC_ERROR }
        el_cursor(editor, 1)
        el_deletestr(editor, 1)
        return CC_REFRESH
    }

    private func suspend() -> CInt {
        leaveLine()
        terminal.write("\r\n")
        line_edit_prepare_terminal(editor, 0)
        terminal.restore(modes)
        configuration.suspend()
        // The user may have changed them in between.
        modes = terminal.attributes() ?? modes
        line_edit_prepare_terminal(editor, 1)
        line_edit_redraw(editor)
        return CC_NORM
    }

    /// Moves to the beginning of the line's last row on the screen. Returns where its text ends.
    @discardableResult
    func leaveLine() -> LineGeometry.Position {
        let (line, cursor) = currentLine
        let size = terminal.size
        let geometry = LineGeometry(columns: size.columns, width: Self.width)
        let start = geometry.position(after: prompt.visible)
        let next = cursor < line.count ? line[cursor] : nil
        let current = geometry.position(after: line[..<cursor], next: next, from: start)
        let end = geometry.position(after: line, from: start)
        // Of a line with more rows than the screen libedit shows the last ones.
        let below = min(end.row, size.rows - 1) - min(current.row, size.rows - 1)
        terminal.write(String(repeating: "\n", count: max(below, 0)) + "\r")
        return end
    }

    static func width(_ scalar: Unicode.Scalar) -> Int {
        Int(wcwidth(wchar_t(bitPattern: scalar.value)))
    }
}
