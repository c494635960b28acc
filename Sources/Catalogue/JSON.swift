package import FoundationEssentials

/// A JSON value whose objects keep the order of their names, because the API's answers have one.
package enum JSON: Sendable {
    case null
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    /// Compact UTF-8, escaped as JavaScript's `JSON.stringify` escapes: no slash and nothing above ASCII.
    package var data: Data {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return Data(bytes)
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .number(let number): bytes += String(number).utf8
        case .string(let text): Self.write(text, to: &bytes)
        case .array(let values):
            Self.write(values, between: "[]", to: &bytes) { $0.write(to: &$1) }
        case .object(let members):
            Self.write(members, between: "{}", to: &bytes) { member, bytes in
                Self.write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
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

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += (shortEscapes[byte] ?? #"\u00"# + (byte < 0x10 ? "0" : "") + digits).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let shortEscapes: [UInt8: String] = [
        0x08: #"\b"#, 0x09: #"\t"#, 0x0A: #"\n"#, 0x0C: #"\f"#, 0x0D: #"\r"#,
    ]
}
