import ChallengeNetworking

/// What a request asks for: a path and a query, decoded once and for all.
struct RequestTarget: Sendable {
    let path: String
    let query: [Endpoint.QueryItem]

    /// Nil where a `%` is not followed by two hexadecimal digits, or what they make is not UTF-8.
    init?(path: String, query: String?) {
        guard let path = Self.decode(path, plusIsBlank: false) else { return nil }
        var items: [Endpoint.QueryItem] = []
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(parts[0], plusIsBlank: true),
                let value = Self.decode(parts.count > 1 ? parts[1] : "", plusIsBlank: true)
            else { return nil }
            items.append(Endpoint.QueryItem(name, value))
        }
        self.path = path
        self.query = items
    }

    subscript(name: String) -> String? { query.first { $0.name == name }?.value }

    /// - Parameter plusIsBlank: as forms write a query, and as the public API reads one.
    private static func decode(_ text: some StringProtocol, plusIsBlank: Bool) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
