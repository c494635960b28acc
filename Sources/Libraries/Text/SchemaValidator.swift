/// Checks values against JSON schemas (draft 2020-12), and the order of their keys against the order in the schema.
package struct SchemaValidator: Sendable {
    private let definitions: [String: JSON]

    package init(definitions: [String: JSON] = [:]) {
        self.definitions = definitions
    }

    /// Returns the violations in a value, each with its place; empty for a valid value.
    package func mismatches(of value: JSON, with schema: JSON, at place: String = "") -> [String] {
        schema.pairs.flatMap { key, rule -> [String] in
            switch key {
            case "$ref": mismatches(of: value, with: definition(rule), at: place)
            case "type": fits(value, type: rule.text) ? [] : ["\(place) is not of the type \(rule.text)"]
            case "const": value.text == rule.text ? [] : ["\(place) is not \(rule.text)"]
            case "enum":
                rule.items.contains { $0.text == value.text } ? [] : ["\(place) is not among the choices"]
            case "minimum": value.isNumber(atLeast: rule) ? [] : ["\(place) is too small"]
            case "minItems": JSON.number("\(value.items.count)").isNumber(atLeast: rule) ? [] : ["\(place) is short"]
            case "items":
                value.items.enumerated().flatMap { mismatches(of: $1, with: rule, at: "\(place)[\($0)]") }
            case "required":
                rule.items.map(\.name).filter { value.member($0) == nil }.map { "\(place)/\($0) is missing" }
            case "properties": memberMismatches(of: value, with: schema, at: place)
            case "additionalProperties" where schema.member("properties") == nil:
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
        let properties = schema.member("properties")?.pairs ?? []
        let known = value.pairs.map(\.key).filter { key in properties.contains { $0.key == key } }
        let wanted = properties.map(\.key).filter { value.member($0) != nil }
        let order = known == wanted ? [] : ["the keys of \(place.isEmpty ? "it" : place) are in another order"]
        return order
            + value.pairs.flatMap { key, member -> [String] in
                let inside = "\(place)/\(key)"
                if let property = properties.first(where: { $0.key == key }) {
                    return mismatches(of: member, with: property.value, at: inside)
                }
                switch schema.member("additionalProperties") {
                case nil: return []
                case .bool(false): return ["\(inside) is unknown"]
                case .some(let other): return mismatches(of: member, with: other, at: inside)
                }
            }
    }
}

extension JSON {
    /// The members of an object; none for any other value.
    package var pairs: [(key: String, value: JSON)] { if case .object(let members) = self { members } else { [] } }

    fileprivate var items: [JSON] {
        switch self {
        case .array(let values): values
        case .numbered(let prefix, let numbers): numbers.map { .string("\(prefix)\($0)") }
        case .null, .bool, .number, .string, .object: []
        }
    }

    fileprivate var name: String { if case .string(let text) = self { text } else { "" } }

    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number(let text): Int(text) == nil ? "number" : "integer"
        case .string: "string"
        case .array, .numbered: "array"
        case .object: "object"
        }
    }

    fileprivate func isNumber(atLeast limit: JSON) -> Bool {
        guard case .number(let text) = self, case .number(let least) = limit else { return false }
        return (Double(text) ?? -.infinity) >= (Double(least) ?? .infinity)
    }
}

extension JSON {
    /// Returns the value of an object's key; nil for any other value.
    package func member(_ key: String) -> JSON? {
        if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }
}
