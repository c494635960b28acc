package import ChallengeText
import Foundation

/// A schema of JSON (https://json-schema.org/draft/2020-12), as far as this project writes one.
///
/// It is stricter than that: a keyword which is not known here is a fault of the schema, and the keys of an object must
/// come in the order in which the schema has them.
package struct JSONSchema: Sendable {
    private static let annotations: Set = ["$schema", "$defs", "title", "description"]

    private let root: JSON
    private let definitions: [String: JSON]

    package init(_ text: String) throws {
        root = try JSON(reading: text)
        definitions = Dictionary((root["$defs"]?.members ?? []).map { ($0.key, $0.value) }) { $1 }
    }

    /// The schema of the lines of `--format json`, docs/events.schema.json.
    package static func ofEvents() throws -> JSONSchema {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/events.schema.json")
        return try JSONSchema(String(contentsOf: file, encoding: .utf8))
    }

    /// The mistakes of the schema itself.
    package var faults: [String] {
        faults(of: root, at: "#") + definitions.sorted { $0.key < $1.key }.flatMap { faults(of: $1, at: $0) }
    }

    /// The names of the definitions of which a value must be one.
    package var alternatives: [String] { (root["oneOf"]?.elements ?? []).compactMap(Self.reference) }

    package func definition(_ name: String) -> JSON? { definitions[name] }

    /// The one alternative that a value fits, or why it fits none or several.
    package func alternative(of value: JSON) -> Result<String, Mismatch> {
        let tried = alternatives.map { name in (name: name, faults: check(value, definitions[name] ?? .null, at: "")) }
        let fitting = tried.filter { $0.faults.isEmpty }
        if let only = fitting.first, fitting.count == 1 { return .success(only.name) }
        guard fitting.isEmpty else {
            return .failure(Mismatch(description: "fits \(fitting.map(\.name).joined(separator: " and "))"))
        }
        let nearest = tried.min { $0.faults.count < $1.faults.count }
        return .failure(
            Mismatch(
                description: "fits nothing; not \(nearest?.name ?? "") because "
                    + (nearest?.faults ?? []).joined(separator: "; ")))
    }

    /// The screen whose event an alternative describes; nil for other events.
    package func screen(of alternative: String) -> String? {
        definitions[alternative]?["properties"]?["screen"]?["const"]?.string
    }

    package struct Mismatch: Error, CustomStringConvertible {
        package let description: String
    }

    private static func reference(_ schema: JSON) -> String? {
        guard let reference = schema["$ref"]?.string, reference.hasPrefix("#/$defs/") else { return nil }
        return String(reference.dropFirst("#/$defs/".count))
    }

    // MARK: The schema itself

    private func faults(of schema: JSON, at place: String) -> [String] {
        schema.members.flatMap { member -> [String] in
            switch member.key {
            case let key where Self.annotations.contains(key): []
            case "const", "enum", "required", "minimum", "minItems": []
            case "type":
                member.value.string.map(Self.types.contains) == true ? [] : ["\(place): the type \(member.value)"]
            case "$ref":
                Self.reference(schema).map(definitions.keys.contains) == true ? [] : ["\(place): \(member.value)"]
            case "additionalProperties" where member.value == .bool(false): []
            case "additionalProperties", "items": faults(of: member.value, at: "\(place)/\(member.key)")
            case "oneOf": member.value.elements.flatMap { faults(of: $0, at: place) }
            case "properties": member.value.members.flatMap { faults(of: $0.value, at: "\(place)/\($0.key)") }
            default: ["\(place): the keyword \(member.key)"]
            }
        }
    }

    // MARK: A value

    private static let types: Set = ["object", "array", "string", "integer", "number", "boolean"]

    private static func type(of value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool: "boolean"
        case .number(let text): Int(text) == nil ? "number" : "integer"
        case .string: "string"
        case .array, .numbered: "array"
        case .object: "object"
        }
    }

    private func check(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
        schema.members.flatMap { member -> [String] in
            switch member.key {
            case "$ref": check(value, Self.reference(schema).flatMap { definitions[$0] } ?? .null, at: place)
            case "type": check(value, type: member.value.string ?? "", at: place)
            case "const": value == member.value ? [] : ["\(place) is not \(member.value.string ?? "")"]
            case "enum": member.value.elements.contains(value) ? [] : ["\(place) is not among the choices"]
            case "minimum": Self.isAtLeast(value, member.value) ? [] : ["\(place) is too small"]
            case "minItems":
                Self.isAtLeast(.number("\(value.elements.count)"), member.value) ? [] : ["\(place) is short"]
            case "items": value.elements.flatMap { check($0, member.value, at: "\(place)[]") }
            case "required":
                member.value.elements.compactMap(\.string).filter { value[$0] == nil }.map {
                    "\(place)/\($0) is missing"
                }
            case "properties": checkMembers(of: value, schema, at: place)
            case "additionalProperties" where schema["properties"] == nil: checkMembers(of: value, schema, at: place)
            default: []
            }
        }
    }

    private func check(_ value: JSON, type: String, at place: String) -> [String] {
        let actual = Self.type(of: value)
        return actual == type || actual == "integer" && type == "number" ? [] : ["\(place) is no \(type)"]
    }

    private func checkMembers(of value: JSON, _ schema: JSON, at place: String) -> [String] {
        let properties = schema["properties"]?.members ?? []
        let known = value.members.map(\.key).filter { key in properties.contains { $0.key == key } }
        let wanted = properties.map(\.key).filter { value[$0] != nil }
        let order = known == wanted ? [] : ["the keys of \(place) are in another order"]
        return order
            + value.members.flatMap { member -> [String] in
                let inside = "\(place)/\(member.key)"
                if let property = properties.first(where: { $0.key == member.key }) {
                    return check(member.value, property.value, at: inside)
                }
                switch schema["additionalProperties"] {
                case nil: return []
                case .bool(false): return ["\(inside) is unknown"]
                case .some(let other): return check(member.value, other, at: inside)
                }
            }
    }

    private static func isAtLeast(_ value: JSON, _ limit: JSON) -> Bool {
        guard case .number(let text) = value, case .number(let least) = limit else { return false }
        return (Double(text) ?? -.infinity) >= (Double(least) ?? .infinity)
    }
}
