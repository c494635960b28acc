import ChallengeCatalogue
import FoundationEssentials

/// JSON as bytes.
enum JSONText {
    static func object(_ members: [(String, String)]) -> Data {
        JSON.object(members.map { ($0.0, .string($0.1)) }).data
    }

    /// The same document with a number for every text and a text for every number; the keys stay. What is no JSON comes
    /// back as it was.
    ///
    /// - Parameter document: compact, as ``JSON`` writes it.
    static func swappingTypes(in document: Data) -> Data {
        var swapped: [UInt8] = []
        var rest = Array(document)[...]
        while let first = rest.first {
            let token: ArraySlice<UInt8>
            switch first {
            case UInt8(ascii: "\""):
                token = text(at: rest)
                let isKey = rest[token.endIndex...].first == UInt8(ascii: ":")
                swapped += isKey ? Array(token) : Array(String(token.count - 2).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                token = rest.prefix { "-+.eE0123456789".utf8.contains($0) }
                swapped += [UInt8(ascii: "\"")] + token + [UInt8(ascii: "\"")]
            default:
                token = rest.prefix(1)
                swapped.append(first)
            }
            rest = rest[token.endIndex...]
        }
        return Data(swapped)
    }

    /// The text that begins here, with both its quotes.
    private static func text(at bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = bytes.startIndex + 1
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return bytes[..<min(end + 1, bytes.endIndex)]
    }
}
