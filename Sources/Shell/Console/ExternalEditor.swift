package import ChallengeStorage
import Glibc

/// A text that the user edits in `$VISUAL`, `$EDITOR` or vi. Only the user can read the file with the text.
package nonisolated struct ExternalEditor: Sendable {
    package let path: String

    package init(_ text: String) throws(SystemError) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/challenge-XXXXXX.txt".utf8CString)
        let descriptor = mkstemps(&path, 4)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        self.path = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        if let error = writeAll(text, to: descriptor) { throw error }
    }

    package var program: Program {
        Program(text: #"eval "${VISUAL:-${EDITOR:-vi}} \"\$1\"""#, arguments: [path])
    }

    package func remove() { unlink(path) }
}
