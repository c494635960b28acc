import FoundationEssentials

extension GraphQLDocument.Value {
    /// The same with the values of variables in their places; a variable without one is null.
    ///
    /// - Throws: ``GraphQLError`` where a variable is not declared.
    func with(_ variables: [String: Self?], at place: Int) throws(GraphQLError) -> Self {
        switch self {
        case .variable(let name):
            guard let value = variables[name] else {
                throw GraphQLError(message: "the variable '$\(name.visible)' is not declared", place: place)
            }
            return value ?? .null
        case .list(let values):
            var all: [Self] = []
            for value in values { all.append(try value.with(variables, at: place)) }
            return .list(all)
        case .object(let members):
            var all: [String: Self] = [:]
            for (name, value) in members { all[name] = try value.with(variables, at: place) }
            return .object(all)
        default: return self
        }
    }

    /// The value as an argument of a type takes it: an id is a text, one value is a list of one. Nil where it is of
    /// another type.
    func fitting(_ type: GraphQLSchema.InputType) -> Self? {
        switch (type, self) {
        case (.id, .string), (.integer, .integer), (.boolean, .boolean): self
        case (.id, .integer(let id)): .string(String(id))
        case (.ids, .list(let values)): Self.all(values.map { $0.fitting(.id) })
        case (.ids, _): fitting(.id).map { .list([$0]) }
        case (.filter(let names), .object(let members)): Self.filter(members, names)
        default: nil
        }
    }

    private static func all(_ values: [Self?]) -> Self? {
        let fitting = values.compactMap(\.self)
        return fitting.count == values.count ? .list(fitting) : nil
    }

    private static func filter(_ members: [String: Self], _ names: Set<String>) -> Self? {
        let isFilter = members.allSatisfy { name, value in
            guard names.contains(name) else { return false }
            if case .string = value { return true }
            return value == .null
        }
        return isFilter ? .object(members.filter { $0.value != .null }) : nil
    }
}

extension GraphQLSchema.InputType: CustomStringConvertible {
    /// After `takes`.
    var description: String {
        switch self {
        case .id: "an id"
        case .ids: "a list of ids"
        case .integer: "a whole number"
        case .boolean: "true or false"
        case .filter(let names): "an object of texts with some of the names \(names.sorted().joined(separator: ", "))"
        }
    }
}

extension GraphQLDocument.Value: Decodable {
    /// A value of JSON.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let list = try? container.decode([Self].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: Self].self))
        }
    }
}
