package import ChallengeActions
package import ChallengeDesignSystem
package import ChallengeText

/// A screen as it is at one moment. The screen's views add their parts in order.
@MainActor
public struct ScreenBuilder {
    /// A value for programs, with its schema. Only previews evaluate the schema.
    package struct Field {
        let key: String
        let value: @Sendable () -> JSON?
        let schema: @Sendable () -> ContentSchema
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
        let name: String
        let forms: [[Parameter]]
        package var refusal: (any ActionError)?
        let set: @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    }

    /// The requirements that a form has for one of its fields.
    package struct FieldTraits {
        package var isRequired = false
        /// The problem with the value in a few words, if any.
        package var problem: String?
    }

    package let links: Links
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
    /// The kind of the rows and their destination, if known.
    package var rows: DeclaredControls.Rows?
    package var actions: [Action] = []
    /// The work for the first appearance. The argument is the intent that follows, if any.
    package var work: [@MainActor (Intent?) async -> Void] = []
    /// The tasks that start at the first appearance, next to the ``work``.
    package var tasks: [@MainActor @Sendable () async -> Void] = []
    package var returns: [@MainActor @Sendable () async -> Void] = []
    /// A sentence about the changes that are lost if the screen leaves its stack; nil if there are no unsaved changes.
    package var unsaved: String?
    /// The screen's further state as a text; an exploration explores the screen once for each text. By default empty.
    package var explorationState = ""
    /// Valid texts for fields. Each key is a field's name in the command `set`.
    package var fieldTexts: [String: String] = [:]
    package var traits = FieldTraits()
    package var problems: [(field: String, problem: String)] = []

    package private(set) var fields: [Field] = []
    package var settings: [Setting] = []
    /// The help of the action `set` and its place among the actions; nil until a view sets the help.
    private var setter: (help: String, index: Int)?
    private var elements: [Element] = []
    private var labels: [Fields.Row] = []

    package init(links: Links) { self.links = links }

    package mutating func append(_ element: Element) {
        flush()
        elements.append(element)
    }

    /// Adds a label with a value, aligned with the labels directly above and below.
    package mutating func append(_ label: String, _ value: [Span]) {
        if let row = Fields.Row(info: label, value) { labels.append(row) }
    }

    package mutating func append(
        _ key: String, value: @escaping @Sendable () -> JSON?, schema: @escaping @Sendable () -> ContentSchema
    ) {
        fields.append(Field(key: key, value: value, schema: schema))
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

    /// Removes and returns all values for programs except the first `count`.
    package mutating func dropFields(from count: Int) -> [Field] {
        defer { fields.removeSubrange(count...) }
        return Array(fields[count...])
    }

    private mutating func flush() {
        guard !labels.isEmpty else { return }
        elements.append(.infoRows(labels))
        labels = []
    }

    package mutating func finish() -> Element {
        flush()
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
                .object(fields.compactMap { field in field.value().map { (field.key, $0) } })
            }
    }

    package var contents: [DeclaredControls.Content] {
        if let content { return content.contents() }
        let states = [state ?? .loaded] + about.states
        var unique: [ViewState] = []
        for state in states where !unique.contains(state) { unique.append(state) }
        return [
            DeclaredControls.Content(about.sentence, in: unique) { [fields] in
                .object(of: fields.map { ($0.key, $0.schema()) })
            }
        ]
    }
}
