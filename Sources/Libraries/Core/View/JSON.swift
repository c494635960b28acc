/// A JSON value whose objects keep the order of their keys (RFC 8259).
package enum JSON: Sendable {
    case null
    case bool(Bool)
    /// A number, as a JSON literal.
    case number(String)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value on one line.
    ///
    /// Everything that could deceive a terminal or a reader is escaped too, so that the text is safe to print.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let truth): text += truth ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): Self.write(string, to: &text)
        case .array(let values):
            text += "["
            for (position, value) in values.enumerated() {
                if position > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (position, member) in members.enumerated() {
                if position > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        // Nearly all text is plain, and is copied in one piece.
        if string.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case " "..."~": text.unicodeScalars.append(scalar)
            case _ where mustBeEscaped(scalar):
                for unit in UTF16.encode(scalar) ?? .init() {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Control characters (C0, DEL, C1), line separators, bidirectional controls, and invisible characters.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0xFFF9...0xFFFB: true
        case 0x20..<0xAD: false
        default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
        }
    }
}

/// A type with a JSON form for programs.
package protocol JSONConvertible: Sendable {
    var json: JSON { get }
}

/// A value that is made only when it is asked for.
package struct DeferredJSON: JSONConvertible {
    private let make: @Sendable () -> JSON

    package init(_ make: @escaping @Sendable () -> JSON) {
        self.make = make
    }

    package var json: JSON { make() }
}

extension JSON: JSONConvertible {
    package var json: JSON { self }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object with its keys in this order; those whose value is nil are left out.
    package init(dictionaryLiteral elements: (String, (any JSONConvertible)?)...) {
        self = .object(elements.compactMap { key, value in value.map { (key, $0.json) } })
    }
}

extension String: JSONConvertible {
    package var json: JSON { .string(self) }
}

extension Bool: JSONConvertible {
    package var json: JSON { .bool(self) }
}

extension Int: JSONConvertible {
    package var json: JSON { .number("\(self)") }
}

extension Double: JSONConvertible {
    /// Null if the number is infinite or not a number, which JSON cannot express.
    package var json: JSON { isFinite ? .number("\(self)") : .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package var json: JSON { .array(map(\.json)) }
}

extension [String: String]: JSONConvertible {
    /// An object with its keys in alphabetical order, so that two runs print the same.
    package var json: JSON { .object(sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) }
}

extension JSON {
    /// An object of keys and values, in their order.
    package init(_ assignments: [Assignment]) {
        self = .object(assignments.map { ($0.key, .string($0.value)) })
    }
}
