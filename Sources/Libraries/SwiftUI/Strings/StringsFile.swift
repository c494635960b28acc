/// The messages of a file of the form `"key" = "text";` with comments as in C.
nonisolated struct StringsFile {
    private(set) var messages: [String: StringTable.Message] = [:]

    /// Reads a file up to the first error. UTF-16 needs a byte order mark.
    init(_ bytes: [UInt8]) {
        var reader = Reader(rest: Self.text(bytes)[...])
        while let key = reader.string(), reader.takes("="), let value = reader.string(), reader.takes(";") {
            messages[key] = StringTable.Message(value)
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
        }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private struct Reader {
        var rest: Substring

        mutating func takes(_ sign: Character) -> Bool {
            skipBlanks()
            guard rest.first == sign else { return false }
            rest = rest.dropFirst()
            return true
        }

        private mutating func skipBlanks() {
            while let first = rest.first {
                if first.isWhitespace {
                    rest = rest.dropFirst()
                } else if rest.hasPrefix("//") {
                    rest = rest.drop { !$0.isNewline }
                } else if rest.hasPrefix("/*") {
                    rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
                } else {
                    return
                }
            }
        }

        /// Takes a text in quotes, or a word.
        mutating func string() -> String? {
            skipBlanks()
            guard rest.first == "\"" else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "._-$/:".contains($0) }
                rest = rest[word.endIndex...]
                return word.isEmpty ? nil : String(word)
            }
            var text = ""
            rest = rest.dropFirst()
            while let character = rest.popFirst() {
                switch character {
                case "\"": return text
                case "\\": text.append(escaped())
                default: text.append(character)
                }
            }
            return nil
        }

        private mutating func escaped() -> Character {
            switch rest.popFirst() {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"
            case let other: return other ?? "\\"
            }
        }
    }
}

/// The messages of a property list whose texts depend on numbers, `*.stringsdict`.
nonisolated struct StringsDictionary: Decodable {
    let messages: [String: StringTable.Message]

    private enum Value: Decodable {
        case format(String)
        case rule([String: String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let format = try? container.decode(String.self) {
                self = .format(format)
            } else {
                self = .rule(try container.decode([String: String].self))
            }
        }
    }

    init(from decoder: any Decoder) throws {
        let entries = try decoder.singleValueContainer().decode([String: [String: Value]].self)
        messages = entries.compactMapValues { entry in
            guard case .format(let format) = entry["NSStringLocalizedFormatKey"] else { return nil }
            var message = StringTable.Message(format)
            for case (let name, .rule(let rule)) in entry {
                let formats = rule.map { name, format in (PluralCategory(rawValue: name), format) }
                message.substitutions[name] = StringTable.Substitution(
                    position: nil,
                    message: StringTable.Message(
                        formats: formats.reduce(into: [:]) { if let category = $1.0 { $0[category] = $1.1 } }))
            }
            return message
        }
    }
}
