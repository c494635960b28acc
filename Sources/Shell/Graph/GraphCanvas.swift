import ChallengeDesignSystem
import ChallengeText

/// Draws a graph with rows of characters.
nonisolated struct GraphCanvas {
    private struct Cell {
        var text = " "
        var role = Span.Role.plain
        /// The directions in which a line continues from the cell.
        var arms: Arms = []
        var net: Int?
        var isOnWay = false
    }

    private struct Arms: OptionSet {
        let rawValue: Int
        static let up = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let down = Arms(rawValue: 4)
        static let left = Arms(rawValue: 8)
    }

    private let isUnicode: Bool
    private var cells: [[Cell]]

    init(_ drawing: GraphDrawing, isUnicode: Bool) {
        self.isUnicode = isUnicode
        cells = Array(repeating: Array(repeating: Cell(), count: drawing.width), count: drawing.height)
        for frame in drawing.frames { draw(frame) }
        for line in drawing.lines.filter({ !$0.isOnWay }) + drawing.lines.filter(\.isOnWay) { draw(line) }
        for text in drawing.texts { write(text) }
    }

    var rows: [[Span]] {
        cells.map { row in
            var spans: [(text: String, role: Span.Role)] = []
            for cell in row {
                if let last = spans.last, last.role == cell.role || cell.text == " " {
                    spans[spans.count - 1].text += cell.text
                } else {
                    spans.append((cell.text, cell.role))
                }
            }
            return spans.map { Span($0.text, $0.role) }
        }
    }

    private mutating func write(_ text: GraphDrawing.Text) {
        var x = text.x
        for character in text.text {
            let width = character.displayWidth
            put(String(character), text.role, x, text.y)
            // A wide character covers several cells. The other cells get no text.
            for covered in x + 1..<max(x + 1, x + width) { put("", text.role, covered, text.y) }
            x += width
        }
    }

    private mutating func put(_ text: String, _ role: Span.Role, _ x: Int, _ y: Int) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        (cells[y][x].text, cells[y][x].role) = (text, role)
    }

    private mutating func draw(_ frame: GraphDrawing.Frame) {
        let signs: [String] =
            switch (frame.kind, frame.place) {
            case (.feature, _): isUnicode ? ["╭", "─", "╮", "│", "╰", "╯"] : [".", "-", ".", "|", "'", "'"]
            case (_, .here): isUnicode ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["#", "=", "#", "#", "#", "#"]
            case (.unknown, _): isUnicode ? ["┌", "╌", "┐", "╎", "└", "┘"] : ["+", ".", "+", ":", "+", "+"]
            case (.screen, _): isUnicode ? ["┌", "─", "┐", "│", "└", "┘"] : ["+", "-", "+", "|", "+", "+"]
            }
        let role =
            frame.place.role ?? (frame.kind == .feature ? .secondary : frame.kind == .unknown ? .failure : .plain)
        let (right, bottom) = (frame.x + frame.width - 1, frame.y + frame.height - 1)
        for x in frame.x...right {
            put(signs[1], role, x, frame.y)
            put(signs[1], role, x, bottom)
        }
        for y in frame.y...bottom {
            put(signs[3], role, frame.x, y)
            put(signs[3], role, right, y)
        }
        for (x, y, sign) in [
            (frame.x, frame.y, 0), (right, frame.y, 2), (frame.x, bottom, 4), (right, bottom, 5),
        ] {
            put(signs[sign], role, x, y)
        }
    }

    private mutating func draw(_ line: GraphDrawing.Line) {
        let role: Span.Role = line.isOnWay ? .accent : .secondary
        if let first = line.points.first { join(line, above: first, role) }
        for (from, to) in zip(line.points, line.points.dropFirst()) {
            let (x, y) = ((to.x - from.x).signum(), (to.y - from.y).signum())
            let (forward, back): (Arms, Arms) =
                x > 0 ? (.right, .left) : x < 0 ? (.left, .right) : y > 0 ? (.down, .up) : (.up, .down)
            for step in 0..<max(abs(to.x - from.x), abs(to.y - from.y)) {
                add(forward, line, from.x + step * x, from.y + step * y, role)
                add(back, line, from.x + (step + 1) * x, from.y + (step + 1) * y, role)
            }
        }
        // The line joins the cell above its first point and the cell below its last point.
        if let first = line.points.first { add(.up, line, first.x, first.y, role) }
        if let last = line.points.last {
            add(.down, line, last.x, last.y, role)
            if line.hasArrow { put(arrow(line), role, last.x, last.y) }
        }
    }

    private mutating func add(_ arms: Arms, _ line: GraphDrawing.Line, _ x: Int, _ y: Int, _ role: Span.Role) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        if cells[y][x].net != line.net {
            // If two nets cross, the vertical line is drawn.
            if cells[y][x].net != nil, arms.isSubset(of: [.left, .right]) { return }
            (cells[y][x].net, cells[y][x].arms, cells[y][x].isOnWay) = (line.net, [], line.isOnWay)
        }
        cells[y][x].arms.formUnion(arms)
        cells[y][x].isOnWay = cells[y][x].isOnWay || line.isOnWay
        put(sign(cells[y][x].arms, line.kind, isOnWay: cells[y][x].isOnWay), role, x, y)
    }

    private mutating func join(_ line: GraphDrawing.Line, above first: LayeredLayout.Point, _ role: Span.Role) {
        guard isUnicode, first.y > 0, cells.indices.contains(first.y - 1) else { return }
        let sign: String? =
            switch cells[first.y - 1][first.x].text {
            case "─", "╌", "┬": line.kind == .modal ? "╥" : line.isOnWay ? "┰" : "┬"
            case "━": line.isOnWay ? "┳" : "┯"
            default: nil
            }
        if let sign, cells[first.y - 1][first.x].net == nil { cells[first.y - 1][first.x].text = sign }
    }

    private func arrow(_ line: GraphDrawing.Line) -> String {
        switch line.kind {
        case .push: isUnicode ? "▼" : "v"
        case .redirect: isUnicode ? "▽" : "v"
        case .modal: isUnicode ? "▼" : "V"
        case .tab: isUnicode ? "▼" : "o"
        case .guarded: isUnicode ? "▽" : "x"
        }
    }

    private func sign(_ arms: Arms, _ kind: NavigationGraph.Edge.Kind, isOnWay: Bool) -> String {
        let look =
            switch kind {
            case .push: isOnWay ? 1 : 0
            case .redirect, .tab, .guarded: isOnWay ? 3 : 2
            case .modal: 4
            }
        return (isUnicode ? Self.unicodeSigns : Self.asciiSigns)[look][arms.rawValue]
    }

    /// For each look of a line, the characters for all sets of arms.
    private static let unicodeSigns = [
        " │─└││┌├─┘─┴┐┤┬┼", " ┃━┗┃┃┏┣━┛━┻┓┫┳╋", " ┊┄╰┊┊╭├┄╯┄┴╮┤┬┼", " ┇┅┗┇┇┏┣┅┛┅┻┓┫┳╋", " ║═╚║║╔╠═╝═╩╗╣╦╬",
    ].map { $0.map(String.init) }
    private static let asciiSigns = [
        " |-+||++-+-++++++", " |-+||++-+-++++++", " :.+::++.+.++++++", " :.+::++.+.++++++", " H=#HH##=#=######",
    ].map { $0.map(String.init) }
}
