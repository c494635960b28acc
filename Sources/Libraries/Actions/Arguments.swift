package import ChallengeText

/// A key for an argument of an action or a route. The key has the argument's written form and Swift type.
///
///     static let text = ArgumentKey<String>("TEXT", .text)
///     …
///     arguments[text]
public struct ArgumentKey<Value: ArgumentConvertible>: Sendable {
    /// The written form, used in the forms of an ``ActionDescription``.
    public let parameter: Parameter

    fileprivate init(_ parameter: Parameter) {
        self.parameter = parameter
    }
}

extension ArgumentKey<String> {
    /// Creates an argument for a text.
    ///
    /// - Parameters:
    ///   - name: a placeholder in upper case: `TEXT`.
    ///   - kind: a kind of text: ``Parameter/Kind/word``, ``Parameter/Kind/text``, or a name.
    ///   - isVerbatim: ``Parameter/isVerbatim``.
    ///   - suggest: ``Parameter/suggest``; the closure cannot read a model, but may capture a copy of its state.
    public init(
        _ name: String, _ kind: Parameter.Kind = .text, isVerbatim: Bool = false,
        suggest: (@Sendable () -> [Parameter.Suggestion])? = nil
    ) {
        self.init(Parameter(name, kind, isVerbatim: isVerbatim, suggest: suggest))
    }

    /// Returns an argument for an identifier that is not a number: one word, written as `ID`.
    public static func identifier(of noun: String) -> Self { Self(Parameter("ID", .word, identifying: noun)) }
}

extension ArgumentKey<Int> {
    /// Creates an argument for a whole number within a range. With a noun, the number may identify a row of a list.
    public init(_ name: String, in range: ClosedRange<Int>, identifying noun: String? = nil) {
        self.init(Parameter(name, .integer(range), identifying: noun))
    }

    /// Returns an argument for an identifier: a positive number, written as `ID`.
    public static func identifier(of noun: String) -> Self {
        Self("ID", in: 1...Int.max, identifying: noun)
    }
}

extension ArgumentKey<Double> {
    /// Creates an argument for a number within a range, which may have a fraction.
    public init(_ name: String, in range: ClosedRange<Double>) {
        self.init(Parameter(name, .number(range)))
    }
}

extension ArgumentKey<[Assignment]> {
    /// Creates an argument for one or more `KEY=VALUE`, with different keys.
    public init(_ name: String, keys: [Parameter.Key]) {
        self.init(Parameter(name, .assignments(keys)))
    }

    package init(options: [Parameter.Key]) { self.init(Parameter(optional: options)) }
}

extension ArgumentKey where Value: RawRepresentable<String> & CaseIterable {
    /// Creates an argument for one of the enumeration's raw values.
    public init(_ name: String) {
        self.init(Parameter(name, .choice(Value.allCases.map(\.rawValue))))
    }
}

/// A literal word among an action's arguments: `clear`.
public struct Keyword: Sendable {
    /// The written form, used in the forms of an ``ActionDescription``.
    public let parameter: Parameter

    /// Creates a keyword from a word in lower case.
    public init(_ word: String) {
        parameter = Parameter(word, .keyword)
    }
}

/// A key with its value, written as `KEY=VALUE`.
public struct Assignment: Sendable, Hashable {
    /// The text before the `=`.
    public let key: String
    /// The text after the `=`.
    public let value: String

    /// The written form: `year=1985`, `year>=1985`.
    package var written: String { value.hasPrefix(">=") || value.hasPrefix("<=") ? key + value : "\(key)=\(value)" }

    /// Creates a key with its value.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

extension JSON {
    package init(_ assignments: [Assignment]) {
        self = .object(assignments.map { ($0.key, .string($0.value)) })
    }
}

/// The value of an argument, checked against its parameter.
public enum ArgumentValue: Sendable, Hashable, CustomStringConvertible {
    /// The keyword is present.
    case keyword
    /// A whole number.
    case integer(Int)
    /// A number, which may have a fraction.
    case number(Double)
    /// Any text, including quoted blanks.
    case text(String)
    /// Keys with their values, in written order.
    case assignments([Assignment])
    /// A text that is never shown.
    case secret(Secret)

    /// The value as it is written, without quotes; empty for a keyword.
    public var description: String {
        switch self {
        case .keyword: ""
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .assignments(let assignments): assignments.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        case .secret(let secret): secret.description
        }
    }

    fileprivate var content: Any? {
        switch self {
        case .keyword: nil
        case .integer(let number): number
        case .number(let number): number
        case .text(let text): text
        case .assignments(let assignments): assignments
        case .secret(let secret): secret
        }
    }
}

/// A type that converts to and from an ``ArgumentValue``: numbers, texts and assignments. An enumeration with raw texts
/// only has to declare the conformance.
public protocol ArgumentConvertible: Hashable, Sendable {
    /// Converts an argument's value; nil if the value is not of this type.
    init?(_ value: ArgumentValue)
    /// The value as an argument.
    var argumentValue: ArgumentValue { get }
}

extension ArgumentConvertible {
    /// Takes the content of a value of the same type.
    public init?(_ value: ArgumentValue) {
        guard let content = value.content as? Self else { return nil }
        self = content
    }
}

extension Int: ArgumentConvertible {
    public var argumentValue: ArgumentValue { .integer(self) }
}

extension Double: ArgumentConvertible {
    public var argumentValue: ArgumentValue { .number(self) }
}

extension String: ArgumentConvertible {
    public var argumentValue: ArgumentValue { .text(self) }
}

extension [Assignment]: ArgumentConvertible {
    public var argumentValue: ArgumentValue { .assignments(self) }
}

extension ArgumentConvertible where Self: RawRepresentable<String> {
    /// Finds the case with this raw value; nil if there is no such case.
    public init?(_ value: ArgumentValue) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    /// The raw value.
    public var argumentValue: ArgumentValue { .text(rawValue) }
}

/// The arguments of an action or a route, already checked against its parameters.
public struct Arguments: Sendable, Hashable {
    package private(set) var values: [String: ArgumentValue]

    /// Creates arguments from values by their parameters' names. By default, there are no arguments.
    public init(_ values: [String: ArgumentValue] = [:]) {
        self.values = values
    }

    /// True if there are no arguments.
    public var isEmpty: Bool { values.isEmpty }

    /// The values as typed: keywords first, then the others in the order of their parameters' names.
    package var text: String {
        values.sorted { ($0.value == .keyword ? 0 : 1, $0.key) < ($1.value == .keyword ? 0 : 1, $1.key) }
            .map { $1 == .keyword ? $0 : "\($1)" }.joined(separator: " ")
    }

    /// Accesses the value of an argument; nil if the current form lacks the argument. Setting nil removes the value.
    public subscript<Value>(argument: ArgumentKey<Value>) -> Value? {
        get { values[argument.parameter.name].flatMap { Value($0) } }
        set { values[argument.parameter.name] = newValue?.argumentValue }
    }

    /// The secret of the command from any source; nil until the secret is known.
    package var secret: Secret? {
        get { if case .secret(let secret)? = values[Self.secretName] { secret } else { nil } }
        set { values[Self.secretName] = newValue.map { .secret($0) } }
    }

    private static let secretName = "SECRET"

    /// Returns the arguments with each assignment, such as `tag=swift`, as the value of its optional parameter.
    package func spread(over options: [Parameter]) -> Self {
        guard case .assignments(let assignments)? = values[Parameter.optionsName] else { return self }
        var copy = self
        for option in options {
            let text = assignments.first { $0.key == option.label }?.value
            copy.values[option.name] = text.flatMap(option.value)
        }
        return copy
    }

    /// Returns true if the current form has this keyword.
    public func has(_ keyword: Keyword) -> Bool { values[keyword.parameter.name] != nil }
}
