import ChallengeCore
import ChallengeDesignSystem
import ChallengeTerminal
import ChallengeText

/// A graph as a self-contained SVG picture (https://www.w3.org/TR/SVG2/), light or dark like the page around it.
///
/// The picture shows the terminal's drawing, cell by cell. Texts are centred on their cells, so any font will do.
nonisolated struct GraphPicture {
    /// The maximum width of a picture in columns: a wide screen at a usual font size.
    private static let columns = 160
    private static let cell = (width: 8.5, height: 20.0)
    private static let margin = 16.0

    let lines: [String]

    init(_ graph: NavigationGraph) {
        let style = TextStyle.plain
        // If the width is unlimited, there is always room.
        let drawing =
            GraphDrawing(graph, width: Self.columns, style: style) ?? GraphDrawing(graph, width: .max / 8, style: style)
        guard let drawing else {
            lines = []
            return
        }
        let width = Double(max(drawing.width, 80)) * Self.cell.width + 2 * Self.margin
        let bottom = Double(drawing.height + 2) * Self.cell.height
        let height = bottom + 2 * Self.margin
        let keys = GraphLegend(graph: graph, style: style).entries.map { sign, role, meaning in
            "<tspan class=\"\(role)\">\(sign)</tspan> \(meaning)"
        }
        let order = drawing.lines.filter { !$0.isOnWay } + drawing.lines.filter(\.isOnWay)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\">",
            "<title>Screens and redirects</title>", "<style>", Self.stylesheet,
        ]
        if graph.edges.contains(where: { $0.kind == .tab }) { lines.append(Self.styleOfTabs) }
        if graph.edges.contains(where: { $0.kind == .guarded }) { lines.append(Self.styleOfGuards) }
        lines += [
            "</style>",
            "<rect class=\"page\" width=\"100%\" height=\"100%\"/>",
            "<g transform=\"translate(\(Self.margin) \(Self.margin))\">",
        ]
        lines += drawing.frames.filter { $0.kind == .feature }.map(Self.element)
        lines += order.flatMap { Self.elements(of: $0, in: drawing) }
        lines += drawing.frames.filter { $0.kind != .feature }.map(Self.element)
        lines += drawing.texts.map(Self.element)
        lines.append("<text class=\"key\" x=\"0\" y=\"\(bottom)\">\(keys.joined(separator: " \u{2003} "))</text>")
        self.lines = lines + ["</g>", "</svg>"]
    }

    private static func colors(_ palette: Palette, card: String) -> String {
        "svg{--page:\(palette.page);--card:\(card);--text:\(palette.text);--edge:\(palette.colors[8]);"
            + "--frame:\(palette.line);--way:\(palette.colors[6]);--here:\(palette.colors[2]);--bad:\(palette.colors[1])}"
    }

    private static let stylesheet = """
        \(colors(.light, card: "#f6f8fa"))
        @media(prefers-color-scheme:dark){\(colors(.dark, card: "#151b23"))}
        text{font:13px ui-sans-serif,system-ui,sans-serif;text-anchor:middle;fill:var(--text)}
        .page{fill:var(--page)} .feature{fill:var(--card);stroke:var(--frame)} .screen{fill:var(--page);stroke:var(--edge)}
        .unknown{fill:var(--page);stroke:var(--bad);stroke-dasharray:3 3}
        .title{font-weight:600;stroke:var(--card);stroke-width:8;paint-order:stroke} .emphasis{font-weight:600}
        .secondary{font-size:11.5px;fill:var(--edge)} .halo{stroke:var(--card);stroke-width:5;paint-order:stroke}
        .failure{fill:var(--bad)} text.accent,tspan.accent{fill:var(--way)} text.success,tspan.success{fill:var(--here)}
        text.accent,text.success{font-weight:600} .key{text-anchor:start;font-size:12px}
        path{fill:none;stroke:var(--edge);stroke-width:1.5} .redirect{stroke-dasharray:4 4} .modal{stroke-width:4.5}
        .gap{stroke:var(--card);stroke-width:1.5} path.way{stroke:var(--way);stroke-width:2.5} path.way.modal{stroke-width:5.5}
        path.tip{fill:var(--edge);stroke:none} path.tip.redirect{fill:var(--page);stroke:var(--edge);stroke-dasharray:none}
        path.tip.way{fill:var(--way)} path.tip.redirect.way{fill:var(--page);stroke:var(--way);stroke-width:2}
        rect.way{stroke:var(--way);stroke-width:2} rect.here{stroke:var(--here);stroke-width:3}
        """

    private static let styleOfTabs =
        ".tab{stroke-dasharray:1 4;stroke-linecap:round} path.tip.tab{stroke-dasharray:none}"

    private static let styleOfGuards =
        ".guarded{stroke-dasharray:2 3} path.tip.guarded{fill:var(--page);stroke:var(--edge);stroke-dasharray:none}"

    private static func element(_ frame: GraphDrawing.Frame) -> String {
        let place = frame.place == .elsewhere ? "" : " \(frame.place.rawValue)"
        let (x, y) = ((Double(frame.x) + 0.5) * cell.width, (Double(frame.y) + 0.5) * cell.height)
        let (width, height) = (Double(frame.width - 1) * cell.width, Double(frame.height - 1) * cell.height)
        let radius = frame.kind == .feature ? 10 : 5
        let id = frame.node.map { " id=\"\($0)\"" } ?? ""
        return """
            <rect\(id) class="\(frame.kind)\(place)" x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(radius)"/>
            """
    }

    private static func element(_ text: GraphDrawing.Text) -> String {
        let x = (Double(text.x) + Double(text.text.displayWidth) / 2) * cell.width
        let y = (Double(text.y) + 0.5) * cell.height + 4.5
        let halo = text.role == .title ? "" : " halo"
        let shown = text.text.trimmed.escapedForMarkup
        let id = text.node.map { " id=\"\($0)\"" } ?? ""
        return "<text\(id) class=\"\(text.role)\(halo)\" x=\"\(x)\" y=\"\(y)\">\(shown)</text>"
    }

    /// Returns a line with round corners, from the item above to the item below, and the tip of the line's arrow.
    private static func elements(of line: GraphDrawing.Line, in drawing: GraphDrawing) -> [String] {
        var points = line.points.map { (x: (Double($0.x) + 0.5) * cell.width, y: (Double($0.y) + 0.5) * cell.height) }
        guard let first = line.points.first, let last = line.points.last else { return [] }
        func touches(_ point: LayeredLayout.Point, _ y: Int) -> Bool {
            drawing.frames.contains { frame in
                frame.kind != .feature && frame.x < point.x && point.x < frame.x + frame.width
                    && (frame.y == y || frame.y + frame.height - 1 == y)
            }
        }
        var (start, tip) = (points[0], points[points.count - 1])
        start.y -= cell.height * (touches(first, first.y - 1) ? 1 : 0.5)
        tip.y += cell.height * (touches(last, last.y + 1) ? 1 : 0.5)
        points = [start] + points + [(tip.x, line.hasArrow ? tip.y - 7 : tip.y)]
        var path = "M\(points[0].x) \(points[0].y)"
        for index in points.indices.dropFirst() {
            let point = points[index]
            guard index + 1 < points.count else {
                path += "L\(point.x) \(point.y)"
                break
            }
            let (before, after) = (points[index - 1], points[index + 1])
            func near(_ other: (x: Double, y: Double)) -> String {
                let (x, y) = (other.x - point.x, other.y - point.y)
                let length = max(abs(x), abs(y))
                let share = length > 0 ? min(6, length / 2) / length : 0
                return "\(point.x + x * share) \(point.y + y * share)"
            }
            path += "L\(near(before))Q\(point.x) \(point.y) \(near(after))"
        }
        let look = "\(line.kind)" + (line.isOnWay ? " way" : "")
        var elements = ["<path class=\"\(look)\" d=\"\(path)\"/>"]
        if line.kind == .modal { elements.append("<path class=\"gap\" d=\"\(path)\"/>") }
        if line.hasArrow {
            elements.append(
                "<path class=\"tip \(look)\" d=\"M\(tip.x - 4.5) \(tip.y - 9)h9L\(tip.x) \(tip.y - 1)z\"/>")
        }
        return elements
    }
}
