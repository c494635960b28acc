import ChallengeActions
import ChallengeDesignSystem
import ChallengeText

/// The effect of opening a row.
enum Primary {
    case action(@MainActor @Sendable () -> Void)
    /// A link, with the name of its destination.
    case link(LinkDestination, @MainActor @Sendable () -> Void)

    @MainActor
    func callAsFunction(_ links: Links) {
        switch self {
        case .action(let action): action()
        case .link(let destination, let onSelect):
            onSelect()
            links.open(destination, nil)
        }
    }
}

/// A button in a row.
struct RowButton {
    /// The texts of the label; empty if the button is not drawn in the row.
    var label: [ScreenBuilder.Piece] = []
    var action: Action
    /// The action of a tap; nil for a command that a tap cannot do.
    var tap: (@MainActor @Sendable () -> Void)?
}

/// Rows below one another, from views: each row has cells, and what can be done with it.
struct RowGroup {
    struct Row {
        /// The texts of the row, each with its place. Texts at the same place are in one column.
        var cells: [(place: UInt64, spans: [Span])] = []
        var primary: Primary?
        var actions: [Action] = []
        var settings: [ScreenBuilder.Setting] = []

        /// The text that names the row.
        var name = ""
    }

    var rows: [Row] = []
    /// The noun for a row, in the singular.
    var noun = "row"
    /// The headings of the columns; empty without headings.
    var headings: [String] = []
    /// True if the rows are next to each other, as in a horizontal scroll view.
    var isHorizontal = false

    /// Names each row after its first text at a place that has a text in all rows, such as a title after a badge.
    mutating func nameRows() {
        let texts = rows.map { row in row.cells.filter { !$0.spans.text.trimmed.isEmpty } }
        let common = texts.dropFirst().reduce(Set(texts.first?.map(\.place) ?? [])) { common, cells in
            common.intersection(cells.map(\.place))
        }
        for index in rows.indices {
            let cells = texts[index]
            rows[index].name = (cells.first { common.contains($0.place) } ?? cells.first)?.spans.text.trimmed ?? ""
        }
    }

    var isNumbered: Bool { rows.contains { $0.primary != nil || !$0.actions.isEmpty || !$0.settings.isEmpty } }

    /// The places of the cells, in the order of the columns: a place that only some rows have comes after the place before
    /// it in these rows.
    private var places: [UInt64] {
        var places: [UInt64] = []
        for row in rows {
            var next = 0
            for cell in row.cells {
                if let index = places.firstIndex(of: cell.place) {
                    next = index + 1
                } else {
                    places.insert(cell.place, at: next)
                    next += 1
                }
            }
        }
        return places
    }

    /// The cells in columns. A row without a text in a column has an empty cell.
    var columns: [[[Span]]] {
        let places = places
        return rows.map { row in
            var cells: [[Span]] = places.map { _ in [] }
            for cell in row.cells {
                guard let index = places.firstIndex(of: cell.place) else { continue }
                cells[index] += (cells[index].isEmpty ? [] : [Span(" ")]) + cell.spans
            }
            return cells
        }
    }

    /// Draws the rows, the first with a number.
    func element(from number: Int) -> Element {
        let isNumbered = isNumbered
        let cells = columns
        if isHorizontal {
            let parts = cells.enumerated().map { index, cells in
                (isNumbered ? [Span("\(number + index) ", .secondary)] : [])
                    + Array(cells.joined(separator: [Span(" ")]))
            }
            return .paragraph(Array(parts.joined(separator: [Span("  ")])))
        }
        let count = cells.first?.count ?? 0
        return .table(
            .init(
                columns: (isNumbered ? [.init(alignment: .trailing, shrinks: false)] : [])
                    + (0..<count).map { .init(headings.indices.contains($0) ? headings[$0] : "", rank: $0) },
                rows: cells.enumerated().map { index, cells in
                    (isNumbered ? [[Span("\(number + index)", .secondary)]] : []) + cells
                }))
    }

    /// The keys of a row for programs, in a list with headings: that of its number, if it has one, then the headings.
    private var keys: [String] {
        let headings = headings.map(\.asKey).map { $0.isEmpty ? "column" : $0 }
        return ((isNumbered ? ["number"] : []) + headings).apart()
    }

    /// The rows for programs.
    func json(from number: Int) -> JSON {
        .array(
            columns.enumerated().map { index, cells in
                let texts = cells.map { JSON.string($0.text.trimmed) }
                let number = isNumbered ? [JSON.number("\(number + index)")] : []
                if headings.isEmpty {
                    var members = number.map { ("number", $0) }
                    members.append(("name", .string(rows[index].name)))
                    let details = texts.dropFirst().filter { !$0.isEmptyText }
                    if !details.isEmpty { members.append(("details", .array(Array(details)))) }
                    return .object(members)
                }
                return .object(zip(keys, number + texts).map { ($0, $1) })
            })
    }

    var schema: ContentSchema {
        headings.isEmpty
            ? .array(
                of: .object([
                    "number": .integer(from: 1).optional, "name": .string, "details": .array(of: .string).optional,
                ]))
            : .array(
                of: .object(
                    of: keys.enumerated().map { ($1, $0 == 0 && isNumbered ? .integer(from: 1) : .string) }))
    }
}

extension ScreenBuilder {
    /// The drawing, with the numbers of all rows. Rows count through all lists of the screen.
    mutating func elements() -> [Element] {
        var elements: [Element] = []
        var rows: [(number: Int, noun: String, row: RowGroup.Row)] = []
        for piece in pieces {
            switch piece {
            case .text(_, let spans): elements.append(.paragraph(spans))
            case .element(let element): elements.append(element)
            case .labels(let rows): elements.append(.infoRows(rows))
            case .rows(let group):
                guard !group.rows.isEmpty else { continue }
                let first = rows.count + 1
                elements.append(group.element(from: first))
                let json = group.json(from: first)
                append(group.noun + "s", value: { json }, schema: { group.schema })
                if group.isNumbered { rows += group.rows.enumerated().map { (first + $0, group.noun, $1) } }
            }
        }
        if !rows.isEmpty { append(rows) }
        nameApart()
        appendSubmit()
        if state == nil, isLoading, !elements.contains(where: \.isContent) { state = .loading }
        return elements
    }

    /// Adds what can be done with rows: opening one, and the commands that take a row.
    private mutating func append(_ rows: [(number: Int, noun: String, row: RowGroup.Row)]) {
        let noun = rows.allSatisfy { $0.noun == rows[0].noun } ? rows[0].noun : "row"
        let openable = rows.filter { $0.row.primary != nil }
        if !openable.isEmpty, selection == nil {
            let items = openable.map {
                SelectableRows.Item(identifier: RowIdentifier($0.number), name: $0.row.name)
            }
            selection = SelectableRows(noun: noun, items: items) { [links] identifier in
                openable.first { RowIdentifier($0.number) == identifier }?.row.primary?(links)
            }
            if case .link(let destination, _)? = openable[0].row.primary {
                self.rows = DeclaredControls.Rows(noun, leadTo: destination.name)
            }
        }
        for name in rows.flatMap(\.row.actions).map(\.description.name).unique {
            let action = RowAction(name, noun, rows).action
            let whole = actions.firstIndex {
                $0.description.name == name && $0.description.forms.allSatisfy(\.isEmpty)
            }
            if let index = whole {
                actions[index] = actions[index].merging(action)
            } else {
                actions.append(action)
            }
        }
        for name in rows.flatMap(\.row.settings).map(\.name).unique { append(setting: name, noun, rows) }
    }

    /// Adds a setting that takes a row before its value: `set quantity 2 5`.
    private mutating func append(
        setting name: String, _ noun: String, _ rows: [(number: Int, noun: String, row: RowGroup.Row)]
    ) {
        let choice = RowChoice(noun, rows) { row in row.settings.first { $0.name == name } }
        append(setting: name, choice.rows[0].value.forms.map { [choice.argument(.word).parameter] + $0 }) { arguments in
            let setting = try choice.row(in: arguments)
            if let refusal = setting.refusal { throw refusal }
            return try await setting.set(arguments)
        }
    }

    /// Adds the command that presses the return key: in the only field, or in the named one.
    private mutating func appendSubmit() {
        let fields = settings.filter { !$0.submit.isEmpty && $0.refusal == nil }
        guard !fields.isEmpty else { return }
        let forms = fields.count == 1 ? [[]] : fields.map { [Keyword($0.name).parameter] }
        let description = ActionDescription(
            name: ActionDescription.submit, help: "Press the return key in a field", forms: forms, effect: buttonEffect)
        actions.append(
            Action(description) { arguments in
                let field = fields.count == 1 ? fields[0] : fields.first { arguments.has(Keyword($0.name)) }
                for action in field?.submit ?? [] { action() }
                return .done
            })
    }

    /// Gives each of several buttons of one name a number, so that each can be typed, and a second word to a button with
    /// the name of a prompt's command: `Back` is `back-button`. Commands whose effect is declared have the names that
    /// their screen declares.
    private mutating func nameApart() {
        guard settings.count > 1 || actions.contains(where: { $0.description.effect == .undeclared }) else { return }
        for (index, action) in actions.enumerated()
        where action.description.effect == .undeclared
            && ActionDescription.namesOfPrompt.contains(action.description.name)
        { actions[index] = action.named(action.description.name + "-button") }
        let names = actions.map(\.description.name).apart("-")
        for (index, action) in actions.enumerated()
        where action.description.effect == .undeclared && action.description.name != names[index] {
            actions[index] = action.named(names[index])
        }
        for (index, name) in settings.map(\.name).apart("-").enumerated() { settings[index].name = name }
    }
}

extension Action {
    /// Returns an action that does what another one does if it has arguments.
    fileprivate func merging(_ other: Action) -> Action {
        let whole = self
        return Action(description.merging(other.description)) { arguments in
            try await (arguments.isEmpty ? whole : other).perform(arguments)
        }
    }
}

extension JSON {
    fileprivate var isEmptyText: Bool { if case .string("") = self { true } else { false } }
}

extension Element {
    /// True if an element shows more than that a screen loads.
    fileprivate var isContent: Bool {
        switch self {
        case .blank: false
        case .line(let spans, _), .paragraph(let spans): !spans.allSatisfy { $0.role == .secondary }
        default: true
        }
    }
}

/// The rows that have something, each chosen by its number or its name.
@MainActor
private struct RowChoice<Value: Sendable>: Sendable {
    let noun: String
    let rows: [(number: Int, name: String, value: Value)]

    init(
        _ noun: String, _ rows: [(number: Int, noun: String, row: RowGroup.Row)], _ value: (RowGroup.Row) -> Value?
    ) {
        self.noun = noun
        self.rows = rows.compactMap { row in value(row.row).map { (row.number, row.row.name, $0) } }
    }

    /// The argument for a row's number or name.
    func argument(_ kind: Parameter.Kind) -> ArgumentKey<String> {
        let suggestions = rows.map { Parameter.Suggestion("\($0.number)", help: $0.name) }
        return ArgumentKey<String>("ROW", kind) { suggestions }
    }

    func row(in arguments: Arguments) throws -> Value {
        let word = (arguments[argument(.word)] ?? "").trimmed
        let found = rows.first { "\($0.number)" == word } ?? rows.first { $0.name.lowercased() == word.lowercased() }
        guard let found else { throw UnknownRow(word: word, noun: noun, numbers: rows.map(\.number)) }
        return found.value
    }
}

/// A command that takes a row: `delete 3`.
@MainActor
private struct RowAction {
    private let choice: RowChoice<Action>

    init(_ name: String, _ noun: String, _ rows: [(number: Int, noun: String, row: RowGroup.Row)]) {
        choice = RowChoice(noun, rows) { row in row.actions.first { $0.description.name == name } }
    }

    var action: Action {
        let (choice, first, yes) = (choice, choice.rows[0].value.description, ActionDescription.yes.parameter)
        let rests = first.forms.filter { form in !form.contains { $0.usage == yes.usage } }
        // A name at the end may have several words, and would begin with the confirmation.
        let row = rests.allSatisfy(\.isEmpty) ? choice.argument(.text) : choice.argument(.word)
        let forms = rests.map { [row.parameter] + $0 }
        let description = ActionDescription(
            name: first.name, help: first.help,
            forms: (first.confirmation == nil ? [] : forms.map { [yes] + $0 }) + forms, effect: first.effect,
            confirmation: first.confirmation)
        return Action(description) { arguments in try await choice.row(in: arguments).perform(arguments) }
    }
}

extension String {
    /// Returns the name of a control without the name of the row that contains it: `add-tent-to-cart` is `add-to-cart`.
    /// A control with no more than the row's name keeps it.
    func without(_ row: String) -> String {
        guard !row.isEmpty, let range = firstRange(of: row) else { return self }
        let separator: Set<Character> = [" ", "-", "“", "”", "\"", ":"]
        var (start, end) = (self[..<range.lowerBound], self[range.upperBound...])
        guard start.last.map(separator.contains) ?? true, end.first.map(separator.contains) ?? true else { return self }
        while let last = start.last, separator.contains(last) { start.removeLast() }
        while let first = end.first, separator.contains(first) { end.removeFirst() }
        // `Unfold notes of Read` is `Unfold notes`.
        for word in ["for", "of", "to", "from"] where end.isEmpty {
            if let last = start.last(where: separator.contains), start.hasSuffix("\(last)\(word)") {
                start.removeLast(word.count + 1)
            }
        }
        guard !(start.isEmpty && end.isEmpty) else { return self }
        let joint = start.isEmpty || end.isEmpty ? "" : contains(" ") ? " " : "-"
        let rest = String(start + joint + end)
        return first?.isUppercase == true ? rest.capitalizedAtStart : rest
    }
}

extension [String] {
    /// The names, each again one with a number: `rows`, `rows2`.
    func apart(_ separator: String = "") -> [String] {
        // The comparison of a few names costs less than a set of them.
        if count <= 16, indices.allSatisfy({ !self[..<$0].contains(self[$0]) }) { return self }
        var taken: Set<String> = []
        return map { name in
            if taken.insert(name).inserted { return name }
            let number = (2...).first { !taken.contains("\(name)\(separator)\($0)") } ?? 2
            taken.insert("\(name)\(separator)\(number)")
            return "\(name)\(separator)\(number)"
        }
    }
}

private struct UnknownRow: ActionError, Hashable {
    let word: String
    let noun: String
    let numbers: [Int]

    var description: String {
        let first = numbers.first ?? 0
        return
            "no \(noun) '\(word)': its number or name, \(first)\(numbers.count > 1 ? " to \(numbers.last ?? 0)" : "")"
    }
}
