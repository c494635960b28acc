public import ChallengeActions
public import ChallengeDesignSystem
public import ChallengeText
public import SwiftUI

// What a prompt needs beyond SwiftUI. Each has the reason why no word of SwiftUI says it.

extension View {
    /// Sets the key of a field or a labelled value for programs; nil hides it from programs. SwiftUI has no reader that
    /// takes values by their names.
    public func key(_ key: String?) -> ModifiedView { traits { $0.key = .some(key) } }

    /// Sets the word for the empty value of a text field, as drawn and as typed. SwiftUI's prompt is drawn only.
    public func emptyWord(_ word: String) -> ModifiedView { traits { $0.none = word } }

    /// Sets the completions of a text field; the closure is called on any thread. SwiftUI has suggestions for searches only.
    public func completions(_ completions: @escaping @Sendable () -> [String]) -> ModifiedView {
        traits { $0.suggest = completions }
    }

    /// Marks fields as required: their form can be submitted only if they have a value. SwiftUI leaves that to the app,
    /// which then cannot say why a button is disabled.
    public func required() -> ModifiedView { traits { $0.isRequired = true } }

    /// Sets the problem of a field's value, in words that follow its name: `has no @`. Nil means no problem.
    public func invalid(_ problem: String?) -> ModifiedView { traits { $0.problem = problem ?? $0.problem } }

    /// Disables the view's buttons while a field before them is invalid, or required and empty.
    public func submitsForm() -> ModifiedView { disabledUntilValid() }

    /// Disables the view's controls for a reason, which SwiftUI's `disabled(_:)` cannot say. Nil enables them.
    public func disabled(_ reason: String?) -> ModifiedView { refused(reason.map { Reason(description: $0) }) }

    /// Disables the view's controls by an error. Nil enables them.
    public func disabled(_ refusal: (any ActionError)?) -> ModifiedView { refused(refusal) }

    /// Asks a question before the view's buttons do anything: `[y/N]` at a prompt, `--yes` in a script. SwiftUI's dialogs
    /// are screens of their own.
    public func confirm(_ question: String) -> ModifiedView { actions { $0.confirmed(by: question) } }

    /// Marks the view's buttons as changing data outside of the app, for example on a server. After such a button, an
    /// exploration resets the data by the app container's `resetData()`.
    public func changesData() -> ModifiedView { actions { $0.changingData } }

    private func actions(_ change: @escaping (Action) -> Action) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let count = screen.actions.count
            content.compose(into: &screen)
            for index in screen.actions.indices.dropFirst(count) {
                screen.actions[index] = change(screen.actions[index])
            }
        }
    }
}

struct Reason: ActionError, Hashable {
    let description: String
}

/// An element that no view of SwiftUI draws: lines with trailing spans, figures, verbatim rows.
public struct Drawing: Control {
    private let element: Element

    /// Creates a drawing of an element.
    public init(_ element: Element) { self.element = element }

    public func compose(into screen: inout ScreenBuilder) { screen.append(element) }
}

/// A value that only programs get. SwiftUI has no words for programs.
public struct Value: Control {
    private let key: String
    private let json: @Sendable () -> JSON?
    private let schema: @Sendable () -> ContentSchema

    /// Creates a value under a key, by default with the schema of its type.
    public init<Content: ContentValue>(
        _ key: String, _ value: Content,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema = Content.contentSchema
    ) {
        self.key = key
        json = { value.isMissing ? nil : value.json }
        self.schema = schema
    }

    /// Creates records under a key.
    public init(_ key: String, _ rows: [Row]) {
        self.key = key
        json = { .array(rows.map(\.json)) }
        schema = { .array(of: rows.first?.contentSchema ?? .any) }
    }

    /// Creates a JSON value under a key, with its schema.
    public init(_ key: String, json: JSON, schema: @autoclosure @escaping @Sendable () -> ContentSchema) {
        self.key = key
        self.json = { json }
        self.schema = schema
    }

    public func compose(into screen: inout ScreenBuilder) { screen.append(key, value: json, schema: schema) }
}

extension Text {
    /// Creates a text with one role. With a key, programs get the text too.
    public init(_ text: String, _ role: Span.Role = .plain, key: String) { self.init([Span(text, role)], key: key) }

    /// Creates a text with one role.
    public init(_ text: String, _ role: Span.Role) { self.init([Span(text, role)]) }

    /// Creates a text from runs.
    public init(_ spans: [Span], key: String? = nil) { self.init(spans: spans, key: key) }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a label with a value of any type; programs get the value as it is.
    public init<Value: ContentValue>(
        _ label: String, value: Value, _ role: Span.Role = .plain,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema = Value.contentSchema
    ) {
        self.init(label: Text(verbatim: label), content: Text(value.contentText, role))
        self.value = ({ value.isMissing ? nil : value.json }, schema)
    }
}

extension ContentUnavailableView where Label == Text, Description == Text, Actions == EmptyView {
    /// Creates an error message; the screen is in the state `error`.
    public init(failure sentence: String, description: String = "") {
        self.init(Text(verbatim: sentence), Text(verbatim: description), EmptyView(), .error)
    }

    /// Creates the message of a failed load: the screen is in the state `error`, and programs get only the failure.
    public init(_ failure: FailureText, description: String? = nil) {
        self.init(failure: failure.sentence, description: description ?? failure.advice)
        self.failure = failure
    }

    /// Creates a message whose screen keeps its state.
    public init(_ title: String, description: String = "") {
        self.init(Text(verbatim: title), Text(verbatim: description), EmptyView(), nil)
    }
}
