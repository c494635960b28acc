public import ChallengeDesignSystem
public import ChallengeText

/// The description of a screen's action or a shell's command.
///
/// Help, completion, checks of typed lines and error messages derive from the description.
public final class ActionDescription: Sendable {
    /// The word that performs the action, in lower case.
    public let name: String
    /// One line about the action, beginning with a verb.
    public let help: String
    /// Further sentences about the action's result and errors; empty if the help is enough.
    public let discussion: String
    /// Example commands: `search rick`.
    public let examples: [String]
    /// The alternative argument lists. An empty list allows the action without arguments.
    public let forms: [[Parameter]]
    /// The synopsis of the arguments, if a synopsis is clearer than the list of the forms: `KEY VALUE`.
    public let synopsis: String?
    /// The action's possible effect on the stacks.
    public let effect: Effect
    /// True if other screens may request the action, by an ``Intent`` that navigates to this screen.
    public let isIntent: Bool
    /// The question to the user before the action is performed: `Delete it?`; nil if no question is asked.
    public let confirmation: String?
    /// True if the action changes data outside of the app, for example on a server.
    public let changesData: Bool

    /// Creates the description of an action. By default, the action takes no arguments and stays on the screen.
    public init(
        name: String, help: String, discussion: String = "", examples: [String] = [], forms: [[Parameter]] = [[]],
        synopsis: String? = nil, effect: Effect = .stays, isIntent: Bool = false, confirmation: String? = nil,
        changesData: Bool = false
    ) {
        self.name = name
        self.help = help
        self.discussion = discussion
        self.examples = examples
        self.forms = forms
        self.synopsis = synopsis
        self.effect = effect
        self.isIntent = isIntent
        self.confirmation = confirmation
        self.changesData = changesData
    }

    /// Returns the same action with other facts, where they are not nil.
    package func with(
        name: String? = nil, help: String? = nil, forms: [[Parameter]]? = nil, effect: Effect? = nil,
        isIntent: Bool? = nil, confirmation: String? = nil, changesData: Bool? = nil
    ) -> ActionDescription {
        ActionDescription(
            name: name ?? self.name, help: help ?? self.help, discussion: discussion, examples: examples,
            forms: forms ?? self.forms, synopsis: synopsis, effect: effect ?? self.effect,
            isIntent: isIntent ?? self.isIntent,
            confirmation: confirmation ?? self.confirmation,
            changesData: changesData ?? self.changesData)
    }

    /// The name of the action that sets a screen's controls, each control by its name.
    package static let setter = "set"

    /// The name of the action that presses the return key in a field.
    package static let submit = "submit"

    /// The commands of every prompt, which hide an app's actions of the same name.
    package static let namesOfPrompt: Set<String> = [
        "alias", "back", "dismiss", "echo", "events", "exit", "expect", "fault", "graph", "help", "history", "home",
        "link", "open", "path", "quit", "routes", "show", "source", "states", "time", "together", "trace", "unalias",
        "wait", "why",
    ]

    package var hasVerbatim: Bool { forms.contains { $0.last?.isVerbatim == true } }

    /// The word that confirms the action in advance.
    package static let yes = Keyword("--yes")

    /// Returns the same action with a question before it is performed, unless `--yes` confirms the action.
    package func confirmed(by question: String) -> ActionDescription {
        let copy = with(confirmation: question)
        return confirmation == nil ? copy.allowing(Self.yes) : copy
    }

    /// Returns the same action with an optional word before its arguments.
    package func allowing(_ word: Keyword) -> ActionDescription {
        with(forms: forms + forms.map { [word.parameter] + $0 })
    }

    /// Returns the same action with another name, and with other help if there is any.
    package func named(_ name: String, help: String? = nil) -> ActionDescription { with(name: name, help: help) }

    /// Returns the same action with the effect that it leads to a navigation.
    package func leading(to navigation: String) -> ActionDescription { with(effect: .leads(to: navigation)) }

    package var changingData: ActionDescription { with(changesData: true) }

    /// Returns the forms that `other`, the same action in another preview, lacks. Compares the written forms.
    package func forms(missingIn other: ActionDescription) -> [[Parameter]] {
        let known = other.forms.map { $0.map(\.usage) }
        return forms.filter { !known.contains($0.map(\.usage)) }
    }

    /// Returns the same action with the forms of another preview added.
    package func merging(_ other: ActionDescription) -> ActionDescription {
        with(forms: forms + other.forms(missingIn: self))
    }

    /// The possible effect of an action on the stacks.
    public enum Effect: Sendable, Hashable {
        /// The screen stays on top.
        case stays
        /// The action goes back, or dismisses the modal.
        case leaves
        /// The action leads to the navigation with this name. A modal has a style; for a push, the style is nil.
        case leads(to: String, as: ModalPresentationStyle? = nil)
        /// Only performing the action shows its effect.
        case undeclared
    }

    /// The usage: `recent [delete TEXT | clear]`.
    public var usage: String {
        let arguments = synopsis ?? Self.usage(ofAny: forms.map { $0.map(\.usage).joined(separator: " ") })
        return arguments.isEmpty ? name : "\(name) \(arguments)"
    }

    /// Returns the usage of alternatives: `delete TEXT | clear`, in brackets if one alternative is empty. An alternative
    /// with and without the confirmation is written once: `[--yes] ROW`.
    package static func usage(ofAny alternatives: [String]) -> String {
        let yes = "\(yes.parameter.name) "
        let written = alternatives.filter { !$0.isEmpty && !alternatives.contains(yes + $0) }.map { usage in
            let rest = String(usage.dropFirst(yes.count))
            return usage.hasPrefix(yes) && alternatives.contains(rest) ? "[\(yes.dropLast())] \(rest)" : usage
        }
        let joined = written.joined(separator: " | ")
        return written.isEmpty || !alternatives.contains("") ? joined : "[\(joined)]"
    }
}

/// An action of a control, as the screen offers it now.
package struct Action: Sendable {
    package let description: ActionDescription
    /// The reason why the action is disabled; nil if it is enabled. A disabled action throws this error.
    package let refusal: (any ActionError)?
    /// Performs the action, and returns when all work of the action is done. After an ``ActionError``, nothing has
    /// changed. The arguments match one of the description's forms.
    package let perform: @MainActor @Sendable (Arguments) async throws -> ActionOutcome

    /// Creates an action that may take arguments and return an answer. A long action must check for cancellation.
    package init(
        _ description: ActionDescription, unless refusal: (any ActionError)? = nil,
        perform: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        self.description = description
        self.refusal = refusal
        if let refusal {
            self.perform = { _ in throw refusal }
        } else {
            self.perform = perform
        }
    }

    package init(
        _ description: ActionDescription, unless refusal: (any ActionError)? = nil,
        perform: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.init(description, unless: refusal) { _ in
            try await perform()
            return .done
        }
    }

    package func confirmed(by question: String) -> Action {
        Action(description.confirmed(by: question), unless: refusal, perform: perform)
    }

    package var changingData: Action { Action(description.changingData, unless: refusal, perform: perform) }

    package func named(_ name: String, help: String? = nil) -> Action {
        Action(description.named(name, help: help), unless: refusal, perform: perform)
    }

    package func refused(_ refusal: any ActionError) -> Action {
        Action(description, unless: refusal, perform: perform)
    }
}

/// The answer that an action returns, in addition to its changes.
public enum ActionOutcome: Sendable {
    /// There is no answer.
    case done
    /// An answer to print.
    case output(Report)
}

/// An error of an action, declared as data by the action's module. The text names the correct input, if known.
public protocol ActionError: Error, CustomStringConvertible {}

/// The error when a screen does not offer an action now.
package struct UnavailableAction: ActionError, Hashable {
    let name: String
    let screen: String

    package init(name: String, screen: String) {
        self.name = name
        self.screen = screen
    }

    package var description: String { "'\(name)' is not possible on \(screen)" }
}

/// The answer to a command, for the user and for programs.
public struct Report: Sendable {
    /// The answer's name for programs, the same as the command's: `recent`.
    public let name: String
    /// The answer for the user.
    public let body: Element
    /// The answer for programs: an object. Its keys are added to the keys that all answers have.
    public let content: any JSONConvertible
    /// The answer as a table; nil if the answer is not a table.
    public let table: DataTable?

    /// Creates an answer in all its forms.
    public init(_ name: String, body: Element, content: any JSONConvertible, table: DataTable? = nil) {
        self.name = name
        self.body = body
        self.content = content
        self.table = table
    }
}

/// A request to a screen from anywhere in the app, for example to search for a text or to refresh.
///
/// `NavigationCoordinator` delivers an intent to the screen on top, or to a new screen, which begins with the intent.
public struct Intent: Sendable, Hashable {
    /// The name of the action that performs the intent: `search`.
    public let name: String
    /// The arguments of that action.
    public let arguments: Arguments

    /// Creates a request for the named action, by default without arguments.
    public init(_ name: String, _ arguments: Arguments = Arguments()) {
        self.name = name
        self.arguments = arguments
    }

    /// The intent as it is typed: `search rick`.
    package var written: String { arguments.text.isEmpty ? name : "\(name) \(arguments.text)" }
}
