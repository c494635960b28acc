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
    private let synopsis: String?

    package init(name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil) {
        self.name = name
        self.help = help
        self.forms = forms
        self.synopsis = synopsis
    }

    /// How to write it: `recent [delete TEXT | clear]`.
    package var usage: String {
        if let synopsis { return "\(name) \(synopsis)" }
        let written = forms.filter { !$0.isEmpty }.map { $0.map(\.usage).joined(separator: " ") }
        guard !written.isEmpty else { return name }
        let alternatives = written.joined(separator: " | ")
        return forms.contains(where: \.isEmpty) ? "\(name) [\(alternatives)]" : "\(name) \(alternatives)"
    }
}

/// One argument of an ``ActionDescription``.
package struct Parameter: Sendable {
    package enum Kind: Sendable {
        /// The name itself, as it is written.
        case keyword
        /// One word.
        case word
        /// Everything that is left, the words joined by a blank. May be the empty text, when that is quoted.
        case text
        /// A whole number within a range.
        case integer(ClosedRange<Int>)
        /// One of a few words; upper and lower case are the same.
        case choice([String])
        /// One or more `KEY=VALUE`, no key twice.
        case assignments([Key])
        /// The name of a file.
        case file
    }

    /// A key of ``Kind/assignments(_:)``, and the values that it takes; none listed means any text.
    package struct Key: Sendable, Hashable {
        package let name: String
        package let values: [String]

        package init(name: String, values: [String] = []) {
            self.name = name
            self.values = values
        }
    }

    /// In upper case for a placeholder: `TEXT`; as it is typed for a keyword: `clear`.
    package let name: String
    package let kind: Kind
    /// What could be meant, at this moment, best first.
    package let suggestions: [String]

    package init(_ name: String, _ kind: Kind, suggestions: [String] = []) {
        self.name = name
        self.kind = kind
        self.suggestions = suggestions
    }

    fileprivate var usage: String {
        if case .assignments = kind { "\(name)..." } else { name }
    }
}

/// What was given to an action, already checked against its parameters.
package struct Arguments: Sendable, Hashable {
    package struct Assignment: Sendable, Hashable {
        package let key: String
        package let value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    private let values: [String: String]
    /// In the order in which they were written.
    package let assignments: [Assignment]

    package init(_ values: [String: String] = [:], assignments: [Assignment] = []) {
        self.values = values
        self.assignments = assignments
    }

    /// The value of a parameter, or nil where the form that was used does not have it.
    package subscript(name: String) -> String? { values[name] }

    /// The value of a parameter of kind ``Parameter/Kind/integer(_:)``.
    package func integer(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

    /// Whether the form that was used has this keyword.
    package func has(_ keyword: String) -> Bool { values[keyword] != nil }
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
    package init(name: String, help: String, perform: @escaping @MainActor @Sendable () async throws -> Void) {
        self.init(ActionDescription(name: name, help: help)) { _ in
            try await perform()
            return .done
        }
    }
}

/// What follows from an action, beside what it changed.
package enum ActionOutcome: Sendable {
    case done
    /// An answer to print.
    case output(Element)
    /// To be carried on with these, each on the screen that is then on top.
    case then([ActionInvocation])
}

/// An action by name, with its arguments as they would be typed.
package struct ActionInvocation: Sendable, Hashable {
    package let name: String
    package let words: [String]

    package init(_ name: String, _ words: [String] = []) {
        self.name = name
        self.words = words
    }
}

/// Why an action could not be performed, for people: what is wrong, and what would be right where that is known.
package struct ActionError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
