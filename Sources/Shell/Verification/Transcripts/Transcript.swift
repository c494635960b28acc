package import ChallengeShellLanguage

/// A session as text: comments, then lines to run, each followed by what it must print.
///
/// A line that begins with `> ` is one to run. The lines up to the next such line are its output, where one that begins
/// with `> ` or with a backslash has a backslash before it. Above the first line to carry out there may be comments,
/// which begin with `#`, and empty lines.
package nonisolated struct Transcript: Codable, Sendable, Hashable {
    package struct Entry: Codable, Sendable, Hashable {
        /// Without the mark before it.
        package let command: String
        /// The rows that it must print, without their line ends.
        package var output: [String]
        /// Where it is in the file, from 1.
        package var line = 0

        package init(command: String, output: [String], line: Int = 0) {
            (self.command, self.output, self.line) = (command, output, line)
        }

        fileprivate var lines: [String] { [mark + command] + output.map(Self.escaped) }

        private static func escaped(_ row: String) -> String {
            row.utf8.starts(with: mark.utf8) || row.utf8.first == escape ? "\\" + row : row
        }
    }

    /// What a line to run begins with.
    package static let mark = "> "
    static let escape = UInt8(ascii: "\\")
    /// The most lines of a file: each costs memory beside its text.
    private static let lineLimit = 1_000_000

    /// What is above the first entry, line by line.
    package var header: [String] = []
    package var entries: [Entry] = []
    /// What the lines of the file end with.
    var lineEnd = "\n"

    package init(header: [String] = [], entries: [Entry] = []) { (self.header, self.entries) = (header, entries) }

    /// What is in the file.
    package var text: String { (header + entries.flatMap(\.lines)).map { $0 + lineEnd }.joined() }

    /// Where the first line of a file ends in a carriage return and a line feed, those are what lines end with. A byte-order
    /// mark at the beginning is not text.
    ///
    /// - Throws: why it is no transcript, and where: in the last line where something is missing.
    package init(_ bytes: [UInt8]) throws(SyntaxError) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
        var lines = bytes.split(
            separator: UInt8(ascii: "\n"), maxSplits: Self.lineLimit, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.count <= Self.lineLimit else {
            throw SourceLine(number: lines.count, text: "").error("the transcript has more than a million lines")
        }
        let carriageReturn = UInt8(ascii: "\r")
        if lines.first?.last == carriageReturn { lineEnd = "\r\n" }
        for (index, line) in lines.enumerated() {
            let endsInReturn = lineEnd == "\r\n" && line.last == carriageReturn
            try add(endsInReturn ? line.dropLast() : line, number: index + 1)
        }
        guard entries.isEmpty else { return }
        let last = SourceLine(number: max(lines.count, 1), text: header.last ?? "")
        throw last.error("there is no command; a line to carry out begins with '> '")
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, number: Int) throws(SyntaxError) {
        let line = try SourceLine(number: number, bytes: bytes, isTooLong: false)
        if bytes.starts(with: Self.mark.utf8) {
            let command = String(decoding: bytes.dropFirst(Self.mark.utf8.count), as: UTF8.self)
            guard command.utf8.count <= ScriptReader.lineLimit else {
                throw line.error("the line is longer than 1 MiB")
            }
            entries.append(Entry(command: command, output: [], line: number))
        } else if !entries.isEmpty {
            let row = bytes.first == Self.escape ? String(decoding: bytes.dropFirst(), as: UTF8.self) : line.text
            entries[entries.count - 1].output.append(row)
        } else if bytes.isEmpty || bytes.first == UInt8(ascii: "#") {
            header.append(line.text)
        } else {
            throw line.error(
                "this is neither a command, which begins with '> ', nor a comment, which begins with '#'")
        }
    }
}

extension HeadlessSession {
    /// What each entry of a transcript prints; nil for those after the end of the session.
    func outputs(of transcript: Transcript, onEntry: (Transcript.Entry) -> Void = { _ in }) async -> [[String]?] {
        var outputs: [[String]?] = []
        for entry in transcript.entries {
            outputs.append(hasEnded ? nil : await run(entry.command).rows)
            onEntry(entry)
        }
        return outputs
    }
}
