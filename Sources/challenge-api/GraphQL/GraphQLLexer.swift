/// Takes the text of a query apart into tokens.
struct GraphQLLexer {
    enum Token: Hashable {
        /// `{`, `...` and the like.
        case mark(String)
        case name(String)
        case integer(Int)
        case number(Double)
        case string(String)
        case end
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next token and the offset of its first byte.
    mutating func next() throws(GraphQLError) -> (Token, Int) {
        skipIgnored()
        let start = position
        guard position < bytes.count else { return (.end, start) }
        return (try token(bytes[position], start), start)
    }

    private mutating func token(_ byte: UInt8, _ start: Int) throws(GraphQLError) -> Token {
        if Self.isNameStart(byte) { return .name(take { Self.isNameStart($0) || Self.isDigit($0) }) }
        if Self.isDigit(byte) || byte == UInt8(ascii: "-") { return try number(start) }
        switch byte {
        case UInt8(ascii: "\""): return .string(try string(start))
        case UInt8(ascii: "."):
            guard take({ $0 == UInt8(ascii: ".") }) == "..." else { throw error("a spread is three dots", start) }
            return .mark("...")
        case _ where "!$()[]{}:=@|&".utf8.contains(byte):
            position += 1
            return .mark(String(UnicodeScalar(byte)))
        default:
            throw error("there is no such sign in a query", start)
        }
    }

    /// Blanks, commas, comments and a byte order mark mean nothing.
    private mutating func skipIgnored() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "#"):
                while position < bytes.count, !Self.endsLine(bytes[position]) { position += 1 }
            case 0xEF where bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]): position += 3
            default: return
            }
        }
    }

    private mutating func number(_ start: Int) throws(GraphQLError) -> Token {
        let text = take { Self.isDigit($0) || Self.isNameStart($0) || "+-.".utf8.contains($0) }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let hasLeadingZero = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
        if !hasLeadingZero, digits.first?.isNumber == true, digits.last?.isNumber == true {
            if let integer = Int(text) { return .integer(integer) }
            let isNumber = digits.utf8.allSatisfy { Self.isDigit($0) || "+-.eE".utf8.contains($0) }
            if isNumber, let number = Double(text), number.isFinite { return .number(number) }
        }
        throw error("'\(text.visible)' is no number", start)
    }

    private mutating func string(_ start: Int) throws(GraphQLError) -> String {
        if bytes[position...].starts(with: "\"\"\"".utf8) { throw error("block strings are not understood", start) }
        position += 1
        var content: [UInt8] = []
        while position < bytes.count, !Self.endsLine(bytes[position]) {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { content += try escaped() } else { content.append(byte) }
        }
        throw error("a string does not end", start)
    }

    /// What follows a backslash stands for.
    private mutating func escaped() throws(GraphQLError) -> [UInt8] {
        let start = position - 1
        guard position < bytes.count else { throw error("a string does not end", start) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(try scalar(start)).utf8)
        default: throw error("there is no such escape", start)
        }
    }

    /// `\uXXXX`, two of them for a surrogate pair.
    private mutating func scalar(_ start: Int) throws(GraphQLError) -> Unicode.Scalar {
        let first = hexadecimal()
        if let first, let scalar = Unicode.Scalar(first) { return scalar }
        if let first, 0xD800..<0xDC00 ~= first, bytes[position...].starts(with: #"\u"#.utf8) {
            position += 2
            if let second = hexadecimal(), 0xDC00..<0xE000 ~= second,
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw error("an escape is no character", start)
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[position...].prefix(4)
        position += digits.count
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, belongs(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func error(_ message: String, _ place: Int) -> GraphQLError { GraphQLError(message: message, place: place) }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
