package import ChallengeText
import Foundation

extension JSON {
    package struct Malformed: Error, CustomStringConvertible { package let description: String }

    /// Reads a JSON value as written, with its keys in order and without duplicates.
    ///
    /// - Throws: ``Malformed`` if the text is not one value of JSON (RFC 8259).
    package init(reading text: some StringProtocol) throws {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.whole()
    }

    package subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

    package var string: String? { if case .string(let string) = self { string } else { nil } }
    package var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    package var members: [(key: String, value: JSON)] { if case .object(let members) = self { members } else { [] } }
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

private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func whole() throws -> JSON {
        let value = try value()
        skipBlanks()
        guard position == bytes.count else { throw malformed("something after the value") }
        return value
    }

    private func malformed(_ what: String) -> JSON.Malformed {
        JSON.Malformed(description: "\(what) at byte \(position) of \(String(decoding: bytes, as: UTF8.self))")
    }

    private mutating func skipBlanks() {
        while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    }

    private mutating func takes(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func value() throws -> JSON {
        skipBlanks()
        if takes("null") { return .null }
        if takes("true") { return .bool(true) }
        if takes("false") { return .bool(false) }
        if takes("{") { return .object(try list("}") { reader, members in try reader.member(after: members) }) }
        if takes("[") { return .array(try list("]") { reader, _ in try reader.value() }) }
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return .string(try string()) }
        let number = bytes[position...].prefix { "+-.eE0123456789".utf8.contains($0) }
        position = number.endIndex
        let text = String(decoding: number, as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw malformed("no value")
        }
        return .number(text)
    }

    private mutating func list<Item>(_ end: String, _ item: (inout Reader, [Item]) throws -> Item) throws -> [Item] {
        var items: [Item] = []
        skipBlanks()
        if takes(end) { return [] }
        while true {
            items.append(try item(&self, items))
            skipBlanks()
            if takes(end) { return items }
            guard takes(",") else { throw malformed("neither , nor \(end)") }
        }
    }

    private mutating func member(after members: [(key: String, value: JSON)]) throws -> (key: String, value: JSON) {
        skipBlanks()
        let key = try string()
        guard !members.contains(where: { $0.key == key }) else { throw malformed("the key \(key) again") }
        skipBlanks()
        guard takes(":") else { throw malformed("no colon") }
        return (key, try value())
    }

    private mutating func string() throws -> String {
        let start = position
        guard takes("\"") else { throw malformed("no string") }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard takes("\"") else { throw malformed("a string without an end") }
        return try JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
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

    /// Encodes a value as JSON.
    package init(encoding value: any JSONConvertible) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(value.json.text.utf8))
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

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
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
