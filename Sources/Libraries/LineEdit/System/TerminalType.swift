import CLineEdit
import Glibc
import Synchronization

/// What the terminal database says of a type of terminal.
enum TerminalType {
    /// Held while libedit starts or asks the database, whose library keeps its answers in memory that the whole program
    /// shares.
    static let database = Mutex(())

    /// Whether it erases as ECMA-48 has it, which stands for the other sequences that an editor sends. Nothing is sent
    /// to any terminal.
    static func isANSI(_ type: String) -> Bool {
        database.withLock { _ in
            guard let nowhere = fopen("/dev/null", "r+e") else { return false }
            defer { fclose(nowhere) }
            let descriptor = fileno(nowhere)
            guard let editor = el_init_fd("", nowhere, nowhere, nowhere, descriptor, descriptor, descriptor) else {
                return false
            }
            defer { el_end(editor) }
            guard line_edit_set_terminal(editor, type) == 0 else { return false }
            // What may follow these sequences is how long slow terminals took.
            return capability("ce", of: editor).hasPrefix(Pen.eraseRow)
                && capability("cd", of: editor).hasPrefix(Pen.eraseBelow)
        }
    }

    private static func capability(_ name: String, of editor: OpaquePointer) -> String {
        line_edit_capability(editor, name).map { String(cString: $0) } ?? ""
    }
}
