/// Holds the selections of a query against the schema, and merges those that the answer has in one place.
struct GraphQLPlanner {
    typealias Document = GraphQLDocument
    typealias Value = GraphQLDocument.Value

    /// How far fields may be below those of the query: the limit of the public API.
    private static let depthLimit = 4
    /// How many fields a plan may have. Fragments make many of few, and nobody writes so many by hand.
    private static let fieldLimit = 5000

    let document: Document
    /// Of the variables that the operation declares; nil where one has no value.
    let variables: [String: Value?]
    private var count = 0

    init(document: Document, variables: [String: Value?]) {
        self.document = document
        self.variables = variables
    }

    private struct Found {
        let field: Document.Field
        let arguments: [String: Value]
        let place: Int
        var selections: [[Document.Selection]]
    }

    /// What is to be asked of an object.
    ///
    /// - Parameters:
    ///   - type: the object's.
    ///   - sets: the braces that select of it, which may be several for a field that is there several times.
    mutating func fields(
        of type: String, in sets: [[Document.Selection]], depth: Int
    ) throws(GraphQLError) -> [GraphQLPlan.Field] {
        var keys: [String] = []
        var found: [String: Found] = [:]
        var visited: Set<String> = []
        for set in sets { try collect(set, of: type, depth, &keys, &found, &visited) }
        var fields: [GraphQLPlan.Field] = []
        for key in keys {
            guard let field = found[key] else { continue }
            let type = GraphQLSchema.types[type]?[field.field.name]?.type
            let selected: [GraphQLPlan.Field] =
                if let type { try self.fields(of: type, in: field.selections, depth: depth + 1) } else { [] }
            fields.append(.init(key: key, name: field.field.name, arguments: field.arguments, fields: selected))
        }
        return fields
    }

    private mutating func collect(
        _ selections: [Document.Selection], of type: String, _ depth: Int, _ keys: inout [String],
        _ found: inout [String: Found], _ visited: inout Set<String>
    ) throws(GraphQLError) {
        for selection in selections where try isIncluded(selection) {
            switch selection.kind {
            case .field(let field):
                let new = try check(field, of: type, depth, at: selection.place)
                guard let old = found[field.key] else {
                    keys.append(field.key)
                    found[field.key] = new
                    continue
                }
                guard old.field.name == field.name, old.arguments == new.arguments else {
                    throw GraphQLError(
                        message: "'\(field.key.visible)' is asked for twice, and not the same", place: selection.place)
                }
                found[field.key]?.selections += new.selections
            case .spread(let name):
                guard let fragment = document.fragments[name] else {
                    throw GraphQLError(message: "no fragment is named '\(name.visible)'", place: selection.place)
                }
                try check(fragment.type, isTypeOf: type, at: selection.place)
                guard visited.insert(name).inserted else { continue }
                try collect(fragment.selections, of: type, depth, &keys, &found, &visited)
            case .inline(let condition, let selections):
                try check(condition ?? type, isTypeOf: type, at: selection.place)
                try collect(selections, of: type, depth, &keys, &found, &visited)
            }
        }
    }

    private func check(_ condition: String, isTypeOf type: String, at place: Int) throws(GraphQLError) {
        guard condition != type else { return }
        throw GraphQLError(message: "what is a '\(type)' is no '\(condition.visible)'", place: place)
    }

    private mutating func check(
        _ field: Document.Field, of type: String, _ depth: Int, at place: Int
    ) throws(GraphQLError) -> Found {
        count += 1
        guard count <= Self.fieldLimit else { throw GraphQLError(message: "the query asks for too much", place: place) }
        guard depth <= Self.depthLimit else {
            throw GraphQLError(message: "the query is deeper than \(Self.depthLimit)", place: place)
        }
        guard let known = field.name == "__typename" ? .init() : GraphQLSchema.types[type]?[field.name] else {
            throw GraphQLError(message: "the type '\(type)' has no field '\(field.name.visible)'", place: place)
        }
        guard (known.type == nil) == (field.selections == nil) else {
            let what = known.type == nil ? "has no fields" : "needs a selection of its fields in braces"
            throw GraphQLError(message: "'\(field.name)' \(what)", place: place)
        }
        let arguments = try values(of: field.arguments, known.arguments, of: field.name, at: place)
        return Found(field: field, arguments: arguments, place: place, selections: field.selections.map { [$0] } ?? [])
    }

    /// What `@include` and `@skip` say.
    private func isIncluded(_ selection: Document.Selection) throws(GraphQLError) -> Bool {
        var isIncluded = true
        for directive in selection.directives {
            guard ["include", "skip"].contains(directive.name) else {
                throw GraphQLError(message: "no directive is named '\(directive.name.visible)'", place: directive.place)
            }
            let values = try values(
                of: directive.arguments, ["if": .init(type: .boolean, isRequired: true)], of: directive.name,
                at: directive.place)
            if values["if"] == .boolean(directive.name == "skip") { isIncluded = false }
        }
        return isIncluded
    }

    /// What arguments come to, without those that are null.
    private func values(
        of arguments: [Document.Argument], _ known: [String: GraphQLSchema.Input], of name: String, at place: Int
    ) throws(GraphQLError) -> [String: Value] {
        var values: [String: Value] = [:]
        for argument in arguments {
            guard let input = known[argument.name] else {
                throw GraphQLError(
                    message: "'\(name)' has no argument '\(argument.name.visible)'", place: argument.place)
            }
            guard values[argument.name] == nil else {
                throw GraphQLError(message: "'\(argument.name)' is given twice", place: argument.place)
            }
            let value = try argument.value.with(variables, at: argument.place)
            guard value != .null else { continue }
            guard let fitting = value.fitting(input.type) else {
                throw GraphQLError(message: "'\(argument.name)' takes \(input.type)", place: argument.place)
            }
            values[argument.name] = fitting
        }
        if let missing = known.first(where: { $0.value.isRequired && values[$0.key] == nil })?.key {
            throw GraphQLError(message: "'\(name)' needs the argument '\(missing)'", place: place)
        }
        return values
    }
}
