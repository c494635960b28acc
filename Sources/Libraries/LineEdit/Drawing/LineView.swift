/// Everything that is shown of a line that is being edited.
struct LineView {
    var prompt = Prompt([])
    var rightPrompt = Prompt([])
    var line: [Unicode.Scalar] = []
    /// An offset into ``line``.
    var cursor = 0
    /// What follows the line while the cursor is at its end and there is room in the row.
    var hint = Prompt.Segment("")
    /// Rows below the line, each narrower than the screen.
    var below: [[Prompt.Segment]] = []
    /// What is put where a text was cut off.
    var ellipsis = ""

    /// Between the line and the right prompt.
    private static let gap = 2
    /// A hint that is cut to fewer characters is not shown.
    private static let shortestHint = 4

    /// Lays it out for a terminal of that size. Of a line with more rows than the terminal the ones around the cursor
    /// are shown.
    func frame(columns: Int, rows rowLimit: Int, width: @escaping (Unicode.Scalar) -> Int) -> Frame {
        var layout = FrameLayout(columns: columns, width: width)
        for segment in prompt.segments { layout.append(segment) }
        var position = layout.position(before: line.first)
        for (index, scalar) in line.enumerated() {
            if index == cursor { position = layout.position(before: scalar) }
            layout.append(scalar)
        }
        if cursor >= line.count {
            layout.wrapIfFull()
            position = layout.position()
            appendHint(to: &layout)
        }
        appendRightPrompt(to: &layout)
        let first = max(min(position.row, layout.rows.count - rowLimit), 0)
        position.row -= first
        var frame = Frame(rows: Array(layout.rows[first...].prefix(rowLimit)), cursor: position)
        for row in below.prefix(rowLimit - frame.rows.count) {
            var layout = FrameLayout(columns: columns, width: width)
            for segment in row { layout.append(segment) }
            frame.rows.append(layout.rows[0])
        }
        return frame
    }

    /// The last column stays free, as terminals differ in where the cursor is behind it.
    private func appendHint(to layout: inout FrameLayout) {
        let room = layout.columns - layout.column - 1
        let fitting = TextFitting(width: layout.width, ellipsis: ellipsis).fitted(hint.text, room)
        guard fitting == hint.text || fitting.unicodeScalars.count > Self.shortestHint else { return }
        layout.append(Prompt.Segment(fitting, style: hint.style))
    }

    private func appendRightPrompt(to layout: inout FrameLayout) {
        let needed = TextFitting(width: layout.width, ellipsis: "").columns(rightPrompt.segments.map(\.text).joined())
        let blanks = layout.columns - layout.column - needed - 1
        guard needed > 0, layout.rows.count == 1, blanks >= Self.gap else { return }
        layout.append(Prompt.Segment(String(repeating: " ", count: blanks)))
        for segment in rightPrompt.segments { layout.append(segment) }
    }
}
