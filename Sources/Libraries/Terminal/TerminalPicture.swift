import ChallengeText

/// The whole output of a terminal, as a user would scroll through it.
package struct TerminalPicture: Sendable {
    /// Neighbouring characters of a row in the same style.
    struct Run: Hashable {
        var text: String
        let style: CellStyle
        /// True if each character takes two columns.
        let isWide: Bool
        /// The first column, from 0, and the number of columns.
        let column: Int
        var columns: Int
    }

    let title: String
    let columns: Int
    let rows: [[Run]]

    package init(of screen: TerminalScreen, title: String) {
        self.title = title
        let all = screen.past + screen.content
        let end = all.lastIndex { !$0.cells.allSatisfy(\.isBlank) } ?? -1
        rows = all[...end].map { Self.runs(of: $0.cells) }
        columns = max(screen.columns, rows.lazy.map { $0.last.map { $0.column + $0.columns } ?? 0 }.max() ?? 0)
    }

    /// Creates the picture of rows with escape sequences. It is as wide as the widest row, and at least `columns` wide.
    package init(rows: [String], columns: Int, title: String) {
        let widths = rows.map { $0.withoutControlSequences.unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
        var screen = TerminalScreen(columns: widths.reduce(columns, max), rows: 1, joinsEmoji: true)
        screen.feed(rows.joined(separator: "\r\n").utf8)
        self.init(of: screen, title: title)
    }

    static func runs(of cells: [TerminalScreen.Cell]) -> [Run] {
        let end = cells.lastIndex { !$0.isBlank } ?? -1
        var runs: [Run] = []
        for (column, cell) in cells[...end].enumerated() {
            let isWide = column < end && cells[column + 1].text.isEmpty
            // A blank may be drawn in the previous style if both styles leave blanks invisible.
            if let last = runs.last,
                cell.text.isEmpty || last.isWide == isWide && last.style == cell.style
                    || cell.isBlank && cell.style.hidesBlanks && last.style.hidesBlanks && !last.isWide
            {
                runs[runs.count - 1].text += cell.text
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(Run(text: cell.text, style: cell.style, isWide: isWide, column: column, columns: 1))
            }
        }
        return runs
    }
}

extension CellStyle {
    fileprivate var hidesBlanks: Bool {
        background == nil && attributes.isDisjoint(with: [.inverse, .underlined, .crossedOut])
    }

    /// The colour of the characters.
    var ink: Paint {
        attributes.contains(.inverse) ? background.map(Paint.color) ?? .page : foreground.map(Paint.color) ?? .text
    }

    /// The background colour; nil for the page's background.
    var ground: Paint? {
        attributes.contains(.inverse) ? foreground.map(Paint.color) ?? .text : background.map(Paint.color)
    }

    /// Returns the style's classes in ``Stylesheet``.
    func classes(withGround: Bool) -> String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underlined, "underlined"),
            (.crossedOut, "crossed"),
        ]
        let colors = (ink == .text ? [] : [ink.name]) + (withGround ? ground.map { ["on-\($0.name)"] } ?? [] : [])
        return (colors + names.filter { attributes.contains($0.0) }.map(\.1)).joined(separator: " ")
    }
}
