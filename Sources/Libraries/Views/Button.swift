public import ChallengeActions
import ChallengeText

/// The kind of a button.
public enum ButtonRole: Sendable, Hashable {
    /// The button asks for confirmation, by its title or by the question of ``View/confirm(_:)``.
    case destructive
}

/// A command named after its title: `Add to cart` is `add-to-cart` at the prompt. Help lists the command; screens do not.
public struct Button: Control {
    private let description: ActionDescription
    private let action: @MainActor @Sendable (Arguments) async throws -> ActionOutcome

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
    public init(
        _ title: String, help: String? = nil, role: ButtonRole? = nil, effect: ActionDescription.Effect = .stays,
        isIntent: Bool = false,
        action: @escaping @MainActor @Sendable () async throws -> Void
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
        self.description =
            role == .destructive ? description.confirmed(by: "\(title.capitalizedAtStart)?") : description
        self.action = action
    }

    public func compose(into screen: inout ScreenBuilder) {
        screen.actions.append(Action(description, perform: action))
    }
}

/// A command that leads to a destination: `origin`. The screen draws the link's label, if any.
public struct NavigationLink: Control {
    private let title: String
    private let help: String?
    private let isIntent: Bool
    private let destination: LinkDestination
    private let label: ViewContent
    private var onSelect: @MainActor @Sendable () -> Void = {}
    private var style: ModalPresentationStyle?

    package init(
        _ title: String, to destination: LinkDestination, help: String?, isIntent: Bool, label: ViewContent
    ) {
        self.title = title
        self.destination = destination
        self.help = help
        self.isIntent = isIntent
        self.label = label
    }

    /// Returns the link with an action that is called before the link navigates.
    public func onSelect(_ action: @escaping @MainActor @Sendable () -> Void) -> NavigationLink {
        var link = self
        link.onSelect = action
        return link
    }

    /// Returns the link with its destination presented as a sheet.
    public func sheet() -> NavigationLink { presented(as: .sheet) }

    /// Returns the link with its destination presented over the whole stack.
    public func fullScreenCover() -> NavigationLink { presented(as: .fullScreenCover) }

    private func presented(as style: ModalPresentationStyle) -> NavigationLink {
        var link = self
        link.style = style
        return link
    }

    public func compose(into screen: inout ScreenBuilder) {
        let count = screen.fields.count
        label.compose(into: &screen)
        _ = screen.dropFields(from: count)
        let description = ActionDescription(
            name: title.asCommandName, help: help ?? "Go to \(title.lowercased())",
            effect: .leads(to: destination.name, as: style), isIntent: isIntent)
        screen.actions.append(
            Action(description) { [links = screen.links, destination, style, onSelect] in
                onSelect()
                links.open(destination, style)
            })
    }
}

struct Refusal: ActionError, Hashable {
    let description: String
}

extension View {
    @available(
        *, unavailable, message: "say why the controls are refused: .disabled(isEmpty ? \"there is nothing\" : nil)"
    )
    public func disabled(_ isDisabled: Bool) -> ModifiedContent { disabled(isDisabled ? "" : nil) }

    /// Returns the view with its controls disabled for a reason. If the reason is nil, the controls stay enabled.
    public func disabled(_ reason: String?) -> ModifiedContent { disabled(reason.map { Refusal(description: $0) }) }

    /// Returns the view with its controls disabled by an error. If the error is nil, the controls stay enabled.
    public func disabled(_ refusal: (any ActionError)?) -> ModifiedContent {
        ModifiedContent(self) { content, screen in
            let (actions, settings) = (screen.actions.count, screen.settings.count)
            content.compose(into: &screen)
            guard let refusal else { return }
            for index in screen.actions.indices.dropFirst(actions) {
                screen.actions[index] = screen.actions[index].refused(refusal)
            }
            for index in screen.settings.indices.dropFirst(settings) {
                screen.settings[index].refusal = refusal
            }
        }
    }
}

extension View {
    /// Returns the view with buttons that ask for confirmation: `[y/N]` at a prompt, `--yes` in a script.
    public func confirm(_ question: String) -> ModifiedContent { actions { $0.confirmed(by: question) } }

    /// Returns the view with its buttons marked as changing data outside of the app, for example on a server. After such
    /// a button, an exploration resets the data by the app container's `resetData()`.
    public func changesData() -> ModifiedContent { actions { $0.changingData } }

    private func actions(_ change: @escaping (Action) -> Action) -> ModifiedContent {
        ModifiedContent(self) { content, screen in
            let count = screen.actions.count
            content.compose(into: &screen)
            for index in screen.actions.indices.dropFirst(count) {
                screen.actions[index] = change(screen.actions[index])
            }
        }
    }
}
