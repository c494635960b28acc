public import ChallengeDesignSystem
public import ChallengeText

/// Prose, wrapped between words.
public struct Text: Control {
    let spans: [Span]
    let key: String?

    /// Creates a text with one role. With a key, programs get the text too.
    public init(_ text: String, _ role: Span.Role = .plain, key: String? = nil) {
        self.init([Span(text, role)], key: key)
    }

    /// Creates a text from runs.
    public init(_ spans: [Span], key: String? = nil) { (self.spans, self.key) = (spans, key) }

    /// Returns the text with another role.
    public func foregroundStyle(_ role: Span.Role) -> Text {
        Text(
            spans.map { span in
                switch span.content {
                case .text(let text): Span(text, role)
                case .symbol(let symbol): Span(symbol, role)
                }
            }, key: key)
    }

    /// Returns the text with the role `emphasis`, for the name of a row or a section.
    public func bold() -> Text { foregroundStyle(.emphasis) }

    public func compose(into screen: inout ScreenBuilder) {
        screen.append(.paragraph(spans))
        if let key { screen.append(key, spans.text) }
    }
}

/// A view that draws nothing.
public struct EmptyView: Control {
    /// Creates a view that draws nothing.
    public init() {}

    public func compose(into screen: inout ScreenBuilder) {}
}

/// An empty row.
public struct Spacer: Control {
    /// Creates an empty row.
    public init() {}

    public func compose(into screen: inout ScreenBuilder) { screen.append(.blank) }
}

/// An element that no other view draws: lines with trailing spans, figures, verbatim rows.
public struct Drawing: Control {
    private let element: Element

    /// Creates a drawing of an element.
    public init(_ element: Element) { self.element = element }

    public func compose(into screen: inout ScreenBuilder) { screen.append(element) }
}

/// A value that only programs get.
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

    public func compose(into screen: inout ScreenBuilder) {
        screen.append(key, value: json, schema: schema)
    }
}

/// A value of a record next to its label: `Species  Human`. Rows without a value are not drawn.
public struct LabeledContent: Control {
    private let label: String
    private let content: [Span]
    private let value: Value

    /// Creates a label with its value; programs get the value under a key, by default the label.
    public init<Content: ContentValue>(
        _ label: String, value: Content, _ role: Span.Role = .plain, key: String? = nil,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema = Content.contentSchema
    ) {
        self.label = label
        content = [Span(value.contentText, role)]
        self.value = Value(key ?? label.asKey, value, schema: schema())
    }

    /// Creates a label with a text of several roles.
    public init(_ label: String, key: String? = nil, content: () -> Text) {
        self.label = label
        self.content = content().spans
        value = Value(key ?? label.asKey, self.content.text)
    }

    public func compose(into screen: inout ScreenBuilder) {
        screen.append(label, content)
        value.compose(into: &screen)
    }
}

/// Views with a common title above them.
public struct Section: Control {
    private let title: String
    private let content: ViewContent

    /// Creates views below a title, which is drawn only if the views draw anything.
    public init(_ title: String, @ViewBuilder content: () -> ViewContent) {
        self.title = title
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) {
        let elements = screen.drawing(content)
        guard !elements.isEmpty else { return }
        for element in [.blank, .line([Span(title, .title)])] + elements { screen.append(element) }
    }
}

/// A message in place of missing content, with advice.
public struct ContentUnavailableView: Control {
    private let element: Element
    private var failure: FailureText?
    private var state: ViewState?

    /// Creates a message without an error.
    public init(_ title: String, description: String = "") { element = .emptyState(title, advice: description) }

    /// Creates an error message; the screen is in the state `error`.
    public init(failure sentence: String, description: String = "") {
        element = .errorState(sentence, advice: description)
        state = .error
    }

    /// Creates the message of a failed load: the screen is in the state `error`, and programs get only the failure.
    public init(_ failure: FailureText, description: String? = nil) {
        self.init(failure: failure.sentence, description: description ?? failure.advice)
        self.failure = failure
    }

    public func compose(into screen: inout ScreenBuilder) {
        screen.append(element)
        screen.state = screen.state ?? state
        guard let failure else { return }
        screen.content = ScreenBuilder.Content(failure) { [.init(in: .error, schema: FailureText.schema)] }
    }
}

/// The progress of some work: a bar on a terminal with enough room, a percentage elsewhere. Without a value, the view
/// only shows that work is running, and sets the screen's state to `loading`.
public struct ProgressView: Control {
    private let label: String
    private let progress: (value: Double, total: Double)?

    /// Creates a view of running work without a known progress.
    public init(_ label: String) { (self.label, progress) = (label, nil) }

    /// Creates a view from a finished part and a total. Programs get both numbers under the key `progress`.
    public init(_ label: String = "", value: Double, total: Double = 1) {
        (self.label, progress) = (label, (min(max(0, value), total), total))
    }

    public func compose(into screen: inout ScreenBuilder) {
        guard let (value, total) = progress else {
            screen.append(.loading(label))
            if screen.state == nil { screen.state = .loading }
            return
        }
        screen.append(.progress(label, tenths: total > 0 ? Int(value / total * 10) : 0))
        screen.append("progress", value: { ["value": value, "total": total] }) {
            .object(["value": .number(from: 0), "total": .number(from: 0)])
        }
    }
}

/// Views for each value of a sequence.
public struct ForEach: Control {
    private let contents: [ViewContent]

    /// Creates views for each value, in their order.
    @inlinable
    public init<Values: Sequence>(_ values: Values, @ViewBuilder content: (Values.Element) -> ViewContent) {
        var contents: [ViewContent] = []
        for value in values { contents.append(content(value)) }
        self.init(contents)
    }

    @usableFromInline
    init(_ contents: [ViewContent]) { self.contents = contents }

    public func compose(into screen: inout ScreenBuilder) {
        for content in contents { content.compose(into: &screen) }
    }
}

/// Several views that a modifier treats as one.
public struct Group: Control {
    private let content: ViewContent

    /// Creates a group of views.
    public init(@ViewBuilder content: () -> ViewContent) { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension [Span] {
    var text: String {
        map { span in
            switch span.content {
            case .text(let text): text
            case .symbol(let symbol): symbol.text(unicode: true)
            }
        }.joined()
    }
}

extension String {
    /// The text as a key for programs: `First shown` becomes `firstShown`.
    var asKey: String {
        var key = ""
        for word in split(separator: " ") {
            let first = String(word.prefix(1))
            key += (key.isEmpty ? first.lowercased() : first.uppercased()) + String(word.dropFirst())
        }
        return key
    }
}

extension ScreenBuilder {
    /// Adds a value for programs, with the schema of its type.
    mutating func append<Content: ContentValue>(_ key: String, _ value: Content) {
        append(key, value: { value.isMissing ? nil : value.json }, schema: { Content.contentSchema })
    }
}
