/// A drawing of curves, of time against size, as SVG. Both axes are logarithmic, so that what takes twice as long for twice
/// as much is parallel to the dashed line, and what is steeper is too expensive.
struct CurveChart {
    let curves: [MeasuredCurve]

    private static let width = 820.0
    private static let height = 460.0
    /// The room around what is drawn: for the labels of the axes, and at the right for those of the curves.
    private static let (left, right, top, bottom) = (70.0, 270.0, 24.0, 50.0)
    /// How far labels of curves are apart at least.
    private static let lineHeight = 17.0
    private static let colorCount = 8

    /// Colours that can be read on a light and on a dark ground, of which the viewer tells which it is.
    private static let style = """
        text { font: 13px system-ui, sans-serif; fill: #24292f }
        .axis { stroke: #57606a; fill: none } .grid { stroke: #d0d7de; fill: none }
        .guide { stroke: #57606a; fill: none; stroke-dasharray: 5 5 }
        .curve { fill: none; stroke-width: 2 }
        .c0 { stroke: #0969da } .c1 { stroke: #bc4c00 } .c2 { stroke: #1a7f37 } .c3 { stroke: #8250df }
        .c4 { stroke: #bf3989 } .c5 { stroke: #9a6700 } .c6 { stroke: #0a7b83 } .c7 { stroke: #57606a }
        @media (prefers-color-scheme: dark) {
        text { fill: #e6edf3 } .axis, .guide { stroke: #8b949e } .grid { stroke: #30363d }
        .c0 { stroke: #58a6ff } .c1 { stroke: #f0883e } .c2 { stroke: #3fb950 } .c3 { stroke: #bc8cff }
        .c4 { stroke: #f778ba } .c5 { stroke: #d29922 } .c6 { stroke: #39c5cf } .c7 { stroke: #8b949e } }
        """

    var svg: String {
        let points = curves.flatMap(\.points)
        let (right, bottom) = (Self.width - Self.right, Self.height - Self.bottom)
        let x = LogarithmicScale(points.map { Double($0.size) }, from: Self.left, to: right)
        let y = LogarithmicScale(points.map(\.time), from: bottom, to: Self.top)
        func place(_ point: MeasuredCurve.Point) -> (x: Double, y: Double) {
            (x.position(of: Double(point.size)), y.position(of: point.time))
        }
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) \(Int(Self.height))\" role=\"img\">",
            "<title>Processor time against size</title>", "<style>\(Self.style)</style>",
        ]
        for tick in x.ticks {
            let place = x.position(of: tick)
            lines += [
                Self.line("grid", (place, Self.top), (place, bottom)),
                Self.text(Table.count(Int(tick)), place, bottom + 18, anchor: "middle"),
            ]
        }
        for tick in y.ticks {
            let place = y.position(of: tick)
            lines += [
                Self.line("grid", (Self.left, place), (right, place)),
                Self.text(Self.time(tick), Self.left - 8, place + 4, anchor: "end"),
            ]
        }
        lines += [
            Self.line("axis", (Self.left, Self.top), (Self.left, bottom)),
            Self.line("axis", (Self.left, bottom), (right, bottom)),
            Self.text("size: how many", (Self.left + right) / 2, bottom + 40, anchor: "middle"),
            Self.text("processor time", Self.left + 8, Self.top + 18, anchor: "start"),
        ]
        // What doubles with the size, from the corner as far as there is room.
        if let size = x.ticks.first, let time = y.ticks.first {
            let end = min((x.ticks.last ?? size) / size, (y.ticks.last ?? time) / time)
            lines.append(
                Self.line(
                    "guide", (x.position(of: size), y.position(of: time)),
                    (x.position(of: size * end), y.position(of: time * end))))
        }
        let ends = curves.map { $0.points.last.map { place($0).y } ?? 0 }
        let labels = Self.spread(ends, apart: Self.lineHeight, upTo: bottom)
        for (index, curve) in curves.enumerated() {
            let color = "c\(index % Self.colorCount)"
            let places = curve.points.map(place)
            let path = places.map { "\(Self.digits($0.x)),\(Self.digits($0.y))" }.joined(separator: " ")
            lines.append("<polyline class=\"curve \(color)\" points=\"\(path)\"/>")
            lines += places.map {
                "<circle class=\"curve \(color)\" cx=\"\(Self.digits($0.x))\" cy=\"\(Self.digits($0.y))\" r=\"2.5\"/>"
            }
            guard let end = places.last else { continue }
            lines += [
                Self.line("\(color)", end, (right + 12, labels[index])),
                Self.text("\(curve.name) (\(curve.unit))", right + 16, labels[index] + 4, anchor: "start"),
            ]
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// Moves places apart that are too near to one another, each as little as its order lets it, none beyond a limit.
    static func spread(_ places: [Double], apart distance: Double, upTo limit: Double) -> [Double] {
        var spread = places
        var last = -Double.infinity
        let order = places.indices.sorted { places[$0] < places[$1] }
        for index in order {
            spread[index] = max(places[index], last + distance)
            last = spread[index]
        }
        var next = limit + distance
        for index in order.reversed() {
            spread[index] = min(spread[index], next - distance)
            next = spread[index]
        }
        return spread
    }

    private static func time(_ milliseconds: Double) -> String {
        milliseconds >= 1_000 ? "\(Table.count(Int(milliseconds / 1_000))) s" : "\(Int(milliseconds)) ms"
    }

    private static func line(_ style: String, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> String {
        "<line class=\"\(style)\" x1=\"\(digits(from.x))\" y1=\"\(digits(from.y))\" "
            + "x2=\"\(digits(to.x))\" y2=\"\(digits(to.y))\"/>"
    }

    private static func text(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
        "<text x=\"\(digits(x))\" y=\"\(digits(y))\" text-anchor=\"\(anchor)\">\(text)</text>"
    }

    private static func digits(_ value: Double) -> String { Table.decimal(value, digits: 1) }
}
