import ChallengeActions
import ChallengeDesignSystem
public import ChallengeText
public import FoundationEssentials

/// A control with a value, set by `set NAME VALUE`, or by `NAME VALUE` if no other command has the name.
struct Field {
    let title: String
    let key: String?
    /// The forms of a value after the name.
    let forms: [[Parameter]]
    /// The drawn value; empty if no value is set.
    let shown: String
    /// The value as typed, if the field takes a text.
    var text: String?
    /// A note about the part of the value that is not drawn; empty if all is drawn.
    var rest = ""
    /// The text drawn for an empty value.
    var empty = ""
    /// The possible values, shown for an empty value.
    var hint = ""
    let json: @Sendable () -> JSON?
    let schema: @Sendable () -> ContentSchema
    let set: @MainActor @Sendable (Arguments) throws -> Void

    @MainActor
    func compose(into screen: inout ScreenBuilder) {
        let (traits, name) = (screen.traits, title.asCommandName)
        let problem = traits.problem ?? (traits.isRequired && shown.isEmpty ? "is missing" : nil)
        if let problem { screen.problems.append((name, problem)) }
        screen.append(title, spans(problem, isRequired: traits.isRequired))
        if let key { screen.append(key, value: json, schema: schema) }
        if traits.problem == nil, let text, !text.isEmpty { screen.fieldTexts[name] = text }
        let set = set
        screen.append(setting: name, forms) { arguments in
            try set(arguments)
            return .done
        }
    }

    private func spans(_ problem: String?, isRequired: Bool) -> [Span] {
        let hints = ([hint] + (isRequired ? ["required"] : [])).filter { !$0.isEmpty }.joined(separator: ", ")
        let value =
            shown.isEmpty
            ? [Span(empty), Span(hints.isEmpty ? "" : (empty.isEmpty ? "" : "  ") + "(\(hints))", .secondary)]
            : [Span(shown, .emphasis), Span(rest, .secondary)]
        guard let problem, !shown.isEmpty else { return value }
        return value + [Span("  "), Span(.warning, .warning), Span(" \(problem)", .warning)]
    }
}

/// A line of text: `set title Buy milk`.
public struct TextField: Control {
    private let field: Field

    /// Creates a field for a text.
    ///
    /// - Parameters:
    ///   - title: the field's name. At the prompt, the name is in lower case, with hyphens for blanks.
    ///   - text: the text.
    ///   - none: the word for the empty text, as drawn and as typed.
    ///   - prompt: the hint in brackets for an empty text; an empty prompt gives no hint.
    ///   - key: the text's key for programs; nil if programs do not get the text.
    ///   - suggest: returns the completions; called on any thread.
    public init(
        _ title: String, text: Binding<String>, none: String = "", prompt: String = "a text", key: String? = .title,
        suggest: @escaping @Sendable () -> [String] = { [] }
    ) {
        let (value, parameter) = (
            text.wrappedValue, ArgumentKey<String>("VALUE") { suggest().map { Parameter.Suggestion($0) } }
        )
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: [[parameter.parameter]], shown: value,
            text: value, empty: none, hint: prompt, json: { value.json }, schema: { .string }
        ) { arguments in
            let written = (arguments[parameter] ?? "").trimmed
            text.wrappedValue = !none.isEmpty && written.lowercased() == none.lowercased() ? "" : written
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A text of any length. `set body it's; "fine"` takes the text verbatim, and `set body --file FILE` reads a file. At a
/// prompt, `set body` alone opens `$EDITOR`. The screen draws the first line of the text.
public struct TextEditor: Control {
    private let field: Field

    /// Creates a field for a text; `prompt` is the hint for an empty text, and `key` is the text's key for programs.
    public init(_ title: String, text: Binding<String>, prompt: String = "a text", key: String? = .title) {
        let value = text.wrappedValue
        let lines = value.split(whereSeparator: \.isNewline)
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: EditableText.forms(now: value),
            shown: lines.first.map(String.init) ?? "", text: value,
            rest: lines.count < 2 ? "" : "  (and \(lines.count - 1) more line\(lines.count > 2 ? "s" : ""))",
            hint: prompt, json: { value.json }, schema: { .string }
        ) { arguments in
            if let edited = arguments.editedText { text.wrappedValue = edited }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A secret text: `set password` asks for the secret without echo; a script uses `--file FILE` or `--env VARIABLE`.
///
/// Programs only get true or false: `hasPassword`, for the title `Password`, is true if there is a secret.
public struct SecureField: Control {
    private let field: Field

    /// Creates a field for a secret.
    public init(_ title: String, text: Binding<String>) {
        let hasText = !text.wrappedValue.isEmpty
        field = Field(
            title: title, key: "has\(title.asKey.prefix(1).uppercased())\(title.asKey.dropFirst())",
            forms: SecretSource.forms, shown: hasText ? "\(Secret(text.wrappedValue))" : "", hint: "a secret",
            json: { hasText.json }, schema: { .bool }
        ) { arguments in
            if let secret = arguments.secret { text.wrappedValue = secret.text }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A day: `set due 2026-01-31`.
public struct DatePicker: Control {
    private let field: Field

    /// Creates a field for a calendar day in UTC, within a range if given; `key` is the day's key for programs.
    public init(
        _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>? = nil, key: String? = .title
    ) {
        let parameter = ArgumentKey<String>("DATE", .word)
        let day = selection.wrappedValue.day
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: [[parameter.parameter]], shown: day,
            text: day, json: { day.json }, schema: { .string }
        ) { arguments in
            guard let date = arguments[parameter].flatMap(Date.init(day:)) else {
                throw Refusal(description: "\(title.lowercased()) must be a date, such as 2026-01-31")
            }
            if let range, !range.contains(date) {
                throw Refusal(
                    description: "\(title.lowercased()) must be \(range.lowerBound.day) to \(range.upperBound.day)")
            }
            selection.wrappedValue = date
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension Date {
    private static let style = Date.ISO8601FormatStyle().year().month().day()

    /// `2026-01-31`, in UTC.
    var day: String { formatted(Self.style) }

    init?(day: String) {
        guard let date = try? Self.style.parse(day), date.day == day else { return nil }
        self = date
    }
}

/// A switch: `set notify on` turns the switch on, `set notify` flips it.
public struct Toggle: Control {
    private enum Choice: String, ArgumentConvertible, CaseIterable { case on, off }

    private let field: Field

    /// Creates a switch for a value; `key` is the value's key for programs.
    public init(_ title: String, isOn: Binding<Bool>, key: String? = .title) {
        let (value, choice) = (isOn.wrappedValue, ArgumentKey<Choice>("on|off"))
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: [[], [choice.parameter]],
            shown: value ? "on" : "off", json: { value.json }, schema: { .bool }
        ) { arguments in
            isOn.wrappedValue = arguments[choice].map { $0 == .on } ?? !isOn.wrappedValue
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A choice of one value: `set sort title`.
public struct Picker: Control {
    private let field: Field

    /// Creates a choice of an enumeration's cases, by their raw values.
    public init<Value: CaseIterable & RawRepresentable<String> & ContentValue>(
        _ title: String, selection: Binding<Value>, key: String? = .title
    ) {
        let optional = Binding<Value?> {
            selection.wrappedValue
        } set: {
            if let value = $0 { selection.wrappedValue = value }
        }
        self.init(title, key, optional, none: nil, schema: Value.contentSchema)
    }

    /// Creates a choice of an enumeration's cases or of no case, which is typed as the word `none`.
    public init<Value: CaseIterable & RawRepresentable<String> & ContentValue>(
        _ title: String, selection: Binding<Value?>, none: String = "none", key: String? = .title
    ) {
        self.init(title, key, selection, none: none, schema: Value.contentSchema.optional)
    }

    private init<Value: CaseIterable & RawRepresentable<String> & ContentValue>(
        _ title: String, _ key: String?, _ selection: Binding<Value?>, none: String?,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema
    ) {
        let names = Value.allCases.map { $0.rawValue.lowercased() }
        let parameter = ArgumentKey<String>("VALUE", .choice(names + [none].compactMap(\.self)))
        let value = selection.wrappedValue
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: [[parameter.parameter]],
            shown: value?.rawValue ?? "", empty: none ?? "", hint: names.joined(separator: ", "),
            json: { value?.json }, schema: schema
        ) { arguments in
            let name = arguments[parameter]
            selection.wrappedValue = Value.allCases.first { $0.rawValue.lowercased() == name }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A whole number within a range: `set count 5`, `set count up`, `set count down`.
public struct Stepper: Control {
    private let field: Field

    /// Creates a field for a number, which `up` and `down` change by a step.
    public init(
        _ title: String, value: Binding<Int>, in range: ClosedRange<Int>, step: Int = 1, key: String? = .title
    ) {
        let (number, parameter) = (value.wrappedValue, ArgumentKey<Int>("N", in: range))
        let (up, down) = (Keyword("up"), Keyword("down"))
        field = Field(
            title: title, key: key == .title ? title.asKey : key,
            forms: [[parameter.parameter], [up.parameter], [down.parameter]], shown: "\(number)",
            json: { number.json }, schema: { .integer(from: range.lowerBound) }
        ) { arguments in
            let wanted =
                arguments[parameter] ?? value.wrappedValue
                + (arguments.has(up) ? step : arguments.has(down) ? -step : 0)
            guard range.contains(wanted) else {
                throw Refusal(description: "\(title.lowercased()) must be \(range.lowerBound) to \(range.upperBound)")
            }
            value.wrappedValue = wanted
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension String? {
    /// The key derived from a field's title: `Page size` is `pageSize`.
    public static let title: String? = "\u{0}title"
}

extension View {
    /// Returns the field marked as required: its form can be submitted only if the field has a value.
    public func required() -> ModifiedContent { field { $0.isRequired = true } }

    /// Returns the field with a problem of its value, in words that follow the name: `has no @`. Nil means no problem.
    public func invalid(_ problem: String?) -> ModifiedContent { field { $0.problem = problem ?? $0.problem } }

    private func field(_ change: @escaping (inout ScreenBuilder.FieldTraits) -> Void) -> ModifiedContent {
        ModifiedContent(self) { content, screen in
            let before = screen.traits
            change(&screen.traits)
            content.compose(into: &screen)
            screen.traits = before
        }
    }
}
