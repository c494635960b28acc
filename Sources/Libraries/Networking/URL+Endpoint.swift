import ChallengeText
package import FoundationEssentials

extension URL {
    /// The URL of an endpoint below this base URL, percent-encoded once and ready to be sent.
    ///
    /// The base keeps its path (`https://host/v1` and `/api/x` make `https://host/v1/api/x`), whether it ends with a
    /// slash or not. Whatever the endpoint's path and query hold, the result asks the base's host below the base's path.
    ///
    /// - Throws: ``HTTPError/invalidURL(_:)`` when this URL is not `http` or `https`, has no host, a port outside
    ///   1 to 65535, a query or a fragment; or when the endpoint's path has a segment `.` or `..`, which a server would
    ///   resolve (RFC 3986, section 5.2.4) to a resource nobody named.
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

    /// Both paths with exactly one slash between them; at least `/`, as a request line needs (RFC 9112, section 3.2.1).
    private static func join(_ base: String, _ path: String) -> String {
        let prefix = base.hasSuffix("/") ? String(base.dropLast()) : base
        return path.hasPrefix("/") ? prefix + path : prefix + "/" + path
    }

    /// Whether a request can be sent there: `http` or `https`, a host, and no port or one from 1 to 65535.
    ///
    /// The transport traps on a larger port, wherever it comes from: this has to be asked before every request.
    var canBeRequested: Bool {
        guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
        guard let host = host(), !host.isEmpty else { return false }
        return port.map { (1...65_535).contains($0) } ?? true
    }

    /// Where an answer to a request for this URL sends its reader, if it does.
    ///
    /// The statuses are those of RFC 9110, section 15.4, that name one other place for the same GET.
    ///
    /// - Parameter content: A picture's address comes from an answer, so that it may not lead to another host.
    /// - Returns: `nil` if the status is no redirection, or if there is no Location.
    /// - Throws: ``HTTPError/connection(_:)`` if the Location cannot be requested, if it leads from `https` to `http`,
    ///   where anyone could read along, and if it leads where the content may not come from.
    func redirected(status: Int, location: String?, for content: Endpoint.Content) throws(HTTPError) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let target = URL(string: location, relativeTo: self)?.absoluteURL, target.canBeRequested else {
            throw .connection("the server redirects to what is no address")
        }
        guard scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https" else {
            throw .connection("the server redirects from https to http")
        }
        guard content != .image || target.host()?.lowercased() == host()?.lowercased() else {
            throw .connection("the server redirects a picture to another host")
        }
        return target
    }
}
