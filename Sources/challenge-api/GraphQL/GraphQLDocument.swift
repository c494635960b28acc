/// A query document as it is written (GraphQL specification of October 2021, section 2), without parts for schemas.
struct GraphQLDocument {
    var operations: [Operation] = []
    var fragments: [String: Fragment] = [:]

    struct Operation {
        /// `query`, `mutation` or `subscription`.
        let kind: String
        let name: String?
        let variables: [Variable]
        let selections: [Selection]
        let place: Int
    }

    struct Variable {
        let name: String
        /// Whether its type ends in `!`.
        let isRequired: Bool
        let standard: Value?
        let place: Int
    }

    struct Fragment {
        let type: String
        let selections: [Selection]
        let place: Int
    }

    /// Something between the braces of a selection set.
    struct Selection {
        let kind: Kind
        let directives: [Directive]
        /// The offset of its first byte in the text, as all places here.
        let place: Int

        enum Kind {
            case field(Field)
            case spread(String)
            case inline(type: String?, [Selection])
        }
    }

    struct Field {
        let alias: String?
        let name: String
        let arguments: [Argument]
        /// Nil where there are no braces.
        let selections: [Selection]?

        /// What the answer calls it.
        var key: String { alias ?? name }
    }

    struct Argument {
        let name: String
        let value: Value
        let place: Int
    }

    struct Directive {
        let name: String
        let arguments: [Argument]
        let place: Int
    }

    indirect enum Value: Hashable {
        case null
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        case word(String)
        case variable(String)
        case list([Value])
        case object([String: Value])
    }
}

/// What is wrong with a query, and where: at this byte of its text, if anywhere.
struct GraphQLError: Error {
    let message: String
    let place: Int?

    init(_ message: String, at place: Int? = nil) {
        self.message = message
        self.place = place
    }
}
