/// What a view draws, by meaning and without colours or escape sequences.
///
/// Text is untrusted and unchanged; the renderer makes it safe to print.
public indirect enum Element: Sendable, Hashable {
    /// One row, never wrapped; the trailing spans are aligned to the far edge if there is room.
    case line([Span], trailing: [Span] = [])
    /// Prose, wrapped between words.
    case paragraph([Span])
    case table(Table)
    /// The first element if there are at least so many columns, otherwise the second.
    case fitting(columns: Int, Element, otherwise: Element)
    /// Rows that are neither cut nor wrapped, however wide, so that they can be copied.
    case verbatim([String])
    /// A picture, and the element shown instead if the output cannot show pictures.
    case picture(Picture, otherwise: Element)
    /// Elements below one another.
    case stack([Element])
    /// An empty row.
    case blank
}

/// A run of text with one meaning.
public struct Span: Sendable, Hashable {
    /// What a run means; the theme gives it a colour. The text must have the same meaning without it.
    public enum Role: Sendable, Hashable, CaseIterable {
        case plain, title, emphasis, secondary, accent, success, warning, failure
    }

    public enum Content: Sendable, Hashable {
        case text(String)
        case symbol(Symbol)
    }

    public let content: Content
    public let role: Role

    public init(_ text: String, _ role: Role = .plain) {
        content = .text(text)
        self.role = role
    }

    public init(_ symbol: Symbol, _ role: Role = .plain) {
        content = .symbol(symbol)
        self.role = role
    }
}

/// A sign with a form in Unicode and one in ASCII: `●`, `*`.
public enum Symbol: Sendable, Hashable, CaseIterable {
    case filledDot, emptyDot, separator, arrow, redirect, warning, bullet, cross
}

/// Rows of cells. If there is room, each column is as wide as its widest cell.
public struct Table: Sendable, Hashable {
    public struct Column: Sendable, Hashable {
        public enum Alignment: Sendable, Hashable { case leading, trailing }

        /// The heading above the column; a table without any heading has no heading row.
        public let title: String
        public let alignment: Alignment
        /// Whether cells may be cut if there is not enough room. The widest such column is shrunk first.
        public let shrinks: Bool

        public init(_ title: String = "", alignment: Alignment = .leading, shrinks: Bool = true) {
            self.title = title
            self.alignment = alignment
            self.shrinks = shrinks
        }
    }

    public let columns: [Column]
    /// The cells of each row; missing ones at the end are empty, and surplus ones are not drawn. A single cell in a
    /// table of several columns spans all of them.
    public let rows: [[[Span]]]

    public init(columns: [Column], rows: [[[Span]]]) {
        self.columns = columns
        self.rows = rows
    }
}
