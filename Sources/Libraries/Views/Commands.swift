public import ChallengeActions
public import ChallengeText
public import SwiftUI

// Buttons whose commands take arguments, wait for their work, throw, or say what they do to the stacks. SwiftUI's buttons
// take nothing and return at once.
extension Button where Label == Text {
    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: the button's name.
    ///   - help: the command's help, beginning with a verb; by default the title.
    ///   - role: the button's kind; a destructive button asks for confirmation.
    ///   - effect: the command's effect on the stacks.
    ///   - isIntent: true if other screens have the command too. There, the command first navigates to this screen.
    ///   - action: performs the command; the command ends when all work of the action ends. An
    ///     ``ChallengeActions/ActionError`` is shown; the action must throw this error before any change.
    @_disfavoredOverload
    public init(
        _ title: String, help: String? = nil, role: ButtonRole? = nil, effect: ActionDescription.Effect = .stays,
        isIntent: Bool = false, action: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.init(title, help: help, role: role, effect: effect, isIntent: isIntent, forms: [[]]) { _ in
            try await action()
            return .done
        }
    }

    /// Creates a button whose command takes an argument: `add milk`.
    public init<Argument>(
        _ title: String, help: String? = nil, role: ButtonRole? = nil, effect: ActionDescription.Effect = .stays,
        isIntent: Bool = false,
        _ argument: ArgumentKey<Argument>, action: @escaping @MainActor @Sendable (Argument) async throws -> Void
    ) {
        self.init(title, help: help, role: role, effect: effect, isIntent: isIntent, forms: [[argument.parameter]]) {
            arguments in
            if let value = arguments[argument] { try await action(value) }
            return .done
        }
    }

    /// Creates a button whose command takes an optional argument: `import`, `import 8`.
    public init<Argument>(
        _ title: String, help: String? = nil, role: ButtonRole? = nil, effect: ActionDescription.Effect = .stays,
        isIntent: Bool = false,
        optional argument: ArgumentKey<Argument>,
        action: @escaping @MainActor @Sendable (Argument?) async throws -> Void
    ) {
        self.init(title, help: help, role: role, effect: effect, isIntent: isIntent, forms: [[], [argument.parameter]])
        {
            try await action($0[argument])
            return .done
        }
    }

    /// Creates a button whose command takes arguments in one of several forms, and may return a report.
    public init(
        _ title: String, help: String? = nil, role: ButtonRole? = nil, effect: ActionDescription.Effect = .stays,
        isIntent: Bool = false,
        discussion: String = "", examples: [String] = [], forms: [[Parameter]],
        action: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        let description = ActionDescription(
            name: title.asCommandName, help: help ?? title.capitalizedAtStart, discussion: discussion,
            examples: examples, forms: forms, effect: effect, isIntent: isIntent)
        self.init(
            Text(verbatim: title),
            Action(
                role == .destructive ? description.confirmed(by: "\(title.capitalizedAtStart)?") : description,
                perform: action))
    }
}

extension Picker where Label == Text, Content == EmptyView {
    /// Creates a choice of an enumeration's cases, by their raw values, which programs get too.
    public init(_ title: String, selection: Binding<SelectionValue>)
    where SelectionValue: CaseIterable & RawRepresentable<String> & ContentValue & Hashable {
        self.init(
            title,
            Binding<SelectionValue?> {
                selection.wrappedValue
            } set: {
                if let value = $0 { selection.wrappedValue = value }
            }, none: nil, schema: SelectionValue.contentSchema)
    }

    /// Creates a choice of an enumeration's cases or of no case, which is typed as the word `none`.
    public init<Wrapped>(_ title: String, selection: Binding<Wrapped?>, none: String = "none")
    where SelectionValue == Wrapped?, Wrapped: CaseIterable & RawRepresentable<String> & ContentValue {
        self.init(title, selection, none: none, schema: Wrapped.contentSchema.optional)
    }

    private init<Wrapped>(
        _ title: String, _ selection: Binding<Wrapped?>, none: String?,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema
    ) where Wrapped: CaseIterable & RawRepresentable<String> & ContentValue {
        let names = Wrapped.allCases.map { $0.rawValue.lowercased() }
        let parameter = ArgumentKey<String>("VALUE", .choice(names + [none].compactMap(\.self)))
        let value = selection.wrappedValue
        self.init(
            field: Field(
                label: Text(verbatim: title), none: none, forms: { _ in [[parameter.parameter]] },
                shown: value?.rawValue ?? "", hint: names.joined(separator: ", "), json: { value?.json }, schema: schema
            ) { arguments, _ in
                let name = arguments[parameter]
                selection.wrappedValue = Wrapped.allCases.first { $0.rawValue.lowercased() == name }
            })
    }
}

extension View {
    /// Sets the help of the command `set` on the view's screen. SwiftUI's hints belong to one field.
    public func setterHelp(_ help: String) -> ModifiedView {
        ModifiedView(self) { content, screen in
            screen.setHelp(help)
            content.compose(into: &screen)
        }
    }
}

/// A text to search for, as a command with another name than `search`: `find rick`. On another screen, the command first
/// navigates to the field's screen. SwiftUI's `searchable(text:)` is always `search`.
public struct SearchField: Control {
    private let name: String
    private let help: String
    private let text: Binding<String>
    private let suggestions: (@Sendable () -> [Parameter.Suggestion])?

    /// Creates a field with the text of a search; the empty text ends the search.
    public init(_ title: String = "Search", text: Binding<String>, help: String = "Search by text") {
        self.init(title.asCommandName, help, text, nil)
    }

    private init(
        _ name: String, _ help: String, _ text: Binding<String>,
        _ suggestions: (@Sendable () -> [Parameter.Suggestion])?
    ) {
        (self.name, self.help, self.text, self.suggestions) = (name, help, text, suggestions)
    }

    /// Returns the field with completions; the closure is called on any thread.
    public func searchSuggestions(_ suggestions: @escaping @Sendable () -> [String]) -> SearchField {
        SearchField(name, help, text) { suggestions().map { Parameter.Suggestion($0) } }
    }

    public func compose(into screen: inout ScreenBuilder) { screen.appendSearch(name, help, text, nil, suggestions) }
}
