/// Reads JSON in UTF-8 (RFC 8259), from the beginning to the first error.
package struct JSONReader {
    /// The maximum depth of objects and arrays, so that reading cannot exhaust the stack.
    package static let depthLimit = 512
    /// The maximum number of values, which limits the memory.
    package static let valueLimit = 200_000

    package enum Fault: Sendable, Hashable {
        /// The text is not JSON, for this reason.
        case syntax(String)
        case tooDeep, tooManyValues
    }

    /// A fault and its place in the bytes.
    package struct Failure: Error {
        package let fault: Fault
        package let offset: Int

        package var message: String {
            switch fault {
            case .syntax(let message): message
            case .tooDeep: "the value is nested more than \(JSONReader.depthLimit) levels deep"
            case .tooManyValues: "the value has more than \(JSONReader.valueLimit) values"
            }
        }
    }

    /// A member of an object, with its places in the bytes.
    package struct Member {
        package let key: String
        package let offset: Int
        /// The value; nil if the value is the one with the error.
        package fileprivate(set) var value: JSON?
        package let valueOffset: Int
        /// True if the value begins with a quotation mark.
        package let beginsString: Bool
    }

    private let bytes: [UInt8]
    private let repairsText: Bool
    private var depth = 0
    private var valueCount = 0
    package private(set) var position: Int
    /// The members that ``readMembers()`` has read.
    package private(set) var members: [Member] = []

    /// - Parameters:
    ///   - start: the place in the bytes at which the value begins.
    ///   - repairsText: true to read invalid UTF-8 and halves of surrogate pairs as U+FFFD; otherwise they are faults.
    package init(_ bytes: [UInt8], from start: Int = 0, repairsText: Bool = false) {
        self.bytes = bytes
        position = start
        self.repairsText = repairsText
    }

    package func failure(_ message: String, at offset: Int? = nil) -> Failure {
        Failure(fault: .syntax(message), offset: offset ?? position)
    }

    /// Reads one value, after which nothing may follow.
    package mutating func document() throws(Failure) -> JSON {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if position == 0, bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
        let value = try value()
        try readEnd()
        return value
    }

    /// Reads an object into ``members``, after which nothing may follow.
    package mutating func readMembers() throws(Failure) {
        _ = takes("{")
        if takes("}") { return try readEnd() }
        repeat {
            skipBlanks()
            let offset = position
            let key = try key()
            skipBlanks()
            members.append(
                Member(key: key, offset: offset, valueOffset: position, beginsString: next == UInt8(ascii: "\"")))
            members[members.count - 1].value = try value()
        } while takes(",")
        guard takes("}") else { throw failure("a comma or } is missing here") }
        try readEnd()
    }

    package mutating func readEnd() throws(Failure) {
        skipBlanks()
        if position < bytes.count { throw failure("unexpected text after the end") }
    }

    /// Takes a character and the blanks before it. Returns false if another character follows.
    package mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    package mutating func skipBlanks() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
    }

    package mutating func value() throws(Failure) -> JSON {
        skipBlanks()
        valueCount += 1
        guard valueCount <= Self.valueLimit else { throw Failure(fault: .tooManyValues, offset: position) }
        switch next {
        case UInt8(ascii: "{"): return .object(try list(until: "}") { (reader) throws(Failure) in try reader.member() })
        case UInt8(ascii: "["): return .array(try list(until: "]") { (reader) throws(Failure) in try reader.value() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "n") where takes(word: "null"): return .null
        case UInt8(ascii: "t") where takes(word: "true"): return .bool(true)
        case UInt8(ascii: "f") where takes(word: "false"): return .bool(false)
        default: return .number(try number())
        }
    }

    private mutating func takes(word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[position..<end].elementsEqual(text) else { return false }
        position = end
        return true
    }

    private mutating func list<Item>(
        until end: Unicode.Scalar, _ item: (inout JSONReader) throws(Failure) -> Item
    ) throws(Failure) -> [Item] {
        guard depth < Self.depthLimit else { throw Failure(fault: .tooDeep, offset: position) }
        depth += 1
        defer { depth -= 1 }
        position += 1
        if takes(end) { return [] }
        var items: [Item] = []
        repeat { items.append(try item(&self)) } while takes(",")
        guard takes(end) else { throw failure("a comma or \(end) is missing here") }
        return items
    }

    private mutating func member() throws(Failure) -> (key: String, value: JSON) { (try key(), try value()) }

    /// Reads a key and its colon.
    private mutating func key() throws(Failure) -> String {
        let key = try string()
        guard takes(":") else { throw failure("a colon is missing after the key") }
        return key
    }

    /// Reads a number: a minus sign, digits without a zero in front, a fraction, an exponent.
    private mutating func number() throws(Failure) -> String {
        let start = position
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        func wrong() -> Failure { failure("expected a value", at: start) }
        if next == UInt8(ascii: "-") { position += 1 }
        guard isDigit(next) else { throw wrong() }
        if next == UInt8(ascii: "0") { position += 1 } else { while isDigit(next) { position += 1 } }
        if next == UInt8(ascii: ".") {
            position += 1
            guard isDigit(next) else { throw wrong() }
            while isDigit(next) { position += 1 }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard isDigit(next) else { throw wrong() }
            while isDigit(next) { position += 1 }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    package mutating func string() throws(Failure) -> String {
        guard takes("\"") else { throw failure("expected a string in double quotes") }
        let start = position
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let string =
                    repairsText ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
                guard let string else { throw failure("invalid UTF-8", at: start) }
                position += 1
                return string
            case UInt8(ascii: "\\"):
                text += UTF8.encode(try escaped()) ?? .init()
            case ..<0x20:
                let digits = "\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
                throw failure("a control character in a string is written as \\u00\(digits)")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw failure("the string is not closed")
    }

    /// Reads an escape sequence and returns its character.
    private mutating func escaped() throws(Failure) -> Unicode.Scalar {
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
        guard let first = unit(at: position) else { throw failure("invalid escape sequence") }
        if let scalar = Unicode.Scalar(first) {
            position += 6
            return scalar
        }
        if let second = unit(at: position + 6), UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) {
            position += 12
            return UTF16.decode(UTF16.EncodedScalar([first, second]))
        }
        guard repairsText else { throw failure("invalid escape sequence") }
        position += 6
        return "\u{FFFD}"
    }

    private func unit(at position: Int) -> UInt16? {
        guard position + 6 <= bytes.count, bytes[position...].starts(with: #"\u"#.utf8) else { return nil }
        let digits = bytes[(position + 2)..<(position + 6)]
        guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
