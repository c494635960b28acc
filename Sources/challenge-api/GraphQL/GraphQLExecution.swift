import ChallengeCatalogue

/// Carries out a plan.
struct GraphQLExecution {
    /// How many values an answer may have. The largest that a sensible query has, a page of characters with everybody
    /// in their episodes, is a tenth of it.
    private static let valueLimit = 500_000

    private let catalogue: Catalogue
    private let addresses: Addresses
    private var count = 0

    /// The answer to a query.
    static func data(of plan: GraphQLPlan, in catalogue: Catalogue, at addresses: Addresses) throws(GraphQLError)
        -> JSON
    {
        var execution = GraphQLExecution(catalogue: catalogue, addresses: addresses)
        return try execution.object(.query, plan.fields)
    }

    private init(catalogue: Catalogue, addresses: Addresses) {
        self.catalogue = catalogue
        self.addresses = addresses
    }

    private mutating func object(_ node: GraphQLNode, _ fields: [GraphQLPlan.Field]) throws(GraphQLError) -> JSON {
        count += fields.count
        guard count <= Self.valueLimit else { throw GraphQLError(message: "the answer would be too large") }
        var members: [(name: String, value: JSON)] = []
        for field in fields { members.append((field.key, try value(of: field, in: node))) }
        return .object(members)
    }

    private mutating func value(of field: GraphQLPlan.Field, in node: GraphQLNode) throws(GraphQLError) -> JSON {
        if field.name == "__typename" { return .string(node.type) }
        switch node.contents(of: field, in: catalogue, at: addresses) {
        case .value(let value): return value
        case .node(nil): return .null
        case .node(let node?): return try object(node, field.fields)
        case .nodes(let nodes):
            var values: [JSON] = []
            for node in nodes { values.append(try object(node, field.fields)) }
            return .array(values)
        }
    }
}
