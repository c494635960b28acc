import ChallengeText

extension TerminalPicture {
    /// A complete picture in a window. It needs no other file, and its text can be selected.
    ///
    /// Each run of characters has a position and a length, so that columns are straight in any font.
    package var svg: String {
        SVGWindow(title: title, columns: columns, rowCount: rows.count).svg(
            description: "A terminal session as text", css: Stylesheet.css(for: rows, more: SVGWindow.css),
            body: rows.enumerated().map { SVGWindow.markup(of: $1, row: $0) }.joined())
    }
}

/// The window of a picture, which contains the rows.
struct SVGWindow {
    let title: String
    let columns: Int
    let rowCount: Int

    /// The width in pixels.
    var width: String { Self.units(columns * Cell.width + 2 * Cell.margin) }

    static func css(_ palette: Palette) -> String {
        "svg{color:\(palette.text)}.window{fill:\(palette.page);stroke:\(palette.line)}"
    }

    func svg(description: String, css: String, body: String) -> String {
        let width = columns * Cell.width + 2 * Cell.margin
        let height = Cell.bar + rowCount * Cell.height + Cell.margin
        let title = title.escapingUnsafe.escapedForMarkup
        let dots = ["#ff5f57", "#febc2e", "#28c840"].enumerated().map { index, color in
            "<circle cx=\"\(22 + 20 * index)\" cy=\"20\" r=\"6\" fill=\"\(color)\"/>"
        }
        let units = Self.units
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(units(width))" height="\(units(height))" \
            viewBox="0 0 \(units(width)) \(units(height))" role="graphics-document document" \
            aria-labelledby="title description">
            <title id="title">\(title)</title>
            <desc id="description">\(description), \(rowCount) rows of \(columns) columns.</desc>
            <style>
            text{font:14px \(Stylesheet.font);fill:currentColor;white-space:pre}.faint{fill-opacity:.7}
            rect{shape-rendering:crispEdges}.window{shape-rendering:auto}
            \(css)
            </style>
            <rect class="window" x="0.5" y="0.5" width="\(units(width - 10))" height="\(units(height - 10))" rx="10"/>
            \(dots.joined())
            <text class="faint" x="\(units(width / 2))" y="25" text-anchor="middle">\(title)</text>
            \(body)</svg>

            """
    }

    /// Sizes in tenths of a pixel.
    enum Cell {
        static let width = 84
        static let height = 200
        static let margin = 240
        static let bar = 480
        /// The distance from the top of a row to the baseline.
        static let baseline = 145
    }

    private static func units(_ tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    static func top(ofRow index: Int) -> String { units(Cell.bar + index * Cell.height) }

    /// - Parameter row: the row of the window; nil for the top of the enclosing element.
    static func markup(of runs: [TerminalPicture.Run], row: Int? = nil) -> String {
        guard !runs.isEmpty else { return "" }
        let top = row.map { Cell.bar + $0 * Cell.height } ?? 0
        func place(_ run: TerminalPicture.Run) -> String { "x=\"\(units(Cell.margin + run.column * Cell.width))\"" }
        func length(_ run: TerminalPicture.Run) -> String { units(run.columns * Cell.width) }
        let grounds = runs.compactMap { run in
            run.style.ground.map { ground in
                "<rect class=\"on-\(ground.name)\" \(place(run)) y=\"\(units(top))\" width=\"\(length(run))\" "
                    + "height=\"\(units(Cell.height))\"/>\n"
            }
        }
        let spans = runs.map { run in
            let classes = run.style.classes(withGround: false)
            return "<tspan\(classes.isEmpty ? "" : " class=\"\(classes)\"") \(place(run)) "
                + "textLength=\"\(length(run))\">\(run.text.escapingUnsafe.escapedForMarkup)</tspan>"
        }
        return grounds.joined() + "<text xml:space=\"preserve\" y=\"\(units(top + Cell.baseline))\">"
            + spans.joined() + "</text>\n"
    }
}
