/// Checks values against JSON schemas (draft 2020-12), and the order of their keys against the order in the schema.
package struct SchemaValidator: Sendable {
    private let definitions: [String: JSON]

    package init(definitions: [String: JSON] = [:]) {
        self.definitions = definitions
    }

    /// Returns the violations in a value, each with its place; empty for a valid value.
    package func mismatches(of value: JSON, with schema: JSON, at place: String = "") -> [String] {
        schema.members.flatMap { key, rule -> [String] in
            switch key {
            case "$ref": mismatches(of: value, with: definition(rule), at: place)
            case "type": fits(value, type: rule.text) ? [] : ["\(place) is not of the type \(rule.text)"]
            case "const": value.text == rule.text ? [] : ["\(place) is not \(rule.text)"]
            case "enum":
                rule.elements.contains { $0.text == value.text } ? [] : ["\(place) is not among the choices"]
            case "minimum": value.isNumber(atLeast: rule) ? [] : ["\(place) is too small"]
            case "minItems": JSON.number("\(value.elements.count)").isNumber(atLeast: rule) ? [] : ["\(place) is short"]
            case "items":
                value.elements.enumerated().flatMap { mismatches(of: $1, with: rule, at: "\(place)[\($0)]") }
            case "required":
                rule.elements.map(\.name).filter { value[$0] == nil }.map { "\(place)/\($0) is missing" }
            case "properties": memberMismatches(of: value, with: schema, at: place)
            case "additionalProperties" where schema["properties"] == nil:
                memberMismatches(of: value, with: schema, at: place)
            default: []
            }
        }
    }

    private func definition(_ reference: JSON) -> JSON {
        let prefix = "#/$defs/"
        return reference.name.hasPrefix(prefix)
            ? definitions[String(reference.name.dropFirst(prefix.count))] ?? .null : .null
    }

    private func fits(_ value: JSON, type: String) -> Bool {
        let actual = value.typeName
        return "\"\(actual)\"" == type || actual == "integer" && type == "\"number\""
    }

    private func memberMismatches(of value: JSON, with schema: JSON, at place: String) -> [String] {
        let properties = schema["properties"]?.members ?? []
        let known = value.members.map(\.key).filter { key in properties.contains { $0.key == key } }
        let wanted = properties.map(\.key).filter { value[$0] != nil }
        let order = known == wanted ? [] : ["the keys of \(place.isEmpty ? "it" : place) are in another order"]
        return order
            + value.members.flatMap { key, member -> [String] in
                let inside = "\(place)/\(key)"
                if let property = properties.first(where: { $0.key == key }) {
                    return mismatches(of: member, with: property.value, at: inside)
                }
                switch schema["additionalProperties"] {
                case nil: return []
                case .bool(false): return ["\(inside) is unknown"]
                case .some(let other): return mismatches(of: member, with: other, at: inside)
                }
            }
    }
}

extension JSON {
    fileprivate var name: String { string ?? "" }

    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number(let text): Int(text) == nil ? "number" : "integer"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    fileprivate func isNumber(atLeast limit: JSON) -> Bool {
        guard case .number(let text) = self, case .number(let least) = limit else { return false }
        return (Double(text) ?? -.infinity) >= (Double(least) ?? .infinity)
    }
}
