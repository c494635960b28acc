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

        components.percentEncodedPath = Self.join(
            components.percentEncodedPath, endpoint.path.percentEncoded(as: .path))
        if !endpoint.query.isEmpty {
            components.percentEncodedQuery = endpoint.query
                .map { "\($0.name.percentEncoded(as: .query))=\($0.value.percentEncoded(as: .query))" }
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
}

extension String {
    /// The part of a URL that a text becomes, which decides what need not be encoded there.
    package enum URLPart: Sendable {
        /// A path. A slash separates its segments, and a comma the ids in `/api/character/1,2`: both stay as they are.
        case path
        /// A name or a value of a query.
        case query
    }

    /// The text's UTF-8 with every byte that is not RFC 3986's *unreserved* (section 2.3) as `%` and two upper-case
    /// hexadecimal digits.
    ///
    /// That is stricter than the grammar of a path or a query asks for, on purpose: no server can take a `+` for a
    /// blank or a `;` for a separator. A percent sign is text too and becomes `%25`.
    package func percentEncoded(as part: URLPart) -> String {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.append(byte)
            case UInt8(ascii: "/") where part == .path, UInt8(ascii: ",") where part == .path:
                encoded.append(byte)
            default:
                encoded += [UInt8(ascii: "%"), Self.hexadecimalDigit(byte >> 4), Self.hexadecimalDigit(byte & 0xF)]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// - Parameter nibble: 0 to 15.
    private static func hexadecimalDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }
}
