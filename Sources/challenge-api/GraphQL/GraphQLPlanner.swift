import ChallengeCatalogue
import ChallengeText

/// Holds the selections of a query against the schema, and merges those that the answer has in one place.
struct GraphQLPlanner {
    typealias Document = GraphQLDocument
    typealias Value = GraphQLDocument.Value

    /// How far fields may be below those of the query: the limit of the public API.
    private static let depthLimit = 4
    /// How many fields a plan may have. Fragments make many of few, and nobody writes so many by hand.
    private static let fieldLimit = 5000

    let document: Document
    /// Of the variables that the operation declares.
    let variables: [String: Value]
    var count = 0

    private struct Found {
        let key: String
        let name: String
        let known: GraphQLSchema.Field
        let arguments: [String: Value]
        var selections: [Document.Selection]
    }

    /// The fields that are found, in order, where each is by its key, and the fragments that were looked through.
    private struct Collection {
        var found: [Found] = []
        var places: [String: Int] = [:]
        var visited: Set<String> = []
    }

    /// What is to be asked of an object.
    ///
    /// - Parameters:
    ///   - type: the object's.
    ///   - selections: those of all braces that select of it: a field may be there several times.
    mutating func fields(
        of type: String, in selections: [Document.Selection], depth: Int
    ) throws(GraphQLError) -> [GraphQLPlan.Field] {
        var collection = Collection()
        try collect(selections, of: type, depth, &collection)
        return try collection.found.map { (field) throws(GraphQLError) in
            let selected = try field.known.type.map { (type) throws(GraphQLError) in
                try fields(of: type, in: field.selections, depth: depth + 1)
            }
            return .init(
                key: field.key, contents: field.known.contents, arguments: field.arguments, fields: selected ?? [])
        }
    }

    private mutating func collect(
        _ selections: [Document.Selection], of type: String, _ depth: Int, _ collection: inout Collection
    ) throws(GraphQLError) {
        for selection in selections where try isIncluded(selection) {
            switch selection.kind {
            case .field(let field):
                let new = try check(field, of: type, depth, at: selection.place)
                guard let index = collection.places[field.key] else {
                    collection.places[field.key] = collection.found.count
                    collection.found.append(new)
                    continue
                }
                let old = collection.found[index]
                guard old.name == new.name, old.arguments == new.arguments else {
                    throw GraphQLError(
                        "'\(field.key.visible)' is asked for twice, and not the same", at: selection.place)
                }
                collection.found[index].selections += new.selections
            case .spread(let name):
                guard let fragment = document.fragments[name] else {
                    throw GraphQLError("no fragment is named '\(name.visible)'", at: selection.place)
                }
                try check(fragment.type, isTypeOf: type, at: selection.place)
                guard collection.visited.insert(name).inserted else { continue }
                try collect(fragment.selections, of: type, depth, &collection)
            case .inline(let condition, let selections):
                try check(condition ?? type, isTypeOf: type, at: selection.place)
                try collect(selections, of: type, depth, &collection)
            }
        }
    }

    private func check(_ condition: String, isTypeOf type: String, at place: Int) throws(GraphQLError) {
        guard condition != type else { return }
        throw GraphQLError("what is a '\(type)' is no '\(condition.visible)'", at: place)
    }

    private mutating func check(
        _ field: Document.Field, of type: String, _ depth: Int, at place: Int
    ) throws(GraphQLError) -> Found {
        count += 1
        guard count <= Self.fieldLimit else { throw GraphQLError("the query asks for too much", at: place) }
        guard depth <= Self.depthLimit else {
            throw GraphQLError("the query is deeper than \(Self.depthLimit)", at: place)
        }
        let typeName = GraphQLSchema.Field { _, _ in .value(.string(type)) }
        guard let known = field.name == "__typename" ? typeName : GraphQLSchema.types[type]?[field.name] else {
            throw GraphQLError("the type '\(type)' has no field '\(field.name.visible)'", at: place)
        }
        guard (known.type == nil) == (field.selections == nil) else {
            let what = known.type == nil ? "has no fields" : "needs a selection of its fields in braces"
            throw GraphQLError("'\(field.name)' \(what)", at: place)
        }
        let arguments = try values(of: field.arguments, known.arguments, of: field.name, at: place)
        return Found(
            key: field.key, name: field.name, known: known, arguments: arguments, selections: field.selections ?? [])
    }

    /// What `@include` and `@skip` say.
    private func isIncluded(_ selection: Document.Selection) throws(GraphQLError) -> Bool {
        var isIncluded = true
        for directive in selection.directives {
            guard ["include", "skip"].contains(directive.name) else {
                throw GraphQLError("no directive is named '\(directive.name.visible)'", at: directive.place)
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
                throw GraphQLError("'\(name)' has no argument '\(argument.name.visible)'", at: argument.place)
            }
            guard values[argument.name] == nil else {
                throw GraphQLError("'\(argument.name)' is given twice", at: argument.place)
            }
            let value = try argument.value.with(variables, at: argument.place)
            guard value != .null else { continue }
            guard let fitting = value.fitting(input.type) else {
                throw GraphQLError("'\(argument.name)' takes \(input.type)", at: argument.place)
            }
            values[argument.name] = fitting
        }
        if let missing = known.first(where: { $0.value.isRequired && values[$0.key] == nil })?.key {
            throw GraphQLError("'\(name)' needs the argument '\(missing)'", at: place)
        }
        return values
    }
}
