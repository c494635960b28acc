/// Reads XML, one element's tag or one piece of text after the other, as far as reports of tests have it: elements,
/// attributes, texts, CDATA, comments, instructions, and the entities that need no declaration.
///
/// Strict: what is not well-formed is an error. Declarations of types are refused, as entities could be declared there
/// that take up any memory (https://www.w3.org/TR/xml/).
package nonisolated struct XMLScanner {
    package enum Token: Hashable {
        case start(String, attributes: [String: String])
        case end(String)
        /// Never empty; texts may follow each other.
        case text(String)
    }

    /// What is wrong, and where; from 1.
    package struct Mistake: Error, Hashable {
        package let message: String
        package let line: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The elements that are open.
    private var open: [String] = []
    /// The end of an element that was written as one tag.
    private var pending: Token?
    private var hasRoot = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// The number of the line that was read last.
    package var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

    /// The next one; nil at the end.
    package mutating func next() throws(Mistake) -> Token? {
        guard index > 0 || !Self.isUTF16(bytes) else { throw mistake("this is UTF-16, and not UTF-8") }
        if let end = pending {
            pending = nil
            return end
        }
        while index < bytes.count {
            if skip("<!--") {
                _ = try upTo("-->", of: "the comment")
            } else if skip("<?") {
                _ = try upTo("?>", of: "the instruction")
            } else if skip("<![CDATA[") {
                guard !open.isEmpty else { throw mistake("there is text outside the element") }
                let text = try upTo("]]>", of: "the CDATA section")
                if !text.isEmpty { return .text(try decoded(text)) }
            } else if skip("<!") {
                throw mistake("a declaration of types is not read")
            } else if skip("</") {
                return try end()
            } else if skip("<") {
                return try start()
            } else if let text = try text() {
                return text
            }
        }
        if let last = open.last { throw mistake("<\(last)> is not closed") }
        guard hasRoot else { throw mistake("there is no element") }
        return nil
    }

    /// Whether they begin as UTF-16 does, with a mark of the order of its bytes or with `<` (appendix F).
    static func isUTF16(_ bytes: [UInt8]) -> Bool {
        [[0xFE, 0xFF], [0xFF, 0xFE], [0, UInt8(ascii: "<")], [UInt8(ascii: "<"), 0]].contains { bytes.starts(with: $0) }
    }

    private mutating func start() throws(Mistake) -> Token {
        let name = try name()
        guard !open.isEmpty || !hasRoot else { throw mistake("there is a second element beside the first") }
        hasRoot = true
        var attributes: [String: String] = [:]
        while true {
            let hasBlank = skipBlanks()
            if skip("/>") {
                pending = .end(name)
                return .start(name, attributes: attributes)
            }
            if skip(">") {
                open.append(name)
                return .start(name, attributes: attributes)
            }
            guard hasBlank else { throw mistake("the tag <\(name)> is not closed") }
            let key = try self.name()
            skipBlanks()
            guard skip("=") else { throw mistake("the attribute \(key) has no value") }
            skipBlanks()
            guard let quote = ["\"", "'"].first(where: { skip($0) }) else {
                throw mistake("the value of \(key) is not in quotes")
            }
            let value = try upTo(quote, of: "the value of \(key)")
            guard !value.contains(UInt8(ascii: "<")) else { throw mistake("the value of \(key) has a '<'") }
            guard attributes.updateValue(try resolved(value), forKey: key) == nil else {
                throw mistake("the attribute \(key) is there twice")
            }
        }
    }

    private mutating func end() throws(Mistake) -> Token {
        let name = try name()
        skipBlanks()
        guard skip(">") else { throw mistake("the tag </\(name)> is not closed") }
        guard let last = open.popLast(), last == name else { throw mistake("</\(name)> closes nothing") }
        return .end(name)
    }

    /// The text up to the next tag; nil for blanks between elements.
    private mutating func text() throws(Mistake) -> Token? {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        let text = bytes[index..<end]
        guard !open.isEmpty || text.allSatisfy(Self.isBlank) else { throw mistake("there is text outside the element") }
        defer { index = end }
        return open.isEmpty ? nil : .text(try resolved(text))
    }

    private mutating func name() throws(Mistake) -> String {
        let start = index
        while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
        guard start < index else { throw mistake("a name is missing") }
        return try decoded(bytes[start..<index])
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = index
        while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
        return index > start
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    /// What stands before a text, which is skipped too.
    private mutating func upTo(_ text: String, of what: String) throws(Mistake) -> ArraySlice<UInt8> {
        let (start, first) = (index, text.utf8.first)
        while let end = bytes[index...].firstIndex(where: { $0 == first }) {
            index = end
            if skip(text) { return bytes[start..<end] }
            index += 1
        }
        index = start
        throw mistake("\(what) is not closed")
    }

    /// A text with its entities resolved.
    private func resolved(_ bytes: ArraySlice<UInt8>) throws(Mistake) -> String {
        let text = try decoded(bytes)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
        var result = String(parts.removeFirst())
        for part in parts {
            guard let end = part.firstIndex(of: ";"), let scalar = Self.scalar(of: part[..<end]) else {
                throw mistake("'&' begins no entity that is known")
            }
            result.unicodeScalars.append(scalar)
            result += part[part.index(after: end)...]
        }
        return result
    }

    private static func scalar(of entity: Substring) -> Unicode.Scalar? {
        switch entity {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let number =
            entity.hasPrefix("#x")
            ? UInt32(entity.dropFirst(2), radix: 16)
            : entity.hasPrefix("#") ? UInt32(entity.dropFirst()) : nil
        return number.flatMap(Unicode.Scalar.init)
    }

    /// Line ends are line feeds (section 2.11).
    private func decoded(_ bytes: ArraySlice<UInt8>) throws(Mistake) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw mistake("this is not UTF-8") }
        return bytes.contains(0x0D) ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
    }

    private func mistake(_ message: String) -> Mistake { Mistake(message: message, line: line) }
}
