import ChallengeActions
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeText

/// The output as tables: a row of column names, then one line for each row. Makes control characters visible.
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
            if let subject, subject == earlier.subject, rows.starts(with: earlier.rows) {
                return rows[earlier.rows.count...].joined()
            }
            return "\n" + header + rows.joined()
        }
    }

    func lines(of table: DataTable) -> Lines {
        let rule = format == .markdown ? line(table.columns.map { _ in "---" }) : ""
        return Lines(
            header: line(table.columns.map(cell)) + rule, rows: table.rows.map { line(table.cells(of: $0).map(cell)) },
            subject: table.subject)
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
            let visible = text.escapingUnsafe
            guard visible.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return visible }
            return "\"" + visible.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
        }
    }
}
