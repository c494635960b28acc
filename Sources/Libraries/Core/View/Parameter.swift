/// One argument of an ``ActionDescription``, made by an ``ArgumentKey`` or a ``Keyword``.
public struct Parameter: Sendable {
    /// What may be written for a parameter.
    public enum Kind: Sendable {
        /// The parameter's name itself, literally.
        case keyword
        /// One word.
        case word
        /// The rest of the words, joined by blanks. May be the empty text, if that is quoted.
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
        /// The name of an action of the screen on top; with the action's arguments if it is in quotes.
        case action
        /// The name of a part of the app, as programs know it: one word.
        case name(Named)
        /// A destination of `open`: the rest of the words, as ``text``.
        case destination
    }

    /// A key of ``Kind/assignments(_:)``, with what may be its value.
    public struct Key: Sendable {
        /// How a key is written.
        package enum Style: Sendable {
            /// `key=value`
            case assignment
            /// `--key value`, or `--key=value`
            case option
            /// `--key`, without a value.
            case flag
        }

        /// What is before the `=`.
        public let name: String
        /// What may be behind it, with its completions.
        package let parameter: Parameter
        package let style: Style
        /// True if its values are conditions on what rows have.
        package var takesConditions = false

        /// The choices behind it, in any case; empty if it has no choices, but any text or a number.
        public var values: [String] { if case .choice(let values) = parameter.kind { values } else { [] } }
        /// Completions for what may be behind it; called as ``Parameter/suggest`` is.
        public var suggest: @Sendable () -> [String] { { [parameter] in parameter.suggest().map(\.text) } }

        /// A key; by default of any text.
        public init(name: String, values: [String] = [], suggest: @escaping @Sendable () -> [String] = { [] }) {
            let kind = values.isEmpty ? Kind.text : .choice(values)
            self.init(name, Parameter("VALUE", kind, suggest: { suggest().map { Suggestion($0) } }))
        }

        /// A key with values that have descriptions.
        package init(name: String, values: [String], suggestions: @escaping @Sendable () -> [Suggestion]) {
            self.init(name, Parameter("VALUE", values.isEmpty ? .text : .choice(values), suggest: suggestions))
        }

        init(_ name: String, _ parameter: Parameter, style: Style = .assignment) {
            (self.name, self.parameter, self.style) = (name, parameter, style)
        }

        /// An option of a command: `--name VALUE`.
        package static func option(_ name: String, _ parameter: Parameter) -> Key {
            Key(name, parameter, style: .option)
        }

        /// An option of a command that has no value.
        package static func flag(_ name: String) -> Key { Key(name, Parameter("", .keyword), style: .flag) }

        /// As it is typed before its value: `key=`, `--key`.
        package var word: String { style == .assignment ? name + "=" : "--" + name }

        /// What it is called where its values are listed: `key`, `--key`.
        package var title: String { style == .assignment ? name : word }

        /// How to write it with its value.
        package var usage: String {
            switch style {
            case .assignment: word + parameter.name
            case .option: "\(word) \(parameter.name)"
            case .flag: word
            }
        }

        /// The key with a value; nil if the value is not possible.
        package func assignment(of value: String) -> Assignment? {
            // A choice is a whole value anyway.
            let isExactChoice = !values.isEmpty && value.hasPrefix("=")
            return parameter.value(of: isExactChoice ? String(value.dropFirst()) : value).map {
                Assignment(key: name, value: "\($0)")
            }
        }
    }

    /// What a ``Kind/name(_:)`` is the name of.
    public enum Named: Sendable, Hashable, CaseIterable {
        /// A screen of the app.
        case screen
        /// A state that some screen may have.
        case state
        /// A navigation that some feature declares.
        case navigation
        /// A tracking event that some screen declares.
        case event
        /// A column of the table on the screen on top; several are separated by commas.
        case column
        /// A list of such columns, which goes on behind each.
        case columns
        /// An alias that is defined.
        case alias
    }

    /// In upper case for a placeholder: `TEXT`; as it is typed for a keyword: `clear`.
    public let name: String
    /// What may be written for it.
    public let kind: Kind
    /// The current completions, best first. Called on any thread while the user waits, at most for a small local file.
    public let suggest: @Sendable () -> [Suggestion]
    /// What the rows that the argument identifies are called, in the singular; nil if it identifies none.
    public let noun: String?
    /// True if a ``Kind/text`` is the rest of the line as it is written: `it's; "fine"`, unless it begins with a quote or `--`.
    public let isVerbatim: Bool
    /// What the value is called in the name of a navigation and, if it may be left out, in a route: `tag`; nil if it has no name.
    public private(set) var label: String?
    /// True if it may be left out. Of ``Kind/assignments(_:)``, that there may be none.
    public private(set) var isOptional = false

    package init(
        _ name: String, _ kind: Kind, identifying noun: String? = nil, isVerbatim: Bool = false,
        suggest: @escaping @Sendable () -> [Suggestion] = { [] }
    ) {
        self.name = name
        self.kind = kind
        self.noun = noun
        self.isVerbatim = isVerbatim
        self.suggest = suggest
    }

    /// The parameter of a value that a navigation carries under a label.
    func labelled(_ label: String, isOptional: Bool = false) -> Self {
        var copy = self
        (copy.label, copy.isOptional) = (label, isOptional)
        return copy
    }

    /// What stands for some parameters that may be left out, each of which is written behind its label: `tag=swift page=2`.
    init(options: [Parameter]) {
        self.init(optional: options.map { Key($0.label ?? $0.name, $0) })
    }

    /// What stands for keys all of which may be left out.
    package init(optional keys: [Key]) {
        self.init(Self.optionsName, .assignments(keys))
        isOptional = true
    }

    static let optionsName = "KEY=VALUE"

    /// The keys of ``Kind/assignments(_:)``; none of another kind.
    package var keys: [Key] { if case .assignments(let keys) = kind { keys } else { [] } }

    package var usage: String {
        if isOptional, !keys.isEmpty { return Self.usage(of: keys) }
        return keys.isEmpty ? name : "\(name)..."
    }

    /// How to write keys that may be left out: `[tag=TAG] [page=N]`.
    package static func usage(of keys: [Key]) -> String {
        keys.map { "[\($0.usage)]" }.joined(separator: " ")
    }

    /// The value of a single word; nil if the word is not valid. Assignments are returned as text, unchecked.
    package func value(of word: String) -> ArgumentValue? {
        switch kind {
        case .keyword: word.lowercased() == name ? .keyword : nil
        case .integer(let range): Int(word).flatMap { range.contains($0) ? .integer($0) : nil }
        case .number(let range): Self.decimal(word).flatMap { range.contains($0) ? .number($0) : nil }
        case .choice(let choices): choices.first { $0.lowercased() == word.lowercased() }.map { .text($0) }
        case .word, .text, .assignments, .file, .command, .action, .name, .destination: .text(word)
        }
    }

    /// A decimal number with an optional sign, fraction and exponent; not `0x1p4`, `inf` or `nan`.
    private static func decimal(_ text: String) -> Double? {
        text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) ? Double(text) : nil
    }

    /// A possible value of an argument.
    public struct Suggestion: Sendable, Hashable {
        /// The value as it is typed, without quotes.
        public let text: String
        /// A few words that describe the value.
        public let help: String?

        /// A value, with a description if its text does not say enough.
        public init(_ text: String, help: String? = nil) {
            self.text = text
            self.help = help
        }
    }
}
