import ChallengeNetworking
import ChallengeText

/// What a request asks for: a path and a query, decoded once and for all.
struct RequestTarget: Sendable {
    let path: String
    let query: [Endpoint.QueryItem]

    /// Nil where a `%` is not followed by two hexadecimal digits, or what they make is not UTF-8.
    init?(path: String, query: String?) {
        guard let path = path.percentDecoded() else { return nil }
        var items: [Endpoint.QueryItem] = []
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.percentDecoded(plusIsBlank: true) }
            guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else { return nil }
            items.append(Endpoint.QueryItem(name, value))
        }
        self.path = path
        self.query = items
    }

    subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}
