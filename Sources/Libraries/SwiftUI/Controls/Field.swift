package import ChallengeActions
import ChallengeDesignSystem
package import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// A control with a value, set by `set NAME VALUE`, or by `NAME VALUE` if no other command has the name.
package struct Field {
    let label: any View
    /// The word for an empty value, if the field has one.
    var none: String?
    /// Derives the value's key for programs from the key of the title.
    let key: (String) -> String
    /// The forms of a value after the name.
    let forms: (ScreenBuilder.Traits) -> [[Parameter]]
    /// The drawn value; empty if no value is set.
    let shown: String
    /// The value as typed, if the field takes a text.
    let text: String?
    /// A note about the part of the value that is not drawn; empty if all is drawn.
    let rest: String
    /// The possible values, shown for an empty value.
    let hint: String
    let json: @Sendable () -> JSON?
    let schema: @Sendable () -> ContentSchema
    let set: @MainActor @Sendable (Arguments, _ none: String) throws -> Void
    /// The effect of the return key.
    var onCommit: (@MainActor @Sendable () -> Void)?

    package init(
        label: any View, none: String? = nil, key: @escaping (String) -> String = { $0 },
        forms: @escaping (ScreenBuilder.Traits) -> [[Parameter]], shown: String, text: String? = nil, rest: String = "",
        hint: String = "", json: @escaping @Sendable () -> JSON?, schema: @escaping @Sendable () -> ContentSchema,
        set: @escaping @MainActor @Sendable (Arguments, _ none: String) throws -> Void
    ) {
        (self.label, self.none, self.key, self.forms, self.shown) = (label, none, key, forms, shown)
        (self.text, self.rest, self.hint, self.json, self.schema, self.set) = (text, rest, hint, json, schema, set)
    }

    @MainActor
    func compose(into screen: inout ScreenBuilder) {
        var traits = screen.traits
        traits.none = none ?? traits.none
        let title = screen.fieldTitle(label, shown)
        let name = title.asControlName
        let problem = traits.problem ?? (traits.isRequired && shown.isEmpty ? "is missing" : nil)
        if let problem { screen.problems.append((name, problem)) }
        screen.append(title, spans(problem, traits))
        appendTexts(to: &screen)
        if let key = traits.key ?? key(title.asKey) { screen.append(key, value: json, schema: schema) }
        if traits.problem == nil, let text, !text.isEmpty { screen.fieldTexts[name] = text }
        let (set, none) = (set, traits.none ?? "")
        screen.append(setting: name, forms(traits)) { arguments in
            do {
                try set(arguments, none)
            } catch let refusal as Refusal {
                throw Refusal(description: "\(title.lowercased()) \(refusal.description)")
            }
            return .done
        }
        if let onCommit { screen.settings[screen.settings.count - 1].submit = [onCommit] }
    }

    /// Adds the texts of the label after its first one.
    @MainActor
    private func appendTexts(to screen: inout ScreenBuilder) {
        guard !(label is Text), screen.traits.label == nil else { return }
        let outer = screen.position
        screen.position.enter(-6)
        for text in screen.reading(label, isRow: false).texts.dropFirst() where text != shown {
            screen.append(.paragraph([Span(text, .secondary)]))
        }
        screen.position = outer
    }

    private func spans(_ problem: String?, _ traits: ScreenBuilder.Traits) -> [Span] {
        let empty = traits.none ?? ""
        let hints = ([hint] + (traits.isRequired ? ["required"] : [])).filter { !$0.isEmpty }.joined(separator: ", ")
        let value =
            shown.isEmpty
            ? [Span(empty), Span(hints.isEmpty ? "" : (empty.isEmpty ? "" : "  ") + "(\(hints))", .secondary)]
            : [Span(shown, .emphasis), Span(rest, .secondary)]
        guard let problem, !shown.isEmpty else { return value }
        return value + [Span("  "), Span(.warning, .warning), Span(" \(problem)", .warning)]
    }
}

extension ScreenBuilder {
    /// Returns the name of a field: its accessibility label, its label's text without the value, the text before it in
    /// its line, or its accessibility identifier.
    fileprivate mutating func fieldTitle(_ label: any View, _ value: String) -> String {
        if traits.label == nil, let text = label as? Text, text.spans.text.isEmpty, let caption = takeCaption() {
            return caption
        }
        let name = naming(label).name
        dropCaption(name)
        if let identifier = traits.identifier, traits.label == nil,
            !name.contains(where: \.isLetter) || name.contains("@") || name.hasPrefix("e.g.")
        {
            // The label is a value, or an example of one.
            return Self.name(from: identifier).capitalizedAtStart
        }
        if label is Text, name.isLowercaseWord, name != value { return name }
        let words = name.prefix { $0 != ":" }.split(separator: " ").filter { word in
            word != value && word.contains { $0.isLetter || $0.isNumber }
        }.joined(separator: " ")
        if words.contains(where: \.isLetter) { return label is Text && words == name ? name : words.capitalizedAtStart }
        return takeCaption() ?? (name.isEmpty ? captionAbove ?? "Value" : name)
    }
}

/// A line of text: `set title Buy milk`.
public struct TextField<Label>: Control {
    private var field: Field

    fileprivate init(_ label: any View, _ text: Binding<String>, _ prompt: Text?) {
        let value = text.wrappedValue
        field = Field(
            label: label, forms: { [[Self.parameter($0).parameter]] }, shown: value, text: value,
            hint: prompt?.spans.text ?? "a text", json: { value.json }, schema: { .string }
        ) { arguments, none in
            let written = (arguments[Self.parameter(.init())] ?? "").trimmed
            text.wrappedValue = !none.isEmpty && written.lowercased() == none.lowercased() ? "" : written
        }
    }

    private static func parameter(_ traits: ScreenBuilder.Traits) -> ArgumentKey<String> {
        return ArgumentKey<String>("VALUE", suggest: traits.suggestions)
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension TextField where Label: View {
    /// Creates a field for a text, with a view as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), text, prompt)
    }

    /// Creates a field for a text of several lines, with a view as its label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label(), text, prompt)
    }
}

extension TextField where Label == Text {
    /// Creates a field for a text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text, nil) }

    /// Creates a field for a text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(Text(title), text, nil) }

    /// Creates a field for a text, with a hint for the empty text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), text, prompt)
    }

    /// Creates a field for a text, with a hint for the empty text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), text, prompt)
    }

    /// Creates a field for a text, in SwiftUI's older form.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text, nil)
        let commit = Unchecked((onEditingChanged, onCommit))
        field.onCommit = {
            commit.value.0(true)
            commit.value.1()
            commit.value.0(false)
        }
    }

    /// Creates a field for a text of several lines.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(titleKey), text, prompt)
    }

    /// Creates a field for a text of several lines.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(title), text, prompt)
    }

    /// Creates a field for a value that has a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), value: value, format: format, prompt: prompt)
    }

    /// Creates a field for a value that has a format.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(title), value: value, format: format, prompt: prompt)
    }

    /// Creates a field for an optional value that has a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = value.wrappedValue.map(format.format) ?? ""
        let (format, title) = (Unchecked(format), Text(titleKey))
        self.init(
            title,
            Binding {
                text
            } set: {
                value.wrappedValue = try? format.value.parseStrategy.parse($0)
            }, prompt)
    }

    private init<F: ParseableFormatStyle>(
        _ title: Text, value: Binding<F.FormatInput>, format: F, prompt: Text?
    ) where F.FormatOutput == String {
        let text = format.format(value.wrappedValue)
        let parameter = ArgumentKey<String>("VALUE")
        let format = Unchecked(format)
        field = Field(
            label: title, forms: { _ in [[parameter.parameter]] }, shown: text, text: text,
            hint: prompt?.spans.text ?? "a value", json: { text.json }, schema: { .string }
        ) { arguments, _ in
            let written = (arguments[parameter] ?? "").trimmed
            guard let parsed = try? format.value.parseStrategy.parse(written) else {
                throw Refusal(description: "'\(written)' is not a value such as \(text)")
            }
            value.wrappedValue = parsed
        }
    }

    #if Foundation
    /// Creates a field for a value that has a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(Text(titleKey), value: value, formatter: formatter)
    }

    private init<V>(_ title: Text, value: Binding<V>, formatter: Formatter) {
        let formatter = Unchecked(formatter)
        let text = Binding<String> {
            formatter.value.string(for: value.wrappedValue) ?? "\(value.wrappedValue)"
        } set: {
            if let number = (formatter.value as? NumberFormatter)?.number(from: $0) {
                if let new = number as? V ?? number.intValue as? V ?? number.doubleValue as? V {
                    value.wrappedValue = new
                }
            } else if let new = $0 as? V {
                value.wrappedValue = new
            }
        }
        self.init(title, text, nil)
    }
    #endif
}

/// A text of any length. `set body it's; "fine"` takes the text verbatim, and `set body --file FILE` reads a file. At a
/// prompt, `set body` alone opens `$EDITOR`. The screen draws the first line of the text.
public struct TextEditor: Control {
    private let field: Field

    /// Creates a field for a text, named by its accessibility label or identifier, and `value` without one.
    public init(text: Binding<String>) { self.init(Text(verbatim: ""), text: text, prompt: "a text") }

    package init(_ title: Text, text: Binding<String>, prompt: String) {
        let value = text.wrappedValue
        let lines = value.split(whereSeparator: \.isNewline)
        field = Field(
            label: title, forms: { _ in EditableText.forms(now: value) }, shown: lines.first.map(String.init) ?? "",
            text: value,
            rest: lines.count < 2 ? "" : "  (and \(lines.count - 1) more line\(lines.count > 2 ? "s" : ""))",
            hint: prompt, json: { value.json }, schema: { .string }
        ) { arguments, _ in
            if let edited = arguments.editedText { text.wrappedValue = edited }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

/// A secret text: `set password` asks for the secret without echo; a script uses `--file FILE` or `--env VARIABLE`.
///
/// Programs only get true or false: `hasPassword`, for the title `Password`, is true if there is a secret.
public struct SecureField<Label>: Control {
    private let field: Field

    fileprivate init(_ label: any View, _ text: Binding<String>) {
        let hasText = !text.wrappedValue.isEmpty
        field = Field(
            label: label, key: { "has\($0.prefix(1).uppercased())\($0.dropFirst())" },
            forms: { _ in SecretSource.forms }, shown: hasText ? "\(Secret(text.wrappedValue))" : "", hint: "a secret",
            json: { hasText.json }, schema: { .bool }
        ) { arguments, _ in
            if let secret = arguments.secret { text.wrappedValue = secret.text }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension SecureField where Label: View {
    /// Creates a field for a secret, with a view as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), text)
    }
}

extension SecureField where Label == Text {
    /// Creates a field for a secret.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text) }

    /// Creates a field for a secret.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(Text(title), text) }

    /// Creates a field for a secret.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), text)
    }

    /// Creates a field for a secret.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) { self.init(Text(title), text) }
}

/// The parts of a date that a picker has.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of the day.
    public static let hourAndMinute = Self(rawValue: 1)
    /// The day.
    public static let date = Self(rawValue: 2)
}

#if Foundation
/// Several days: `set holidays 2026-01-31` adds a day, or removes it.
public struct MultiDatePicker<Label>: Control {
    private let field: Field

    fileprivate init(_ label: any View, _ selection: Binding<Set<DateComponents>>) {
        let (parameter, calendar) = (ArgumentKey<String>("DATE", .word), Calendar.current)
        let days = selection.wrappedValue.compactMap { calendar.date(from: $0)?.day }.sorted()
        field = Field(
            label: label, forms: { _ in [[parameter.parameter]] }, shown: days.joined(separator: ", "),
            hint: "dates", json: { days.json }, schema: { .array(of: .string) }
        ) { arguments, _ in
            guard let date = Date(day: arguments[parameter] ?? "") else {
                throw Refusal(description: "must be a date, such as \(Date().day)")
            }
            let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
            let known = selection.wrappedValue.filter { calendar.date(from: $0)?.day == date.day }
            if known.isEmpty { selection.wrappedValue.insert(day) } else { selection.wrappedValue.subtract(known) }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension MultiDatePicker where Label: View {
    /// Creates a field for days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection)
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a field for days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection)
    }

    /// Creates a field for days from a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(titleKey, selection: selection) }

    /// Creates a field for days of a span.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(titleKey, selection: selection)
    }
}
#endif

/// A day: `set due 2026-01-31`, with a time if the picker has one: `set due 2026-01-31T18:30`.
public struct DatePicker<Label>: Control {
    private let field: Field

    /// A picker of a time takes the hours and minutes alone; a picker of both takes the day, or both.
    fileprivate init(
        _ label: any View, _ selection: Binding<Date>, _ components: DatePickerComponents,
        _ contains: @escaping (Date) -> Bool, _ range: String
    ) {
        let parameter = ArgumentKey<String>("DATE", .word)
        let now = selection.wrappedValue
        let shown = components == .date ? now.day : components == .hourAndMinute ? now.minute : now.dayAndMinute
        field = Field(
            label: label, forms: { _ in [[parameter.parameter]] }, shown: shown, text: shown, json: { shown.json },
            schema: { .string }
        ) { arguments, _ in
            let word = arguments[parameter] ?? ""
            let date =
                components.contains(.date)
                ? Date(day: word) ?? (components.contains(.hourAndMinute) ? Date(dayAndMinute: word) : nil)
                : Date(dayAndMinute: "\(now.day)T\(word)")
            guard let date else { throw Refusal(description: "must be a date, such as \(shown)") }
            guard contains(date) else { throw Refusal(description: "must be \(range)") }
            selection.wrappedValue = date
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension DatePicker where Label: View {
    /// Creates a field for a date, with a view as its label.
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents, { _ in true }, "") }

    /// Creates a field for a date within a range, with a view as its label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents, range.contains, range.text) }
}

extension DatePicker where Label == Text {
    /// Creates a field for a date in UTC.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents, { _ in true }, "") }

    /// Creates a field for a date in UTC.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, displayedComponents, { _ in true }, "") }

    /// Creates a field for a date in UTC, within a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents, range.contains, range.text) }

    /// Creates a field for a date in UTC, within a range.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, displayedComponents, range.contains, range.text) }

    /// Creates a field for a date in UTC, not before another one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(titleKey), selection, displayedComponents, range.contains, "\(range.lowerBound.day) or later")
    }

    /// Creates a field for a date in UTC, not after another one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(titleKey), selection, displayedComponents, range.contains, "\(range.upperBound.day) or earlier")
    }
}

extension ClosedRange<Date> {
    fileprivate var text: String { "\(lowerBound.day) to \(upperBound.day)" }
}

extension Date {
    private static let style = Date.ISO8601FormatStyle().year().month().day()

    /// `2026-01-31`, in UTC.
    var day: String { formatted(Self.style) }

    /// `18:30`, in UTC.
    fileprivate var minute: String {
        String(formatted(Date.ISO8601FormatStyle().time(includingFractionalSeconds: false)).prefix(5))
    }

    /// `2026-01-31T18:30`, in UTC.
    fileprivate var dayAndMinute: String { "\(day)T\(minute)" }

    init?(day: String) {
        guard let date = try? Self.style.parse(day), date.day == day else { return nil }
        self = date
    }

    fileprivate init?(dayAndMinute text: String) {
        guard let date = try? Date("\(text):00Z", strategy: .iso8601), date.dayAndMinute == text else { return nil }
        self = date
    }
}

/// A switch: `set notify on` turns the switch on, `set notify` flips it.
public struct Toggle<Label>: Control {
    private enum Choice: String, ArgumentConvertible, CaseIterable { case on, off }

    private let field: Field

    fileprivate init(_ label: any View, _ isOn: Binding<Bool>) {
        let (value, choice) = (isOn.wrappedValue, ArgumentKey<Choice>("on|off"))
        field = Field(
            label: label, forms: { _ in [[], [choice.parameter]] }, shown: value ? "on" : "off", json: { value.json },
            schema: { .bool }
        ) { arguments, _ in
            isOn.wrappedValue = arguments[choice].map { $0 == .on } ?? !isOn.wrappedValue
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension Toggle where Label: View {
    /// Creates a switch with a view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(label(), isOn) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the switch of a style's configuration.
    public init(_ configuration: ToggleStyleConfiguration) { self.init(configuration.label, configuration.$isOn) }
}

extension Toggle where Label == Text {
    /// Creates a switch.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(Text(titleKey), isOn) }

    /// Creates a switch.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(Text(title), isOn) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a switch with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(Text(titleKey), isOn)
    }

    /// Creates a switch with a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(Text(title), isOn)
    }
}

/// A choice of one value: `set sort title`. The values are the tagged views inside the picker, by their texts.
public struct Picker<Label, SelectionValue, Content>: Control {
    private let label: any View
    private let content: any View
    private let read: @MainActor () -> AnyHashable
    private let write: @MainActor @Sendable (AnyHashable) -> Void
    /// The field of a picker without views for its values.
    private var field: Field?

    package init(field: Field) where Content == EmptyView, Label == Text {
        (label, content, self.field) = (field.label, EmptyView(), field)
        read = { 0 }
        write = { _ in }
    }

    fileprivate init(_ label: any View, _ selection: Binding<SelectionValue>, _ content: any View)
    where SelectionValue: Hashable {
        (self.label, self.content) = (label, content)
        let selection = selection.erased
        read = { selection.wrappedValue }
        write = { selection.wrappedValue = $0 }
    }

    public func compose(into screen: inout ScreenBuilder) {
        if let field { return field.compose(into: &screen) }
        let part = screen.reading(content, isRow: false)
        let (choices, now) = (part.choices, read())
        let names = choices.map { $0.text.asCommandName }
        let words = Set(names).count == names.count ? names : names.enumerated().map { "\($1)-\($0 + 1)" }
        let parameter = ArgumentKey<String>("VALUE", .choice(words))
        let shown = choices.first { $0.tag == now }?.text ?? ""
        let write = write
        Field(
            label: label, forms: { _ in [[parameter.parameter]] }, shown: shown, hint: words.joined(separator: ", "),
            json: { shown.isEmpty ? nil : shown.json }, schema: { .string.optional }
        ) { arguments, _ in
            guard let word = arguments[parameter], let index = words.firstIndex(of: word) else { return }
            write(choices[index].tag)
        }.compose(into: &screen)
    }
}

extension Picker where Label: View, SelectionValue: Hashable, Content: View {
    /// Creates a choice with a view as its label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, content()) }

    /// Creates a choice with a view as its label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label, selection, content())
    }

    /// Creates a choice with views as its label and as the label of its value.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(label(), selection, content()) }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
    /// Creates a choice.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), selection, content()) }

    /// Creates a choice.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), selection, content()) }
}

extension Picker where Label == SwiftUI.Label<Text, Image>, SelectionValue: Hashable, Content: View {
    /// Creates a choice with a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), selection, content()) }
}

extension View {
    /// Returns the view as a value of a picker, of a selection or of tabs.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        ModifiedView(self) { content, screen in
            if let count = screen.tabItems?.count {
                content.compose(into: &screen)
                screen.tag = AnyHashable(tag)
                if count < screen.tabItems?.count ?? 0 { screen.tabItems?[count].tag = AnyHashable(tag) }
                return
            }
            let part = screen.reading(content, collectsTexts: screen.collectsTexts)
            screen.choices.append((AnyHashable(tag), part.texts.first ?? ""))
            screen.append(part)
            screen.tag = AnyHashable(tag)
        }
    }
}

/// A whole number: `set count 5`, `set count up`, `set count down`.
public struct Stepper<Label>: Control {
    private let field: Field

    fileprivate init<V: Strideable>(
        _ label: any View, _ value: Binding<V>, _ range: ClosedRange<V>?, _ step: V.Stride
    ) {
        let now = "\(value.wrappedValue)"
        let (up, down) = (Keyword("up"), Keyword("down"))
        // A step out of the range is not offered, as on a phone.
        let steps = [(up, step), (down, -1 * step)].filter { _, step in
            range?.contains(value.wrappedValue.advanced(by: step)) ?? true
        }.map { [$0.0.parameter] }
        let move = Unchecked<(Bool) throws -> Void> { isUp in
            let new = value.wrappedValue.advanced(by: isUp ? step : -1 * step)
            if let range, !range.contains(new) {
                throw Refusal(description: "must be \(range.lowerBound) to \(range.upperBound)")
            }
            value.wrappedValue = new
        }
        if let binding = value as? Binding<Int> {
            let range = range as? ClosedRange<Int> ?? Int.min...Int.max
            let (number, parameter) = (binding.wrappedValue, ArgumentKey<Int>("N", in: range))
            field = Field(
                label: label, forms: { _ in [[parameter.parameter]] + steps }, shown: "\(number)",
                json: { number.json }, schema: { .integer(from: range.lowerBound) }
            ) { arguments, _ in
                if let wanted = arguments[parameter] {
                    binding.wrappedValue = wanted
                } else {
                    try move.value(arguments.has(up))
                }
            }
        } else {
            field = Field(
                label: label, forms: { _ in steps }, shown: now, json: { now.json }, schema: { .string }
            ) { arguments, _ in try move.value(arguments.has(up)) }
        }
    }

    fileprivate init(_ label: any View, _ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
        let (up, down) = (Keyword("up"), Keyword("down"))
        let actions = Unchecked((increment, decrement))
        field = Field(
            label: label, forms: { _ in [[up.parameter], [down.parameter]] }, shown: "", json: { nil },
            schema: { .string.optional }
        ) { arguments, _ in
            if arguments.has(up) { actions.value.0?() } else { actions.value.1?() }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension Stepper where Label: View {
    /// Creates a field for a number, which `up` and `down` change by a step.
    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.init(label(), value, nil, step)
    }

    /// Creates a field for a number within a range, which `up` and `down` change by a step.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) { self.init(label(), value, bounds, step) }

    /// Creates a field whose words `up` and `down` do something.
    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label(), onIncrement, onDecrement)
    }
}

extension Stepper where Label == Text {
    /// Creates a field for a number, which `up` and `down` change by a step.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(Text(titleKey), value, nil, step)
    }

    /// Creates a field for a number, which `up` and `down` change by a step.
    @_disfavoredOverload
    public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
        self.init(Text(title), value, nil, step)
    }

    /// Creates a field for a number within a range, which `up` and `down` change by a step.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(Text(titleKey), value, bounds, step) }

    /// Creates a field for a number within a range, which `up` and `down` change by a step.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(Text(title), value, bounds, step) }

    /// Creates a field whose words `up` and `down` do something.
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(Text(titleKey), onIncrement, onDecrement)
    }
}

/// A number within a range: `set volume 0.5`.
public struct Slider<Label, ValueLabel>: Control {
    private let field: Field

    fileprivate init<V: BinaryFloatingPoint>(
        _ label: any View, _ value: Binding<V>, _ bounds: ClosedRange<V>, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let number = Double(value.wrappedValue)
        let parameter = ArgumentKey<Double>("N", in: Double(bounds.lowerBound)...Double(bounds.upperBound))
        let onEditingChanged = Unchecked(onEditingChanged)
        field = Field(
            label: label, forms: { _ in [[parameter.parameter]] }, shown: number.formattedShortly,
            json: { .number(number.formattedShortly) }, schema: { .number() }
        ) { arguments, _ in
            guard let wanted = arguments[parameter] else { return }
            onEditingChanged.value(true)
            value.wrappedValue = V(wanted)
            onEditingChanged.value(false)
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension Double {
    /// `0.5`, and `3` for a whole number.
    var formattedShortly: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a field for a number, named by its accessibility label or identifier.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(EmptyView(), value, bounds, onEditingChanged) }

    /// Creates a field for a number, named by its accessibility label or identifier.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(EmptyView(), value, bounds, onEditingChanged) }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    /// Creates a field for a number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(label(), value, bounds, onEditingChanged) }

    /// Creates a field for a number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(label(), value, bounds, onEditingChanged) }
}

extension Slider where Label: View, ValueLabel: View {
    /// Creates a field for a number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(label(), value, bounds, onEditingChanged) }

    /// Creates a field for a number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(label(), value, bounds, onEditingChanged) }
}

/// A colour: `set accent red`, one of SwiftUI's named colours.
public struct ColorPicker<Label>: Control {
    private let field: Field

    fileprivate init(_ label: any View, _ selection: Binding<Color>) {
        let names = Color.named.map(\.name)
        let parameter = ArgumentKey<String>("COLOR", .choice(names))
        let shown = Color.named.first { $0.color == selection.wrappedValue }?.name ?? ""
        field = Field(
            label: label, forms: { _ in [[parameter.parameter]] }, shown: shown, hint: "a colour",
            json: { shown.json }, schema: { .string }
        ) { arguments, _ in
            let name = arguments[parameter]
            if let color = Color.named.first(where: { $0.name == name })?.color { selection.wrappedValue = color }
        }
    }

    public func compose(into screen: inout ScreenBuilder) { field.compose(into: &screen) }
}

extension ColorPicker where Label: View {
    /// Creates a choice of a colour, with a view as its label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label(), selection)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a choice of a colour.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(Text(titleKey), selection)
    }

    /// Creates a choice of a colour.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(Text(title), selection)
    }
}

extension View {
    /// Returns the view with the command `submit` for its fields.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        let action = Unchecked(action)
        return ModifiedView(self) { content, screen in
            let count = screen.settings.count
            content.compose(into: &screen)
            for index in screen.settings.indices.dropFirst(count) where screen.settings[index].isText {
                screen.settings[index].submit.append { action.value() }
            }
            if triggers.contains(.search) { screen.submitsSearch = { action.value() } }
        }
    }
}

/// The places whose texts are submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field.
    public static let text = Self(rawValue: 1)
    /// A search.
    public static let search = Self(rawValue: 2)
}
