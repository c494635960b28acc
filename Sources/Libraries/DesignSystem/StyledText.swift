import ChallengeCore
import ChallengeText

/// Text that is safe to print, with the width and role of every character.
///
/// Spans are joined before they are split into characters, so that a combining mark at the beginning of a span belongs
/// to the character before it, and no escape sequence stands inside a character.
struct StyledText {
    struct Cell {
        let character: Character
        /// In terminal columns.
        let width: Int
        let role: Span.Role

        /// Whether a row may end here. Not at a blank with a combining mark.
        var isBlank: Bool { character == " " }
    }

    var cells: [Cell] = []
    /// In terminal columns.
    var width: Int { cells.reduce(0) { $0 + $1.width } }

    init(_ cells: some Sequence<Cell> = []) { self.cells = Array(cells) }

    init(_ spans: [Span], style: TextStyle) {
        var text = ""
        var ends: [(offset: Int, role: Span.Role)] = []
        for span in spans {
            switch span.content {
            case .text(let string): text += string.printable(in: style)
            case .symbol(let symbol): text += symbol.text(unicode: style.unicode)
            }
            ends.append((text.utf8.count, span.role))
        }
        // A combining mark at the beginning would be drawn on the character before this text.
        let marks = text.unicodeScalars.prefix { $0.displayWidth == 0 }
        if !marks.isEmpty {
            let spelledOut = marks.map(\.spelledOut).joined()
            let added = spelledOut.utf8.count - marks.reduce(0) { $0 + UTF8.width($1) }
            text = spelledOut + String(text.unicodeScalars[marks.endIndex...])
            for index in ends.indices { ends[index].offset += added }
        }
        var offset = 0
        var roles = ends[...]
        for character in text {
            while let end = roles.first?.offset, end <= offset { roles.removeFirst() }
            cells.append(Cell(character: character, width: character.displayWidth, role: roles.first?.role ?? .plain))
            offset += character.utf8.count
        }
    }

    mutating func append(blanks count: Int) {
        cells += repeatElement(Cell(character: " ", width: 1, role: .plain), count: max(0, count))
    }

    func withoutTrailingBlanks() -> StyledText {
        let count = (cells.lastIndex { !$0.isBlank } ?? -1) + 1
        return count == cells.count ? self : StyledText(cells.prefix(count))
    }

    /// The text, cut as by `String.cut(to:ellipsis:)` if it is too wide.
    func cut(to columns: Int, style: TextStyle) -> StyledText {
        guard width > columns else { return self }
        let ellipsis = style.ellipsis.map { Cell(character: $0, width: $0.displayWidth, role: .plain) }
        let room = columns - ellipsis.reduce(0) { $0 + $1.width }
        var result = StyledText(cells.prefix(fitting(room, of: cells.lazy.map(\.width)))).withoutTrailingBlanks()
        let role = result.cells.last?.role ?? cells.first?.role ?? .plain
        result.cells += ellipsis.prefix(fitting(columns, of: ellipsis.lazy.map(\.width))).map {
            Cell(character: $0.character, width: $0.width, role: role)
        }
        return result
    }

    /// The text to print, with an SGR sequence before each run of one colour and a reset after it if the style has
    /// colour.
    func encoded(in style: TextStyle) -> String {
        var text = ""
        var current: String?
        for cell in cells {
            let parameters = style.color ? Theme.parameters(for: cell.role) : nil
            if parameters != current {
                if current != nil { text += "\u{1B}[0m" }
                if let parameters { text += "\u{1B}[\(parameters)m" }
                current = parameters
            }
            text.append(cell.character)
        }
        return current == nil ? text : text + "\u{1B}[0m"
    }
}

/// Wraps text between words.
enum Paragraph {
    /// Rows of at most `width` columns; none if the text has no word.
    ///
    /// Blanks between words are kept, except at the end of a row. Those before the first word indent every row, unless
    /// they take more than half of it. A word longer than a row is broken, and begins on a row of its own; a character
    /// wider than a row is replaced by an ellipsis.
    static func rows(of text: StyledText, width: Int, style: TextStyle) -> [StyledText] {
        let indentation = text.cells.prefix { $0.isBlank }
        guard !indentation.isEmpty, indentation.count <= width / 2 else {
            return unindentedRows(of: text, width: width, style: style)
        }
        let rest = StyledText(text.cells.dropFirst(indentation.count))
        return unindentedRows(of: rest, width: width - indentation.count, style: style).map { row in
            StyledText(indentation + row.cells)
        }
    }

    private static func unindentedRows(of text: StyledText, width: Int, style: TextStyle) -> [StyledText] {
        var rows: [StyledText] = []
        var row = StyledText()
        var rest = text.cells[...]
        while true {
            let blanks = rest.prefix { $0.isBlank }
            let word = StyledText(rest.dropFirst(blanks.count).prefix { !$0.isBlank })
            rest = rest.dropFirst(blanks.count + word.cells.count)
            if word.cells.isEmpty { break }
            if row.width + blanks.count + word.width <= width {
                row.cells += blanks + word.cells
                continue
            }
            if !row.cells.isEmpty { rows.append(row) }
            row = StyledText()
            for cell in word.cells {
                let piece = StyledText(CollectionOfOne(cell)).cut(to: width, style: style)
                if row.width + piece.width > width {
                    rows.append(row)
                    row = StyledText()
                }
                row.cells += piece.cells
            }
        }
        return row.cells.isEmpty ? rows : rows + [row]
    }
}
