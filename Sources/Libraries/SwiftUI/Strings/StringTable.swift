import ChallengeText

/// The translations of one name in one folder of resources: a string catalog, or the files of several languages.
nonisolated struct StringTable: Sendable {
    /// A translation.
    struct Message: Sendable {
        /// The formats by the category of the number in them. A format without a number is `other`.
        var formats: [PluralCategory: String]
        /// The parts that depend on other numbers, by their names in `%#@name@`.
        var substitutions: [String: Substitution] = [:]

        init(_ format: String) { formats = [.other: format] }
        init(formats: [PluralCategory: String]) { self.formats = formats }

        /// The format for a number. Zero has a format of its own in any language.
        func format(for number: LocalizedFormat.Argument?, language: String) -> String? {
            let category = number.map { PluralCategory(of: $0, language: language) } ?? .other
            let zero = number == .integer(0) ? formats[.zero] : nil
            return zero ?? formats[category] ?? formats[.other]
        }
    }

    /// A part of a translation that depends on a number.
    struct Substitution: Sendable {
        /// The position of the number, from 0; nil for the position of the part.
        let position: Int?
        let message: Message
    }

    /// The messages by language, then by key.
    private(set) var messages: [String: [String: Message]] = [:]
    private var sourceLanguage = "en"
    /// The keys whose text is the key itself in the source language.
    private var sourceKeys: Set<String> = []

    init() {}

    /// Reads a string catalog.
    init(catalog: JSON) {
        sourceLanguage = catalog["sourceLanguage"]?.string ?? "en"
        for (key, entry) in catalog["strings"]?.members ?? [] {
            sourceKeys.insert(key)
            for (language, unit) in entry["localizations"]?.members ?? [] {
                var message = Message(formats: Self.formats(unit))
                for (name, part) in unit["substitutions"]?.members ?? [] {
                    message.substitutions[name] = Self.substitution(part)
                }
                if !message.formats.isEmpty { messages[language, default: [:]][key] = message }
            }
        }
    }

    private static func formats(_ unit: JSON) -> [PluralCategory: String] {
        if let value = unit["stringUnit"]?["value"]?.string { return [.other: value] }
        let variations = unit["variations"]
        // A terminal is none of Apple's devices.
        if let devices = variations?["device"] {
            return (devices["other"] ?? devices.members.first?.value).map(formats) ?? [:]
        }
        let plurals = (variations?["plural"]?.members ?? []).compactMap { name, unit in
            PluralCategory(rawValue: name).flatMap { category in formats(unit)[.other].map { (category, $0) } }
        }
        return Dictionary(plurals) { first, _ in first }
    }

    private static func substitution(_ part: JSON) -> Substitution {
        let number: Int? = if case .number(let number) = part["argNum"] { Int(number) } else { nil }
        let placeholder = "%" + (part["formatSpecifier"]?.string ?? "lld")
        let formats = formats(part).mapValues { $0.replacing("%arg", with: placeholder) }
        return Substitution(position: number.map { $0 - 1 }, message: Message(formats: formats))
    }

    /// Adds the messages of a language.
    mutating func add(_ new: [String: Message], language: String) {
        if language == "Base" { sourceLanguage = language }
        messages[language, default: [:]].merge(new) { $1 }
    }

    /// Returns the translation of a key, and its language. Without a translation the language of the source counts.
    func message(_ key: String, languages: [String]) -> (message: Message, language: String)? {
        for wanted in languages {
            for language in candidates(wanted) {
                if let message = messages[language]?[key] { return (message, language) }
                if language == sourceLanguage, sourceKeys.contains(key) { return (Message(key), language) }
            }
        }
        return messages[sourceLanguage]?[key].map { ($0, sourceLanguage) }
    }

    /// The table's languages that suit a language, the best first: `zh-TW` is `zh-Hant`, and `pt` may be `pt-BR`.
    private func candidates(_ language: String) -> [String] {
        let parts = language.split(separator: "-").map(String.init)
        let base = parts.first ?? language
        let isTraditional = ["zh-TW", "zh-HK", "zh-MO"].contains(language)
        let script = base == "zh" ? isTraditional ? "zh-Hant" : "zh-Hans" : base
        let known = Set(messages.keys).union([sourceLanguage])
        // A reader of one Chinese script may not know the other.
        let others = base == "zh" ? [] : known.filter { $0.hasPrefix(base + "-") }.sorted()
        return [language, script, base].filter(known.contains) + others
    }
}
