import CLineEdit

extension EditorCore {
    /// The output that shows the line as it is, in the window as it is.
    func drawing() -> String {
        let size = terminal.size
        var output = ""
        if let drawn = display.size, drawn != size {
            output += display.erase(afterResizeTo: size)
        }
        let frame = view.frame(columns: size.columns, rows: size.rows, width: Self.width)
        output += display.show(frame, size: size)
        defer { needsBell = false }
        return hiddenStream.takeBell() || needsBell ? output + "\u{7}" : output
    }

    /// Draws what has changed. Called whenever the editor is about to wait.
    func draw() {
        takeLine()
        let output = drawing()
        if !output.isEmpty { terminal.write(output) }
    }

    /// Takes over what libedit has made of the line.
    func takeLine() {
        let (line, cursor) = currentLine
        if line != view.line || cursor != view.cursor || view.hint.text.isEmpty {
            (view.line, view.cursor) = (line, cursor)
            let isHinted = cursor == line.count && !configuration.secondaryStyle.isEmpty && !isSearching
            let hint = isHinted ? configuration.hint(String(String.UnicodeScalarView(line)), cursor) : ""
            view.hint = Prompt.Segment(hint, style: configuration.secondaryStyle)
        }
    }

    /// Prints whole lines above the line, which is drawn again below them at the next ``draw()``.
    func print(above texts: [String]) {
        guard !texts.isEmpty else { return }
        terminal.write(display.erase() + texts.map(\.withCarriageReturns).joined())
    }

    static func width(_ scalar: Unicode.Scalar) -> Int {
        // Most of what is typed; asking the C library takes longer.
        if 0x20..<0x7f ~= scalar.value { return 1 }
        return Int(wcwidth(wchar_t(bitPattern: scalar.value)))
    }
}

extension String {
    /// Whole lines for a terminal in any mode: each ends in a carriage return and a line feed.
    var withCarriageReturns: String {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last == "" { lines.removeLast() }
        return lines.map { $0 + "\r\n" }.joined()
    }
}
