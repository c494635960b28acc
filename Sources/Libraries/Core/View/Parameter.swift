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
        /// A number within a range, which may have a fraction.
        case number(ClosedRange<Double>)
        /// One of a few words; upper and lower case are the same.
        case choice([String])
        /// One or more `KEY=VALUE`, no key twice.
        case assignments([Key])
        /// The name of a file.
        case file
        /// The name of a command, which may be an action's.
        case command
        /// The name that something of the app has for programs: one word.
        case name(Named)
        /// A place to go to, as it is asked for by name: everything that is left, as ``text``.
        case destination
    }

    /// A key of ``Kind/assignments(_:)``, and the values that it takes; none listed means any text.
    package struct Key: Sendable, Hashable {
        package let name: String
        package let values: [String]

        package init(name: String, values: [String] = []) {
            self.name = name
            self.values = values
        }

        /// The key with a value; nil where it does not take that.
        package func assignment(of value: String) -> Assignment? {
            guard !values.isEmpty else { return Assignment(key: name, value: value) }
            return values.first { $0 == value.lowercased() }.map { Assignment(key: name, value: $0) }
        }
    }

    /// What a name for programs may be of.
    package enum Named: Sendable, Hashable, CaseIterable {
        case screen, state, navigation, event
    }

    /// In upper case for a placeholder: `TEXT`; as it is typed for a keyword: `clear`.
    package let name: String
    package let kind: Kind
    /// What could be meant, at this moment, best first. May be asked on any thread, while someone waits: a small local
    /// file may be read for it, and nothing else be waited for.
    package let suggest: @Sendable () -> [Suggestion]
    /// The ``Selection/noun`` of the rows that it may be the identifier of; nil where it identifies no row.
    package let noun: String?

    package init(
        _ name: String, _ kind: Kind, identifying noun: String? = nil,
        suggest: @escaping @Sendable () -> [Suggestion] = { [] }
    ) {
        self.name = name
        self.kind = kind
        self.noun = noun
        self.suggest = suggest
    }

    /// How it is written in a usage.
    package var usage: String {
        if case .assignments = kind { "\(name)..." } else { name }
    }
}

extension Parameter {
    /// What one word means; nil where it cannot be the parameter's value. Of assignments only whoever reads them all knows.
    package func value(of word: String) -> ArgumentValue? {
        switch kind {
        case .keyword:
            word.lowercased() == name ? .keyword : nil
        case .integer(let range):
            Int(word).flatMap { range.contains($0) ? .integer($0) : nil }
        case .number(let range):
            Self.decimal(word).flatMap { range.contains($0) ? .number($0) : nil }
        case .choice(let choices):
            choices.first { $0 == word.lowercased() }.map { .text($0) }
        case .word, .text, .assignments, .file, .command, .name, .destination:
            .text(word)
        }
    }

    /// A number as people write one: digits, and perhaps a sign, a point and an exponent. Neither hexadecimal digits nor words
    /// are.
    private static func decimal(_ text: String) -> Double? {
        text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) ? Double(text) : nil
    }

    /// Something that may be meant by an argument.
    package struct Suggestion: Sendable, Hashable {
        package let text: String
        /// A few words that say what it is, where that says something.
        package let help: String?

        package init(_ text: String, help: String? = nil) {
            self.text = text
            self.help = help
        }
    }
}
