public import ChallengeShellText

/// What is known of an action of a screen or a command of a shell without performing it.
///
/// Help, completion, the check of what is typed and its error messages are derived from it.
public final class ActionDescription: Sendable {
    /// One word in lower case, by which the action is performed.
    public let name: String
    /// One line, beginning with a verb.
    public let help: String
    /// What else there is to say: what it gives back, when it fails; sentences, empty where the help says it all.
    public let discussion: String
    /// Commands as one could type them: `search rick`.
    public let examples: [String]
    /// The alternative argument lists. An empty one means that the action takes no arguments as well.
    public let forms: [[Parameter]]
    /// How to write the arguments, if that is clearer than the list of the forms: `KEY VALUE`.
    public let synopsis: String?
    /// What performing it may do to the stacks.
    public let effect: Effect
    /// True if it may be requested from other screens, by an ``Intent`` that navigates to this screen.
    public let isIntent: Bool
    /// What is asked before it is performed: `Delete it?`; nil if nothing is.
    public let confirmation: String?
    /// True if it changes data outside of the app, as on a server.
    public let changesData: Bool

    /// The description of an action; by default of one without arguments that stays on the screen.
    public convenience init(
        name: String, help: String, discussion: String = "", examples: [String] = [], forms: [[Parameter]] = [[]],
        synopsis: String? = nil, effect: Effect = .stays, isIntent: Bool = false
    ) {
        self.init(name, help, discussion, examples, forms, synopsis, effect, isIntent, nil, changesData: false)
    }

    private init(
        _ name: String, _ help: String, _ discussion: String, _ examples: [String], _ forms: [[Parameter]],
        _ synopsis: String?, _ effect: Effect, _ isIntent: Bool, _ confirmation: String?, changesData: Bool
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

    /// The same action in some other way.
    private func with(
        forms: [[Parameter]]? = nil, confirmation: String? = nil, changesData: Bool? = nil
    ) -> ActionDescription {
        ActionDescription(
            name, help, discussion, examples, forms ?? self.forms, synopsis, effect, isIntent,
            confirmation ?? self.confirmation, changesData: changesData ?? self.changesData)
    }

    /// The action that sets the controls of a screen, each by its name.
    package static let setter = "set"

    /// True if it takes a text as it is written.
    package var hasVerbatim: Bool { forms.contains { $0.last?.isVerbatim == true } }

    /// The word that confirms the action before it is asked.
    package static let yes = Keyword("--yes")

    /// The same action, which asks before it is performed, unless it is confirmed by `--yes`.
    package func confirmed(by question: String) -> ActionDescription {
        let copy = with(confirmation: question)
        return confirmation == nil ? copy.allowing(Self.yes) : copy
    }

    /// The same action, before whose arguments a word may stand.
    package func allowing(_ word: Keyword) -> ActionDescription {
        with(forms: forms + forms.map { [word.parameter] + $0 })
    }

    /// The same action, which changes data outside of the app.
    package var changingData: ActionDescription { with(changesData: true) }

    /// The forms that the same action of another preview does not have, by how they are written.
    package func forms(missingIn other: ActionDescription) -> [[Parameter]] {
        let known = other.forms.map { $0.map(\.usage) }
        return forms.filter { !known.contains($0.map(\.usage)) }
    }

    /// The same action, with the forms too that it has in another preview.
    package func merging(_ other: ActionDescription) -> ActionDescription {
        with(forms: forms + other.forms(missingIn: self))
    }

    /// What an action may do to the stacks.
    public enum Effect: Sendable, Hashable {
        /// The screen stays on top.
        case stays
        /// The action goes back, or dismisses the modal.
        case leaves
        /// The action navigates by the navigation of this name; the style is nil if it pushes.
        case leads(to: String, as: ModalPresentationStyle? = nil)
    }

    /// How to write it: `recent [delete TEXT | clear]`.
    public var usage: String {
        let arguments = synopsis ?? Self.usage(ofAny: forms.map { $0.map(\.usage).joined(separator: " ") })
        return arguments.isEmpty ? name : "\(name) \(arguments)"
    }

    /// How to write one of several alternatives: `delete TEXT | clear`, in brackets if one of them is empty.
    package static func usage(ofAny alternatives: [String]) -> String {
        let written = alternatives.filter { !$0.isEmpty }
        let joined = written.joined(separator: " | ")
        return written.isEmpty || written.count == alternatives.count ? joined : "[\(joined)]"
    }
}

/// An action that can be performed here and now, which a control stands for.
package struct Action: Sendable {
    /// What is known of it without performing it.
    package let description: ActionDescription
    /// Why the action is not offered now, as a button that is dimmed; nil where it is. Whoever performs it is told so.
    package let refusal: (any ActionError)?
    /// Performs the action, and returns when everything that it started is done. Throws an ``ActionError`` if that is
    /// not possible; then nothing has changed. The arguments fit one of the forms of the description.
    package let perform: @MainActor @Sendable (Arguments) async throws -> ActionOutcome

    /// An action with arguments or an answer. One that takes long must watch for the cancellation of its task.
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

    /// An action without arguments and without an answer.
    package init(
        _ description: ActionDescription, unless refusal: (any ActionError)? = nil,
        perform: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.init(description, unless: refusal) { _ in
            try await perform()
            return .done
        }
    }

    /// The same action, which asks before it is performed.
    package func confirmed(by question: String) -> Action {
        Action(description.confirmed(by: question), unless: refusal, perform: perform)
    }

    /// The same action, which changes data outside of the app.
    package var changingData: Action { Action(description.changingData, unless: refusal, perform: perform) }

    /// The same action, refused for a reason.
    package func refused(_ refusal: any ActionError) -> Action {
        Action(description, unless: refusal, perform: perform)
    }
}

/// What an action answers, apart from what it changed.
public enum ActionOutcome: Sendable {
    /// There is nothing to say.
    case done
    /// An answer to print.
    case output(Report)
}

/// Why an action could not be performed, as data of the module's own, whose text says what would be right, if known.
public protocol ActionError: Error, CustomStringConvertible {}

/// A screen does not offer an action now.
package struct UnavailableAction: ActionError, Hashable {
    let name: String
    /// The title of the screen.
    let screen: String

    package init(name: String, screen: String) {
        self.name = name
        self.screen = screen
    }

    package var description: String { "'\(name)' is not possible on \(screen)" }
}

/// The answer to a command, for people and for programs.
public struct Report: Sendable {
    /// The answer's name for programs, that of the command: `recent`.
    public let name: String
    /// The answer for people.
    public let body: Element
    /// The answer for programs: an object, whose keys join those that every answer has.
    public let content: any JSONConvertible
    /// The answer where only tables are printed; nil where it is none.
    public let table: DataTable?

    /// An answer, in all of its forms.
    public init(_ name: String, body: Element, content: any JSONConvertible, table: DataTable? = nil) {
        self.name = name
        self.body = body
        self.content = content
        self.table = table
    }
}

/// A request to a screen that may come from anywhere in the app: to search for a text, to refresh.
///
/// ``NavigationCoordinator`` delivers it to the screen on top, or to a destination, whose screen then begins with it.
public struct Intent: Sendable, Hashable {
    /// The name of the action that carries it out: `search`.
    public let name: String
    /// The arguments of that action.
    public let arguments: Arguments

    /// A request for the action of this name, without arguments unless some are given.
    public init(_ name: String, _ arguments: Arguments = Arguments()) {
        self.name = name
        self.arguments = arguments
    }

    /// As it is typed: `search rick`.
    package var written: String { arguments.text.isEmpty ? name : "\(name) \(arguments.text)" }
}
