import Glibc

/// A text with placeholders as of C's `printf` and Apple's `NSString`, and the values for them.
nonisolated struct LocalizedFormat: Hashable, Sendable {
    enum Argument: Hashable, Sendable {
        case integer(Int64)
        case number(Double)
        case text(String)
    }

    /// The text, in which `%%` is a percent sign.
    var key: String
    var arguments: [Argument] = []

    init(literal: String) { key = literal.replacing("%", with: "%%") }

    /// A part of the finished text.
    struct Piece: Hashable {
        let text: String
        /// True for a value, in which no character is a mark of Markdown.
        let isValue: Bool
    }

    /// Replaces the placeholders of a translation by the values.
    ///
    /// - Parameters:
    ///   - format: a text with placeholders, of this key or a translation.
    ///   - substitute: returns the text for `%#@name@` from the name and the position of its value.
    func pieces(
        _ format: String, numbers: NumberSigns, substitute: (String, Int) -> String? = { _, _ in nil }
    ) -> [Piece] {
        var position = 0
        return pieces(format, numbers: numbers, position: &position, substitute: substitute)
    }

    private func pieces(
        _ format: String, numbers: NumberSigns, position: inout Int, substitute: (String, Int) -> String?
    ) -> [Piece] {
        var pieces: [Piece] = []
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            pieces.append(Piece(text: String(rest[..<sign]), isValue: false))
            rest = rest[sign...]
            guard let placeholder = Placeholder(&rest) else {
                pieces.append(Piece(text: "%", isValue: true))
                rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
                continue
            }
            let index = placeholder.position ?? position
            position += 1
            if let name = placeholder.name {
                // The placeholders within a substitution are for its value.
                var inner = index
                pieces += self.pieces(
                    substitute(name, index) ?? "", numbers: numbers, position: &inner, substitute: { _, _ in nil })
            } else if arguments.indices.contains(index) {
                pieces.append(Piece(text: placeholder.text(of: arguments[index], numbers), isValue: true))
            }
        }
        return pieces + [Piece(text: String(rest), isValue: false)]
    }
}

/// A placeholder of a format: `%lld`, `%2$@`, `%-5.1f`, `%#@name@`.
private nonisolated struct Placeholder {
    /// The position of the value, from 0; nil for the next value.
    let position: Int?
    private let flags: Substring
    private let width: Int
    private let precision: Int?
    private let conversion: Character
    /// The name of a substitution.
    let name: String?

    /// Takes a placeholder from the beginning of a text. Takes nothing if there is none.
    init?(_ text: inout Substring) {
        var rest = text.dropFirst()
        func take(_ isPart: (Character) -> Bool) -> Substring {
            let part = rest.prefix(while: isPart)
            rest = rest[part.endIndex...]
            return part
        }
        let isDigit = { (character: Character) in ("0"..."9").contains(character) }
        let ahead = rest.drop(while: isDigit)
        if ahead.first == "$", let number = Int(take(isDigit)), number > 0 {
            position = number - 1
            rest = rest.dropFirst()
        } else {
            position = nil
        }
        flags = take { "#0- +'".contains($0) }
        if flags == "#", rest.first == "@" {
            rest = rest.dropFirst()
            name = String(take { $0 != "@" })
        } else {
            name = nil
        }
        // A translation must not ask for a million blanks.
        width = min(Int(take(isDigit)) ?? 0, 100)
        if rest.first == "." {
            rest = rest.dropFirst()
            precision = min(Int(take(isDigit)) ?? 0, 100)
        } else {
            precision = nil
        }
        _ = take { "hlqjzt".contains($0) }
        guard let last = rest.first, "@diuxXofFeEgGs".contains(last) else { return nil }
        conversion = last
        text = rest.dropFirst()
    }

    func text(of argument: LocalizedFormat.Argument, _ numbers: NumberSigns) -> String {
        let text =
            switch (argument, conversion) {
            case (.text(let text), _): precision.map { String(text.prefix($0)) } ?? text
            case (.integer(let value), "d"), (.integer(let value), "i"), (.integer(let value), "u"):
                signed(isNegative: value < 0, numbers.grouped(padded(String(value.magnitude))))
            case (.integer(let value), "x"): padded(String(UInt64(bitPattern: value), radix: 16))
            case (.integer(let value), "X"): padded(String(UInt64(bitPattern: value), radix: 16, uppercase: true))
            case (.integer(let value), "o"): padded(String(UInt64(bitPattern: value), radix: 8))
            case (.integer(let value), "@"), (.integer(let value), "s"): "\(value)"
            case (.number(let value), "@"), (.number(let value), "s"): "\(value)"
            case (.integer(let value), _): number(Double(value), numbers)
            case (.number(let value), "d"), (.number(let value), "i"), (.number(let value), "u"):
                number(value.rounded(.towardZero), numbers, precision: 0)
            case (.number(let value), _): number(value, numbers)
            }
        let missing = max(0, width - text.count)
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0"), missing > 0, case let sign = text.prefix(while: { "+-".contains($0) }) else {
            return String(repeating: " ", count: missing) + text
        }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    private func padded(_ digits: String) -> String {
        String(repeating: "0", count: max(0, (precision ?? 1) - digits.count)) + digits
    }

    private func signed(isNegative: Bool, _ digits: String) -> String {
        (isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : "") + digits
    }

    private func number(_ value: Double, _ numbers: NumberSigns, precision: Int? = nil) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : signed(isNegative: value < 0, "∞") }
        let conversion: Character = "eEgG".contains(conversion) ? conversion : "f"
        // 309 digits of the largest number, and 100 decimals.
        var buffer = [CChar](repeating: 0, count: 512)
        let count = withVaList([CInt(precision ?? self.precision ?? 6), value.magnitude]) {
            vsnprintf(&buffer, buffer.count, "%.*\(conversion)", $0)
        }
        let parts = String(decoding: buffer.prefix(Int(count)).map(UInt8.init), as: UTF8.self).split(separator: ".")
        let digits = [numbers.grouped(String(parts.first ?? ""))] + parts.dropFirst().map(String.init)
        return signed(isNegative: value < 0, digits.joined(separator: numbers.decimal))
    }
}

/// The signs in numbers of a language, from the Unicode CLDR.
nonisolated struct NumberSigns {
    let decimal: String
    private let group: String
    /// The number of digits before the first separator from which on there is one.
    private let minimum: Int

    init(language: String) {
        let base = language.prefix { $0 != "-" }
        minimum = ["es", "pl", "bg"].contains(base) || language == "pt-PT" ? 2 : 1
        switch base {
        case "de", "nl", "it", "id", "tr", "da", "el", "es", "hr", "sl", "ro", "ca", "vi", "sr":
            (group, decimal) = (".", ",")
        case "pt": (group, decimal) = (language == "pt-PT" ? "\u{A0}" : ".", ",")
        case "fr": (group, decimal) = ("\u{202F}", ",")
        case "ru", "uk", "be", "cs", "sk", "pl", "bg", "hu", "sv", "nb", "no", "nn", "fi", "et", "lv", "lt":
            (group, decimal) = ("\u{A0}", ",")
        default: (group, decimal) = (",", ".")
        }
    }

    /// Groups digits in threes.
    func grouped(_ digits: String) -> String {
        guard digits.allSatisfy(\.isNumber), digits.count >= 3 + minimum else { return digits }
        let first = (digits.count - 1) % 3 + 1
        var rest = digits.dropFirst(first)
        var text = String(digits.prefix(first))
        while !rest.isEmpty {
            text += group + rest.prefix(3)
            rest = rest.dropFirst(3)
        }
        return text
    }
}
