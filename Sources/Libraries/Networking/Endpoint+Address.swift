import ChallengeText
package import FoundationEssentials

extension Endpoint {
    /// What a picture's address, as an API's answer has it, is below that API's base URL.
    ///
    /// Nil unless the address is one of the API's own: `http` or `https`, and not `http` where the base is `https`; the
    /// same host; the same port, or the usual one of its scheme in both; a path below the base's. Nil as well for a path
    /// or a query that is not percent-encoded UTF-8, or with a segment that would name another place once it is decoded.
    /// What the address says of a user and of a fragment is nobody else's business, and is left out.
    package init?(address: URL, below baseURL: URL) {
        let (scheme, baseScheme) = (address.scheme?.lowercased(), baseURL.scheme?.lowercased())
        guard address.canBeRequested, let host = address.host(), host.lowercased() == baseURL.host()?.lowercased(),
            baseScheme != "https" || scheme == "https",
            address.ownPort == baseURL.ownPort,
            let components = URLComponents(url: address, resolvingAgainstBaseURL: true),
            let segments = Self.segments(of: components.percentEncodedPath),
            let baseSegments = Self.segments(of: baseURL.path(percentEncoded: true)),
            segments.starts(with: baseSegments), segments.count > baseSegments.count,
            let query = Self.items(of: components.percentEncodedQuery)
        else { return nil }
        self.init(
            path: segments.dropFirst(baseSegments.count).map { "/" + $0 }.joined(), query: query, content: .image)
    }

    /// The segments of a path in plain text, empty ones at its end left out.
    private static func segments(of path: String) -> [String]? {
        var segments: [String] = []
        for encoded in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let segment = encoded.percentDecoded(), !segment.contains("/"), segment != ".", segment != ".."
            else { return nil }
            segments.append(segment)
        }
        while segments.last == "" { segments.removeLast() }
        return segments
    }

    private static func items(of query: String?) -> [QueryItem]? {
        var items: [QueryItem] = []
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.compactMap { $0.percentDecoded() }
            guard texts.count == parts.count else { return nil }
            items.append(QueryItem(texts[0], texts.count > 1 ? texts[1] : ""))
        }
        return items
    }
}

extension URL {
    /// The port where it is not the usual one of the scheme.
    fileprivate var ownPort: Int? {
        let usual = scheme?.lowercased() == "https" ? 443 : 80
        return port == usual ? nil : port
    }
}
