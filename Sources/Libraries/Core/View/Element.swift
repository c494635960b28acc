/// What a view draws, by meaning and without colours or escape sequences.
///
/// Text is untrusted and unchanged; the renderer makes it safe to print.
public indirect enum Element: Sendable, Hashable {
    /// One row, and at its far edge the trailing spans. Where there is no room it is wrapped as a paragraph is, with the
    /// rows below the first set in, and the trailing spans stand below.
    case line([Span], trailing: [Span] = [])
    /// Prose, wrapped between words. A word longer than a row, such as a name or a link, is wrapped at its joints.
    case paragraph([Span])
    /// Rows of cells below one another, never wrapped.
    case table(Table)
    /// Labels and their values, never cut.
    case fields(Fields)
    /// Rows that are neither cut nor wrapped, so that they can be copied: what was typed, or a program's source.
    case verbatim([String])
    /// A picture, and the element shown instead if the output cannot show pictures.
    case picture(Picture, otherwise: Element)
    /// What is drawn for the room that there is, such as a chart.
    case figure(Figure)
    /// How far something has come, in tenths of all: a bar on a terminal, percents elsewhere.
    case progress(String, tenths: Int)
    /// Elements below one another.
    case stack([Element])
    /// An empty row.
    case blank
}

/// Something whose form depends on the room that there is, and on the signs.
public struct Figure: Sendable, Hashable {
    /// Makes it for so many columns, with or without characters beyond ASCII. What is wider is cut or wrapped.
    public let element: @Sendable (_ width: Int, _ isUnicode: Bool) -> Element

    /// A figure.
    public init(_ element: @escaping @Sendable (_ width: Int, _ isUnicode: Bool) -> Element) {
        self.element = element
    }

    private static let width = 80

    /// True if two look the same on 80 columns.
    public static func == (one: Figure, other: Figure) -> Bool {
        one.element(width, true) == other.element(width, true)
    }

    /// What is equal looks the same.
    public func hash(into hasher: inout Hasher) { hasher.combine(element(Self.width, true)) }
}

/// A run of text with one meaning.
public struct Span: Sendable, Hashable {
    /// What a run means; the theme gives it a colour. The text must have the same meaning without it.
    public enum Role: Sendable, Hashable, CaseIterable {
        /// Nothing in particular.
        case plain
        /// The title of a screen.
        case title
        /// What a row or a section is about.
        case emphasis
        /// What matters less than the text beside it.
        case secondary
        /// What is chosen or in force.
        case accent
        /// What is well.
        case success
        /// What needs care.
        case warning
        /// What has failed.
        case failure
        /// Where one is, in the prompt.
        case prompt
    }

    /// What a run consists of.
    public enum Content: Sendable, Hashable {
        /// Text from anywhere, which need not be safe to print.
        case text(String)
        /// A sign, which the renderer spells as the output can.
        case symbol(Symbol)
    }

    /// The text or the sign.
    public let content: Content
    /// What it means.
    public let role: Role

    /// A run of text.
    public init(_ text: String, _ role: Role = .plain) {
        content = .text(text)
        self.role = role
    }

    /// A sign.
    public init(_ symbol: Symbol, _ role: Role = .plain) {
        content = .symbol(symbol)
        self.role = role
    }
}

/// A sign with a form in Unicode and one in ASCII: `●`, `*`.
public enum Symbol: Sendable, Hashable, CaseIterable {
    /// `●`, `*`: something is so.
    case filledDot
    /// `○`, `o`: something is not so, or unknown.
    case emptyDot
    /// `›`, `>`: between the parts of a path.
    case separator
    /// `→`, `->`: one thing leads to another.
    case arrow
    /// `↪`, `->`: a redirect.
    case redirect
    /// `⚠`, `!`: something needs care.
    case warning
    /// `•`, `-`: one of several.
    case bullet
    /// `✗`, `x`: something has failed.
    case cross
}

/// Rows of cells. If there is room, each column is as wide as its widest cell.
public struct Table: Sendable, Hashable {
    /// A column, which says how all its cells are drawn.
    public struct Column: Sendable, Hashable {
        /// The edge of the column at which its cells are.
        public enum Alignment: Sendable, Hashable {
            /// At the left, as text is.
            case leading
            /// At the right, as numbers are.
            case trailing
        }

        /// The heading above the column; a table without any heading has no heading row.
        public let title: String
        /// Where narrower cells are.
        public let alignment: Alignment
        /// True if cells may be cut if there is not enough room.
        public let shrinks: Bool
        /// How soon the column gives way where there is no room. The one of the highest rank is cut, or else left out,
        /// before the next is touched. Columns of rank 0, such as that of the names, are cut last, the widest first.
        public let rank: Int

        /// A column; without a heading, at the left, and cut where there is no room, unless something else is said.
        public init(_ title: String = "", alignment: Alignment = .leading, shrinks: Bool = true, rank: Int = 0) {
            self.title = title
            self.alignment = alignment
            self.shrinks = shrinks
            self.rank = rank
        }
    }

    /// The columns, from the left.
    public let columns: [Column]
    /// The cells of all rows.
    package let cells: Cells
    /// Makes the table for a window that is wider than usual: with more columns. Nil where there are no more.
    package var wide: (@Sendable () -> Table)?

    /// The spans of rows of cells, one behind the other, as an array for each cell takes longer than its text.
    package struct Cells: Sendable, Hashable {
        package var spans: [Span] = []
        /// The index of the span behind each cell.
        package var ends: [Int] = []
        /// The index of the cell behind each row.
        package var rowEnds: [Int] = []

        /// No rows yet, with room for so many of so many cells.
        package init(rows: Int, columns: Int) {
            // One cell of a row may have several spans.
            spans.reserveCapacity(rows * (columns + 2))
            ends.reserveCapacity(rows * columns)
            rowEnds.reserveCapacity(rows)
        }

        /// The indices of the cells of a row.
        package func cells(ofRow index: Int) -> Range<Int> { (index > 0 ? rowEnds[index - 1] : 0)..<rowEnds[index] }

        /// The indices of the spans of a cell.
        package func spans(ofCell index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }
    }

    /// The cells of each row; missing ones are empty, surplus ones not drawn. A single cell spans several columns.
    public var rows: [[[Span]]] {
        cells.rowEnds.indices.map { row in cells.cells(ofRow: row).map { Array(cells.spans[cells.spans(ofCell: $0)]) } }
    }

    /// A table.
    public init(columns: [Column], rows: [[[Span]]]) {
        var cells = Cells(rows: rows.count, columns: columns.count)
        for row in rows {
            for cell in row {
                cells.spans += cell
                cells.ends.append(cells.spans.count)
            }
            cells.rowEnds.append(cells.ends.count)
        }
        self.init(columns: columns, cells: cells)
    }

    package init(columns: [Column], cells: Cells) { (self.columns, self.cells) = (columns, cells) }

    /// True if two look the same in a window of the usual width.
    public static func == (one: Table, other: Table) -> Bool {
        one.columns == other.columns && one.cells == other.cells
    }

    /// Equal tables have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(cells)
    }
}

/// Labels, and beside each what it stands for, in a column in which it wraps.
///
/// Where there is no room for a label beside the least width of the values, it stands above its value.
public struct Fields: Sendable, Hashable {
    /// A label and a value.
    public struct Row: Sendable, Hashable {
        /// Empty where the value is another one of the label above.
        public let label: [Span]
        /// Empty where the label is a title over both columns.
        public let value: [Span]

        /// A row; without a label it is another value, without a value a title.
        public init(_ label: [Span] = [], _ value: [Span] = []) {
            self.label = label
            self.value = value
        }
    }

    /// The rows, from the top.
    public let rows: [Row]
    /// The columns that the values have beside a label, unless all of them are narrower.
    public let valueWidth: Int

    /// Labels and values.
    public init(_ rows: [Row], valueWidth: Int) {
        self.rows = rows
        self.valueWidth = valueWidth
    }
}

extension Element {
    /// The columns that the value of a record's field has at least beside its label.
    private static let infoWidth = 7

    /// The fields of a record, labels beside values. A row whose value is empty or blank is left out.
    public static func infoRows(_ rows: [(label: String, value: [Span])]) -> Element {
        .infoRows(rows.compactMap { Fields.Row(info: $0.label, $0.value) })
    }

    package static func infoRows(_ rows: [Fields.Row]) -> Element { .fields(Fields(rows, valueWidth: infoWidth)) }
}

extension Fields.Row {
    /// A label of a record with its value; nil if that is empty or blank.
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
