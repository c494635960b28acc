/// The colour of each role, from a scheme or from the user.
///
/// The scheme for any background uses only attributes and the normal colours 31 to 36. Users choose these colours
/// together with their dark or light background. Black, white and blue vanish on a dark or a light background. Bright
/// colours vanish on some palettes.
package struct Theme: Sendable, Hashable {
    package enum Scheme: String, Sendable, CaseIterable {
        case any
        case light
        case dark
    }

    package var scheme = Scheme.any
    /// The roles' SGR parameters that replace the scheme's parameters. An empty text means no colour.
    private var own: [Span.Role: String] = [:]

    package init() {}

    /// Returns the parameters of the SGR sequence (ECMA-48, 8.3.117) for a role; nil if the role has no colour.
    package func parameters(for role: Span.Role) -> String? {
        guard !own.isEmpty, let parameters = own[role] else { return scheme.parameters(for: role) }
        return parameters.isEmpty ? nil : parameters
    }
}

extension Theme.Scheme {
    fileprivate func parameters(for role: Span.Role) -> String? {
        switch role {
        case .plain: nil
        case .title, .emphasis: "1"
        case .secondary: "2"
        case .accent, .prompt: ["36", "34", "96"][index]
        case .success: ["32", "32", "92"][index]
        // Yellow is hard to read on white.
        case .warning: ["33", "35", "93"][index]
        case .failure: ["31", "31", "91"][index]
        }
    }

    private var index: Int { self == .any ? 0 : self == .light ? 1 : 2 }
}

// MARK: - In words

extension Theme {
    /// The roles with a colour, by their names for users.
    package static let roles: KeyValuePairs<String, Span.Role> = [
        "title": .title, "emphasis": .emphasis, "secondary": .secondary, "accent": .accent, "success": .success,
        "warning": .warning, "error": .failure, "prompt": .prompt,
    ]

    private static let codes: KeyValuePairs<String, String> = [
        "bold": "1", "dim": "2", "italic": "3", "underline": "4", "reverse": "7",
        "black": "30", "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35", "cyan": "36",
        "white": "37", "bright-black": "90", "bright-red": "91", "bright-green": "92", "bright-yellow": "93",
        "bright-blue": "94", "bright-magenta": "95", "bright-cyan": "96", "bright-white": "97",
    ]
    private static let standard = "default"
    private static let none = "none"

    package static let words = [standard, none] + codes.map(\.key)

    /// Returns the colour of a role in words: `bold red`.
    package func words(for role: Span.Role) -> String {
        guard let parameters = own[role] else { return Self.standard }
        let words = parameters.split(separator: ";").compactMap { code in Self.codes.first { $0.value == code }?.key }
        return words.isEmpty ? Self.none : words.joined(separator: " ")
    }

    /// Sets the colour of a role. Returns the first unknown word, if any, without setting the colour.
    package mutating func set(_ role: Span.Role, to words: String) -> String? {
        let words = words.lowercased().split(separator: " ").map(String.init)
        if let wrong = words.first(where: { !Self.words.contains($0) }) { return wrong }
        let codes = words.compactMap { word in Self.codes.first { $0.key == word }?.value }
        own[role] = words.allSatisfy { $0 == Self.standard } ? nil : codes.joined(separator: ";")
        return nil
    }
}
