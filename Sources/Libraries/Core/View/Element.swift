/// What a view draws, by meaning: nothing here knows of columns of a terminal, of colours or of escape sequences.
///
/// Text is kept as it came, untrusted; whoever draws an element makes it safe to print.
package indirect enum Element: Sendable, Hashable {
    /// One row, never wrapped: what leads, and what stands at the far edge where there is room for it.
    case line([Span], trailing: [Span] = [])
    /// Prose, wrapped between words.
    case paragraph([Span])
    case table(Table)
    /// One element where there are at least so many columns, and another one where there are not.
    case fitting(columns: Int, Element, otherwise: Element)
    /// Rows that are never cut nor wrapped, however wide, so that they can be copied.
    case verbatim([String])
    /// A picture, and what is there where none can be shown.
    case picture(Picture, otherwise: Element)
    /// Elements below one another.
    case stack([Element])
    /// An empty row.
    case blank
}

/// A run of text with one meaning.
package struct Span: Sendable, Hashable {
    /// What a run means; a theme gives it a colour. Never the only bearer of the meaning: the text says it too.
    package enum Role: Sendable, Hashable, CaseIterable {
        case plain, title, emphasis, secondary, accent, success, warning, failure
    }

    package enum Content: Sendable, Hashable {
        case text(String)
        case symbol(Symbol)
    }

    package let content: Content
    package let role: Role

    package init(_ text: String, _ role: Role = .plain) {
        content = .text(text)
        self.role = role
    }

    package init(_ symbol: Symbol, _ role: Role = .plain) {
        content = .symbol(symbol)
        self.role = role
    }
}

/// A sign that is drawn as well as the output can: `●` in Unicode, `*` in ASCII.
package enum Symbol: Sendable, Hashable, CaseIterable {
    case filledDot, emptyDot, separator, arrow, redirect, warning, bullet, cross
}

/// Rows of cells, each column as wide as its widest cell where there is room.
package struct Table: Sendable, Hashable {
    package struct Column: Sendable, Hashable {
        package enum Alignment: Sendable, Hashable { case leading, trailing }

        /// The heading above the column; a table without any heading has no heading row.
        package let title: String
        package let alignment: Alignment
        /// Whether the cells may be cut where there is no room. The widest such column gives way first.
        package let shrinks: Bool

        package init(_ title: String = "", alignment: Alignment = .leading, shrinks: Bool = true) {
            self.title = title
            self.alignment = alignment
            self.shrinks = shrinks
        }
    }

    package let columns: [Column]
    /// Each row has a cell a column, or fewer: the missing ones are empty. A single cell in a table of several columns
    /// goes over all of them.
    package let rows: [[[Span]]]

    package init(columns: [Column], rows: [[[Span]]]) {
        self.columns = columns
        self.rows = rows
    }
}
