/// A session as text: comments, then lines to carry out, each followed by what it must print.
///
/// A line that begins with `> ` is one to carry out. The lines up to the next such line are its output, where one that
/// begins with `> ` or with a backslash has a backslash before it. Above the first line to carry out there may be
/// comments, which begin with `#`, and empty lines.
nonisolated struct Transcript: Sendable, Hashable {
    /// A line to carry out.
    struct Entry: Sendable, Hashable {
        /// Without the mark before it.
        let command: String
        /// The rows that it must print, without their line ends.
        var output: [String]
        /// Where it is in the file, from 1.
        var line = 0

        /// As it stands in the file.
        fileprivate var lines: [String] { [mark + command] + output.map(Self.escaped) }

        private static func escaped(_ row: String) -> String {
            row.utf8.starts(with: mark.utf8) || row.utf8.first == escape ? "\\" + row : row
        }
    }

    /// What a line to carry out begins with.
    static let mark = "> "
    static let escape = UInt8(ascii: "\\")

    /// What is above the first entry, line by line.
    var header: [String] = []
    var entries: [Entry] = []
    /// What the lines of the file end with.
    var lineEnd = "\n"

    /// What is in the file.
    var text: String { (header + entries.flatMap(\.lines)).map { $0 + lineEnd }.joined() }
}
