package import ChallengeActions
import ChallengeDesignSystem
import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// A command named after its label: `Add to cart` is `add-to-cart` at the prompt. Help lists the command; screens do not,
/// unless the label has more than one text.
public struct Button<Label>: Control {
    private let role: ButtonRole?
    private let label: any View
    private let action: @MainActor @Sendable () -> Void
    /// A command that takes arguments, or waits; nil for a plain button.
    private let command: Action?

    private init(_ role: ButtonRole?, _ label: any View, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        (self.role, self.label) = (role, label)
        self.action = { action.value() }
        command = nil
    }

    package init(_ label: Text, _ command: Action) where Label == Text {
        (role, self.label, action, self.command) = (nil, label, {}, command)
    }

    /// Creates a button with a view as its label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) where Label: View {
        self.init(nil, label(), action)
    }

    /// Creates a button of a kind with a view as its label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    where Label: View { self.init(role, label(), action) }

    public func compose(into screen: inout ScreenBuilder) {
        if let command { return screen.actions.append(command) }
        let (name, pieces) = screen.naming(label)
        guard !name.isEmpty else { return }
        let help = screen.traits.hint ?? name.capitalizedAtStart
        var description = ActionDescription(name: name.asControlName, help: help, effect: screen.buttonEffect)
        let answer = screen.environment.answer
        if role == .destructive, answer == nil, !screen.traits.hasQuestion {
            description = description.confirmed(by: "\(name.capitalizedAtStart)?")
        }
        let perform: @MainActor @Sendable () -> Void = { [action] in
            action()
            answer?()
        }
        let command = Action(description) { perform() }
        if answer != nil { screen.answers.append((role, description.name)) }
        if !screen.isRow, case .labels(let rows)? = pieces.first {
            for row in rows where !row.value.isEmpty { screen.append(row.label.text.asKey, row.value.text) }
        }
        screen.append(RowButton(label: pieces, action: command, tap: role == .destructive ? nil : perform))
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(nil, Text(titleKey), action)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(nil, Text(title), action)
    }

    /// Creates a button of a kind with a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role, Text(titleKey), action)
    }

    /// Creates a button of a kind with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role, Text(title), action)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(nil, Text(titleKey), action)
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
        self.init(nil, Text(title), action)
    }

    /// Creates a button of a kind with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role, Text(titleKey), action) }

    /// Creates a button of a kind with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role, Text(title), action) }

    /// Creates a button with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void) {
        self.init(nil, Text(titleKey), action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.label, configuration.trigger)
    }
}

extension ScreenBuilder {
    /// Returns the name of a control after its label, and the label's texts; outside of a row, a label with its value stays
    /// aligned. The name is, in this order: the accessibility label, the first text, the accessibility identifier, the name
    /// of the picture.
    func naming(_ label: any View) -> (name: String, pieces: [Piece]) {
        if let text = label as? Text, traits.label == nil, !traits.isSelected {
            return (text.spans.text, [.text(position.column, text.spans)])
        }
        let part = reading(label, isRow: false)
        let texts = part.pieces.filter { if case .text = $0 { true } else { false } }
        let name =
            traits.label ?? (texts.count > 1 ? traits.identifier.map { Self.name(from: $0) } : nil) ?? part.texts.first
        { $0.contains(where: \.isLetter) } ?? traits.identifier.map { Self.name(from: $0) }
            ?? part.imageName.map(Self.name(ofImage:)) ?? part.texts.first
        return (name ?? "", isRow ? texts : part.labelAlone.map { [.labels([$0.ofControl])] } ?? texts)
    }

    /// The name in an accessibility identifier: `home.infoButton` is `info`.
    static func name(from identifier: String) -> String {
        var parts = identifier.split { $0 == "." || $0 == "_" || $0 == "-" || $0 == "/" }.map(String.init)
        let kinds = ["button", "textfield", "field", "toggle", "picker", "link", "btn"]
        if parts.count > 1, let last = parts.last, kinds.contains(last.lowercased()) { parts.removeLast() }
        var name = parts.last ?? identifier
        for kind in ["Button", "TextField", "Field", "Toggle", "Picker", "Link"]
        where name != kind && name.hasSuffix(kind) {
            name.removeLast(kind.count)
            break
        }
        return words(name)
    }

    /// `plus.circle.fill` is `plus`.
    static func name(ofImage name: String) -> String {
        name.split(separator: ".").first.map(String.init) ?? name
    }

    /// `addToCart` is `add to cart`.
    private static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
        return words
    }

    /// Adds a button: as a command, or as a command of the row that contains it.
    mutating func append(_ button: RowButton) {
        if isRow {
            buttons.append(button)
        } else {
            // A label with several texts shows more than the name of a command.
            if case .text? = button.label.first, button.label.count == 1 {} else { appendLine(of: button.label) }
            actions.append(button.action)
        }
    }
}

extension Fields.Row {
    /// The row of a control: the label, which is typed, stands out from the value, which describes it.
    fileprivate var ofControl: Fields.Row {
        Fields.Row(label.map { $0.with(.emphasis) }, value.map { $0.role == .plain ? $0.with(.secondary) : $0 })
    }
}

extension View {
    /// Returns the view with a name for its control, or a text in place of its texts.
    public func accessibilityLabel(_ label: Text) -> ModifiedView {
        let label = label.spans.text
        return ModifiedView(self) { content, screen in
            let outer = screen.traits.label
            screen.traits.label = label
            let part = screen.reading(content, collectsTexts: screen.collectsTexts)
            screen.traits.label = outer
            guard part.hasControls else {
                screen.appendControls(of: part)
                if !label.isEmpty { screen.append(.paragraph([Span(label)])) }
                return
            }
            screen.append(part)
        }
    }

    /// Returns the view with a name for its control, or a text in place of its texts.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedView {
        accessibilityLabel(Text(labelKey))
    }

    /// Returns the view with a name for its control, or a text in place of its texts.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> ModifiedView { accessibilityLabel(Text(label)) }

    /// Returns the view with a value after its label.
    public func accessibilityValue(_ value: Text) -> ModifiedView {
        let value = value.spans.text
        return ModifiedView(self) { content, screen in
            let outer = screen.traits.value
            screen.traits.value = value
            let part = screen.reading(content, collectsTexts: screen.collectsTexts)
            screen.traits.value = outer
            // A control shows its own value.
            guard !part.hasControls, !value.isEmpty, let label = part.soleText else { return screen.append(part) }
            screen.appendControls(of: part)
            screen.append(label, [Span(value)])
            if !screen.isRow, !label.isEmpty { screen.append(label.asKey, value) }
        }
    }

    /// Returns the view with a value after its label.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedView {
        accessibilityValue(Text(valueKey))
    }

    /// Returns the view with a value after its label.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> ModifiedView { accessibilityValue(Text(value)) }

    /// Returns the view with the help of its controls' commands.
    public func accessibilityHint(_ hint: Text) -> ModifiedView {
        let hint = hint.spans.text
        return traits { $0.hint = hint }
    }

    /// Returns the view with the help of its controls' commands.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedView { accessibilityHint(Text(hintKey)) }

    /// Returns the view with the help of its controls' commands.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> ModifiedView { accessibilityHint(Text(hint)) }

    /// Returns the view with a name for its control, if the control's label has no text.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView { traits { $0.identifier = identifier } }

    /// Returns the view with a command: its name takes the row in a list.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        commands {
            Button {
                handler()
            } label: {
                name
            }
        }
    }

    /// Returns the view with a command: its name takes the row in a list.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Returns the view with a command: its name takes the row in a list.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Returns the view with commands: their names take the row in a list.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        commands(content)
    }

    /// Returns the view as a field with its label and value: `set volume up`, `set volume down`.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        let handler = Unchecked(handler)
        return ModifiedView(self) { content, screen in
            var part = screen.reading(content)
            // The field below has the value.
            _ = part.dropFields(from: 0)
            screen.appendControls(of: part)
            let (up, down) = (Keyword("up"), Keyword("down"))
            let value = part.texts.dropFirst().joined(separator: " ")
            Field(
                label: Text(verbatim: part.texts.first ?? ""), forms: { _ in [[up.parameter], [down.parameter]] },
                shown: value, json: { value.json }, schema: { .string }
            ) { arguments, _ in
                handler.value(arguments.has(up) ? .increment : .decrement)
            }.compose(into: &screen)
        }
    }

    /// Returns the view with a mark after its first text, if it is selected.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView {
        self.traits { $0.isSelected = $0.isSelected || traits.contains(.isSelected) }
    }

    /// Returns the view; one that stands for its parts says only what its own label and value say.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedView {
        ModifiedView(self) { content, screen in
            guard children == .ignore else { return content.compose(into: &screen) }
            let part = screen.reading(content)
            screen.lifecycles += part.lifecycles
            screen.presentations.append(part.presentations)
        }
    }

    /// Returns another view, which stands for this one.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        representation()
    }

    /// Returns the views that represent this one.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { children() }

    /// Returns the view with the commands of the action's buttons.
    public func accessibilityQuickAction<Content: View>(
        style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
    ) -> some View { commands(content) }

    /// Returns the view with the command `rename`.
    public func renameAction(_ action: @escaping () -> Void) -> some View { command("Rename", action) }

    /// Returns the view with the command `delete`; without an action the view itself.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { command("Delete", action) }

    /// Returns the view with the command `play-pause`; without an action the view itself.
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { command("Play/Pause", action) }

    private func command(_ name: String, _ action: (() -> Void)?) -> ModifiedView {
        let action = Unchecked(action)
        return commands { if let perform = action.value { Button(name) { perform() } } }
    }

    /// Returns the view with the commands of its buttons.
    func commands<Content: View>(@ViewBuilder _ content: () -> Content) -> ModifiedView {
        let commands = Unchecked<any View>(content())
        return ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            screen.appendCommands(of: commands.value)
        }
    }

    /// Returns the view with commands that also appear as a menu.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { commands(menuItems) }

    /// Returns the view with commands that also appear as a menu.
    public func contextMenu<Items: View, Shown: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Shown
    ) -> some View { commands(menuItems) }

    /// Returns the row with commands: `delete 3`.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { commands(content) }

    /// Returns the view with an action that opens it: a row by its number, any other view by its first text. Several taps
    /// are the command `double-tap`, or `double-tap 3` in a list.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let action = Unchecked(action)
        guard count == 1 else { return commands { Button("Double tap") { action.value() } } }
        return tappable { action.value() }
    }

    /// Returns the view with the action of a tap.
    public func gesture(_ gesture: TapGesture, including mask: GestureMask = .all) -> some View {
        onTapGesture(count: gesture.count) { gesture.action?() }
    }

    /// Returns the view with the action of a tap.
    public func simultaneousGesture(_ gesture: TapGesture, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture)
    }

    /// Returns the view with the action of a tap.
    public func highPriorityGesture(_ gesture: TapGesture, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture)
    }

    /// Returns the view with the action of a long press.
    public func gesture(_ gesture: LongPressGesture, including mask: GestureMask = .all) -> some View {
        onLongPressGesture { gesture.action?() }
    }

    /// Returns the view with the action of a long press.
    public func simultaneousGesture(_ gesture: LongPressGesture, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture)
    }

    /// Returns the view with a command: `long-press`, or `long-press 3` in a list.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let action = Unchecked(action)
        return commands { Button("Long press") { action.value() } }
    }

    private func tappable(_ action: @escaping @MainActor @Sendable () -> Void) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let outer = screen.primary
            screen.primary = nil
            guard !screen.isRow else {
                content.compose(into: &screen)
                screen.primary = screen.primary ?? outer ?? .action(action)
                return
            }
            let name = screen.naming(content).name
            let part = screen.reading(content, collectsTexts: screen.collectsTexts)
            screen.append(part)
            guard !name.isEmpty else { return }
            let description = ActionDescription(
                name: name.asControlName, help: screen.traits.hint ?? name.capitalizedAtStart,
                effect: screen.buttonEffect)
            screen.actions.append(Action(description) { action() })
        }
    }

    /// Changes what is said about the controls of the view. A modifier further inside wins.
    package func traits(_ change: @escaping (inout ScreenBuilder.Traits) -> Void) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let outer = screen.traits
            change(&screen.traits)
            content.compose(into: &screen)
            screen.traits = outer
        }
    }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// The value grows.
    case increment
    /// The value shrinks.
    case decrement
}

extension ScreenBuilder {
    /// True if the part has something that a user can do.
    var hasControls: Bool {
        !actions.isEmpty || !buttons.isEmpty || !settings.isEmpty || primary != nil || selection != nil
            || pieces.contains { if case .rows(let group) = $0 { group.isNumbered } else { false } }
    }

    /// Adds the buttons of a menu as commands, without their drawing.
    mutating func appendCommands(of menu: any View) {
        let outer = isMenu
        isMenu = true
        var part = reading(menu, isRow: isRow)
        isMenu = outer
        for index in part.buttons.indices { part.buttons[index].label = [] }
        appendControls(of: part)
    }
}

/// Buttons that are shown together: each is a command.
public struct Menu<Label, Content>: Control {
    private let content: any View

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label: View, Content: View {
        self.content = content()
    }

    /// Creates a menu with a label and an action of its own.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) where Label: View, Content: View { self.init(label(), content(), primaryAction) }

    private init(_ label: any View, _ items: any View, _ primaryAction: @escaping () -> Void) {
        content = Group {
            Button(action: primaryAction) { AnyView(any: label) }
            AnyView(any: items)
        }
    }

    /// The menu's label names the menu, not what is in it.
    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.traits
        screen.traits = ScreenBuilder.Traits()
        screen.appendCommands(of: content)
        screen.traits = outer
    }
}

extension Menu where Label == Text, Content: View {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a title and an action of its own.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(Text(titleKey), content(), primaryAction) }

    /// Creates a menu with a title and an action of its own.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(Text(title), content(), primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with a title, a symbol and an action of its own.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(Text(titleKey), content(), primaryAction) }

    /// Creates a menu with a title, a symbol and an action of its own.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(Text(title), content(), primaryAction) }
}

/// A link: a command that opens its address, or prints it if no view opens links, and a line with the address.
public struct Link<Label>: Control {
    private let label: any View
    private let destination: URL

    /// Creates a link with a view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) where Label: View {
        (self.destination, self.label) = (destination, label())
    }

    public func compose(into screen: inout ScreenBuilder) {
        let (name, _) = screen.naming(label)
        screen.append(name, [Span(destination.absoluteString)])
        if !screen.isRow, !name.isEmpty { screen.append(name.asKey, destination.absoluteString) }
        let open = screen.environment.openURL
        let description = ActionDescription(
            name: name.asControlName, help: screen.traits.hint ?? "Open \(destination.absoluteString)",
            effect: screen.buttonEffect)
        let action = Action(description) { [destination, name = description.name] _ in
            if open.handler(destination).isHandled { return .done }
            let address = destination.absoluteString
            return .output(Report(name, body: .paragraph([Span(address)]), content: ["url": address.json] as JSON))
        }
        screen.append(RowButton(action: action))
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        (self.destination, label) = (destination, Text(titleKey))
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        (self.destination, label) = (destination, Text(title))
    }
}

/// The command that switches the edit mode of its screen.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public nonisolated init() {}

    public var body: some View {
        if let editMode {
            Button(editMode.wrappedValue.isEditing ? "Done" : "Edit") {
                editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
            }
        }
    }
}

struct Refusal: ActionError, Hashable {
    let description: String
}

extension View {
    /// Returns the view; its commands are refused if it is disabled.
    public func disabled(_ disabled: Bool) -> ModifiedView {
        refused(disabled ? DisabledControl(name: "") : nil)
    }

    /// Returns the view with its controls disabled by an error. If the error is nil, the controls stay enabled.
    package func refused(_ refusal: (any ActionError)?) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let (actions, settings, buttons) = (screen.actions.count, screen.settings.count, screen.buttons.count)
            let outer = screen.environment
            if refusal != nil { screen.environment.isEnabled = false }
            content.compose(into: &screen)
            screen.environment = outer
            guard let refusal else { return }
            for index in screen.actions.indices.dropFirst(actions) {
                screen.actions[index] = screen.actions[index].disabled(by: refusal)
            }
            for index in screen.settings.indices.dropFirst(settings) {
                screen.settings[index].refusal = DisabledControl.naming(screen.settings[index].name, refusal)
            }
            for index in screen.buttons.indices.dropFirst(buttons) {
                screen.buttons[index].action = screen.buttons[index].action.disabled(by: refusal)
                screen.buttons[index].tap = nil
            }
        }
    }
}

/// The error of a control that is disabled without a reason.
struct DisabledControl: ActionError, Hashable {
    let name: String
    var description: String { "'\(name)' is disabled" }

    /// Returns the refusal of a control, under the control's name if there is no other reason.
    static func naming(_ name: String, _ refusal: any ActionError) -> any ActionError {
        refusal is DisabledControl ? DisabledControl(name: name) : refusal
    }
}

extension Action {
    fileprivate func disabled(by refusal: any ActionError) -> Action {
        refused(DisabledControl.naming(description.name, refusal))
    }
}

extension View {
    /// The older form of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> ModifiedView { accessibilityLabel(label) }
    /// The older form of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> ModifiedView { accessibilityValue(value) }
    /// The older form of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> ModifiedView { accessibilityHint(hint) }
    /// The older form of `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> ModifiedView { accessibilityIdentifier(identifier) }
    /// The older form of `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The older form of `accessibilityAddTraits(_:)`.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// Returns the view itself.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Returns the view itself: the names of commands come from its label.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Returns the view itself: the names of commands come from its label.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Returns the view itself: the names of commands come from its label.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { self }

    /// Returns the view with the command `activate`, or `escape`.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        let handler = Unchecked(handler)
        return commands { Button(actionKind == .escape ? "escape" : "activate") { handler.value() } }
    }
}

/// The purpose of an action of accessibility.
public struct AccessibilityActionKind: Sendable, Equatable {
    private let name: String
    /// The action of a tap.
    public static let `default` = Self(name: "default")
    /// Leaves something.
    public static let escape = Self(name: "escape")
    /// Plays or pauses something.
    public static let magicTap = Self(name: "magicTap")
}

/// The button of a `renameAction(_:)`: that action is a command already.
public struct RenameButton: Control {
    /// Creates the button.
    public init() {}

    public func compose(into screen: inout ScreenBuilder) {}
}
