import ChallengeCatalogue
import NIOCore

extension Addresses {
    /// The addresses of the place where a client has found the server: those of its Host header, if that is a possible
    /// host with a possible port, else those of the socket that it came to.
    init(host: String?, socket: SocketAddress?) {
        if let host, Self.isHost(host) {
            self.init(base: "http://\(host)")
        } else {
            self.init(base: Self.base(of: socket))
        }
    }

    /// Where a server can be found that listens at a socket.
    static func base(of socket: SocketAddress?) -> String {
        let host = socket?.ipAddress ?? "127.0.0.1"
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(socket?.port ?? 80)"
    }

    /// A name, an IPv4 address, or an IPv6 address in brackets; then perhaps a colon and a port. The text is anybody's, and
    /// goes into every answer. A name has at most 253 characters (RFC 1035, section 2.3.4).
    private static func isHost(_ text: String) -> Bool {
        let isAddress = text.hasPrefix("[")
        let end =
            isAddress ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
        guard let end else { return false }
        let (host, port) = (text[..<end], text[end...])
        guard port.isEmpty || port.first == ":" && isPort(port.dropFirst()) else { return false }
        if isAddress {
            return host.count > 2 && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ".:".contains($0) }
        }
        return 1...253 ~= host.utf8.count
            && host.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.utf8.count <= 5 && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            && Int(text).map { 1...65_535 ~= $0 } == true
    }
}
