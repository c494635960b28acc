/// What a query asks for once its fragments, variables and directives are carried out, and it is known to be possible.
struct GraphQLPlan {
    /// In the order of the query.
    let fields: [Field]

    struct Field {
        /// What the answer calls it.
        let key: String
        let name: String
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
            throw GraphQLError(message: "nothing can be changed or subscribed to", place: operation.place)
        }
        try document.checkFragments()
        var planner = GraphQLPlanner(
            document: document, variables: try operation.values(of: variables))
        fields = try planner.fields(of: "Query", in: [operation.selections], depth: 0)
    }
}

extension GraphQLDocument {
    fileprivate func operation(_ name: String?) throws(GraphQLError) -> Operation {
        guard let first = operations.first else { throw GraphQLError(message: "there is no query") }
        if let name {
            guard let operation = operations.first(where: { $0.name == name }) else {
                throw GraphQLError(message: "no query is named '\(name.visible)'")
            }
            return operation
        }
        guard operations.count == 1 else {
            throw GraphQLError(
                message: "there are several queries; 'operationName' has to say which", place: operations[1].place)
        }
        return first
    }

    /// - Throws: where a fragment contains itself, at once or by others.
    fileprivate func checkFragments() throws(GraphQLError) {
        var done: Set<String> = []
        func visit(_ name: String, _ path: Set<String>) throws(GraphQLError) {
            guard let fragment = fragments[name], !done.contains(name) else { return }
            guard !path.contains(name) else {
                throw GraphQLError(message: "the fragment '\(name.visible)' contains itself", place: fragment.place)
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
    /// The value of each variable: the one given, or its default; none where there is neither.
    fileprivate func values(
        of given: [String: GraphQLDocument.Value]
    ) throws(GraphQLError) -> [String: GraphQLDocument.Value?] {
        var values: [String: GraphQLDocument.Value?] = [:]
        for variable in variables {
            let value = given[variable.name] ?? variable.standard
            if variable.isRequired, value == nil || value == .null {
                throw GraphQLError(
                    message: "the variable '$\(variable.name.visible)' has no value", place: variable.place)
            }
            values.updateValue(value, forKey: variable.name)
        }
        return values
    }
}
