/// A colour of a picture, with one value for light pages and another value for dark pages.
enum Paint: Hashable {
    case text
    case page
    case color(CellColor)

    /// The CSS class of the colour.
    var name: String {
        switch self {
        case .text: "text"
        case .page: "page"
        case .color(.indexed(let number)): "c\(number)"
        case .color(.rgb(let red, let green, let blue)): "c" + Self.hexadecimal([red, green, blue])
        }
    }

    /// Returns the CSS value of the colour.
    func css(in palette: Palette) -> String {
        switch self {
        case .text: palette.text
        case .page: palette.page
        case .color(.indexed(let number)) where number < 16: palette.colors[Int(number)]
        case .color(.indexed(let number)): Self.css(number)
        case .color(.rgb(let red, let green, let blue)): "#" + Self.hexadecimal([red, green, blue])
        }
    }

    /// Returns one of xterm's colours 16 to 255: a cube of 6 × 6 × 6, and 24 greys.
    private static func css(_ number: UInt8) -> String {
        if number >= 232 { return "#" + hexadecimal(Array(repeating: 8 + 10 * (number - 232), count: 3)) }
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let place = Int(number) - 16
        return "#" + hexadecimal([levels[place / 36], levels[place / 6 % 6], levels[place % 6]])
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

/// The appearance of a terminal's colours. Text has a contrast of at least 4.5 to the page, as accessibility requires
/// (WCAG 2.2, 1.4.3). The exceptions are the page's own shades: black on dark pages and white on light pages.
package struct Palette: Sendable {
    package let page: String
    package let text: String
    /// The colour of the window's frame.
    package let line: String
    /// Black, red, green, yellow, blue, magenta, cyan, white; then the bright versions.
    package let colors: [String]

    package static let light = Palette(
        page: "#ffffff", text: "#1f2328", line: "#d1d9e0",
        colors: [
            "#24292f", "#cf222e", "#116329", "#805600", "#0969da", "#8250df", "#0f6f79", "#6e7781",
            "#57606a", "#a40e26", "#176f2c", "#6f4800", "#0757b8", "#6f3cc4", "#0b5d66", "#8c959f",
        ])
    package static let dark = Palette(
        page: "#0d1117", text: "#e6edf3", line: "#30363d",
        colors: [
            "#484f58", "#ff7b72", "#3fb950", "#d29922", "#58a6ff", "#bc8cff", "#39c5cf", "#b1bac4",
            "#8b949e", "#ffa198", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#ffffff",
        ])
}

/// The common CSS of pictures and pages.
enum Stylesheet {
    static let font = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"

    /// Returns the rules for the attributes, for the used colours, and for `more`. The colours and `more` depend on the
    /// palette for light or dark pages.
    static func css(for rows: [[TerminalPicture.Run]], more: (Palette) -> String) -> String {
        var inks: Set<Paint> = []
        var grounds: Set<Paint> = []
        for run in rows.joined() {
            inks.insert(run.style.ink)
            if let ground = run.style.ground { grounds.insert(ground) }
        }
        func rules(_ palette: Palette) -> String {
            let colors = inks.map { ".\($0.name){color:\($0.css(in: palette))}" }
            let backgrounds = grounds.map {
                ".on-\($0.name){background:\($0.css(in: palette));fill:\($0.css(in: palette))}"
            }
            return more(palette) + colors.sorted().joined() + backgrounds.sorted().joined()
        }
        return """
            .bold{font-weight:700}.italic{font-style:italic}
            .underlined{text-decoration:underline}.crossed{text-decoration:line-through}
            \(rules(.light))
            @media(prefers-color-scheme:dark){\(rules(.dark))}
            """
    }
}
