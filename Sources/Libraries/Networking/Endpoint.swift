import CChallengeCurl
package import ChallengeCore
import ChallengeText
package import FoundationEssentials

/// A resource of a server's API. Path and query are plain text; the HTTP client percent-encodes them.
package struct Endpoint: Sendable, Hashable, CustomStringConvertible {
    package struct QueryItem: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The kind of content, with its Accept header (RFC 9110, section 12.5.1).
    package enum Content: String, Sendable, Hashable {
        case json = "application/json"
        /// A picture. Its address comes from an answer, so the picture is requested only from the API's own host.
        case image = "image/*"
    }

    /// An absolute path below the base URL, beginning with a slash: `/api/character/1`.
    package let path: String
    /// The items in query order. Names may repeat.
    package let query: [QueryItem]
    package let content: Content

    package init(path: String, query: [QueryItem] = [], content: Content = .json) {
        self.path = path
        self.query = query
        self.content = content
    }

    /// The path and the query, for messages: `/api/character?name=rick`.
    package var description: String {
        // Each request is described, and the first use of `joined` would search for its types.
        query.enumerated().reduce(into: path) { text, item in
            text += "\(item.offset == 0 ? "?" : "&")\(item.element.name)=\(item.element.value)"
        }
    }

    /// Creates an endpoint from a picture's address in an API's answer. The address's user and fragment are left out.
    ///
    /// Nil unless the address belongs to the API: it has `http` or `https`, but not `http` if the base has `https`. It
    /// has the base's host, and a path below the base's path. It has the base's port, or both have their scheme's default
    /// port. Also nil if path or query is not percent-encoded UTF-8, or a decoded segment would change the path.
    package init?(address: URL, below baseURL: URL) {
        let (scheme, baseScheme) = (address.scheme?.lowercased(), baseURL.scheme?.lowercased())
        guard let address = address.withRequestedHost, address.canBeRequested, let host = address.host(),
            host.lowercased() == baseURL.host()?.lowercased(),
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

    /// Returns the decoded segments, without empty segments at the end.
    private static func segments(of path: String) -> [String]? {
        var segments: [String] = []
        for encoded in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let segment = String(encoded).percentDecoded(), !segment.contains("/"), segment != ".",
                segment != ".."
            else { return nil }
            segments.append(segment)
        }
        while segments.last == "" { segments.removeLast() }
        return segments
    }

    /// Decodes the items of a query. Nil if a `%` lacks two hexadecimal digits or the bytes are not UTF-8.
    private static func items(of query: String?) -> [QueryItem]? {
        var items: [QueryItem] = []
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.compactMap { String($0).percentDecoded() }
            guard texts.count == parts.count else { return nil }
            items.append(QueryItem(texts[0], texts.count > 1 ? texts[1] : ""))
        }
        return items
    }
}

extension URL {
    /// Returns the percent-encoded URL of an endpoint below this base URL. Any path and query are allowed:
    /// `https://host/v1` and `/api/x` make `https://host/v1/api/x`.
    ///
    /// - Throws: ``HTTPError/invalidURL(_:)`` for a base that is not `http` or `https`, lacks a host, has a port outside
    ///   1 to 65535, or has a query or a fragment. Also for an endpoint with a path segment `.` or `..`, which a server
    ///   would resolve to another resource (RFC 3986, section 5.2.4).
    package func appending(_ endpoint: Endpoint) throws(HTTPError) -> URL {
        guard canBeRequested, query == nil, fragment == nil,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { throw .invalidURL(absoluteString) }
        let segments = endpoint.path.utf8.split(separator: UInt8(ascii: "/"))
        guard !segments.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) else {
            throw .invalidURL(endpoint.description)
        }

        // A slash separates a path's segments, and a comma the ids in `/api/character/1,2`.
        components.percentEncodedPath = Self.join(
            components.percentEncodedPath, endpoint.path.percentEncoded(except: "/,"))
        if !endpoint.query.isEmpty {
            components.percentEncodedQuery = endpoint.query
                .map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
                .joined(separator: "&")
        }
        guard let url = components.url else { throw .invalidURL(absoluteString + endpoint.description) }
        return url
    }

    /// Joins both paths with one slash. The result is at least `/` (RFC 9112, section 3.2.1).
    private static func join(_ base: String, _ path: String) -> String {
        let prefix = base.hasSuffix("/") ? String(base.dropLast()) : base
        return path.hasPrefix("/") ? prefix + path : prefix + "/" + path
    }

    /// True if a request can be sent to this URL: `http` or `https`, a host, and any port from 1 to 65535 or no port.
    var canBeRequested: Bool {
        guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
        guard let host = host(percentEncoded: false), host.contains(where: { $0 != "[" && $0 != "]" }) else {
            return false
        }
        return port.map { (1...65_535).contains($0) } ?? true
    }

    /// The URL with its host as libcurl requests it: in ASCII (IDNA, RFC 5891) without percent-encoding. Nil if libcurl
    /// does not accept the host. Without libcurl, the URL itself: its first request throws ``HTTPError/missing(_:)``.
    package var withRequestedHost: URL? {
        guard let host = host(), !host.utf8.allSatisfy(Self.plainHostBytes.contains), curl_library() != nil else {
            return self
        }
        // A name in the DNS has at most 253 characters (RFC 1035, section 2.3.4).
        let requested = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer -> String? in
            guard let start = buffer.baseAddress, curl_copy_host(absoluteString, start, buffer.count) else {
                return nil
            }
            return String(cString: start)
        }
        guard let requested, var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return nil
        }
        components.encodedHost = requested
        return components.url
    }

    /// The bytes of hosts that libcurl requests as they are.
    private static let plainHostBytes = Array(
        "0123456789.-_:[]abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// The port, unless it is the default of the scheme.
    fileprivate var ownPort: Int? {
        let usual = scheme?.lowercased() == "https" ? 443 : 80
        return port == usual ? nil : port
    }

    /// True if an authority (a host with or without a port) names the loopback interface (RFC 6761, 6.3; RFC 5735, 3;
    /// RFC 4291, 2.5.3).
    package static func isLoopback(authority: String) -> Bool {
        authority.wholeMatch(of: /(?i:localhost|127\.[0-9.]+|\[::1\]|::1)(:.*)?/) != nil
    }
}
