import ChallengeCatalogue
import ChallengeText
import FoundationEssentials
import Hummingbird
import NIOCore

/// A query as it is sent: the body of a POST, or the parameters of a GET.
struct GraphQLRequest: Decodable {
    let query: String
    var variables: [String: GraphQLDocument.Value]?
    var operationName: String?
}

extension Site {
    static let graphQLPath = "/graphql"
    /// Queries longer than this, in bytes, are refused. Those that people and programs write have a few hundred.
    private static let queryLimit = 64 * 1024

    /// What the API answers to a query; a failure has the status 400 and the form of GraphQL's errors.
    func graphQL(_ request: Request, _ target: RequestTarget, _ addresses: Addresses) async -> Answer {
        var text = ""
        do {
            let query = try await Self.query(request, target)
            text = query.query
            var parser = GraphQLParser(text)
            let plan = try GraphQLPlan(
                try parser.document(), operation: query.operationName, variables: query.variables ?? [:])
            let data = try plan.data(in: catalogue, at: addresses)
            return .json(200, JSON.object([("data", data)]).data)
        } catch {
            return Self.failure(error, in: text)
        }
    }

    private static func query(_ request: Request, _ target: RequestTarget) async throws(GraphQLError) -> GraphQLRequest
    {
        let tooLong = GraphQLError("the query is longer than \(queryLimit) bytes")
        if request.method == .post {
            guard let body = try? await request.body.collect(upTo: queryLimit) else { throw tooLong }
            return try decode(
                GraphQLRequest.self, Data(body.readableBytesView), "the body is no JSON object with a 'query'")
        }
        guard let query = target["query"] else { throw GraphQLError("there is no 'query'") }
        guard query.utf8.count <= queryLimit else { throw tooLong }
        let variables = try target["variables"].map { (text) throws(GraphQLError) in
            try decode([String: GraphQLDocument.Value].self, Data(text.utf8), "'variables' is no JSON object")
        }
        return GraphQLRequest(query: query, variables: variables, operationName: target["operationName"])
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ json: Data, _ message: String
    ) throws(GraphQLError) -> Value {
        do { return try JSONDecoder().decode(type, from: json) } catch { throw GraphQLError(message) }
    }

    private static func failure(_ error: GraphQLError, in text: String) -> Answer {
        var members: [(key: String, value: JSON)] = [("message", .string(error.message))]
        if let place = error.place { members.append(("locations", .array([position(of: place, in: text)]))) }
        let body = JSON.object([("errors", .array([.object(members)]))])
        return .json(400, body.data)
    }

    /// The line and the column of a byte, from 1 on; a column is a character of Unicode.
    private static func position(of place: Int, in text: String) -> JSON {
        let before = String(decoding: text.utf8.prefix(place), as: UTF8.self).unicodeScalars
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return .object([("line", .number(lines.count)), ("column", .number((lines.last?.count ?? 0) + 1))])
    }
}
