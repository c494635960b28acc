/// Makes a document of the text of a query.
struct GraphQLParser {
    typealias Document = GraphQLDocument
    typealias Token = GraphQLLexer.Token

    /// How deep braces and brackets may be in each other. No query that is answered needs half of it.
    private static let nestingLimit = 32

    private var lexer: GraphQLLexer
    private var token = Token.end
    private var place = 0
    private var nesting = 0

    init(_ text: String) {
        lexer = GraphQLLexer(text)
    }

    /// - Throws: ``GraphQLError`` at the first thing that cannot be there.
    mutating func document() throws(GraphQLError) -> Document {
        var document = Document()
        try advance()
        while token != .end {
            if token == .name("fragment") {
                let start = place
                let (name, fragment) = try fragment()
                guard document.fragments.updateValue(fragment, forKey: name) == nil else {
                    throw GraphQLError("the fragment '\(name)' is there twice", at: start)
                }
            } else {
                document.operations.append(try operation())
            }
        }
        return document
    }

    private mutating func operation() throws(GraphQLError) -> Document.Operation {
        let start = place
        if token == .mark("{") {
            let selections = try selections()
            return .init(kind: "query", name: nil, variables: [], selections: selections, place: start)
        }
        let kind = try name("a query")
        guard ["query", "mutation", "subscription"].contains(kind) else {
            throw GraphQLError("a query was expected, not '\(kind.visible)'", at: start)
        }
        let operationName: String? = if case .name = token { try name("a name") } else { nil }
        let variables = try list("(", ")") { parser throws(GraphQLError) in try parser.variable() }
        try noDirectives()
        return .init(
            kind: kind, name: operationName, variables: variables, selections: try selections(), place: start)
    }

    private mutating func variable() throws(GraphQLError) -> Document.Variable {
        let start = place
        try expect("$")
        let name = try name("a variable")
        try expect(":")
        let isRequired = try type()
        let standard: Document.Value? = try skip("=") ? try value() : nil
        try noDirectives()
        return .init(name: name, isRequired: isRequired, standard: standard, place: start)
    }

    /// A type such as `[ID!]!`; whether it ends in an exclamation mark.
    private mutating func type() throws(GraphQLError) -> Bool {
        if try skip("[") {
            try enter()
            _ = try type()
            nesting -= 1
            try expect("]")
        } else {
            _ = try name("a type")
        }
        return try skip("!")
    }

    private mutating func fragment() throws(GraphQLError) -> (String, Document.Fragment) {
        let start = place
        try advance()
        let fragmentName = try name("a fragment")
        guard fragmentName != "on" else { throw GraphQLError("a fragment needs a name", at: start) }
        guard try skip(.name("on")) else { throw unexpected("'on' and a type") }
        let type = try name("a type")
        try noDirectives()
        return (fragmentName, .init(type: type, selections: try selections(), place: start))
    }

    private mutating func selections() throws(GraphQLError) -> [Document.Selection] {
        let start = place
        guard token == .mark("{") else { throw unexpected("a selection in braces") }
        let selections = try list("{", "}") { parser throws(GraphQLError) in try parser.selection() }
        guard !selections.isEmpty else { throw GraphQLError("nothing is selected", at: start) }
        return selections
    }

    private mutating func selection() throws(GraphQLError) -> Document.Selection {
        let start = place
        guard try skip("...") else {
            let (field, directives) = try field()
            return .init(kind: .field(field), directives: directives, place: start)
        }
        if case .name(let fragment) = token, fragment != "on" {
            try advance()
            return .init(kind: .spread(fragment), directives: try directives(), place: start)
        }
        let type: String? = try skip(.name("on")) ? try name("a type") : nil
        let directives = try directives()
        return .init(kind: .inline(type: type, try selections()), directives: directives, place: start)
    }

    private mutating func field() throws(GraphQLError) -> (Document.Field, [Document.Directive]) {
        let first = try name("a field")
        let second: String? = try skip(":") ? try name("a field") : nil
        let arguments = try arguments()
        let directives = try directives()
        let selections: [Document.Selection]? = token == .mark("{") ? try selections() : nil
        let field = Document.Field(
            alias: second == nil ? nil : first, name: second ?? first, arguments: arguments, selections: selections)
        return (field, directives)
    }

    private mutating func arguments() throws(GraphQLError) -> [Document.Argument] {
        try list("(", ")") { parser throws(GraphQLError) in
            let start = parser.place
            let name = try parser.name("an argument")
            try parser.expect(":")
            return .init(name: name, value: try parser.value(), place: start)
        }
    }

    private mutating func directives() throws(GraphQLError) -> [Document.Directive] {
        var directives: [Document.Directive] = []
        while token == .mark("@") {
            let start = place
            try advance()
            directives.append(.init(name: try name("a directive"), arguments: try arguments(), place: start))
        }
        return directives
    }

    /// Those that there are belong to fields and fragments in use.
    private func noDirectives() throws(GraphQLError) {
        if token == .mark("@") { throw GraphQLError("no directive can be here", at: place) }
    }

    private mutating func value() throws(GraphQLError) -> Document.Value {
        let start = place
        switch token {
        case .mark("["):
            return .list(try list("[", "]") { parser throws(GraphQLError) in try parser.value() })
        case .mark("{"):
            let members = try list("{", "}") { parser throws(GraphQLError) in
                let name = try parser.name("a name")
                try parser.expect(":")
                return (name, try parser.value())
            }
            let object = Dictionary(members, uniquingKeysWith: { first, _ in first })
            guard object.count == members.count else {
                throw GraphQLError("a name is there twice", at: start)
            }
            return .object(object)
        case .mark("$"):
            try advance()
            return .variable(try name("a variable"))
        case .literal(let value):
            try advance()
            return value
        case .name(let word):
            try advance()
            return ["true": .boolean(true), "false": .boolean(false), "null": .null][word] ?? .word(word)
        case .mark, .end: throw unexpected("a value")
        }
    }

    // MARK: Tokens

    private mutating func advance() throws(GraphQLError) { (token, place) = try lexer.next() }

    private mutating func enter() throws(GraphQLError) {
        nesting += 1
        guard nesting <= Self.nestingLimit else { throw GraphQLError("this is nested too deep", at: place) }
    }

    /// What is between two marks; nothing where the first one is not next.
    private mutating func list<Item>(
        _ open: String, _ close: String, _ item: (inout Self) throws(GraphQLError) -> Item
    ) throws(GraphQLError) -> [Item] {
        guard try skip(open) else { return [] }
        try enter()
        var items: [Item] = []
        while !(try skip(close)) {
            if token == .end { throw unexpected("'\(close)'") }
            items.append(try item(&self))
        }
        nesting -= 1
        return items
    }

    private mutating func skip(_ mark: String) throws(GraphQLError) -> Bool { try skip(.mark(mark)) }

    private mutating func skip(_ wanted: Token) throws(GraphQLError) -> Bool {
        guard token == wanted else { return false }
        try advance()
        return true
    }

    private mutating func expect(_ mark: String) throws(GraphQLError) {
        guard try skip(mark) else { throw unexpected("'\(mark)'") }
    }

    private mutating func name(_ what: String) throws(GraphQLError) -> String {
        guard case .name(let name) = token else { throw unexpected(what) }
        try advance()
        return name
    }

    private func unexpected(_ wanted: String) -> GraphQLError {
        let found =
            switch token {
            case .mark(let mark): "'\(mark)'"
            case .name(let name): "'\(name.visible)'"
            case .literal(let value): value.text == nil ? "a number" : "a string"
            case .end: "the end"
            }
        return GraphQLError("\(wanted) was expected, not \(found)", at: place)
    }
}
