import ChallengeDesignSystem
import ChallengeText

extension NavigationGraph {
    /// The CSS of ``svg(_:)``. It takes its colours from the variables of the page.
    package static let svgStyle = """
        svg text{font:13px ui-monospace,Menlo,'DejaVu Sans Mono',monospace;fill:var(--text);white-space:pre;\
        paint-order:stroke;stroke:var(--page);stroke-width:5px;pointer-events:none}
        svg rect{fill:var(--page);stroke:var(--text);stroke-width:1.5}svg .feature{fill:none;stroke:var(--line)}
        svg g{fill:none;stroke:var(--faint);stroke-width:1.5}svg g path{fill:var(--faint);stroke:none}
        svg .redirect polyline{stroke-dasharray:7 4}svg .modal{stroke-width:3}svg .tab,svg .guarded{stroke-dasharray:2 3}
        svg .secondary,svg .title{fill:var(--faint)}svg .emphasis,svg .plain,svg .failure{fill:var(--red)}
        svg .missing{stroke:var(--red);stroke-dasharray:2 4}svg .missing polyline{stroke-dasharray:2 4}svg g.missing path{fill:var(--red)}
        svg a:is(:hover,:focus) rect{fill:var(--line)}
        svg circle{fill:var(--red)}svg .badge{fill:var(--page);stroke:none;font-weight:700}
        """

    /// Returns the drawing as an SVG element with its legend: what was reached, and in red what was not. Nil if no drawing
    /// fits.
    ///
    /// - Parameter target: returns the identifier of the element that a screen's node leads to, and the number to show.
    package func svg(_ target: (_ screen: String) -> (id: String, count: Int)?) -> String? {
        let style = TextStyle(color: false, unicode: true)
        let drawings = [110, 140, 200, 400].lazy.compactMap {
            GraphDrawing(self, width: $0, style: style, signsWay: false)
        }
        guard let drawing = drawings.first else { return nil }
        func frame(_ frame: GraphDrawing.Frame) -> String {
            let right = Self.x(frame.x + frame.width - 1)
            let rect =
                "<rect class=\"\(frame.kind)\(frame.node?.place == .elsewhere ? " missing" : "")\" rx=\"4\" "
                + "x=\"\(Self.x(frame.x))\" y=\"\(Self.y(frame.y))\" "
                + "width=\"\(right - Self.x(frame.x))\" height=\"\(18 * frame.height - 18)\"/>"
            guard let screen = frame.node?.screen, let (id, count) = target(screen) else { return rect }
            let badge =
                "<circle cx=\"\(right)\" cy=\"\(Self.y(frame.y))\" r=\"10\"/>"
                + Self.text("\(count)", "badge", x: right, y: Self.y(frame.y))
            return "<a href=\"#\(id)\"><title>\(screen.escapingUnsafe.escapedForMarkup)</title>"
                + "\(rect)\(count > 0 ? badge : "")</a>"
        }
        let texts = drawing.texts.map { text in
            let width = 8 * text.text.displayWidth
            return Self.text(text.text, "\(text.role)", x: 8 * text.x + width / 2, y: Self.y(text.y), width: width)
        }
        let parts =
            drawing.frames.filter { $0.node == nil }.map(frame) + drawing.lines.map { Self.line($0, in: drawing) }
            + drawing.frames.filter { $0.node != nil }.map(frame) + texts
        let meanings = signs(style).filter { $0.role != .accent }.map { "\($0.sign) \($0.meaning)" }
        let (width, height) = (8 * drawing.width + 16, 18 * drawing.height)
        return """
            <div class="graph" tabindex="0"><svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="graphics-document" aria-label="The graph">
            \(parts.joined(separator: "\n"))
            </svg></div>
            <p class="note">\(meanings.joined(separator: " &#160; "))</p>
            """
    }

    /// The middle of a cell of 8 by 18 pixels.
    private static func x(_ column: Int) -> Int { 8 * column + 4 }
    private static func y(_ row: Int) -> Int { 18 * row + 9 }

    private static func text(_ text: String, _ role: String, x: Int, y: Int, width: Int? = nil) -> String {
        "<text class=\"\(role)\" x=\"\(x)\" y=\"\(y + 5)\" text-anchor=\"middle\""
            + (width.map { " textLength=\"\($0)\" lengthAdjust=\"spacingAndGlyphs\"" } ?? "")
            + ">\(text.escapingUnsafe.escapedForMarkup)</text>"
    }

    /// Returns a line. It continues to the frames, or to the edges of the texts, above its first and below its last point.
    private static func line(_ line: GraphDrawing.Line, in drawing: GraphDrawing) -> String {
        guard let first = line.points.first, let last = line.points.last else { return "" }
        func reach(_ column: Int, _ row: Int) -> Int {
            let isFramed = drawing.frames.contains { frame in
                [frame.y, frame.y + frame.height - 1].contains(row) && frame.x..<frame.x + frame.width ~= column
            }
            return isFramed ? 9 : 0
        }
        let (top, bottom) = (18 * first.y - reach(first.x, first.y - 1), 18 * (last.y + 1) + reach(last.x, last.y + 1))
        let points = [(x(first.x), top)] + line.points.map { (x($0.x), y($0.y)) } + [(x(last.x), bottom)]
        return "<g class=\"\(line.kind)\(line.isOnWay ? "" : " missing")\"><polyline points=\""
            + points.map { "\($0),\($1)" }.joined(separator: " ") + "\"/>"
            + (line.hasArrow ? "<path d=\"M\(x(last.x) - 5),\(bottom - 9)h10l-5,9z\"/>" : "") + "</g>"
    }
}
