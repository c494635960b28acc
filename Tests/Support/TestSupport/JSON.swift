package import ChallengeText

extension JSON {
    package struct Malformed: Error, CustomStringConvertible { package let description: String }

    /// Reads a JSON value as written, with its keys in order and without duplicates.
    ///
    /// - Throws: ``Malformed`` if the text is not one value of JSON (RFC 8259).
    package init(reading text: some StringProtocol) throws {
        var reader = JSONReader(Array(text.utf8))
        do throws(JSONReader.Failure) {
            self = try reader.document()
        } catch {
            throw Malformed(description: "\(error.message) at byte \(error.offset) of \(text)")
        }
        if let key = repeatedKey { throw Malformed(description: "the key \(key) again in \(text)") }
    }

    private var repeatedKey: String? {
        var keys: Set<String> = []
        return members.first { !keys.insert($0.key).inserted }?.key
            ?? (elements + members.map(\.value)).lazy.compactMap(\.repeatedKey).first
    }
}

extension JSON: Equatable {
    public static func == (lhs: JSON, rhs: JSON) -> Bool {
        switch (lhs, rhs) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)), (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left.elementsEqual(right, by: ==)
        default: false
        }
    }
}

/// A JSON value that equals another one regardless of the order of keys.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads a value as programs get it.
    package init(encoding value: any JSONConvertible) throws { self.init(try JSON(reading: value.json.text)) }

    package init(_ json: JSON) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let literal): self = .number(Double(literal) ?? .nan)
        case .string(let text): self = .string(text)
        case .array: self = .array(json.elements.map(JSONValue.init))
        case .object(let members):
            self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, JSONValue($0.value)) }))
        }
    }
}

extension JSONValue {
    /// Returns the value of a key; null if there is none.
    package subscript(key: String) -> JSONValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// Returns an element of an array; null if there is none.
    package subscript(index: Int) -> JSONValue {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null }
    }
}

// Literals let a test write the JSON that it expects.

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(Dictionary(elements) { $1 }) }
}
