package import ChallengeText
import Foundation

/// A JSON schema (https://json-schema.org/draft/2020-12), in the subset that this project uses. An unknown keyword is a
/// fault of the schema.
package struct JSONSchema: Sendable {
    private static let annotations: Set = ["$schema", "$defs", "title", "description"]

    private let root: JSON
    private let definitions: [String: JSON]

    package init(_ text: String) throws {
        root = try JSON(reading: text)
        definitions = Dictionary((root["$defs"]?.members ?? []).map { ($0.key, $0.value) }) { $1 }
    }

    /// The schema in docs/events.schema.json for the lines of `--format json`.
    package static func ofEvents() throws -> JSONSchema {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/events.schema.json")
        return try JSONSchema(String(contentsOf: file, encoding: .utf8))
    }

    /// The faults of the schema itself.
    package var faults: [String] {
        faults(of: root, at: "#") + definitions.sorted { $0.key < $1.key }.flatMap { faults(of: $1, at: $0) }
    }

    /// The names of the definitions. A value must match one of them.
    package var alternatives: [String] { (root["oneOf"]?.elements ?? []).compactMap(Self.reference) }

    package func definition(_ name: String) -> JSON? { definitions[name] }

    /// Returns the one alternative that a value matches, or the reason why it matches none or several.
    package func alternative(of value: JSON) -> Result<String, Mismatch> {
        let tried = alternatives.map { name in
            (
                name: name,
                faults: SchemaValidator(definitions: definitions).mismatches(
                    of: value, with: definitions[name] ?? .null)
            )
        }
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

    /// The screen that an alternative describes; nil if it describes another event.
    package func screen(of alternative: String) -> String? {
        definitions[alternative]?["properties"]?["screen"]?["const"]?.string
    }

    package struct Mismatch: Error, CustomStringConvertible { package let description: String }

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

    private static let types: Set = ["object", "array", "string", "integer", "number", "boolean"]
}
