package import FoundationEssentials

/// A JSON value whose objects keep the order of their names, because the API's answers have one.
package enum JSON: Sendable {
    case null
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    /// Compact UTF-8, escaped as JavaScript's `JSON.stringify` escapes: no slash and nothing above ASCII.
    package var data: Data { Data(text.utf8) }

    private var text: String {
        switch self {
        case .null: "null"
        case .number(let number): String(number)
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                quoted += (shortEscapes[byte] ?? #"\u00"# + (byte < 0x10 ? "0" : "") + digits).utf8
            default: quoted.append(byte)
            }
        }
        return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    private static let shortEscapes: [UInt8: String] = [
        0x08: #"\b"#, 0x09: #"\t"#, 0x0A: #"\n"#, 0x0C: #"\f"#, 0x0D: #"\r"#,
    ]
}
