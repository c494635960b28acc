/// Puts characters into the cells of a frame, one after another, as wide as the terminal is.
///
/// A character that does not fit into its row goes to the next one. What cannot be drawn becomes visible: a control
/// character as `^X`, and whatever would be invisible or change the direction of the text as `\u{202e}`.
struct FrameLayout {
    let columns: Int
    /// Columns of a scalar: 0 for one that combines with the character before it, -1 for one that cannot be printed.
    let width: (Unicode.Scalar) -> Int
    private var filled = [Frame.Row()]
    private(set) var column = 0

    private static let tabStop = 8
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200d}"
    private static let emojiVariation: Unicode.Scalar = "\u{fe0f}"

    init(columns: Int, width: @escaping (Unicode.Scalar) -> Int) {
        self.columns = columns
        self.width = width
    }

    /// The rows so far. One that is empty because the one above is full has a blank: only by something that is written
    /// there does a terminal learn that the rows belong together.
    var rows: [Frame.Row] {
        var rows = filled
        for index in rows.indices.dropFirst() where rows[index - 1].isWrapped && rows[index].cells.isEmpty {
            rows[index].cells = [Cell(text: " ", width: 1, style: "")]
        }
        return rows
    }

    /// The place of the next character, if that is `next`; at the end of a full row it is in the next row.
    func position(before next: Unicode.Scalar? = nil) -> Frame.Position {
        let needed = next.map { max(width($0), 1) } ?? 1
        return column + needed > columns
            ? Frame.Position(row: filled.count, column: 0) : Frame.Position(row: filled.count - 1, column: column)
    }

    mutating func append(_ segment: Prompt.Segment) {
        for scalar in segment.text.unicodeScalars { append(scalar, style: segment.style) }
    }

    mutating func append(_ scalar: Unicode.Scalar, style: String = "") {
        switch scalar {
        case "\n":
            wrapIfFull()
            beginRow()
        case "\t":
            let start = column < columns ? column : 0
            let end = min(start + Self.tabStop - start % Self.tabStop, max(columns, 1))
            for _ in start..<end { put(Cell(text: " ", width: 1, style: style)) }
        case Self.zeroWidthJoiner, Self.emojiVariation:
            combine(scalar, hasDisputedWidth: true)
        case _ where scalar.value < 0x20 || scalar.value == 0x7f:
            let letter = Unicode.Scalar(UInt8(scalar.value) ^ 0x40)
            put("^" + String(letter), style: style)
        case _ where scalar.properties.generalCategory == .format || width(scalar) < 0:
            put("\\u{" + String(scalar.value, radix: 16) + "}", style: style)
        case _ where width(scalar) == 0:
            combine(scalar, hasDisputedWidth: false)
        default:
            let isEmoji = scalar.value > 0x2000 && scalar.properties.isEmoji
            put(Cell(text: String(scalar), width: width(scalar), style: style, hasDisputedWidth: isEmoji))
        }
    }

    private mutating func beginRow() {
        filled.append(Frame.Row())
        column = 0
    }

    /// Goes on in the next row if this one is full, which is where a terminal's cursor has to be.
    mutating func wrapIfFull() {
        if column >= columns { wrap() }
    }

    private mutating func put(_ text: String, style: String) {
        for character in text { put(Cell(text: String(character), width: 1, style: style)) }
    }

    private mutating func put(_ cell: Cell) {
        if column + cell.width > columns {
            // Full to the last column, so that a terminal sees the row go on.
            while column < columns { place(Cell(text: " ", width: 1, style: "")) }
            wrap()
        }
        place(cell)
    }

    private mutating func place(_ cell: Cell) {
        filled[filled.count - 1].cells.append(cell)
        column += cell.width
    }

    private mutating func wrap() {
        filled[filled.count - 1].isWrapped = true
        beginRow()
    }

    /// Adds a mark to the character before it; without one it becomes visible on its own.
    private mutating func combine(_ scalar: Unicode.Scalar, hasDisputedWidth: Bool) {
        let row = filled.count - 1
        guard let last = filled[row].cells.indices.last else {
            return put("\\u{" + String(scalar.value, radix: 16) + "}", style: "")
        }
        filled[row].cells[last].text.unicodeScalars.append(scalar)
        if hasDisputedWidth { filled[row].cells[last].hasDisputedWidth = true }
    }
}
