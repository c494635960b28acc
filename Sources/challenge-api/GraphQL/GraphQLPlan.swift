import ChallengeCatalogue
import ChallengeText

/// What a query asks for once its fragments, variables and directives are carried out, and it is known to be possible.
struct GraphQLPlan {
    /// In the order of the query.
    private let fields: [Field]

    struct Field {
        /// What the answer calls it.
        let key: String
        let contents: @Sendable (Any, GraphQLSchema.Call) -> GraphQLSchema.Contents
        let arguments: [String: GraphQLDocument.Value]
        let fields: [Field]
    }

    /// - Parameters:
    ///   - operation: which of several to carry out.
    ///   - variables: the values of the operation's variables.
    /// - Throws: ``GraphQLError`` at the first thing that cannot be.
    init(
        _ document: GraphQLDocument, operation name: String?, variables: [String: GraphQLDocument.Value]
    ) throws(GraphQLError) {
        let operation = try document.operation(name)
        guard operation.kind == "query" else {
            throw GraphQLError("nothing can be changed or subscribed to", at: operation.place)
        }
        try document.checkFragments()
        var planner = GraphQLPlanner(document: document, variables: try operation.values(of: variables))
        fields = try planner.fields(of: "Query", in: operation.selections, depth: 0)
    }

    /// The answer to the query.
    func data(in catalogue: Catalogue, at addresses: Addresses) throws(GraphQLError) -> JSON {
        var execution = Execution(catalogue: catalogue, addresses: addresses)
        return try execution.object(catalogue, fields)
    }

    private struct Execution {
        /// How many values an answer may have. The largest that a sensible query has, a page of characters with
        /// everybody in their episodes, is a tenth of it.
        private static let valueLimit = 500_000

        let catalogue: Catalogue
        let addresses: Addresses
        var count = 0

        mutating func object(_ object: Any, _ fields: [Field]) throws(GraphQLError) -> JSON {
            count += fields.count
            guard count <= Self.valueLimit else { throw GraphQLError("the answer would be too large") }
            return .object(
                try fields.map { (field) throws(GraphQLError) in (field.key, try value(of: field, in: object)) })
        }

        private mutating func value(of field: Field, in object: Any) throws(GraphQLError) -> JSON {
            switch field.contents(
                object, .init(arguments: field.arguments, catalogue: catalogue, addresses: addresses))
            {
            case .value(let value): value
            case .object(nil): .null
            case .object(let object?): try self.object(object, field.fields)
            case .objects(let objects):
                .array(try objects.map { (object) throws(GraphQLError) in try self.object(object, field.fields) })
            }
        }
    }
}

extension GraphQLDocument {
    fileprivate func operation(_ name: String?) throws(GraphQLError) -> Operation {
        guard let first = operations.first else { throw GraphQLError("there is no query") }
        if let name {
            guard let operation = operations.first(where: { $0.name == name }) else {
                throw GraphQLError("no query is named '\(name.visible)'")
            }
            return operation
        }
        guard operations.count == 1 else {
            throw GraphQLError("there are several queries; 'operationName' has to say which", at: operations[1].place)
        }
        return first
    }

    /// - Throws: where a fragment contains itself, at once or by others.
    fileprivate func checkFragments() throws(GraphQLError) {
        var done: Set<String> = []
        func visit(_ name: String, _ path: Set<String>) throws(GraphQLError) {
            guard let fragment = fragments[name], !done.contains(name) else { return }
            guard !path.contains(name) else {
                throw GraphQLError("the fragment '\(name.visible)' contains itself", at: fragment.place)
            }
            for spread in Self.spreads(in: fragment.selections) { try visit(spread, path.union([name])) }
            done.insert(name)
        }
        for name in fragments.keys.sorted() { try visit(name, []) }
    }

    private static func spreads(in selections: [Selection]) -> [String] {
        selections.flatMap { selection in
            switch selection.kind {
            case .field(let field): spreads(in: field.selections ?? [])
            case .spread(let name): [name]
            case .inline(_, let selections): spreads(in: selections)
            }
        }
    }
}

extension GraphQLDocument.Operation {
    /// The value of each variable: the one given, or its default; null where there is neither.
    fileprivate func values(
        of given: [String: GraphQLDocument.Value]
    ) throws(GraphQLError) -> [String: GraphQLDocument.Value] {
        var values: [String: GraphQLDocument.Value] = [:]
        for variable in variables {
            let value = given[variable.name] ?? variable.standard ?? .null
            if variable.isRequired, value == .null {
                throw GraphQLError("the variable '$\(variable.name.visible)' has no value", at: variable.place)
            }
            values[variable.name] = value
        }
        return values
    }
}
