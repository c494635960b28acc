package import ChallengeActions
package import ChallengeDesignSystem
package import ChallengeText

/// A screen as it is at one moment. The screen's views add their parts in order.
@MainActor
public struct ScreenBuilder {
    /// A value for programs, with its schema. Only previews evaluate the schema.
    package struct FieldValue {
        package let key: String
        package let value: @Sendable () -> JSON?
        package let schema: @Sendable () -> ContentSchema
    }

    package struct Content {
        package let snapshot: any JSONConvertible
        package let contents: @Sendable () -> [DeclaredControls.Content]

        package init(
            _ snapshot: any JSONConvertible, _ contents: @escaping @Sendable () -> [DeclaredControls.Content]
        ) {
            (self.snapshot, self.contents) = (snapshot, contents)
        }
    }

    package struct Setting {
        var name: String
        let forms: [[Parameter]]
        package var refusal: (any ActionError)?
        let set: @MainActor @Sendable (Arguments) async throws -> ActionOutcome
        /// The actions of the return key in a field for a text.
        var submit: [@MainActor @Sendable () -> Void] = []
        /// True if the setting takes a text.
        var isText: Bool { forms.contains { $0.count == 1 && $0[0].name == "VALUE" } }

        init(
            name: String, forms: [[Parameter]],
            set: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
        ) {
            (self.name, self.forms, self.set) = (name, forms, set)
        }
    }

    /// The facts of modifiers about the control that they surround.
    package struct Traits {
        /// The name of the control, in place of its label's text.
        var label: String?
        /// The name of a control whose label has no text.
        var identifier: String?
        var value: String?
        /// The help of the control's command.
        package var hint: String?
        /// The value's key for programs; nil in the inner optional if programs do not get the value.
        package var key: String??
        /// The word for an empty value, as drawn and as typed.
        package var none: String?
        package var isRequired = false
        /// True inside a view that asks questions of its own.
        var hasQuestion = false
        /// True if the view is the selected one among others.
        var isSelected = false
        /// The problem with the value in a few words, if any.
        package var problem: String?
        /// Returns the completions of a field; called on any thread.
        package var suggest: (@Sendable () -> [String])?
        /// The completions of the texts; nil if the text has no completions.
        package var suggestions: (@Sendable () -> [Parameter.Suggestion])? {
            guard let suggest else { return nil }
            return { suggest().map { Parameter.Suggestion($0) } }
        }
    }

    /// A tab that is collected for a tab view.
    struct TabItem {
        let title: String
        var tag: AnyHashable
        let content: any View
        var badge: String?
    }

    /// A part of the screen's drawing, in its order.
    enum Piece {
        /// A text, with its place in the row that contains it.
        case text(UInt64, [Span])
        case element(Element)
        /// Labels with values, aligned with the labels directly above and below.
        case labels([Fields.Row])
        case rows(RowGroup)
    }

    package let links: Links
    /// The name of the view that a stack or tabs show; nil if the screen has the name of its own view.
    var name: String?
    package var title: String?
    package var label: String?
    package var summary = ""
    package var state: ViewState?
    /// A sentence about the values for programs, and the other states in which the values have the same schema.
    package var about: (sentence: String?, states: [ViewState]) = (nil, [])
    package var content: Content?
    package var selection: SelectableRows?
    /// All loaded rows, if the content has only some rows.
    package var allRows: (@Sendable () -> [JSON])?
    /// The conditions that narrow the rows down.
    package var conditions: [RowCondition] = []
    /// The kind of the rows and their destination, if known.
    package var rows: DeclaredControls.Rows?
    package var actions: [Action] = []
    /// The work of the views.
    package var lifecycles: [Lifecycle] = []
    /// A sentence about the changes that are lost if the screen leaves its stack; nil if there are no unsaved changes.
    package var unsaved: String?
    /// The screen's further state as a text; an exploration explores the screen once for each text. By default empty.
    package var explorationState = ""
    /// Valid texts for fields. Each key is a field's name in the command `set`.
    package var fieldTexts: [String: String] = [:]
    package var traits = Traits()
    package var problems: [(field: String, problem: String)] = []

    package private(set) var fields: [FieldValue] = []
    package var settings: [Setting] = []
    /// The help of the action `set` and its place among the actions; nil until a view sets the help.
    private var setter: (help: String, index: Int)?
    private(set) var pieces: [Piece] = []
    private var labels: [Fields.Row] = []
    /// The first label whose texts were collected, and the number of these texts.
    private var collectedLabel: (row: Fields.Row, texts: Int)?
    /// True if texts are collected for a row, a line or the label of a control, and not drawn below one another.
    private(set) var collectsTexts = false

    /// The place of the view that is being added.
    package var position = Position()
    /// The states of the screen's views.
    let states: StateStorage
    package var environment: EnvironmentValues
    /// True if the view that is being added is the value of the last rendering.
    var isUnchanged = false
    /// True inside a row of a list, whose buttons are commands with the row.
    private(set) var isRow = false
    /// True in a menu, whose buttons are commands also if a `ForEach` makes them.
    var isMenu = false
    /// True if rows are next to each other.
    var isHorizontal = false
    /// True inside a stack, where a space has no meaning.
    var isColumn = false
    /// Selects a row of a list by its identity; nil outside of lists with a selection.
    var select: (@MainActor @Sendable (AnyHashable) -> Void)?
    /// The identity of a row for a selection, if it is not the row's own.
    var tag: AnyHashable?
    /// The effect of opening a row of a list; nil outside of rows, and for a row that cannot be opened.
    var primary: Primary?
    /// The buttons of a row, with the texts of their labels.
    var buttons: [RowButton] = []
    /// The buttons of a question.
    var answers: [(role: ButtonRole?, name: String)] = []
    /// The tagged views, with their texts.
    var choices: [(tag: AnyHashable, text: String)] = []
    /// The tabs that are collected for a tab view; nil outside of one.
    var tabItems: [TabItem]?
    /// The texts that search suggestions complete.
    var completions: [String] = []
    /// Runs when a search is typed.
    var submitsSearch: (@MainActor @Sendable () -> Void)?
    /// The effect of buttons, which is learned by performing them.
    var buttonEffect: ActionDescription.Effect { .undeclared }
    /// The name of the first picture, which names a button without a text.
    var imageName: String?
    var isImageSelected = false
    /// True if the screen shows that it loads.
    var isLoading = false
    /// The screens that this screen shows above itself.
    package var presentations = Presentations()
    /// The host of the screen's stack, if the host follows the model of the stack's path.
    var follower: StackFollower?
    /// True until a view at the root of a stack is added.
    var isAtRootOfStack = false

    package init(
        links: Links, states: StateStorage = StateStorage(), environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.links = links
        self.states = states
        self.environment = environment
    }

    var surroundings: Surroundings { Surroundings(states: states, position: position, environment: environment) }

    /// Returns what a view adds, separately from this screen: its texts as they are, if they are collected.
    func reading(
        _ view: any View, collectsTexts: Bool = true, isRow: Bool? = nil, isUnchanged: Bool = false
    ) -> ScreenBuilder {
        var part = ScreenBuilder(links: links, states: states, environment: environment)
        part.position = position
        part.collectsTexts = collectsTexts
        part.isRow = isRow ?? self.isRow
        part.isUnchanged = isUnchanged
        (part.isHorizontal, part.isColumn) = (isHorizontal, isColumn)
        (part.select, part.isMenu) = (select, isMenu)
        part.traits = traits
        view.compose(into: &part)
        part.flush()
        return part
    }

    /// Adds a part that was read, with its controls, but without its drawing.
    mutating func appendControls(of part: ScreenBuilder) {
        actions += part.actions
        buttons += part.buttons
        if !part.answers.isEmpty { answers += part.answers }
        primary = primary ?? part.primary
        tag = part.tag ?? tag
        choices += part.choices
        completions += part.completions
        submitsSearch = part.submitsSearch ?? submitsSearch
        settings += part.settings
        if setter == nil, let other = part.setter { setter = (other.help, other.index + actions.count) }
        fields += part.fields
        lifecycles += part.lifecycles
        problems += part.problems
        if !part.fieldTexts.isEmpty { fieldTexts.merge(part.fieldTexts) { first, _ in first } }
        name = part.name ?? name
        title = part.title ?? title
        label = part.label ?? label
        if !part.summary.isEmpty { summary = part.summary }
        state = part.state ?? state
        content = part.content ?? content
        selection = part.selection ?? selection
        allRows = part.allRows ?? allRows
        conditions += part.conditions
        rows = part.rows ?? rows
        unsaved = part.unsaved ?? unsaved
        isLoading = isLoading || part.isLoading
        presentations.append(part.presentations)
    }

    /// Adds a part that was read, with its drawing.
    mutating func append(_ part: ScreenBuilder) {
        appendControls(of: part)
        if pieces.isEmpty { collectedLabel = part.collectedLabel }
        for piece in part.pieces { append(piece) }
    }

    mutating func append(_ piece: Piece) {
        if case .labels(let rows) = piece {
            labels += rows
            return
        }
        flush()
        switch piece {
        case .text(_, let spans) where !collectsTexts: pieces.append(.element(.paragraph(spans)))
        default: pieces.append(piece)
        }
    }

    package mutating func append(_ element: Element) {
        flush()
        guard collectsTexts else { return pieces.append(.element(element)) }
        switch element {
        case .paragraph(let spans), .line(let spans, trailing: _):
            pieces.append(.text(position.column, spans))
            if traits.isSelected, !spans.text.trimmed.isEmpty {
                pieces.append(.text(position.column, [Span("✓")]))
                traits.isSelected = false
            }
        case .blank: break
        default: pieces.append(.element(element))
        }
    }

    /// Adds a label with a value, aligned with the labels directly above and below.
    package mutating func append(_ label: String, _ value: [Span]) {
        let row = Fields.Row(info: label, value)
        if collectsTexts {
            let count = pieces.count
            defer { if count == 0, let row { collectedLabel = (row, pieces.count) } }
            if !label.isEmpty { pieces.append(.text(position.column, [Span(label)])) }
            var place = position
            place.enter(-5)
            if !value.isEmpty { pieces.append(.text(place.column, value)) }
        } else if let row {
            labels.append(row)
        }
    }

    /// Adds a line that consists of a label with its value; returns false for other lines.
    mutating func appendLabel(of line: ScreenBuilder) -> Bool {
        guard let row = line.labelAlone else { return false }
        labels.append(row)
        return true
    }

    /// The label with its value that is all of a line; nil for other lines.
    var labelAlone: Fields.Row? {
        guard let (row, texts) = collectedLabel, pieces.count == texts else { return nil }
        return row
    }

    mutating func append(_ group: RowGroup) {
        flush()
        var group = group
        group.nameRows()
        pieces.append(.rows(group))
    }

    /// Removes and returns the last text of the line that is being read; nil if it is no words.
    mutating func takeCaption() -> String? {
        guard collectsTexts, isHorizontal, case .text(_, let spans)? = pieces.last,
            spans.text.contains(where: \.isLetter)
        else { return nil }
        pieces.removeLast()
        return spans.text.trimmed
    }

    /// Removes the last text of the line that is being read if it is this text.
    mutating func dropCaption(_ text: String) {
        guard collectsTexts, isHorizontal, case .text(_, let spans)? = pieces.last, spans.text.trimmed == text else {
            return
        }
        pieces.removeLast()
    }

    /// A label or a short text above; nil if it names a setting.
    var captionAbove: String? {
        var text = labels.last?.label.text
        if labels.isEmpty, case .element(.paragraph(let spans))? = pieces.last { text = spans.text }
        let caption = String((text ?? "").prefix { $0 != ":" }).trimmed
        let isName = caption.contains(where: \.isLetter) && caption.split(separator: " ").count < 4
        return isName && !settings.contains { $0.name == caption.asControlName } ? caption : nil
    }

    /// The only text of a part; the empty text if the part is empty, and nil if there is more.
    var soleText: String? {
        guard pieces.count <= 1 else { return nil }
        return switch pieces.first {
        case nil: ""
        case .text(_, let spans), .element(.paragraph(let spans)): spans.text.trimmed
        default: nil
        }
    }

    /// Removes and returns the first text that is drawn; nil without one.
    mutating func takeFirstText() -> String? {
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .element(.paragraph(let spans)) where !spans.text.trimmed.isEmpty,
                .element(.line(let spans, trailing: _)) where !spans.text.trimmed.isEmpty:
                pieces.remove(at: index)
                return spans.text.trimmed
            default: break
            }
        }
        return nil
    }

    /// The collected texts, one text a view.
    var texts: [String] {
        pieces.compactMap { if case .text(_, let spans) = $0 { spans.text.trimmed } else { nil } }.filter {
            !$0.isEmpty
        }
    }

    package mutating func append(
        _ key: String, value: @escaping @Sendable () -> JSON?, schema: @escaping @Sendable () -> ContentSchema
    ) {
        fields.append(FieldValue(key: key, value: value, schema: schema))
    }

    package mutating func append(
        setting name: String, _ forms: [[Parameter]],
        _ set: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        if setter == nil { setter = ("Set a value", actions.count) }
        settings.append(Setting(name: name, forms: forms, set: set))
    }

    /// Sets the help of the action `set`. The first call places the action after the actions added before.
    package mutating func setHelp(_ help: String) { setter = (help, setter?.index ?? actions.count) }

    /// Returns the drawing of a view, separately.
    mutating func drawing(_ view: any View) -> [Piece] {
        flush()
        let before = pieces
        pieces = []
        view.compose(into: &self)
        flush()
        defer { pieces = before }
        return pieces
    }

    /// Removes and returns all values for programs except the first `count`.
    package mutating func dropFields(from count: Int) -> [FieldValue] {
        defer { fields.removeSubrange(count...) }
        return Array(fields[count...])
    }

    private mutating func flush() {
        guard !labels.isEmpty else { return }
        pieces.append(.labels(labels))
        labels = []
    }

    package mutating func finish() -> Element {
        flush()
        let elements = elements()
        return elements.count == 1 ? elements[0] : .stack(elements)
    }

    /// The actions, including `set` if the screen has controls to set.
    package var allActions: [Action] {
        guard let setter, !settings.isEmpty else { return actions }
        let description = ActionDescription(
            name: ActionDescription.setter, help: setter.help,
            forms: settings.flatMap { setting in setting.forms.map { [Keyword(setting.name).parameter] + $0 } },
            synopsis: "KEY VALUE")
        let refusals = settings.compactMap(\.refusal)
        let action = Action(description, unless: refusals.count == settings.count ? refusals.first : nil) {
            [settings] arguments in
            guard let setting = settings.first(where: { arguments.has(Keyword($0.name)) }) else { return .done }
            if let refusal = setting.refusal { throw refusal }
            return try await setting.set(arguments)
        }
        return Array(actions.prefix(setter.index)) + [action] + actions.dropFirst(setter.index)
    }

    package var snapshot: any JSONConvertible {
        content?.snapshot
            ?? DeferredJSON { [fields] in
                .object(fields.named.compactMap { key, field in field.value().map { (key, $0) } })
            }
    }

    package var contents: [DeclaredControls.Content] {
        if let content { return content.contents() }
        let states = [state ?? .loaded] + about.states
        var unique: [ViewState] = []
        for state in states where !unique.contains(state) { unique.append(state) }
        return [
            DeclaredControls.Content(about.sentence, in: unique) { [fields] in
                .object(of: fields.named.map { ($0, $1.schema()) })
            }
        ]
    }
}

extension [ScreenBuilder.FieldValue] {
    /// The values with their keys. Each of several values of one key has a number.
    fileprivate var named: [(key: String, field: ScreenBuilder.FieldValue)] {
        zip(map(\.key).apart(), self).map { ($0, $1) }
    }
}
