/// A JSON schema (draft 2020-12, <https://json-schema.org>) of a value for programs.
public struct ContentSchema: Sendable, JSONConvertible {
    /// The schema itself, as JSON.
    public let json: JSON
    private var isOptional = false

    private init(_ json: JSON) { self.json = json }

    /// The schema of any value.
    public static let any = Self([:])
    /// The schema of any text.
    public static let string = Self(["type": "string"])
    /// The schema of true or false.
    public static let bool = Self(["type": "boolean"])

    /// Returns the schema of a whole number, with an optional minimum.
    public static func integer(from minimum: Int? = nil) -> Self { Self(["type": "integer", "minimum": minimum]) }

    /// Returns the schema of a number, with an optional minimum.
    public static func number(from minimum: Int? = nil) -> Self { Self(["type": "number", "minimum": minimum]) }

    /// Returns the schema of a text that must be one of these texts.
    public static func choice(_ texts: [String]) -> Self {
        Self(texts.count == 1 ? ["const": texts[0]] : ["enum": texts])
    }

    /// Returns the schema of an array, with at least `minimum` elements if given.
    public static func array(of element: Self, minimum: Int? = nil) -> Self {
        Self(["type": "array", "items": element, "minItems": minimum])
    }

    /// Returns the schema of an object with exactly these keys, in this order. Keys without a schema are omitted.
    public static func object(_ members: KeyValuePairs<String, Self?>) -> Self {
        object(of: members.compactMap { key, schema in schema.map { (key, $0) } })
    }

    /// Returns the schema of an object with exactly these keys, in this order.
    package static func object(of members: [(key: String, schema: Self)]) -> Self {
        let required = members.filter { !$0.schema.isOptional }.map(\.key)
        return Self([
            "type": "object", "properties": JSON.object(members.map { ($0.key, $0.schema.json) }),
            "required": required.isEmpty ? nil : required, "additionalProperties": false,
        ])
    }

    /// The schema of an object with any keys, whose values are texts.
    public static let texts = Self(["type": "object", "additionalProperties": string])

    package static func reference(_ definition: String) -> Self { Self(["$ref": "#/$defs/\(definition)"]) }

    /// The schema of a value that may be missing from its object.
    public var optional: Self {
        var schema = self
        schema.isOptional = true
        return schema
    }

    /// Returns the schema with a sentence about the value.
    public func described(_ description: String) -> Self {
        guard case .object(let members) = json else { return self }
        var schema = Self(.object([("description", .string(description))] + members))
        schema.isOptional = isOptional
        return schema
    }
}

/// A value that has a text for users, and JSON with a schema for programs.
///
/// Texts, numbers, Booleans, dates, lists and optional values conform; enumerations of texts declare the conformance.
public protocol ContentValue: JSONConvertible {
    /// The schema of the ``JSONConvertible/json``.
    static var contentSchema: ContentSchema { get }
    /// The text for the user, which may be empty.
    var contentText: String { get }
    /// True if the value is missing, so that programs do not get the value.
    var isMissing: Bool { get }
}

extension ContentValue {
    /// False.
    public var isMissing: Bool { false }
}

extension ContentValue where Self: CustomStringConvertible {
    /// The description.
    public var contentText: String { description }
}

extension String: ContentValue { public static var contentSchema: ContentSchema { .string } }
extension Bool: ContentValue { public static var contentSchema: ContentSchema { .bool } }
extension Int: ContentValue { public static var contentSchema: ContentSchema { .integer() } }
extension Double: ContentValue { public static var contentSchema: ContentSchema { .number() } }

extension Array: ContentValue where Element: ContentValue {
    public static var contentSchema: ContentSchema { .array(of: Element.contentSchema) }
    /// The elements' texts, separated by commas.
    public var contentText: String { map(\.contentText).joined(separator: ", ") }
}

extension Optional: JSONConvertible where Wrapped: ContentValue {
    /// Null if there is no value.
    public var json: JSON { self?.json ?? .null }
}

extension Optional: ContentValue where Wrapped: ContentValue {
    public static var contentSchema: ContentSchema { Wrapped.contentSchema.optional }
    public var contentText: String { self?.contentText ?? "" }
    /// True if there is no value.
    public var isMissing: Bool { self == nil }
}

extension ContentValue where Self: RawRepresentable<String> & CaseIterable {
    /// The schema of one of the raw values.
    public static var contentSchema: ContentSchema { .choice(allCases.map(\.rawValue)) }
    /// The raw value.
    public var json: JSON { .string(rawValue) }
    /// The raw value.
    public var contentText: String { rawValue }
}
