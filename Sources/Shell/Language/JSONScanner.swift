/// Parses a line that is a JSON object or array (RFC 8259).
package nonisolated struct JSONScanner {
    package struct Member {
        package let key: String
        /// The value of the member if the value is a string; otherwise nil.
        package let value: String?
        package let offset: Int
        /// The range of the value in the line.
        package let literal: Range<Int>
    }

    private let line: SourceLine
    private let bytes: [UInt8]
    package private(set) var position: Int
    package private(set) var members: [Member] = []

    package init(_ line: SourceLine) {
        self.line = line
        bytes = Array(line.text.utf8)
        position = line.indentation
    }

    /// The value of a key and the value's position in the line; nil if the value is not an integer.
    package func number(_ key: String) -> (value: Int, offset: Int)? {
        guard let literal = members.first(where: { $0.key == key })?.literal else { return nil }
        return Int(String(decoding: bytes[literal], as: UTF8.self)).map { ($0, literal.lowerBound) }
    }

    package func error(_ message: String, at offset: Int? = nil) -> SyntaxError {
        line.error(message, at: offset ?? position)
    }

    /// Reads the members of the object up to the first error.
    package mutating func readMembers() throws(SyntaxError) {
        _ = takes("{")
        if takes("}") { return try readEnd() }
        repeat {
            skipBlanks()
            let offset = position
            let key = try string()
            guard takes(":") else { throw error("a colon is missing after the key") }
            skipBlanks()
            let valueOffset = position
            let value = try value()
            members.append(Member(key: key, value: value, offset: offset, literal: valueOffset..<position))
        } while takes(",")
        guard takes("}") else { throw error("a comma or } is missing here") }
        try readEnd()
    }

    package mutating func readEnd() throws(SyntaxError) {
        skipBlanks()
        if position < bytes.count { throw error("unexpected text after the end") }
    }

    /// Reads a number that is not negative.
    package mutating func number() throws(SyntaxError) -> Double {
        skipBlanks()
        let digits = bytes[position...].prefix { "0123456789.eE+-".utf8.contains($0) }
        guard let number = Double(String(decoding: digits, as: UTF8.self)), number >= 0, number.isFinite else {
            throw error("expected a number of 0 or more")
        }
        position += digits.count
        return number
    }

    private mutating func skipBlanks() {
        while position < bytes.count, " \t\r".utf8.contains(bytes[position]) { position += 1 }
    }

    /// Takes a character and the blanks before it. Returns false if another character follows.
    package mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Reads a value. Returns a string. Skips any other value and returns nil; the caller reports this value as an error.
    private mutating func value() throws(SyntaxError) -> String? {
        if bytes[position...].first == UInt8(ascii: "\"") { return try string() }
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                _ = try string()
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
                if depth == 0 { return nil }
                if bytes[position] != UInt8(ascii: ",") { depth -= 1 }
            default: break
            }
            position += 1
        }
        return nil
    }

    package mutating func string() throws(SyntaxError) -> String {
        guard takes("\"") else { throw error("expected a string in double quotes") }
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += UTF8.encode(try escaped()) ?? .init()
            case ..<0x20:
                throw error(
                    "a control character in a string is written as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
                )
            default:
                text.append(byte)
                position += 1
            }
        }
        throw error("the string is not closed")
    }

    /// Reads an escape sequence and returns its character.
    private mutating func escaped() throws(SyntaxError) -> Unicode.Scalar {
        let sign = position + 1 < bytes.count ? bytes[position + 1] : 0
        let simple: [(UInt8, Unicode.Scalar)] = [
            (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "/"), "/"),
            (UInt8(ascii: "b"), "\u{8}"), (UInt8(ascii: "f"), "\u{C}"), (UInt8(ascii: "n"), "\n"),
            (UInt8(ascii: "r"), "\r"), (UInt8(ascii: "t"), "\t"),
        ]
        if let scalar = simple.first(where: { $0.0 == sign })?.1 {
            position += 2
            return scalar
        }
        // A character is one unit of UTF-16, or the two units of a surrogate pair.
        if let first = unit(at: position) {
            if let scalar = Unicode.Scalar(first) {
                position += 6
                return scalar
            }
            if let second = unit(at: position + 6), UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) {
                position += 12
                return UTF16.decode(UTF16.EncodedScalar([first, second]))
            }
        }
        throw error("invalid escape sequence")
    }

    private func unit(at position: Int) -> UInt16? {
        guard position + 6 <= bytes.count, bytes[position...].starts(with: #"\u"#.utf8) else { return nil }
        let digits = bytes[(position + 2)..<(position + 6)]
        guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
