/// Something that can be done on a screen, or in a shell: its name, what it takes, and what one should know of it.
///
/// From this alone come the help, the completion, the check of what was typed and its error messages.
package struct ActionDescription: Sendable {
    /// One word in lower case.
    package let name: String
    /// One line, beginning with a verb.
    package let help: String
    /// The argument lists it takes, any one of them. An empty one means that it can stand alone.
    package let forms: [[Parameter]]
    /// How to write the arguments, where that is clearer than the list of the forms: `KEY VALUE`.
    package let synopsis: String?
    package let effect: Effect
    /// Whether it may be asked for from elsewhere, by an ``Intent``: whoever asks is brought to the screen.
    package let isIntent: Bool

    package init(
        name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil, effect: Effect = .stays,
        isIntent: Bool = false
    ) {
        self.name = name
        self.help = help
        self.forms = forms
        self.synopsis = synopsis
        self.effect = effect
        self.isIntent = isIntent
    }

    /// The same action where it does something else to the stacks.
    package func with(_ effect: Effect) -> Self {
        Self(name: name, help: help, forms: forms, synopsis: synopsis, effect: effect, isIntent: isIntent)
    }

    /// What an action may do to the stacks.
    package enum Effect: Sendable, Hashable {
        /// The screen stays on top.
        case stays
        /// It goes back, or dismisses the modal.
        case leaves
        /// It navigates, by the navigation of this name; nil for a style where it pushes.
        case leads(to: String, as: ModalPresentationStyle? = nil)
    }

    /// How to write it: `recent [delete TEXT | clear]`.
    package var usage: String {
        let arguments = synopsis ?? Self.usage(ofAny: forms.map { $0.map(\.usage).joined(separator: " ") })
        return arguments.isEmpty ? name : "\(name) \(arguments)"
    }

    /// How to write one of some alternatives: `delete TEXT | clear`, in brackets where an empty one is among them.
    package static func usage(ofAny alternatives: [String]) -> String {
        let written = alternatives.filter { !$0.isEmpty }
        let joined = written.joined(separator: " | ")
        return written.isEmpty || written.count == alternatives.count ? joined : "[\(joined)]"
    }
}

/// An action that can be performed here and now.
package struct Action: Sendable {
    package let description: ActionDescription
    /// Does it, and returns when everything that it started is done. Throws ``ActionError`` when it could not be
    /// done; then nothing has changed.
    package let perform: @MainActor @Sendable (Arguments) async throws -> ActionOutcome

    package init(
        _ description: ActionDescription,
        perform: @escaping @MainActor @Sendable (Arguments) async throws -> ActionOutcome
    ) {
        self.description = description
        self.perform = perform
    }

    /// An action without arguments and without anything to say.
    package init(
        _ description: ActionDescription, perform: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.init(description) { _ in
            try await perform()
            return .done
        }
    }

    /// An action without arguments and without anything to say, which stays where it is.
    package init(name: String, help: String, perform: @escaping @MainActor @Sendable () async throws -> Void) {
        self.init(ActionDescription(name: name, help: help), perform: perform)
    }
}

/// What follows from an action, beside what it changed.
package enum ActionOutcome: Sendable {
    case done
    /// An answer to print.
    case output(Report)
}

/// Why an action could not be performed, for people: what is wrong, and what would be right where that is known.
package struct ActionError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// An answer to a command: what a person reads, and the same for programs.
package struct Report: Sendable {
    /// The answer's name for programs, that of the command: `recent`.
    package let name: String
    package let body: Element
    package let content: any JSONConvertible

    package init(_ name: String, body: Element, content: any JSONConvertible) {
        self.name = name
        self.body = body
        self.content = content
    }
}
