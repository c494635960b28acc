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
                .map { Self.decode($0, plusIsBlank: true) }
            guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else { return nil }
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
                let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
                guard digits.count == 2 else { return nil }
                rest = rest.dropFirst(2)
                bytes.append(UInt8(digits[0] << 4 | digits[1]))
            case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
