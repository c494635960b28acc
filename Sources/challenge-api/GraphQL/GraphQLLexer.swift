/// Takes the text of a query apart into tokens.
struct GraphQLLexer {
    enum Token: Hashable {
        /// `{`, `...` and the like.
        case mark(String)
        case name(String)
        /// A number or a string.
        case literal(GraphQLDocument.Value)
        case end
    }

    /// What the letters after a backslash stand for, but for `u`.
    private static let escapes = Dictionary(
        uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8))

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
        switch byte {
        case _ where byte.startsName: return .name(take { $0.startsName || $0.isDigit })
        case _ where byte.isDigit || byte == UInt8(ascii: "-"): return .literal(try number(start))
        case UInt8(ascii: "\""): return .literal(.string(try string(start)))
        case UInt8(ascii: "."):
            guard take({ $0 == UInt8(ascii: ".") }) == "..." else {
                throw GraphQLError("a spread is three dots", at: start)
            }
            return .mark("...")
        case _ where "!$()[]{}:=@|&".utf8.contains(byte):
            position += 1
            return .mark(String(UnicodeScalar(byte)))
        default: throw GraphQLError("there is no such sign in a query", at: start)
        }
    }

    /// Blanks, commas, comments and a byte order mark mean nothing.
    private mutating func skipIgnored() {
        while position < bytes.count {
            switch bytes[position] {
            case let byte where " \t\n\r,".utf8.contains(byte): position += 1
            case UInt8(ascii: "#"): _ = take { !$0.endsLine }
            case 0xEF where bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]): position += 3
            default: return
            }
        }
    }

    private mutating func number(_ start: Int) throws(GraphQLError) -> GraphQLDocument.Value {
        let text = take { $0.isDigit || $0.startsName || "+-.".utf8.contains($0) }
        let digits = (text.hasPrefix("-") ? text.dropFirst() : text[...]).utf8
        let hasLeadingZero = digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isDigit == true
        if !hasLeadingZero, digits.first?.isDigit == true, digits.last?.isDigit == true {
            if let integer = Int(text) { return .integer(integer) }
            let isNumber = digits.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
            if isNumber, let number = Double(text), number.isFinite { return .number(number) }
        }
        throw GraphQLError("'\(text.visible)' is no number", at: start)
    }

    private mutating func string(_ start: Int) throws(GraphQLError) -> String {
        if bytes[position...].starts(with: "\"\"\"".utf8) {
            throw GraphQLError("block strings are not understood", at: start)
        }
        position += 1
        var content: [UInt8] = []
        while position < bytes.count, !bytes[position].endsLine {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { content += try escaped() } else { content.append(byte) }
        }
        throw GraphQLError("a string does not end", at: start)
    }

    /// What follows a backslash stands for.
    private mutating func escaped() throws(GraphQLError) -> [UInt8] {
        let start = position - 1
        guard position < bytes.count else { throw GraphQLError("a string does not end", at: start) }
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "u") { return Array(String(try scalar(start)).utf8) }
        guard let escape = Self.escapes[byte] else { throw GraphQLError("there is no such escape", at: start) }
        return [escape]
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
        throw GraphQLError("an escape is no character", at: start)
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[position...].prefix(4)
        position += digits.count
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
        let taken = bytes[position...].prefix(while: belongs)
        position = taken.endIndex
        return String(decoding: taken, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// A capital letter is a small one without 0x20.
    fileprivate var startsName: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self == UInt8(ascii: "_")
    }
}
