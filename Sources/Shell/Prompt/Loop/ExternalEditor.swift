import ChallengeConsole
import ChallengeLanguage
import ChallengeStorage
import FoundationEssentials
import Glibc

/// The program in `VISUAL` or `EDITOR`.
package nonisolated enum ExternalEditor {
    /// Opens a text in an editor and blocks the thread until the editor ends. Returns the new text without trailing line
    /// ends. Nil if the editor fails, or if the new text is not UTF-8 or too long for a line.
    package static func edit(_ text: String, with program: String) -> String? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/line.XXXXXX".utf8CString)
        // `mkstemp` makes a file that only the user can read (mkstemp(3)).
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        let name = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
        defer { unlink(name) }
        let failure = writeAll(text + "\n", to: descriptor)
        close(descriptor)
        guard failure == nil,
            let ending = try? Program(text: "\(program) \"$1\"", arguments: [name]).runAndWait(.inherited),
            ending.isSuccess, let bytes = try? SharedFile(path: name).read(first: ScriptReader.lineLimit + 2)
        else { return nil }
        let end = bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.map { $0 + 1 }
        guard let end, end <= ScriptReader.lineLimit else { return bytes.count <= ScriptReader.lineLimit ? "" : nil }
        return String(validating: bytes[..<end], as: UTF8.self)
    }
}
