import ChallengeActions
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeText

/// The output as tables: a row of column names, then one line for each row. Makes control characters visible, except line
/// ends and tabs in CSV, which has quotes for them (RFC 4180).
struct DelimitedFormat {
    let format: OutputTraits.Format

    static func table(of event: SessionEvent) -> DataTable? {
        switch event {
        case .report(let report): report.table
        case .screen(_, let place): place().table()
        default: nil
        }
    }

    struct Lines {
        /// The names of the columns; in Markdown, also the line of hyphens below them.
        let header: String
        let rows: [String]
        /// See ``DataTable/subject``.
        let subject: String?

        /// The lines to print after an earlier table. Only the additional rows, if this table has the same subject and
        /// first rows. Otherwise an empty line and the whole table.
        func text(after earlier: Lines?) -> String {
            guard let earlier else { return header + rows.joined() }
            return continues(earlier) ? rows[earlier.rows.count...].joined() : "\n" + header + rows.joined()
        }

        func continues(_ earlier: Lines) -> Bool {
            subject != nil && subject == earlier.subject && rows.starts(with: earlier.rows)
        }
    }

    func lines(of table: DataTable) -> Lines {
        let rule = format == .markdown ? line(table.columns.map { _ in "---" }) : ""
        return Lines(
            header: line(table.columns.map(cell)) + rule, rows: table.rows.map { line(table.cells(of: $0).map(cell)) },
            subject: table.subject)
    }

    /// The printed tables as they are appended to a file. If the last table of the file has the same header, the rows
    /// continue that table. Otherwise an empty line and the new header follow.
    func appended(_ tables: [UInt8], to content: [UInt8]) -> [UInt8] {
        let mark = Array("\u{FEFF}".utf8)
        let earlier = lines(of: content.starts(with: mark) ? content.dropFirst(mark.count) : content[...])
        let end = content.isEmpty || content.last == Self.lineFeed ? [] : [Self.lineFeed]
        let last = earlier.dropLast(end.isEmpty ? 1 : 0).reversed().prefix { !Self.text(of: $0).isEmpty }
        let header = lines(of: tables[...]).prefix(format == .markdown ? 2 : 1)
        guard !tables.isEmpty, !last.isEmpty else { return end + tables }
        let isSame = last.reversed().prefix(header.count).map(Self.text).elementsEqual(header.map(Self.text))
        return end
            + (isSame ? Array(tables[header[header.count - 1].endIndex...].dropFirst()) : [Self.lineFeed] + tables)
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// Lines, each without its line feed. In CSV a line feed within quotes does not end a line.
    private func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { byte in
            if format == .csv, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == Self.lineFeed && !isQuoted
        }
    }

    /// A line without the carriage return of a Windows line end.
    private static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private func line(_ cells: [String]) -> String {
        switch format {
        case .tsv: cells.joined(separator: "\t") + "\n"
        case .markdown: "| " + cells.joined(separator: " | ") + " |\n"
        // An empty line would not be a row. A row with one empty cell therefore gets quotes.
        default: (cells == [""] ? "\"\"" : cells.joined(separator: ",")) + "\n"
        }
    }

    private func cell(_ text: String) -> String {
        switch format {
        case .tsv:
            // The characters are escaped as PostgreSQL's COPY escapes them.
            var escaped = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\\": escaped += #"\\"#
                case "\t": escaped += #"\t"#
                case "\n": escaped += #"\n"#
                case "\r": escaped += #"\r"#
                default: escaped.unicodeScalars.append(scalar)
                }
            }
            return escaped.escapingUnsafe
        case .markdown:
            return text.escapingUnsafe.reduce(into: "") { $0 += ["|", "\\"].contains($1) ? "\\\($1)" : String($1) }
        default:
            let visible = text.escapingUnsafe(keepsLayout: true)
            let special: [Unicode.Scalar] = [",", "\"", "\n", "\t"]
            guard visible.unicodeScalars.contains(where: special.contains) else { return visible }
            return "\"" + visible.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
        }
    }
}
