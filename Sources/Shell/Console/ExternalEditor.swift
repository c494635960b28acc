package import ChallengeStorage
import Glibc

/// A text that the user edits in `$VISUAL`, `$EDITOR` or vi. Only the user can read the file with the text.
///
/// `sh` copies the edited text and removes the file when the editor ends, even if this process has ended.
package nonisolated final class ExternalEditor: Sendable {
    /// The reason why an edited text is not used.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        case failed(Program.Ending, savedTo: String?)
        /// The editor has removed its file.
        case removed
        /// The file cannot be copied, for example because the disk is full. It stays.
        case notCopied(path: String)
        case notText(savedTo: String?)
        case tooLong(limit: Int, savedTo: String?)

        /// The reason, as a sentence without its full stop. It names the file that has a changed text.
        package var description: String {
            switch self {
            case .failed(let ending, let path): "the editor \(ending)\(Self.place(path))"
            case .removed: "the editor has removed its file, so the text stays as it was"
            case .notCopied(let path): "the edited text cannot be copied; it is in \(path)"
            case .notText(let path): "the edited text is not UTF-8\(Self.place(path))"
            case .tooLong(let limit, let path):
                "the edited text is longer than \(limit >> 20) MiB\(Self.place(path))"
            }
        }

        private static func place(_ path: String?) -> String { path.map { "; the edited text is in \($0)" } ?? "" }
    }

    private let original: String
    private let path: String
    private let saved: UnnamedFile

    package init(_ text: String) throws(SystemError) {
        original = text
        saved = try UnnamedFile()
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/challenge-XXXXXX.txt".utf8CString)
        let descriptor = mkstemps(&path, 4)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        self.path = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        if let error = writeAll(text, to: descriptor) { throw error }
    }

    package var program: Program { Program(text: Self.script, arguments: [path], saved: saved) }

    /// `sh` itself survives the signals that end the editor with its terminal.
    private static let script = """
        trap : HUP TERM
        eval "${VISUAL:-${EDITOR:-vi}} \\"\\$1\\"" 3>&-
        status=$?
        [ -e "$1" ] || exit $((status ? status : \(removedStatus)))
        cat "$1" >&3 && rm -f "$1" || exit \(notCopiedStatus)
        exit $status
        """

    /// EX_NOINPUT of `sysexits.h`: the editor succeeds but leaves no file.
    private static let removedStatus: Int32 = 66
    /// EX_IOERR of `sysexits.h`.
    private static let notCopiedStatus: Int32 = 74

    /// Returns the edited text of an ended editor. A changed text that is refused is saved to a file, which the error
    /// names.
    ///
    /// - Parameter limit: the maximum length in bytes.
    package func text(after ending: Program.Ending, upTo limit: Int) throws(Failure) -> String {
        let bytes = saved.bytes(upTo: .max)
        let isChanged = !bytes.isEmpty && !bytes.elementsEqual(original.utf8)
        guard ending.isSuccess else {
            if ending == .exited(Self.removedStatus), bytes.isEmpty { throw .removed }
            if ending == .exited(Self.notCopiedStatus), access(path, F_OK) == 0 { throw .notCopied(path: path) }
            throw .failed(ending, savedTo: isChanged ? save(bytes) : nil)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(savedTo: save(bytes)) }
        guard bytes.count <= limit else { throw .tooLong(limit: limit, savedTo: save(bytes)) }
        return text
    }

    /// Saves a refused text under the name that the editor had. Returns nil if the system refuses.
    private func save(_ bytes: [UInt8]) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return writeAll(bytes, to: descriptor) == nil ? path : nil
    }
}
