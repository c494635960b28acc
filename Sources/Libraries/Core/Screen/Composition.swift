package import ChallengeShellText

/// A screen at one moment, as its views add to it one after the other.
@MainActor
public struct Composition {
    /// A value that programs get, with its schema, which only previews are asked for.
    package struct Field {
        let key: String
        let value: @Sendable () -> JSON?
        let schema: @Sendable () -> ContentSchema
    }

    /// The whole of what programs get of a screen, in place of its fields.
    package struct Content {
        package let snapshot: any JSONConvertible
        package let contents: @Sendable () -> [ScreenDescription.Content]

        package init(
            _ snapshot: any JSONConvertible, _ contents: @escaping @Sendable () -> [ScreenDescription.Content]
        ) {
            (self.snapshot, self.contents) = (snapshot, contents)
        }
    }

    /// One of the things that the action `set` sets, by its name.
    package struct Setting {
        let name: String
        let forms: [[Parameter]]
        package var refusal: (any ActionError)?
        let set: @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    }

    /// A form's demands on a field.
    package struct FieldTraits {
        package var isRequired = false
        /// The fault of the value, a few words; nil if it has none.
        package var problem: String?
    }

    /// Where the screen's links lead from.
    package let navigator: any NavigatorContract
    package var title: String?
    package var label: String?
    package var summary = ""
    /// The state; nil if no view says one.
    package var state: ViewState?
    /// The other states in which programs get the same, and what that is, as a sentence.
    package var about: (sentence: String?, states: [ViewState]) = (nil, [])
    package var content: Content?
    package var selection: SelectableRows?
    /// All rows that are loaded, where the content has only some of them.
    package var allRows: (@Sendable () -> [JSON])?
    /// What the rows are, and where they lead, as far as that is known.
    package var rows: ScreenDescription.Rows?
    package var actions: [Action] = []
    /// The work of the first appearance, which is told of the intent that follows it.
    package var work: [@MainActor (Intent?) async -> Void] = []
    /// What begins with the first appearance, beside the ``work``.
    package var tasks: [@MainActor @Sendable () async -> Void] = []
    /// What a screen does when it is on top again.
    package var returns: [@MainActor @Sendable () async -> Void] = []
    /// What would be lost if the screen left its stack, a sentence; nil if nothing would.
    package var unsaved: String?
    /// What else tells the screen from itself at another moment for an exploration; empty if nothing does.
    package var explorationState = ""
    /// The valid texts that fields have, by the names by which they are set.
    package var fieldTexts: [String: String] = [:]
    /// What is said of the fields that are added now.
    package var traits = FieldTraits()
    /// What has to be changed before the form can be submitted.
    package var problems: [(field: String, problem: String)] = []

    package private(set) var fields: [Field] = []
    package var settings: [Setting] = []
    /// What the action `set` does, where it stands among the actions; nil before there is one.
    private var setter: (help: String, index: Int)?
    private var elements: [Element] = []
    private var labels: [Fields.Row] = []

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    /// Adds a row to be drawn.
    package mutating func append(_ element: Element) {
        flush()
        elements.append(element)
    }

    /// Adds a label with a value; neighbours are aligned.
    package mutating func append(_ label: String, _ value: [Span]) {
        if let row = Fields.Row(info: label, value) { labels.append(row) }
    }

    /// Adds a value for programs.
    package mutating func append(
        _ key: String, value: @escaping @Sendable () -> JSON?, schema: @escaping @Sendable () -> ContentSchema
    ) {
        fields.append(Field(key: key, value: value, schema: schema))
    }

    /// Adds something that the action `set` sets.
    package mutating func append(
        setting name: String, _ forms: [[Parameter]],
        _ set: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        if setter == nil { setter = ("Set a value", actions.count) }
        settings.append(Setting(name: name, forms: forms, set: set))
    }

    /// Says what the action `set` does, which is at this place among the actions.
    package mutating func setHelp(_ help: String) { setter = (help, setter?.index ?? actions.count) }

    /// What a view adds, drawn on its own.
    package mutating func drawing(_ view: some View) -> [Element] {
        flush()
        let before = elements
        elements = []
        view.compose(into: &self)
        flush()
        defer { elements = before }
        return elements
    }

    /// Removes the values for programs that a view has added since there were so many.
    package mutating func dropFields(from count: Int) -> [Field] {
        defer { fields.removeSubrange(count...) }
        return Array(fields[count...])
    }

    private mutating func flush() {
        guard !labels.isEmpty else { return }
        elements.append(.infoRows(labels))
        labels = []
    }

    /// All that is drawn.
    package mutating func finish() -> Element {
        flush()
        return elements.count == 1 ? elements[0] : .stack(elements)
    }

    /// The actions, with that which sets the values of the controls.
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
                .object(fields.compactMap { field in field.value().map { (field.key, $0) } })
            }
    }

    package var contents: [ScreenDescription.Content] {
        if let content { return content.contents() }
        let states = [state ?? .loaded] + about.states
        var unique: [ViewState] = []
        for state in states where !unique.contains(state) { unique.append(state) }
        return [
            ScreenDescription.Content(about.sentence, in: unique) { [fields] in
                .object(of: fields.map { ($0.key, $0.schema()) })
            }
        ]
    }
}
