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

    /// How it is written in a usage.
    var usage: String {
        if case .assignments = kind { "\(name)..." } else { name }
    }
}
