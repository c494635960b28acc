/// Draws elements as rows of text that are safe to print.
package struct TextRenderer: Sendable {
    /// The terminal columns of a row, at least 1.
    package let width: Int
    package let style: TextStyle
    /// True if tables may have more columns than usual.
    private let isWide: Bool
    /// The usual width of a window in columns, as on terminals since the VT100.
    package static let usualWidth = 80

    /// The least columns for an element to the right of a picture.
    private static let leastBeside = 24

    /// Creates a renderer for an output. Tables have more columns in wide output. By default, output is wide if its width
    /// exceeds ``usualWidth``.
    package init(width: Int, style: TextStyle, isWide: Bool? = nil) {
        self.width = max(1, width)
        self.style = style
        self.isWide = isWide ?? (width > Self.usualWidth)
    }

    /// Returns the rows of an element.
    ///
    /// Each row, without its escape sequences, is at most `width` columns wide. No row ends with a blank or within a
    /// colour. Verbatim rows stay as they are. Table rows are cut, with an ellipsis; all other rows are wrapped. A
    /// picture in a graphics protocol is one row here, but takes several rows on the terminal.
    package func lines(of element: Element) -> [String] {
        var bytes: [UInt8] = []
        draw(element, to: &bytes)
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Returns spans as one row of any width.
    package func text(of spans: [Span]) -> String {
        var bytes: [UInt8] = []
        write(spans, to: &bytes)
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// Writes the rows of an element as UTF-8, each with a line feed; see ``lines(of:)``.
    package func draw(_ element: Element, to output: inout [UInt8]) {
        switch element {
        case .line(let leading, let trailing):
            draw(leading, trailing: trailing, to: &output)
        case .paragraph(let spans):
            let text = StyledText(spans, style: style)
            for row in Paragraph.rows(of: text, width: width, style: style) { end(row, &output) }
        case .table(let table):
            let wide = isWide ? table.wide?() ?? table : table
            for var row in TableLayout(wide, width: width, style: style).rows {
                if style.color, !table.match.isEmpty { row.mark(table.match) }
                end(row, &output)
            }
        case .fields(let fields):
            for row in FieldsLayout(fields, width: width, style: style).rows { end(row, &output) }
        case .stack(let elements):
            for element in elements { draw(element, to: &output) }
        case .blank:
            output.append(UInt8(ascii: "\n"))
        case .figure(let figure):
            draw(figure.element(width, style.unicode), to: &output)
        case .progress(let label, let tenths):
            let percent = Span("\(tenths * 10) %")
            let bar = style.bars ? [Span(style.bar(tenths: tenths), .accent), Span(" "), percent] : [percent]
            draw(.line((label.isEmpty ? [] : [Span(label + "  ")]) + bar), to: &output)
        case .verbatim(let lines):
            for line in lines { write([Span(line)], to: &output) }
        case .picture(let picture, let details, let otherwise):
            // A picture is indented like a table.
            let room = width - TableLayout.indent
            guard let lines = picture.lines(in: style.pictures, columns: room) else {
                return draw(otherwise, to: &output)
            }
            let columns = PictureFrame(picture.bitmap, columns: room).columns
            let rest = room - columns - TableLayout.gap
            // The cells of a graphics protocol are not known.
            let isText = if case .halfBlocks = style.pictures { true } else { false }
            let besides =
                isText && rest >= Self.leastBeside
                ? details.map { TextRenderer(width: rest, style: style, isWide: false).lines(of: $0) } ?? [] : []
            for row in 0..<max(lines.count, besides.count) {
                let line = row < lines.count ? lines[row] : String(repeating: " ", count: columns)
                let beside = row < besides.count ? String(repeating: " ", count: TableLayout.gap) + besides[row] : ""
                output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: room > 0 ? TableLayout.indent : 0))
                output += "\(line)\(beside)\n".utf8
            }
        }
    }

    private func write(_ spans: [Span], to output: inout [UInt8]) { write(StyledText(spans, style: style), &output) }

    /// Writes a row, cut to the width, without the blanks at the row's end.
    private func end(_ row: StyledText, _ output: inout [UInt8]) {
        write(row.withoutTrailingBlanks.cut(to: width, style: style), &output)
    }

    /// Writes a row. In a style with colour, each run has an SGR sequence (ECMA-48, 8.3.117) before it and a reset after it.
    /// A link has OSC 8 with its address before it, and with an empty one after it
    /// (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
    private func write(_ row: StyledText, _ output: inout [UInt8]) {
        if style.color || row.hasLinks {
            var color: String?
            func choose(_ role: Span.Role) {
                let parameters = style.theme.parameters(for: role)
                guard style.color, parameters != color else { return }
                if color != nil { output += "\u{1B}[0m".utf8 }
                if let parameters { output += "\u{1B}[\(parameters)m".utf8 }
                color = parameters
            }
            row.forEachRun { role, link, bytes in
                choose(role)
                if let link { output += "\u{1B}]8;;\(link)\u{1B}\\".utf8 }
                output += bytes
                if link != nil { output += "\u{1B}]8;;\u{1B}\\".utf8 }
            }
            choose(.plain)
        } else {
            output += row.bytes
        }
        output.append(UInt8(ascii: "\n"))
    }

    private func draw(_ leading: [Span], trailing: [Span], to output: inout [UInt8]) {
        let (first, last) = (StyledText(leading, style: style), StyledText(trailing, style: style))
        let isAlone = last.withoutTrailingBlanks.isEmpty
        guard first.columns + (isAlone ? 0 : TableLayout.gap + last.columns) <= width else {
            for row in rows(first, trailing: last) { end(row, &output) }
            return
        }
        var row = first
        if !isAlone {
            row.append(blanks: width - first.columns - last.columns)
            row.append(last)
        }
        end(row, &output)
    }

    /// Returns rows with the leading text. The trailing text is at the right edge, or below if there is no room for both.
    private func rows(_ leading: StyledText, trailing: StyledText) -> [StyledText] {
        var rows = [leading]
        if leading.withoutTrailingBlanks.columns > width {
            rows = Paragraph.rows(of: leading, width: width, hanging: Paragraph.hanging, style: style)
        }
        let parts = Paragraph.rows(of: trailing, width: width, style: style)
        for (index, part) in parts.enumerated() {
            var row = StyledText()
            let before = rows.last?.columns ?? 0
            let isBeside = before == 0 || parts.count == 1 && before + TableLayout.gap + part.columns <= width
            if index == 0, isBeside { row = rows.removeLast() }
            row.append(blanks: width - row.columns - part.columns)
            row.append(part)
            rows.append(row)
        }
        return rows
    }
}
