/// The drawing of a view. The drawing gives each part a role, but no colours or escape sequences.
///
/// Text is untrusted and unchanged; the renderer makes the text safe to print.
public indirect enum Element: Sendable, Hashable {
    /// A row with trailing spans at its far edge. If the row is wider than the window, it wraps like a paragraph, with
    /// indented continuation rows, and the trailing spans go below.
    case line([Span], trailing: [Span] = [])
    /// Prose, wrapped between words. A word longer than a row, such as a link, wraps after characters like `/` and `-`.
    case paragraph([Span])
    /// Rows of cells below one another, never wrapped.
    case table(Table)
    /// Labels and their values, never cut.
    case fields(Fields)
    /// Rows for copying, neither cut nor wrapped: typed input, or a program's source.
    case verbatim([String])
    /// A picture. An element stands to the right if there is room and the picture consists of characters. Another replaces
    /// the picture if the output cannot show one.
    case picture(Picture, beside: Element? = nil, otherwise: Element)
    /// A drawing that depends on the available width, such as a chart.
    case figure(Figure)
    /// The progress of some work, 0 to 10 tenths: a bar on a terminal, a percentage elsewhere.
    case progress(String, tenths: Int)
    /// Elements below one another.
    case stack([Element])
    /// An empty row.
    case blank
}

/// An element whose form depends on the available width and characters.
public struct Figure: Sendable, Hashable {
    /// Makes the element for a number of columns, with or without characters beyond ASCII. Wider rows are cut or wrapped.
    public let element: @Sendable (_ width: Int, _ isUnicode: Bool) -> Element

    /// Creates a figure.
    public init(_ element: @escaping @Sendable (_ width: Int, _ isUnicode: Bool) -> Element) {
        self.element = element
    }

    private static let width = 80

    /// Returns true if two figures look the same in 80 columns.
    public static func == (one: Figure, other: Figure) -> Bool {
        one.element(width, true) == other.element(width, true)
    }

    /// Hashes the look in 80 columns.
    public func hash(into hasher: inout Hasher) { hasher.combine(element(Self.width, true)) }
}

/// A run of text with one role.
public struct Span: Sendable, Hashable {
    /// The role of a run, which the theme colours. The text must be clear without the colour.
    public enum Role: Sendable, Hashable, CaseIterable {
        /// Plain text.
        case plain
        /// The title of a screen.
        case title
        /// The name of a row or a section.
        case emphasis
        /// A less important text.
        case secondary
        /// A selected or active item.
        case accent
        /// A success.
        case success
        /// A warning.
        case warning
        /// A failure.
        case failure
        /// The path in the prompt.
        case prompt
    }

    /// The content of a run.
    public enum Content: Sendable, Hashable {
        /// Text from any source, possibly unsafe to print.
        case text(String)
        /// A symbol, in Unicode or ASCII as the output allows.
        case symbol(Symbol)
    }

    /// The text or the symbol.
    public let content: Content
    /// The role of the run.
    public let role: Role

    /// Creates a run of text.
    public init(_ text: String, _ role: Role = .plain) {
        content = .text(text)
        self.role = role
    }

    /// Creates a symbol.
    public init(_ symbol: Symbol, _ role: Role = .plain) {
        content = .symbol(symbol)
        self.role = role
    }

    package func with(_ role: Role) -> Span {
        switch content {
        case .text(let text): Span(text, role)
        case .symbol(let symbol): Span(symbol, role)
        }
    }
}

/// A symbol with a Unicode form and an ASCII form: `●`, `*`.
public enum Symbol: Sendable, Hashable, CaseIterable {
    /// `●`, `*`: true.
    case filledDot
    /// `○`, `o`: false or unknown.
    case emptyDot
    /// `›`, `>`: between the parts of a path.
    case separator
    /// `→`, `->`: leads to.
    case arrow
    /// `↪`, `->`: a redirect.
    case redirect
    /// `⚠`, `!`: a warning.
    case warning
    /// `•`, `-`: an item of a list.
    case bullet
    /// `✗`, `x`: a failure.
    case cross
}

/// Rows of cells. In a wide enough window, each column is as wide as its widest cell.
public struct Table: Sendable, Hashable {
    /// A column, with the style of all its cells.
    public struct Column: Sendable, Hashable {
        /// The edge of the column with which its cells align.
        public enum Alignment: Sendable, Hashable {
            /// The left edge, as for text.
            case leading
            /// The right edge, as for numbers.
            case trailing
        }

        /// The heading above the column; a table without any heading has no heading row.
        public let title: String
        /// The alignment of narrower cells.
        public let alignment: Alignment
        /// True if cells may be cut in a table that is too wide.
        public let shrinks: Bool
        /// If the table is too wide, the columns change one by one, from the highest rank down. A column is cut if this
        /// is enough, and omitted otherwise. Columns of rank 0, such as the names, are cut last, the widest first.
        public let rank: Int

        /// Creates a column, by default without a heading, left-aligned, and with cells that may be cut.
        public init(_ title: String = "", alignment: Alignment = .leading, shrinks: Bool = true, rank: Int = 0) {
            self.title = title
            self.alignment = alignment
            self.shrinks = shrinks
            self.rank = rank
        }
    }

    /// The columns, from the left.
    public let columns: [Column]
    /// The cells of each row. Missing cells are empty; surplus cells are not drawn. A single cell spans several columns.
    public let rows: [[[Span]]]
    /// The text by which the rows were found. Its places in the names have another colour.
    package var match = ""
    /// Makes the table with more columns for a wide window; nil if there are no more columns.
    package var wide: (@Sendable () -> Table)?

    /// Creates a table.
    public init(columns: [Column], rows: [[[Span]]]) { (self.columns, self.rows) = (columns, rows) }

    /// Returns true if two tables look the same in a window of the usual width.
    public static func == (one: Table, other: Table) -> Bool {
        one.columns == other.columns && one.rows == other.rows
    }

    /// Equal tables have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(rows)
    }
}

/// Labels with values next to them. The values wrap within their column.
///
/// In a window too narrow for a label next to the values' minimum width, the label goes above its value.
public struct Fields: Sendable, Hashable {
    /// A label and a value.
    public struct Row: Sendable, Hashable {
        /// The label; empty if the value belongs to the label above.
        public let label: [Span]
        /// The value; empty if the label is a title over both columns.
        public let value: [Span]

        /// Creates a row. Without a label, the value belongs to the label above. Without a value, the label is a title.
        public init(_ label: [Span] = [], _ value: [Span] = []) {
            self.label = label
            self.value = value
        }
    }

    /// The rows, from the top.
    public let rows: [Row]
    /// The minimum width of the values next to a label, unless all values are narrower.
    public let valueWidth: Int

    /// Creates labels with values.
    public init(_ rows: [Row], valueWidth: Int) {
        self.rows = rows
        self.valueWidth = valueWidth
    }
}

extension Element {
    private static let infoWidth = 7

    /// Returns the fields of a record, labels next to values. Omits rows whose value is empty or blank.
    public static func infoRows(_ rows: [(label: String, value: [Span])]) -> Element {
        .infoRows(rows.compactMap { Fields.Row(info: $0.label, $0.value) })
    }

    package static func infoRows(_ rows: [Fields.Row]) -> Element { .fields(Fields(rows, valueWidth: infoWidth)) }
}

extension Fields.Row {
    package init?(info label: String, _ value: [Span]) {
        guard !value.allSatisfy(\.isBlank) else { return nil }
        self.init([Span(label, .secondary)], value)
    }
}

extension Span {
    fileprivate var isBlank: Bool {
        if case .text(let text) = content { text.allSatisfy { $0 == " " } } else { false }
    }
}
