/// The kinds of numbers that languages distinguish in texts, as the Unicode CLDR names them.
nonisolated enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The category of a value in a language. Languages that are not listed have the rules of English.
    init(of value: LocalizedFormat.Argument, language: String) {
        switch value {
        case .integer(let number): self.init(whole: number.magnitude, language: language)
        case .number(let number): self = Self.fraction(number.magnitude, language: language)
        case .text: self = .other
        }
    }

    private init(whole number: UInt64, language: String) {
        let (tens, hundreds) = (number % 10, number % 100)
        switch language.prefix(while: { $0 != "-" }) {
        case "ja", "zh", "ko", "vi", "th", "id", "ms": self = .other
        case "fr", "hi", "hy", "bn", "fa": self = number < 2 ? .one : .other
        case "pt" where language != "pt-PT": self = number < 2 ? .one : .other
        case "ru", "uk", "be":
            self = Self.slavic(tens, hundreds) ?? .many
        case "sr", "hr", "bs":
            self = Self.slavic(tens, hundreds) ?? .other
        case "pl":
            self = number == 1 ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "sl":
            self = hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "ro": self = number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
        case "lt":
            self = (11...19).contains(hundreds) || tens == 0 ? .other : tens == 1 ? .one : .few
        case "lv": self = tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 ? .one : .other
        case "he": self = number == 1 ? .one : number == 2 ? .two : .other
        case "ar":
            switch (number, hundreds) {
            case (0, _): self = .zero
            case (1, _): self = .one
            case (2, _): self = .two
            case (_, 3...10): self = .few
            case (_, 11...99): self = .many
            default: self = .other
            }
        default: self = number == 1 ? .one : .other
        }
    }

    private static func slavic(_ tens: UInt64, _ hundreds: UInt64) -> PluralCategory? {
        if tens == 1, hundreds != 11 { return .one }
        return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : nil
    }

    /// The category of a number that is written with decimals.
    private static func fraction(_ number: Double, language: String) -> PluralCategory {
        switch language.prefix(while: { $0 != "-" }) {
        case "fr", "hy": number < 2 ? .one : .other
        case "pt" where language != "pt-PT": number < 2 ? .one : .other
        case "hi", "bn", "fa": number <= 1 ? .one : .other
        case "cs", "sk", "lt": .many
        case "sl", "ro": .few
        case "es", "tr", "hu", "bg", "el", "nb", "no", "da": number == 1 ? .one : .other
        default: .other
        }
    }
}
