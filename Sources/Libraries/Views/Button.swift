public import ChallengeCore
import ChallengeShellText

/// What kind of button it is.
public enum ButtonRole: Sendable, Hashable {
    /// It destroys something, and so asks first, by its title unless ``ChallengeCore/View/confirm(_:)`` says another question.
    case destructive
}

/// A command of its title: `Add to cart` is `add-to-cart` at the prompt. Help lists it; it is not drawn.
public struct Button: View {
    /// A control has no body.
    public typealias Body = Never
    private let description: ActionDescription
    private let action: @MainActor @Sendable (Arguments) async throws -> ActionOutcome

    /// A button.
    ///
    /// - Parameters:
    ///   - title: what it is called.
    ///   - help: what it does, beginning with a verb; its title if nothing is said.
    ///   - role: what kind of button it is; one that destroys something asks first.
    ///   - effect: what it does to the stacks.
    ///   - isIntent: true if the command is possible on other screens too, from where it leads here.
    ///   - action: does it; the command is over when all that it starts is. An ``ChallengeCore/ActionError`` that it throws
    ///     is told, and then nothing has changed.
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

    /// A button whose command takes an argument: `add milk`.
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

    /// A button whose command may have an argument: `import`, `import 8`.
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

    /// A button whose command has arguments in one of several forms, and may answer with a report.
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

    public func compose(into composition: inout Composition) {
        composition.actions.append(Action(description, perform: action))
    }
}

/// A command that leads to a destination: `origin`. Its label is drawn, if it has one.
public struct NavigationLink: View {
    /// A control has no body.
    public typealias Body = Never
    private let title: String
    private let help: String?
    private let isIntent: Bool
    private let navigation: any NavigationContract
    private let label: ViewContent
    private var onSelect: @MainActor @Sendable () -> Void = {}
    private var style: ModalPresentationStyle?

    /// A link.
    ///
    /// - Parameters:
    ///   - title: what it is called; at the prompt in lower case, with hyphens in place of blanks.
    ///   - navigation: where it leads.
    ///   - help: what it does, beginning with a verb.
    ///   - isIntent: true if the command is possible on other screens too, from where it leads here first.
    ///   - label: what is drawn; programs get nothing of it.
    public init(
        _ title: String, to navigation: any NavigationContract, help: String? = nil, isIntent: Bool = false,
        @ViewBuilder label: () -> ViewContent = { ViewContent() }
    ) {
        (self.title, self.navigation, self.help) = (title, navigation, help)
        (self.isIntent, self.label) = (isIntent, label())
    }

    /// The link, which calls something before it leads to its destination.
    public func onSelect(_ action: @escaping @MainActor @Sendable () -> Void) -> NavigationLink {
        var link = self
        link.onSelect = action
        return link
    }

    /// The link as one that presents its destination as a sheet.
    public func sheet() -> NavigationLink { presented(as: .sheet) }

    /// The link as one that presents its destination over all of the stack.
    public func fullScreenCover() -> NavigationLink { presented(as: .fullScreenCover) }

    private func presented(as style: ModalPresentationStyle) -> NavigationLink {
        var link = self
        link.style = style
        return link
    }

    public func compose(into composition: inout Composition) {
        let count = composition.fields.count
        label.compose(into: &composition)
        _ = composition.dropFields(from: count)
        let description = ActionDescription(
            name: title.asCommandName, help: help ?? "Go to \(title.lowercased())",
            effect: .leads(to: navigation.name, as: style), isIntent: isIntent)
        let (navigator, navigation, style, onSelect) = (composition.navigator, navigation, style, onSelect)
        composition.actions.append(
            Action(description) {
                onSelect()
                if let style {
                    navigator.present(navigation, style: style)
                } else {
                    navigator.navigate(to: navigation)
                }
            })
    }
}

/// Why a control does nothing now.
struct Refusal: ActionError, Hashable {
    let description: String
}

extension View {
    @available(
        *, unavailable, message: "say why the controls are refused: .disabled(isEmpty ? \"there is nothing\" : nil)"
    )
    public func disabled(_ isDisabled: Bool) -> ModifiedContent { disabled(isDisabled ? "" : nil) }

    /// The view, whose controls are refused for a reason; nil if they are not.
    public func disabled(_ reason: String?) -> ModifiedContent { disabled(reason.map { Refusal(description: $0) }) }

    /// The view, whose controls are refused by an error; nil if they are not.
    public func disabled(_ refusal: (any ActionError)?) -> ModifiedContent {
        ModifiedContent(self) { content, composition in
            let (actions, settings) = (composition.actions.count, composition.settings.count)
            content.compose(into: &composition)
            guard let refusal else { return }
            for index in composition.actions.indices.dropFirst(actions) {
                composition.actions[index] = composition.actions[index].refused(refusal)
            }
            for index in composition.settings.indices.dropFirst(settings) {
                composition.settings[index].refusal = refusal
            }
        }
    }
}

extension View {
    /// The view, whose buttons ask before they do anything: `[y/N]` at a prompt; a script says `--yes`.
    public func confirm(_ question: String) -> ModifiedContent { actions { $0.confirmed(by: question) } }

    /// The view, whose buttons change data outside of the app, as on a server: an exploration resets that data after them,
    /// by the app's ``ChallengeCore/AppContainerContract/resetData()``.
    public func changesData() -> ModifiedContent { actions { $0.changingData } }

    private func actions(_ change: @escaping (Action) -> Action) -> ModifiedContent {
        ModifiedContent(self) { content, composition in
            let count = composition.actions.count
            content.compose(into: &composition)
            for index in composition.actions.indices.dropFirst(count) {
                composition.actions[index] = change(composition.actions[index])
            }
        }
    }
}
