import ChallengeText

/// Everything on the screen that belongs to an edited line.
struct LineView {
    var prompt = Prompt([])
    var rightPrompt = Prompt([])
    var line: [Unicode.Scalar] = []
    /// The offset of the cursor in ``line``.
    var cursor = 0
    /// The styled parts of the line, from left to right. They do not overlap.
    var highlights: [LineEditor.Highlight] = []
    /// The text shown behind the line while the cursor is at the line's end and the row has room.
    var hint = Prompt.Segment("")
    /// Rows below the line, each narrower than the screen.
    var below: [[Prompt.Segment]] = []
    var ellipsis = ""

    /// The least room between the line and the right prompt.
    private static let gap = 2
    /// The minimum length of a cut hint, in characters. A shorter hint is not shown.
    private static let shortestHint = 4

    /// Lays out the view for a terminal of that size. With too few rows, it shows the rows around the cursor.
    func buffer(columns: Int, rows rowLimit: Int) -> ScreenBuffer {
        var (layout, position) = layout(columns: columns, rows: rowLimit)
        layout.append(Prompt.Segment(fittingHint(in: layout), style: hint.style))
        appendRightPrompt(to: &layout)
        let laidOut = layout.rows
        if position.row == laidOut.count {
            // The cursor is on a combining mark, which belongs to the last character of the row above.
            position = ScreenBuffer.Position(row: laidOut.count - 1, column: columns - 1)
        }
        let first = max(min(position.row, laidOut.count - rowLimit), 0)
        position.row -= first
        var buffer = ScreenBuffer(rows: Array(laidOut[first...].prefix(rowLimit)), cursor: position)
        for row in below.prefix(rowLimit - buffer.rows.count) {
            var layout = CellLayout(columns: columns)
            for segment in row { layout.append(segment) }
            buffer.rows.append(layout.rows[0])
        }
        return buffer
    }

    /// Returns the part of the hint that a terminal of this size shows.
    func shownHint(in size: Terminal.Size) -> String {
        fittingHint(in: layout(columns: size.columns, rows: size.rows).cells)
    }

    /// Returns the part of the line that is laid out: a usual line as a whole, and some screens around the cursor in a
    /// longer one. A key thus takes no longer in a line of a mebibyte. The part begins at a multiple of some screens, so
    /// that the rows stay where they are while the cursor moves.
    func part(columns: Int, rows: Int) -> Range<Int> {
        let step = 4 * columns * rows
        let first = max(cursor / step - 1, 0) * step
        return first..<min(first + 3 * step, line.count)
    }

    private func layout(columns: Int, rows: Int) -> (cells: CellLayout, cursor: ScreenBuffer.Position) {
        let part = part(columns: columns, rows: rows)
        var layout = CellLayout(columns: columns)
        if part.lowerBound == 0 {
            for segment in prompt.segments { layout.append(segment) }
            if prompt.isMarked { layout.mark() }
        }
        var position = layout.position(before: line.first)
        var styles = highlights[...]
        for index in part {
            let scalar = line[index]
            if index == cursor { position = layout.position(before: scalar) }
            while let first = styles.first, first.range.upperBound <= index { styles.removeFirst() }
            layout.append(scalar, style: styles.first.map { $0.range.contains(index) ? $0.style : "" } ?? "")
        }
        if cursor >= line.count {
            layout.wrapIfFull()
            position = layout.position()
        }
        return (layout, position)
    }

    /// Cuts the hint to the row. The last column stays free: terminals disagree on the cursor's place behind that column.
    private func fittingHint(in layout: CellLayout) -> String {
        guard cursor >= line.count else { return "" }
        let fitting = hint.text.fitted(to: layout.columns - layout.column - 1, ellipsis: ellipsis)
        return fitting == hint.text || fitting.unicodeScalars.count > Self.shortestHint ? fitting : ""
    }

    private func appendRightPrompt(to layout: inout CellLayout) {
        let needed = rightPrompt.segments.reduce(0) { $0 + $1.text.columns }
        let blanks = layout.columns - layout.column - needed
        guard needed > 0, layout.rows.count == 1, blanks >= Self.gap else { return }
        layout.append(Prompt.Segment(String(repeating: " ", count: blanks)))
        for segment in rightPrompt.segments { layout.append(segment) }
    }
}

/// Puts characters into cells, one after another, in rows as wide as the terminal.
///
/// A character without room in its row goes to the next row. A control character becomes visible as `^X`. A character
/// that is invisible or changes the direction of the text is spelled out: `\u{202e}`.
struct CellLayout {
    let columns: Int
    private var filled = [ScreenBuffer.Row()]
    private(set) var column = 0

    /// The last scalar if it is a joiner. A joiner is written only together with the next character.
    private var joiner: Unicode.Scalar?

    private static let tabStop = 8
    /// The maximum length of an emoji written as one character, in bytes: a cell's size in tmux 3.3 (`UTF8_SIZE`).
    private static let longestEmoji = 21

    init(columns: Int) { self.columns = columns }

    /// The cells of the row that is being filled.
    var cells: [Cell] { filled[filled.count - 1].cells }

    /// The rows so far. An empty row below a full row gets a blank: a terminal joins two rows only if text crosses the
    /// margin.
    var rows: [ScreenBuffer.Row] {
        var rows = filled
        for index in rows.indices.dropFirst() where rows[index - 1].isWrapped && rows[index].cells.isEmpty {
            rows[index].cells = [Cell(text: " ", width: 1, style: "")]
        }
        return rows
    }

    /// Returns the position of the next character. If `next` does not fit this row, the position is in the next row.
    func position(before next: Unicode.Scalar? = nil) -> ScreenBuffer.Position {
        let needed = next.map { max($0.displayWidth, 1) } ?? 1
        return column + needed > columns
            ? ScreenBuffer.Position(row: filled.count, column: 0)
            : ScreenBuffer.Position(row: filled.count - 1, column: column)
    }

    mutating func append(_ segment: Prompt.Segment) {
        for scalar in segment.text.unicodeScalars { append(scalar, style: segment.style) }
    }

    mutating func append(_ scalar: Unicode.Scalar, style: String = "") {
        let joiner = joiner
        self.joiner = nil
        if join(scalar, after: joiner) { return }
        switch scalar {
        case "\n":
            wrapIfFull()
            beginRow()
        case "\t":
            let start = column < columns ? column : 0
            let end = min(start + Self.tabStop - start % Self.tabStop, max(columns, 1))
            for _ in start..<end { put(Cell(text: " ", width: 1, style: style)) }
        case .zeroWidthJoiner where column > 0:
            self.joiner = scalar
        case _ where scalar == .zeroWidthJoiner || scalar.properties.isVariationSelector:
            combine(scalar, hasDisputedWidth: true)
        case _ where scalar.value < 0x20 || scalar.value == 0x7f:
            let letter = Unicode.Scalar(UInt8(scalar.value) ^ 0x40)
            put("^" + String(letter), style: style)
        case _ where scalar.isUnsafe || [.format, .unassigned].contains(scalar.properties.generalCategory):
            put(scalar.spelledOut, style: style)
        case _ where scalar.displayWidth == 0:
            combine(scalar, hasDisputedWidth: false)
        default:
            let isEmoji = scalar.value > 0x2000 && scalar.properties.isEmoji
            put(Cell(text: String(scalar), width: scalar.displayWidth, style: style, hasDisputedWidth: isEmoji))
        }
    }

    /// Adds the marks of a prompt to the cells, which the marks leave as wide as they are. Drawing a cell again repeats its
    /// mark, as in a shell whose prompt has the marks.
    mutating func mark() {
        guard !filled[0].cells.isEmpty, let end = filled[filled.count - 1].cells.indices.last else { return }
        filled[0].cells[0].text = PromptMarks.begin + filled[0].cells[0].text
        filled[filled.count - 1].cells[end].text += PromptMarks.end
    }

    private mutating func beginRow() {
        filled.append(ScreenBuffer.Row())
        column = 0
    }

    /// Begins the next row if this row is full, because the terminal's cursor must be in the next row.
    mutating func wrapIfFull() {
        if column >= columns { wrap() }
    }

    private mutating func put(_ text: String, style: String) {
        for character in text { put(Cell(text: String(character), width: 1, style: style)) }
    }

    private mutating func put(_ cell: Cell) {
        if column + cell.width > columns {
            // Blanks fill the row to the last column, so that the terminal treats the next row as its continuation.
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

    /// Joins the scalar and the cell before it if they form one emoji with room in this row. The two are written
    /// together, because terminals like tmux would not join them otherwise.
    private mutating func join(_ scalar: Unicode.Scalar, after joiner: Unicode.Scalar?) -> Bool {
        let row = filled.count - 1
        guard scalar.value > 0x2000, column + scalar.displayWidth <= columns,
            let cell = filled[row].cells.last, let last = cell.text.unicodeScalars.last
        else { return false }
        let isOne =
            joiner != nil && scalar.properties.isEmoji
            || scalar.properties.isEmojiModifier && last.properties.isEmojiModifierBase
            || scalar.isRegionalIndicator && last.isRegionalIndicator && cell.text.unicodeScalars.count == 1
        let text = [joiner, scalar].compactMap(\.self)
        guard isOne, cell.text.utf8.count + String(scalars: text).utf8.count <= Self.longestEmoji else { return false }
        filled[row].cells[filled[row].cells.count - 1].join(text)
        column += scalar.displayWidth
        return true
    }

    /// Adds a mark to the character before it. Without a character, the mark is spelled out.
    private mutating func combine(_ scalar: Unicode.Scalar, hasDisputedWidth: Bool) {
        let row = filled.count - 1
        guard let last = filled[row].cells.indices.last else { return put(scalar.spelledOut, style: "") }
        filled[row].cells[last].text.unicodeScalars.append(scalar)
        if hasDisputedWidth { filled[row].cells[last].hasDisputedWidth = true }
    }
}

extension StringProtocol {
    /// The width of the text if each scalar is drawn by itself, as ``CellLayout`` does.
    var columns: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}

extension String {
    /// The least room, in columns, in which an ellipsis follows a cut text.
    private static let roomForEllipsis = 7

    /// Returns the text, cut between characters to at most `room` columns, ellipsis included.
    func fitted(to room: Int, ellipsis: String) -> String {
        if columns <= room { return self }
        let end = room >= Self.roomForEllipsis ? ellipsis : ""
        return prefix(fitting(room - end.columns, of: lazy.map { String($0).columns })) + end
    }
}
