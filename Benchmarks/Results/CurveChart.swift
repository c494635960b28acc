import Glibc

/// A drawing of curves, of time against size, as SVG. Both axes are logarithmic. Linear growth is parallel to the dashed line;
/// a steeper curve is too expensive.
struct CurveChart {
    let curves: [MeasuredCurve]

    /// The edges of the drawing area. Beyond them are the labels of the axes and, at the right, the labels of the curves.
    private static let (left, right, top, bottom) = (70.0, 550.0, 24.0, 410.0)

    /// Colours that are legible on a light and on a dark ground; the viewer sets the ground.
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
        let (left, right, top, bottom) = (Self.left, Self.right, Self.top, Self.bottom)
        let points = curves.flatMap(\.points)
        let x = LogarithmicScale(points.map { Double($0.size) }, from: left, to: right)
        let y = LogarithmicScale(points.map(\.time), from: bottom, to: top)
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 460" role="img">"#,
            "<title>Processor time against size</title>", "<style>\(Self.style)</style>",
        ]
        for tick in x.ticks {
            let place = x.position(of: tick)
            lines.append(Self.line("grid", (place, top), (place, bottom)))
            lines.append(Self.text(Table.count(Int(tick)), place, bottom + 18, anchor: "middle"))
        }
        for tick in y.ticks {
            let place = y.position(of: tick)
            lines.append(Self.line("grid", (left, place), (right, place)))
            lines.append(Self.text(Self.time(tick), left - 8, place + 4, anchor: "end"))
        }
        lines += [
            Self.line("axis", (left, top), (left, bottom)), Self.line("axis", (left, bottom), (right, bottom)),
            Self.text("size: how many", (left + right) / 2, bottom + 40, anchor: "middle"),
            Self.text("processor time", left + 8, top + 18, anchor: "start"),
        ]
        // The line of linear growth, from the corner to the edge.
        let end = min(x.ticks[x.ticks.count - 1] / x.ticks[0], y.ticks[y.ticks.count - 1] / y.ticks[0])
        lines.append(
            Self.line("guide", (left, bottom), (x.position(of: x.ticks[0] * end), y.position(of: y.ticks[0] * end))))
        let places = curves.map { $0.points.map { (x: x.position(of: Double($0.size)), y: y.position(of: $0.time)) } }
        let labels = Self.spread(places.map { $0.last?.y ?? 0 }, apart: 17, upTo: bottom)
        for (index, (curve, places)) in zip(curves, places).enumerated() {
            let color = "c\(index % 8)"
            let path = places.map { "\(Self.digits($0.x)),\(Self.digits($0.y))" }.joined(separator: " ")
            lines.append(#"<polyline class="curve \#(color)" points="\#(path)"/>"#)
            lines += places.map {
                #"<circle class="curve \#(color)" cx="\#(Self.digits($0.x))" cy="\#(Self.digits($0.y))" r="2.5"/>"#
            }
            guard let end = places.last else { continue }
            lines.append(Self.line(color, end, (right + 12, labels[index])))
            lines.append(Self.text("\(curve.name) (\(curve.unit))", right + 16, labels[index] + 4, anchor: "start"))
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// Moves places apart that are too near to one another, as little as their order permits and none beyond a limit.
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
        let ends = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
        return #"<line class="\#(style)" \#(ends.map { "\($0)=\"\(digits($1))\"" }.joined(separator: " "))/>"#
    }

    private static func text(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
        #"<text x="\#(digits(x))" y="\#(digits(y))" text-anchor="\#(anchor)">\#(text)</text>"#
    }

    private static func digits(_ value: Double) -> String { Table.decimal(value, digits: 1) }
}

/// The positions of values on an axis with equal space for each power of ten.
struct LogarithmicScale {
    private let exponents: ClosedRange<Double>
    private let start, end: Double

    /// - Parameters:
    ///   - values: the values to draw; all greater than zero.
    ///   - start: the position of the power of ten below or at the least value.
    ///   - end: the position of the power of ten above or at the greatest value.
    init(_ values: [Double], from start: Double, to end: Double) {
        let lowest = log10(values.min() ?? 1).rounded(.down)
        exponents = lowest...max(log10(values.max() ?? 1).rounded(.up), lowest + 1)
        (self.start, self.end) = (start, end)
    }

    func position(of value: Double) -> Double {
        start + (log10(value) - exponents.lowerBound) / (exponents.upperBound - exponents.lowerBound) * (end - start)
    }

    /// The powers of ten.
    var ticks: [Double] { (Int(exponents.lowerBound)...Int(exponents.upperBound)).map { pow(10, Double($0)) } }
}
