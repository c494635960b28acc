package import ChallengeShellConsole
import ChallengeShellText
import FoundationEssentials
import Glibc

/// How an app has ended the process that runs it. The processes tell each other about it in JSON.
package nonisolated struct Death: Codable, Sendable, Hashable {
    /// The last work of a process: all that is known of one that has ended.
    package struct Place: Codable, Sendable, Hashable {
        /// The name of the screen on top; empty while an app starts.
        package let screen: String
        /// The lines that the app has run, and the one that it runs; none while it starts.
        package let lines: [String]
        /// The lines that lead to the state which is explored: what else the app has run is likely not to matter.
        package let path: [String]

        /// The place of a process that has not come so far.
        package static let start = Self(screen: "", lines: [], path: [])
    }

    /// False where it hangs.
    package let isCrash: Bool
    /// The place at which it was found.
    package let place: Place
    /// The shortest lines that were found to show it.
    package var lines: [String]
    /// The words of the system or the program for it.
    package var cause: String

    package init(isCrash: Bool, _ place: Place, cause: String) {
        (self.isCrash, self.place, self.cause, lines) = (isCrash, place, cause, place.lines)
    }

    /// The cause, if it names a line of the app's own sources. Other words are the same for crashes of many kinds.
    package var sourceLine: String? {
        isCrash && cause.contains(".swift:") && !cause.hasPrefix("Swift/") ? cause : nil
    }
}

/// A file in which a process writes each line before it runs it, so that another one knows of which it has died.
package final class Journal {
    /// The number of the lines so far and the count of the bytes behind it, each in eight bytes; then the place, in JSON.
    private nonisolated static let headerSize = 16

    /// Those that are known, whose last lines are not run again on the screens where they were found.
    package var deaths: [Death] = []
    /// The lines that lead to the state which is explored.
    package var path = Lines()
    private let descriptor: CInt
    private var count: UInt64 = 0

    package init(descriptor: CInt) { self.descriptor = descriptor }

    /// True if a line would be the end of this process.
    func isDeadly(_ line: String, on screen: String) -> Bool {
        deaths.contains { $0.place.screen == screen && $0.place.lines.last == line }
    }

    /// Lines as JSON has them, but for the brackets around them.
    package struct Lines {
        fileprivate var text: [UInt8] = []

        package init(_ lines: [String] = []) {
            for line in lines { append(line) }
        }

        mutating func append(_ line: String) {
            if !text.isEmpty { text.append(UInt8(ascii: ",")) }
            JSON.string(line).write(to: &text)
        }
    }

    /// Says that an app on a screen runs the last of some lines, before it does.
    func note(_ lines: Lines, on screen: String) {
        // As `JSONEncoder` would write a place, in a small part of the time.
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

    /// The number of lines that a process has noted.
    package nonisolated static func lineCount(in file: UnnamedFile) -> UInt64 { header(of: file)?.count ?? 0 }

    /// The last place that a process has noted; nil where it has not come so far.
    package nonisolated static func place(in file: UnnamedFile) -> Death.Place? {
        guard let (_, size) = header(of: file) else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(size))
        guard pread(file.descriptor, &bytes, bytes.count, off_t(headerSize)) == bytes.count else { return nil }
        return try? JSONDecoder().decode(Death.Place.self, from: Data(bytes))
    }

    private nonisolated static func header(of file: UnnamedFile) -> (count: UInt64, size: UInt64)? {
        var numbers: [UInt64] = [0, 0]
        return pread(file.descriptor, &numbers, headerSize, 0) == headerSize ? (numbers[0], numbers[1]) : nil
    }
}
