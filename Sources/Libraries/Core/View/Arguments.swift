package import ChallengeShellText

/// A typed argument of an action or a route: how it is written, and how its value is read back.
///
///     static let text = ArgumentKey<String>("TEXT", .text)
///     …
///     arguments[text]
public struct ArgumentKey<Value: ArgumentConvertible>: Sendable {
    /// How the argument is written; a part of an ``ActionDescription``'s forms.
    public let parameter: Parameter

    fileprivate init(_ parameter: Parameter) {
        self.parameter = parameter
    }
}

extension ArgumentKey<String> {
    /// A text.
    ///
    /// - Parameters:
    ///   - name: a placeholder in upper case: `TEXT`.
    ///   - kind: a kind of text: ``Parameter/Kind/word``, ``Parameter/Kind/text``, a name of something.
    ///   - isVerbatim: ``Parameter/isVerbatim``.
    ///   - suggest: ``Parameter/suggest``; it may have a copy of a model's state but cannot read it.
    public init(
        _ name: String, _ kind: Parameter.Kind = .text, isVerbatim: Bool = false,
        suggest: @escaping @Sendable () -> [Parameter.Suggestion] = { [] }
    ) {
        self.init(Parameter(name, kind, isVerbatim: isVerbatim, suggest: suggest))
    }

    /// The identifier of something that has no number: one word, written as `ID`.
    public static func identifier(of noun: String) -> Self { Self(Parameter("ID", .word, identifying: noun)) }
}

extension ArgumentKey<Int> {
    /// A whole number within a range, which may identify a row of a list, by what its rows are called.
    public init(_ name: String, in range: ClosedRange<Int>, identifying noun: String? = nil) {
        self.init(Parameter(name, .integer(range), identifying: noun))
    }

    /// The identifier of something: a positive number, written as `ID`.
    public static func identifier(of noun: String) -> Self {
        Self("ID", in: 1...Int.max, identifying: noun)
    }
}

extension ArgumentKey<Double> {
    /// A number within a range, which may have a fraction.
    public init(_ name: String, in range: ClosedRange<Double>) {
        self.init(Parameter(name, .number(range)))
    }
}

extension ArgumentKey<[Assignment]> {
    /// One or more `KEY=VALUE`, no key twice.
    public init(_ name: String, keys: [Parameter.Key]) {
        self.init(Parameter(name, .assignments(keys)))
    }

    /// Options, any of which may be left out.
    package init(options: [Parameter.Key]) { self.init(Parameter(optional: options)) }
}

extension ArgumentKey where Value: RawRepresentable<String> & CaseIterable {
    /// One of the values of an enumeration, by their raw values.
    public init(_ name: String) {
        self.init(Parameter(name, .choice(Value.allCases.map(\.rawValue))))
    }
}

/// A literal word among an action's arguments: `clear`.
public struct Keyword: Sendable {
    /// How it is written; a part of an ``ActionDescription``'s forms.
    public let parameter: Parameter

    /// The word, in lower case.
    public init(_ word: String) {
        parameter = Parameter(word, .keyword)
    }
}

/// A key with its value, written as `KEY=VALUE`.
public struct Assignment: Sendable, Hashable {
    /// What is before the `=`.
    public let key: String
    /// What is behind it.
    public let value: String

    /// As it is written: `year=1985`, `year>=1985`.
    package var written: String { value.hasPrefix(">=") || value.hasPrefix("<=") ? key + value : "\(key)=\(value)" }

    /// A key with its value.
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
    /// The word is there, which is all that it says.
    case keyword
    /// A whole number.
    case integer(Int)
    /// A number, which may have a fraction.
    case number(Double)
    /// Any text, with the blanks that were quoted.
    case text(String)
    /// Keys with their values, in the order in which they were written.
    case assignments([Assignment])
    /// A text that nobody sees.
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

/// A type that can be converted to and from an ``ArgumentValue``: numbers, text and assignments, and an enumeration
/// with raw values of text that declares the conformance.
public protocol ArgumentConvertible: Hashable, Sendable {
    /// The value read back; nil if it is not one of this type.
    init?(_ value: ArgumentValue)
    /// The value as an argument.
    var argumentValue: ArgumentValue { get }
}

extension ArgumentConvertible {
    /// The content of a value of the same type.
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
    /// The case with this raw value; nil if there is none.
    public init?(_ value: ArgumentValue) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    /// The raw value.
    public var argumentValue: ArgumentValue { .text(rawValue) }
}

/// The arguments of an action or a route, already checked against its parameters.
public struct Arguments: Sendable, Hashable {
    private(set) var values: [String: ArgumentValue]

    /// Values by the names of their parameters; none by default.
    public init(_ values: [String: ArgumentValue] = [:]) {
        self.values = values
    }

    /// True if there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// The values as they are typed: keywords first, then the others by their parameters' names.
    package var text: String {
        values.sorted { ($0.value == .keyword ? 0 : 1, $0.key) < ($1.value == .keyword ? 0 : 1, $1.key) }
            .map { $1 == .keyword ? $0 : "\($1)" }.joined(separator: " ")
    }

    /// The value of an argument; nil if the form that was used does not have it. Setting nil removes it.
    public subscript<Value>(argument: ArgumentKey<Value>) -> Value? {
        get { values[argument.parameter.name].flatMap { Value($0) } }
        set { values[argument.parameter.name] = newValue?.argumentValue }
    }

    /// The secret that the command has got, from wherever it came; nil before.
    package var secret: Secret? {
        get { if case .secret(let secret)? = values[Self.secretName] { secret } else { nil } }
        set { values[Self.secretName] = newValue.map { .secret($0) } }
    }

    private static let secretName = "SECRET"

    /// The arguments with each of the assignments that stand for some parameters as the value of its parameter.
    func spread(over options: [Parameter]) -> Self {
        guard case .assignments(let assignments)? = values[Parameter.optionsName] else { return self }
        var copy = self
        for option in options {
            let text = assignments.first { $0.key == option.label }?.value
            copy.values[option.name] = text.flatMap(option.value)
        }
        return copy
    }

    /// True if the form that was used has this keyword.
    public func has(_ keyword: Keyword) -> Bool { values[keyword.parameter.name] != nil }
}
