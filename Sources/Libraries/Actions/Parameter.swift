/// One argument of an ``ActionDescription``, made by an ``ArgumentKey`` or a ``Keyword``.
public struct Parameter: Sendable {
    /// The possible values of a parameter.
    public enum Kind: Sendable {
        /// The parameter's name itself, literally.
        case keyword
        /// One word.
        case word
        /// The remaining words, joined by blanks. May be an empty text in quotes.
        case text
        /// A whole number within a range.
        case integer(ClosedRange<Int>)
        /// A number within a range, which may have a fraction.
        case number(ClosedRange<Double>)
        /// One of a few words, case-insensitive.
        case choice([String])
        /// One or more `KEY=VALUE`, with different keys.
        case assignments([Key])
        /// The name of a file.
        case file
        /// The name of a shell command or of an action.
        case command
        /// The name of an action of the screen on top. In quotes, the action's arguments may follow the name.
        case action
        /// The name of a part of the app for programs: one word.
        case name(Named)
        /// A destination of `open`: the remaining words, as with ``text``.
        case destination
    }

    /// A key of ``Kind/assignments(_:)`` with its possible values.
    public struct Key: Sendable {
        package enum Style: Sendable {
            /// `key=value`
            case assignment
            /// `--key value`, or `--key=value`
            case option
            /// `--key`, without a value.
            case flag
        }

        /// The text before the `=`.
        public let name: String
        /// The parameter for the value after the `=`, with its completions.
        package let parameter: Parameter
        package let style: Style
        /// Returns the reason why a value is no condition on rows, such as `year>=1985`; nil if it is one. A key without
        /// this function takes no conditions.
        package var mistake: (@Sendable (_ value: String) -> String?)?

        /// The possible values, case-insensitive; empty if the key takes any text or a number.
        public var values: [String] { if case .choice(let values) = parameter.kind { values } else { [] } }
        /// Returns completions of the value; called like ``Parameter/suggest``.
        public var suggest: @Sendable () -> [String] { { [parameter] in parameter.suggest().map(\.text) } }

        /// Creates a key, by default for any text.
        public init(name: String, values: [String] = [], suggest: @escaping @Sendable () -> [String] = { [] }) {
            let kind = values.isEmpty ? Kind.text : .choice(values)
            self.init(name, Parameter("VALUE", kind, suggest: { suggest().map { Suggestion($0) } }))
        }

        package init(name: String, values: [String], suggestions: @escaping @Sendable () -> [Suggestion]) {
            self.init(name, Parameter("VALUE", values.isEmpty ? .text : .choice(values), suggest: suggestions))
        }

        init(_ name: String, _ parameter: Parameter, style: Style = .assignment) {
            (self.name, self.parameter, self.style) = (name, parameter, style)
        }

        /// Returns an option of a command: `--name VALUE`.
        package static func option(_ name: String, _ parameter: Parameter) -> Key {
            Key(name, parameter, style: .option)
        }

        package static func flag(_ name: String) -> Key { Key(name, Parameter("", .keyword), style: .flag) }

        /// The key as typed before its value: `key=`, `--key`.
        package var word: String { style == .assignment ? name + "=" : "--" + name }

        /// The key's name above a list of its values: `key`, `--key`.
        package var title: String { style == .assignment ? name : word }

        package var usage: String {
            switch style {
            case .assignment: word + parameter.name
            case .option: "\(word) \(parameter.name)"
            case .flag: word
            }
        }

        /// Returns the key with a value; nil if the value is not possible.
        package func assignment(of value: String) -> Assignment? {
            // A choice is always a whole value, so `key==value` means `key=value`.
            let isExactChoice = !values.isEmpty && value.hasPrefix("=")
            return parameter.value(of: isExactChoice ? String(value.dropFirst()) : value).map {
                Assignment(key: name, value: "\($0)")
            }
        }
    }

    /// The kind of thing that a ``Kind/name(_:)`` names.
    public enum Named: Sendable, Hashable, CaseIterable {
        /// A screen of the app.
        case screen
        /// A possible state of some screen.
        case state
        /// A declared navigation of some feature.
        case navigation
        /// A declared tracking event of some screen.
        case event
        /// A column of the table on the screen on top.
        case column
        /// The names of several columns of that table, separated by commas; completion continues after each comma.
        case columns
        /// A defined alias.
        case alias
    }

    /// The name, in upper case for a placeholder: `TEXT`; as typed for a keyword: `clear`.
    public let name: String
    /// The kind of the parameter's values.
    public let kind: Kind
    /// Returns the current completions, best first. Called on any thread while the user waits; may at most read a small
    /// local file.
    public let suggest: @Sendable () -> [Suggestion]
    /// True if the parameter was made with completions, even if there is none at the moment.
    package let suggests: Bool
    /// The noun for the rows that the argument identifies, in the singular; nil if the argument identifies no row.
    public let noun: String?
    /// True if a ``Kind/text`` takes the line's rest verbatim: `it's; "fine"`. A leading quote or `--` prevents this.
    public let isVerbatim: Bool
    /// The value's label in a navigation's name, and in a route if the value is optional: `tag`; nil without a label.
    public private(set) var label: String?
    /// True if the parameter is optional, or if its ``Kind/assignments(_:)`` may be empty.
    public private(set) var isOptional = false

    package init(
        _ name: String, _ kind: Kind, identifying noun: String? = nil, isVerbatim: Bool = false,
        suggest: (@Sendable () -> [Suggestion])? = nil
    ) {
        self.name = name
        self.kind = kind
        self.noun = noun
        self.isVerbatim = isVerbatim
        self.suggest = suggest ?? { [] }
        suggests = suggest != nil
    }

    /// Returns the parameter with the label of a navigation's value.
    package func labelled(_ label: String, isOptional: Bool = false) -> Self {
        var copy = self
        (copy.label, copy.isOptional) = (label, isOptional)
        return copy
    }

    /// Creates one parameter from several optional parameters. Each value is written after its label: `tag=swift page=2`.
    package init(options: [Parameter]) {
        self.init(optional: options.map { Key($0.label ?? $0.name, $0) })
    }

    package init(optional keys: [Key]) {
        self.init(Self.optionsName, .assignments(keys))
        isOptional = true
    }

    static let optionsName = "KEY=VALUE"

    /// The keys of ``Kind/assignments(_:)``; empty for another kind.
    package var keys: [Key] { if case .assignments(let keys) = kind { keys } else { [] } }

    package var usage: String {
        if isOptional, !keys.isEmpty { return Self.usage(of: keys) }
        return keys.isEmpty ? name : "\(name)..."
    }

    /// Returns the usage of optional keys: `[tag=TAG] [page=N]`.
    package static func usage(of keys: [Key]) -> String {
        keys.map { "[\($0.usage)]" }.joined(separator: " ")
    }

    /// Returns the value of a single word; nil if the word is invalid. Returns assignments as unchecked text.
    package func value(of word: String) -> ArgumentValue? {
        switch kind {
        case .keyword: word.lowercased() == name ? .keyword : nil
        case .integer(let range): Int(word).flatMap { range.contains($0) ? .integer($0) : nil }
        case .number(let range): Self.decimal(word).flatMap { range.contains($0) ? .number($0) : nil }
        case .choice(let choices): choices.first { $0.lowercased() == word.lowercased() }.map { .text($0) }
        case .word, .text, .assignments, .file, .command, .action, .name, .destination: .text(word)
        }
    }

    /// Parses a decimal number with an optional sign, fraction and exponent; not `0x1p4`, `inf` or `nan`.
    private static func decimal(_ text: String) -> Double? {
        text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) ? Double(text) : nil
    }

    /// A possible value of an argument.
    public struct Suggestion: Sendable, Hashable {
        /// The value as typed, without quotes.
        public let text: String
        /// A few words that describe the value.
        public let help: String?

        /// Creates a value, with a description if its text is not enough.
        public init(_ text: String, help: String? = nil) {
            self.text = text
            self.help = help
        }
    }
}
