package import FoundationEssentials

/// A JSON value whose objects keep the order of their keys (RFC 8259).
public enum JSON: Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number, as a JSON literal.
    case number(String)
    /// Any text, unescaped.
    case string(String)
    /// Values in order.
    case array([JSON])
    /// Keys with their values in output order; no key twice.
    case object([(key: String, value: JSON)])

    /// The value on one line. Characters that could deceive a terminal or a reader are escaped too, so it is safe to print.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    package func write(to bytes: inout [UInt8]) { write(to: &bytes, isPrinted: true) }

    /// Compact UTF-8, escaped like JavaScript's `JSON.stringify`: no escapes for slashes or text beyond ASCII.
    package var data: Data {
        var bytes: [UInt8] = []
        write(to: &bytes, isPrinted: false)
        return Data(bytes)
    }

    private func write(to bytes: inout [UInt8], isPrinted: Bool) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let truth): bytes += (truth ? "true" : "false").utf8
        case .number(let number): bytes += number.utf8
        case .string(let text): Self.write(text, to: &bytes, isPrinted: isPrinted)
        case .array(let values):
            Self.write(values, between: "[]", to: &bytes) { $0.write(to: &$1, isPrinted: isPrinted) }
        case .object(let members):
            Self.write(members, between: "{}", to: &bytes) { member, bytes in
                Self.write(member.key, to: &bytes, isPrinted: isPrinted)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes, isPrinted: isPrinted)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], between brackets: StaticString, to bytes: inout [UInt8],
        part write: (Part, inout [UInt8]) -> Void
    ) {
        bytes.append(brackets.utf8Start[0])
        for (position, part) in parts.enumerated() {
            if position > 0 { bytes.append(UInt8(ascii: ",")) }
            write(part, &bytes)
        }
        bytes.append(brackets.utf8Start[1])
    }

    private static func write(_ text: String, to bytes: inout [UInt8], isPrinted: Bool) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        let isWritten = text.utf8.withContiguousStorageIfAvailable { utf8 in
            for byte in utf8 where !(0x20...0x7E ~= byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return false
            }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isWritten == true { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
            case " "..."~": bytes.append(UInt8(ascii: scalar))
            case "\n": bytes += #"\n"#.utf8
            case "\r": bytes += #"\r"#.utf8
            case "\t": bytes += #"\t"#.utf8
            case "\u{8}" where !isPrinted: bytes += #"\b"#.utf8
            case "\u{C}" where !isPrinted: bytes += #"\f"#.utf8
            case _ where isPrinted ? scalar.isUnsafe : scalar.value < 0x20:
                for unit in UTF16.encode(scalar) ?? .init() {
                    let digits = String(unit, radix: 16)
                    bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
                }
            default: bytes += UTF8.encode(scalar) ?? .init()
            }
        }
    }
}

extension JSON {
    /// The text of a string; nil for any other value.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements of an array; none for any other value.
    package var elements: [JSON] { if case .array(let values) = self { values } else { [] } }

    /// The members of an object; none for any other value.
    package var members: [(key: String, value: JSON)] { if case .object(let members) = self { members } else { [] } }

    /// The value of an object's key; nil for any other value.
    package subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }
}

/// A type with a JSON form for programs.
public protocol JSONConvertible: Sendable {
    /// The value as JSON.
    var json: JSON { get }
}

/// A value that is computed on demand.
package struct DeferredJSON: JSONConvertible {
    private let make: @Sendable () -> JSON

    /// Creates a value that `make` computes at each access, on any thread.
    package init(_ make: @escaping @Sendable () -> JSON) { self.make = make }

    package var json: JSON { make() }
}

extension JSON: JSONConvertible { public var json: JSON { self } }

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object with its keys in this order. Keys with a nil value are left out.
    public init(dictionaryLiteral elements: (String, (any JSONConvertible)?)...) {
        var members: [(key: String, value: JSON)] = []
        members.reserveCapacity(elements.count)
        for (key, value) in elements {
            if let value { members.append((key, value.json)) }
        }
        self = .object(members)
    }
}

extension String: JSONConvertible { public var json: JSON { .string(self) } }

extension Bool: JSONConvertible { public var json: JSON { .bool(self) } }

extension Int: JSONConvertible { public var json: JSON { .number(String(self)) } }

extension Double: JSONConvertible {
    /// Null if the number is infinite or not a number, which JSON cannot express.
    public var json: JSON { isFinite ? .number("\(self)") : .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    public var json: JSON { .array(map { $0.json }) }
}

extension [String: String]: JSONConvertible {
    /// An object with its keys in alphabetical order, for reproducible output.
    public var json: JSON { .object(sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) }
}

extension JSON {
    private static let width = 100

    /// Returns the value on one line of up to 100 characters, otherwise with a line for each member or element.
    package func text(indentedBy indentation: Int) -> String {
        let (brackets, parts): (String, [(prefix: String, value: JSON)])
        switch self {
        case .array(let values): (brackets, parts) = ("[]", values.map { ("", $0) })
        case .object(let members): (brackets, parts) = ("{}", members.map { ("\(JSON.string($0).text): ", $1) })
        default: return text
        }
        let texts = parts.map { $0.prefix + $0.value.text(indentedBy: indentation + 2) }
        let line = brackets.prefix(1) + texts.joined(separator: ", ") + brackets.suffix(1)
        guard line.contains("\n") || line.count > Self.width else { return String(line) }
        let blanks = String(repeating: " ", count: indentation)
        return brackets.prefix(1) + texts.map { "\n\(blanks)  \($0)" }.joined(separator: ",") + "\n\(blanks)"
            + brackets.suffix(1)
    }
}
