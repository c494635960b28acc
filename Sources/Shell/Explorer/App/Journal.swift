import ChallengeConsole
import ChallengeText
import FoundationEssentials
import Glibc

/// A file to which a process writes each line before the line runs. Another process finds the fatal line in the file.
final class Journal {
    /// The size of the header: eight bytes for the number of lines so far, and eight bytes for the size of the place. The
    /// place follows the header as JSON.
    private nonisolated static let headerSize = 16

    /// The known failures. Their last lines do not run again on the same screens.
    var failures: [WorkerFailure] = []
    /// The lines that lead to the explored state.
    var path = Lines()
    private let descriptor: CInt
    private var count: UInt64 = 0

    init(descriptor: CInt) { self.descriptor = descriptor }

    /// Returns true if a line would end this process.
    func isFatal(_ line: String, on screen: String) -> Bool {
        failures.contains { $0.place.screen == screen && $0.place.lines.last == line }
    }

    /// Lines as a JSON array, without its brackets.
    struct Lines {
        fileprivate var text: [UInt8] = []

        init(_ lines: [String] = []) {
            for line in lines { append(line) }
        }

        mutating func append(_ line: String) {
            if !text.isEmpty { text.append(UInt8(ascii: ",")) }
            JSON.string(line).write(to: &text)
        }
    }

    /// Records that an app on a screen is about to run the last of some lines.
    func note(_ lines: Lines, on screen: String) {
        // This writes a place in JSON as `JSONEncoder` would, in a fraction of the time.
        var text = Array(#"{"screen":"#.utf8)
        JSON.string(screen).write(to: &text)
        for (key, lines) in [("lines", lines), ("path", path)] {
            text += ",\"\(key)\":[".utf8
            text += lines.text
            text.append(UInt8(ascii: "]"))
        }
        text.append(UInt8(ascii: "}"))
        count += 1
        var bytes: [UInt8] = []
        for number in [count, UInt64(text.count)] { withUnsafeBytes(of: number) { bytes += $0 } }
        bytes += text
        precondition(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count, "the journal cannot be written")
    }

    /// Returns the number of lines that a process has recorded.
    nonisolated static func lineCount(in file: UnnamedFile) -> UInt64 { header(of: file)?.count ?? 0 }

    /// Returns the last place that a process has recorded; nil if the process has recorded no place.
    nonisolated static func place(in file: UnnamedFile) -> WorkerFailure.Place? {
        guard let (_, size) = header(of: file) else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(size))
        guard pread(file.descriptor, &bytes, bytes.count, off_t(headerSize)) == bytes.count else { return nil }
        return try? JSONDecoder().decode(WorkerFailure.Place.self, from: Data(bytes))
    }

    private nonisolated static func header(of file: UnnamedFile) -> (count: UInt64, size: UInt64)? {
        var numbers: [UInt64] = [0, 0]
        return pread(file.descriptor, &numbers, headerSize, 0) == headerSize ? (numbers[0], numbers[1]) : nil
    }
}
