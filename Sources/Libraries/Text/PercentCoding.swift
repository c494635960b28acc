extension String {
    /// Returns the text's UTF-8 with all bytes in the form `%0A`, except *unreserved* bytes (RFC 3986, section 2.3) and
    /// the bytes of `more`.
    ///
    /// This encoding is deliberately stricter than the grammar of a path or a query: no server can read a `+` as a blank
    /// or a `;` as a separator. A percent sign is text too and becomes `%25`.
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

    /// Decodes percent-encoded UTF-8 (RFC 3986, section 2.1). Returns nil if a `%` lacks two hexadecimal digits, or if
    /// the bytes are not UTF-8.
    package func percentDecoded() -> String? {
        var bytes: [UInt8] = []
        var rest = utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.nextHexDigit(), let low = rest.nextHexDigit() else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension String.UTF8View.Iterator {
    fileprivate mutating func nextHexDigit() -> UInt8? {
        next().flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    }
}
