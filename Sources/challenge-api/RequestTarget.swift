import ChallengeCatalogue
import ChallengeNetworking
import ChallengeText
import NIOCore

/// The path and the query of a request, percent-decoded.
struct RequestTarget: Sendable {
    let path: String
    let query: [Endpoint.QueryItem]

    /// Fails where a `%` is not followed by two hexadecimal digits, or the bytes are not UTF-8.
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

}

extension Addresses {
    /// The addresses at which a client has found the server: those of its Host header, if that is a valid host with a
    /// valid port, else those of the socket that the client has connected to.
    init(host: String?, socket: SocketAddress?) {
        let given = host.flatMap { Self.isHost($0) ? "http://\($0)" : nil }
        self.init(base: given ?? Self.base(of: socket))
    }

    /// The base URL of a server that listens at a socket.
    static func base(of socket: SocketAddress?) -> String {
        let host = socket?.ipAddress ?? "127.0.0.1"
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(socket?.port ?? 80)"
    }

    /// Whether a text is a name, an IPv4 address, or an IPv6 address in brackets, with or without a colon and a port. The
    /// text is untrusted, and goes into every answer. A name has at most 253 characters (RFC 1035, section 2.3.4).
    private static func isHost(_ text: String) -> Bool {
        let host = /(?:[A-Za-z0-9._-]{1,253}|\[[\p{Hex_Digit}.:]+\])(?::([0-9]{1,5}))?/.matchingSemantics(
            .unicodeScalar)
        guard let match = text.wholeMatch(of: host) else { return false }
        return match.1.map { 1...65_535 ~= Int($0) ?? 0 } ?? true
    }
}
