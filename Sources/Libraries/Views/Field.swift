public import ChallengeCore
import ChallengeShellText
public import FoundationEssentials

/// A control with a value, which the command `set NAME VALUE` sets, and `NAME VALUE` where no other command has the name.
struct Field {
    let title: String
    let key: String?
    /// The ways to write a value, behind the name.
    let forms: [[Parameter]]
    /// What is drawn; empty if nothing is set.
    let shown: String
    /// The value as one types it, of a field for any text.
    var text: String?
    /// How much of the value is not drawn; empty if all is.
    var rest = ""
    /// What stands for an empty value.
    var empty = ""
    /// What may be written, for an empty value.
    var hint = ""
    let json: @Sendable () -> JSON?
    let schema: @Sendable () -> ContentSchema
    let set: @MainActor @Sendable (Arguments) throws -> Void

    @MainActor
    func compose(into composition: inout Composition) {
        let (traits, name) = (composition.traits, title.asCommandName)
        let problem = traits.problem ?? (traits.isRequired && shown.isEmpty ? "is missing" : nil)
        if let problem { composition.problems.append((name, problem)) }
        composition.append(title, spans(problem, isRequired: traits.isRequired))
        if let key { composition.append(key, value: json, schema: schema) }
        if traits.problem == nil, let text, !text.isEmpty { composition.fieldTexts[name] = text }
        let set = set
        composition.append(setting: name, forms) { arguments in
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
public struct TextField: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A field for a text.
    ///
    /// - Parameters:
    ///   - title: what it is called; at the prompt in lower case, with hyphens in place of blanks.
    ///   - text: the text.
    ///   - none: what stands for the empty text, both as it is drawn and as it is typed.
    ///   - prompt: what is drawn, in brackets, where there is no text; nothing is drawn if that is empty.
    ///   - key: what the text is called for programs; nil if they do not get it.
    ///   - suggest: what Tab offers; asked for on any thread.
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

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

/// A text of any length: `set body it's; "fine"` as it is written, `set body --file FILE`, or `set body` alone at a prompt,
/// which opens `$EDITOR`. Its first line is drawn.
public struct TextEditor: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A field for a text; `prompt` is drawn where there is none, and `key` is what it is called for programs.
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

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

/// A text that nobody sees: `set password` asks for it without echo; a script says `--file FILE` or `--env VARIABLE`.
///
/// Programs are told only that there is one, under `hasPassword` for the title `Password`.
public struct SecureField: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A field for a secret.
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

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

/// A day: `set due 2026-01-31`.
public struct DatePicker: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A day of the calendar in UTC, between two others if a range is given; `key` is what it is called for programs.
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
                throw Refusal(description: "\(title.lowercased()) is a day, as 2026-01-31")
            }
            if let range, !range.contains(date) {
                throw Refusal(
                    description: "\(title.lowercased()) is \(range.lowerBound.day) to \(range.upperBound.day)")
            }
            selection.wrappedValue = date
        }
    }

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
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

/// Something that is so or not: `set notify on`, or `set notify` to change it.
public struct Toggle: View {
    private enum Choice: String, ArgumentConvertible, CaseIterable { case on, off }

    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A switch of a value; `key` is what it is called for programs.
    public init(_ title: String, isOn: Binding<Bool>, key: String? = .title) {
        let (value, choice) = (isOn.wrappedValue, ArgumentKey<Choice>("on|off"))
        field = Field(
            title: title, key: key == .title ? title.asKey : key, forms: [[], [choice.parameter]],
            shown: value ? "on" : "off", json: { value.json }, schema: { .bool }
        ) { arguments in
            isOn.wrappedValue = arguments[choice].map { $0 == .on } ?? !isOn.wrappedValue
        }
    }

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

/// One of some values: `set sort title`.
public struct Picker: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// One of the cases of an enumeration, by their raw values.
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

    /// One of the cases of an enumeration, or none of them, which is written as `none`.
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

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

/// A whole number within a range: `set count 5`, `set count up`, `set count down`.
public struct Stepper: View {
    /// A control has no body.
    public typealias Body = Never
    private let field: Field

    /// A number, which `up` and `down` change by a step.
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
                throw Refusal(description: "\(title.lowercased()) is \(range.lowerBound) to \(range.upperBound)")
            }
            value.wrappedValue = wanted
        }
    }

    public func compose(into composition: inout Composition) { field.compose(into: &composition) }
}

extension String? {
    /// The key of a field that is called by its title: `Page size` is `pageSize`.
    public static let title: String? = "\u{0}title"
}

extension View {
    /// The field, which has to have a value before its form is submitted.
    public func required() -> ModifiedContent { field { $0.isRequired = true } }

    /// The field, with what is wrong with its value, a few words behind its name: `has no @`; nil if nothing is.
    public func invalid(_ problem: String?) -> ModifiedContent { field { $0.problem = problem ?? $0.problem } }

    private func field(_ change: @escaping (inout Composition.FieldTraits) -> Void) -> ModifiedContent {
        ModifiedContent(self) { content, composition in
            let before = composition.traits
            change(&composition.traits)
            content.compose(into: &composition)
            composition.traits = before
        }
    }
}
