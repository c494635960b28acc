import ChallengeShellText

/// What a terminal has shown from the beginning to the end, as one would scroll through it.
package struct TerminalPicture: Sendable {
    /// Characters of a row that stand beside each other and are drawn alike.
    struct Run: Hashable {
        var text: String
        let style: CellStyle
        /// True if each character has two columns.
        let isWide: Bool
        /// Where it begins, from 0, and how many columns it has.
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

    static func runs(of cells: [TerminalScreen.Cell]) -> [Run] {
        let end = cells.lastIndex { !$0.isBlank } ?? -1
        var runs: [Run] = []
        for (column, cell) in cells[...end].enumerated() {
            let isWide = column < end && cells[column + 1].text.isEmpty
            // A blank may be drawn as what is before it, where nothing of either is seen.
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
    /// True if nothing is seen of blanks.
    fileprivate var hidesBlanks: Bool {
        background == nil && attributes.isDisjoint(with: [.inverse, .underlined, .crossedOut])
    }

    /// What characters are drawn with.
    var ink: Paint {
        attributes.contains(.inverse) ? background.map(Paint.color) ?? .page : foreground.map(Paint.color) ?? .text
    }

    /// What is behind them; nil for the page.
    var ground: Paint? {
        attributes.contains(.inverse) ? foreground.map(Paint.color) ?? .text : background.map(Paint.color)
    }

    /// The classes of the style in ``Stylesheet``.
    func classes(withGround: Bool) -> String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underlined, "underlined"),
            (.crossedOut, "crossed"),
        ]
        let colors = (ink == .text ? [] : [ink.name]) + (withGround ? ground.map { ["on-\($0.name)"] } ?? [] : [])
        return (colors + names.filter { attributes.contains($0.0) }.map(\.1)).joined(separator: " ")
    }
}
