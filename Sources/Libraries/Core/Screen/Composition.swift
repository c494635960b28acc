package import ChallengeShellText

/// A screen at one moment, to which its views add their parts in order.
@MainActor
public struct Composition {
    /// A value for programs, with its schema, which only previews evaluate.
    package struct Field {
        let key: String
        let value: @Sendable () -> JSON?
        let schema: @Sendable () -> ContentSchema
    }

    /// All values of a screen for programs, instead of its fields.
    package struct Content {
        package let snapshot: any JSONConvertible
        package let contents: @Sendable () -> [ScreenDescription.Content]

        package init(
            _ snapshot: any JSONConvertible, _ contents: @escaping @Sendable () -> [ScreenDescription.Content]
        ) {
            (self.snapshot, self.contents) = (snapshot, contents)
        }
    }

    /// A control that the action `set` sets, by its name.
    package struct Setting {
        let name: String
        let forms: [[Parameter]]
        package var refusal: (any ActionError)?
        let set: @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    }

    /// A form's requirements of a field.
    package struct FieldTraits {
        package var isRequired = false
        /// The fault of the value in a few words, if any.
        package var problem: String?
    }

    /// The navigator of the screen's links.
    package let navigator: any NavigatorContract
    package var title: String?
    package var label: String?
    package var summary = ""
    /// The state; nil if no view sets one.
    package var state: ViewState?
    /// The other states with the same values for programs, and a sentence about these values.
    package var about: (sentence: String?, states: [ViewState]) = (nil, [])
    package var content: Content?
    package var selection: SelectableRows?
    /// All loaded rows, if the content has only some of them.
    package var allRows: (@Sendable () -> [JSON])?
    /// The kind of the rows and their destination, if known.
    package var rows: ScreenDescription.Rows?
    package var actions: [Action] = []
    /// The work of the first appearance, with the intent that follows it.
    package var work: [@MainActor (Intent?) async -> Void] = []
    /// The tasks that start at the first appearance, next to the ``work``.
    package var tasks: [@MainActor @Sendable () async -> Void] = []
    /// The work of a screen that is on top again.
    package var returns: [@MainActor @Sendable () async -> Void] = []
    /// A sentence about the changes that are lost if the screen leaves its stack; nil if there are none.
    package var unsaved: String?
    /// The further state that an exploration distinguishes; empty if there is none.
    package var explorationState = ""
    /// The valid texts of fields, by the fields' names for `set`.
    package var fieldTexts: [String: String] = [:]
    /// The traits of the fields that are added now.
    package var traits = FieldTraits()
    /// The problems to solve before the form can be submitted.
    package var problems: [(field: String, problem: String)] = []

    package private(set) var fields: [Field] = []
    package var settings: [Setting] = []
    /// The help of the action `set` and its place among the actions; nil before there is one.
    private var setter: (help: String, index: Int)?
    private var elements: [Element] = []
    private var labels: [Fields.Row] = []

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    /// Adds a row to draw.
    package mutating func append(_ element: Element) {
        flush()
        elements.append(element)
    }

    /// Adds a label with a value, aligned with its neighbours.
    package mutating func append(_ label: String, _ value: [Span]) {
        if let row = Fields.Row(info: label, value) { labels.append(row) }
    }

    /// Adds a value for programs.
    package mutating func append(
        _ key: String, value: @escaping @Sendable () -> JSON?, schema: @escaping @Sendable () -> ContentSchema
    ) {
        fields.append(Field(key: key, value: value, schema: schema))
    }

    /// Adds a control that the action `set` sets.
    package mutating func append(
        setting name: String, _ forms: [[Parameter]],
        _ set: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        if setter == nil { setter = ("Set a value", actions.count) }
        settings.append(Setting(name: name, forms: forms, set: set))
    }

    /// Sets the help of the action `set`, at this place among the actions.
    package mutating func setHelp(_ help: String) { setter = (help, setter?.index ?? actions.count) }

    /// Returns the elements of a view, drawn separately.
    package mutating func drawing(_ view: some View) -> [Element] {
        flush()
        let before = elements
        elements = []
        view.compose(into: &self)
        flush()
        defer { elements = before }
        return elements
    }

    /// Removes and returns the values for programs beyond this count.
    package mutating func dropFields(from count: Int) -> [Field] {
        defer { fields.removeSubrange(count...) }
        return Array(fields[count...])
    }

    private mutating func flush() {
        guard !labels.isEmpty else { return }
        elements.append(.infoRows(labels))
        labels = []
    }

    /// Returns everything to draw.
    package mutating func finish() -> Element {
        flush()
        return elements.count == 1 ? elements[0] : .stack(elements)
    }

    /// The actions, with `set` for the values of the controls.
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
