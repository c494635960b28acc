import FoundationEssentials

extension GraphQLDocument.Value {
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The same with the values of variables in their places.
    ///
    /// - Throws: ``GraphQLError`` where a variable is not declared.
    func with(_ variables: [String: Self], at place: Int) throws(GraphQLError) -> Self {
        switch self {
        case .variable(let name):
            guard let value = variables[name] else {
                throw GraphQLError("the variable '$\(name.visible)' is not declared", at: place)
            }
            return value
        case .list(let values):
            return .list(try values.map { (value) throws(GraphQLError) in try value.with(variables, at: place) })
        case .object(var members):
            for (name, value) in members { members[name] = try value.with(variables, at: place) }
            return .object(members)
        default: return self
        }
    }

    /// The value as an argument of a type takes it: an id is a text, one value is a list of one. Nil where it is of
    /// another type.
    func fitting(_ type: GraphQLSchema.InputType) -> Self? {
        switch (type, self) {
        case (.id, .string), (.integer, .integer), (.boolean, .boolean): return self
        case (.id, .integer(let id)): return .string(String(id))
        case (.ids, .list(let values)):
            let ids = values.compactMap { $0.fitting(.id) }
            return ids.count == values.count ? .list(ids) : nil
        case (.ids, _): return fitting(.id).map { .list([$0]) }
        case (.filter(let names), .object(let members)):
            let isFilter = members.allSatisfy { names.contains($0) && ($1.text != nil || $1 == .null) }
            return isFilter ? .object(members.filter { $0.value != .null }) : nil
        default: return nil
        }
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
        func decode<Content: Decodable>(_ value: (Content) -> Self) -> Self? {
            (try? container.decode(Content.self)).map(value)
        }
        self =
            container.decodeNil()
            ? .null
            : try decode(Self.boolean) ?? decode(Self.integer) ?? decode(Self.number) ?? decode(Self.string)
                ?? decode(Self.list) ?? .object(container.decode([String: Self].self))
    }
}
