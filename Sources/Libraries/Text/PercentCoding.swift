extension String {
    /// The text's UTF-8 with every byte that is neither *unreserved* (RFC 3986, section 2.3) nor in `more` as `%0A`.
    ///
    /// That is stricter than the grammar of a path or a query asks for, on purpose: no server can take a `+` for a
    /// blank or a `;` for a separator. A percent sign is text too and becomes `%25`.
    package func percentEncoded(except more: String = "") -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~\(more)".utf8)
        return utf8.reduce(into: "") { encoded, byte in
            if plain.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}

extension StringProtocol {
    /// The text that percent-encoded UTF-8 stands for (RFC 3986, section 2.1); nil where a `%` is not followed by two
    /// hexadecimal digits, or where the bytes are not UTF-8. HTML forms write a blank in a query as `+`.
    package func percentDecoded(plusIsBlank: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var rest = utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.nextHexDigit(), let low = rest.nextHexDigit() else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension IteratorProtocol<UInt8> {
    fileprivate mutating func nextHexDigit() -> UInt8? {
        next().flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    }
}
