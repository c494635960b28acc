extension TerminalFilm {
    /// An animated picture without a script. Each row of the window is a strip with the row's states, one below the
    /// other. An endless animation moves the strip in steps. For readers who want reduced motion, the picture shows the
    /// last moment.
    package var svg: String {
        let total = duration + Self.rest
        let moving = strips.indices.filter { strips[$0].count > 1 }
        let keyframes = moving.map { position in
            let steps = strips[position].enumerated().map { index, state in
                "\(percent(state.time, of: total)){transform:translateY(\(-index * Self.height)px)}"
            }
            return "@keyframes k\(position){\(steps.joined())}\n"
        }
        let drawn = rows.enumerated().dropFirst().map { index, runs in
            "<g id=\"r\(index)\">\(SVGWindow.markup(of: runs))</g>\n"
        }
        let window = SVGWindow(title: title, columns: columns, rowCount: strips.count)
        return window.svg(
            description: "A terminal session of \((total + 500) / 1000) seconds",
            css: Stylesheet.css(for: rows, more: SVGWindow.css)
                + """

                .film g{animation:\(total)ms step-end infinite}
                \(keyframes.joined())@media(prefers-reduced-motion:reduce){.film g{animation:none!important}}
                """,
            body: "<defs>\n\(drawn.joined())</defs>\n<g class=\"film\">\n"
                + strips.indices.map { strip($0, width: window.width) }.joined() + "</g>\n")
    }

    /// The time that the last moment stays, in milliseconds.
    private static let rest = 3_000
    private static var height: Int { SVGWindow.Cell.height / 10 }

    private func strip(_ position: Int, width: String) -> String {
        let states = strips[position]
        let uses = states.enumerated().filter { $0.element.row > 0 }.map { index, state in
            "<use href=\"#r\(state.row)\"\(index == 0 ? "" : " y=\"\(index * Self.height)\"")/>"
        }
        guard !uses.isEmpty else { return "" }
        let last = states.count - 1
        let motion =
            last == 0 ? "" : " style=\"animation-name:k\(position)\" transform=\"translate(0 \(-last * Self.height))\""
        // The nested picture clips the strip.
        return "<svg y=\"\(SVGWindow.top(ofRow: position))\" width=\"\(width)\" height=\"\(Self.height)\">"
            + "<g\(motion)>\(uses.joined())</g></svg>\n"
    }

    /// Returns a percentage with up to three decimal places.
    private func percent(_ time: Int, of total: Int) -> String {
        let thousandths = time * 100_000 / total
        let fraction = "\(thousandths % 1000 + 1000)".dropFirst()
        return thousandths % 1000 == 0 ? "\(thousandths / 1000)%" : "\(thousandths / 1000).\(fraction)%"
    }
}
