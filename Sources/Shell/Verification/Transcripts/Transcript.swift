package import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeSession

/// A session as text: comments, then commands, each followed by its expected output.
///
/// A line that begins with `> ` is a command. The lines up to the next command are its output. A backslash escapes output
/// lines that begin with `> ` or with a backslash. Empty lines, and comments that begin with `#`, may stand above the
/// first command.
package nonisolated struct Transcript: Codable, Sendable, Hashable {
    package struct Entry: Codable, Sendable, Hashable {
        /// The command without its mark.
        package let command: String
        /// The expected rows, without their line ends.
        package var output: [String]
        /// The line number in the file, from 1.
        package var line = 0

        package init(command: String, output: [String], line: Int = 0) {
            (self.command, self.output, self.line) = (command, output, line)
        }

        fileprivate var lines: [String] { [mark + command] + output.map(Self.escaped) }

        private static func escaped(_ row: String) -> String {
            row.utf8.starts(with: mark.utf8) || row.utf8.first == escape ? "\\" + row : row
        }
    }

    /// The prefix of a command.
    package static let mark = "> "
    static let escape = UInt8(ascii: "\\")
    /// The maximum number of lines in a file, because each line costs memory in addition to its text.
    private static let lineLimit = 1_000_000

    /// The lines above the first entry.
    package var header: [String] = []
    package var entries: [Entry] = []
    /// The characters that end each line of the file.
    var lineEnd = "\n"

    package init(header: [String] = [], entries: [Entry] = []) { (self.header, self.entries) = (header, entries) }

    package var text: String { (header + entries.flatMap(\.lines)).map { $0 + lineEnd }.joined() }

    /// Parses a file. The end of the first line, with or without a carriage return, is the end of all lines. A byte-order
    /// mark at the beginning is ignored.
    ///
    /// - Throws: the mistake and its place. If something is missing, the place is the last line.
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
        throw last.error("there is no command; a command begins with '> '")
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
    /// Returns the output of each entry of a transcript; nil for each entry after the end of the session.
    func outputs(of transcript: Transcript, onEntry: (Transcript.Entry) -> Void = { _ in }) async -> [[String]?] {
        var outputs: [[String]?] = []
        for entry in transcript.entries {
            outputs.append(hasEnded ? nil : await run(entry.command).rows)
            onEntry(entry)
        }
        return outputs
    }

    /// The transcript without what may be a secret in its commands.
    func hidingSecrets(in transcript: Transcript) -> Transcript {
        var transcript = transcript
        transcript.entries = transcript.entries.map { entry in
            let command = session.commands.questions.secrets.masking(entry.command)
            return Transcript.Entry(command: command, output: entry.output, line: entry.line)
        }
        return transcript
    }

    /// Runs a transcript. Returns its rows in colour, or where its output differs, as `verify` prints it.
    ///
    /// - Parameter style: the style of the differences.
    package func coloredRows(
        of transcript: Transcript, _ name: String, style: TextStyle
    ) async -> (rows: [String], differences: [String]) {
        let renderer = TextRenderer(width: .max, style: TextStyle(color: true, unicode: true))
        var rows = transcript.header.map { renderer.text(of: [Span($0, .secondary)]) }
        let outputs = await outputs(of: transcript) { entry in
            let command = session.commands.questions.secrets.masking(entry.command)
            rows.append(renderer.text(of: [Span(Transcript.mark, .accent), Span(command, .emphasis)]))
            rows += coloredRows
        }
        let differences = TranscriptResult.differences(of: hidingSecrets(in: transcript), from: outputs)
        let result = TranscriptResult(name: name, outcome: .failed(differences))
        return (rows, TranscriptReport(style: style).differences(result))
    }
}
