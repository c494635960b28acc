import ChallengeCore
import ChallengeHost

extension AppMap {
    /// A sentence for each outgoing navigation with a name that contradicts its final screen. These suspicions rank below
    /// violations, because names prove nothing.
    var nameMismatches: [String] {
        let ends = features.flatMap(\.redirects).compactMap { chain in
            screen(for: chain.destination.name).map { (chain: chain, screen: $0) }
        }
        return ends.compactMap { chain, screen in
            let name = chain.navigations[0].name
            let wanted = Self.words(of: name.split(separator: ".").last.map(String.init) ?? name)
            let other = ends.first { $0.screen.name == screen.name && $0.chain.navigations[0].name != name }
            guard let other, wanted.isDisjoint(with: Self.words(of: screen)),
                // A name that matches no screen at all contradicts no screen.
                let meant = screens.first(where: { !wanted.isDisjoint(with: Self.words(of: $0)) })
            else { return nil }
            return "\(name) ends on \(screen.name) like \(other.chain.navigations[0].name); its name shares no word"
                + " with that screen, but one with \(meant.name)"
        }
    }

    private static func words(of screen: ScreenDescription) -> Set<String> {
        words(of: "\(screen.name) \(screen.title ?? "") \(screen.navigation)").subtracting(common)
    }

    /// The words that many names contain.
    private static let common: Set<String> = ["list", "detail", "navigation", "incoming", "outgoing", "screen", "view"]

    /// Returns the words of an identifier or title, in lower case and singular: `home` and `episode` for `HomeEpisodes`.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        for character in name {
            if !character.isLetter {
                words.append("")
            } else if character.isUppercase {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return Set(words.filter { $0.count > 1 }.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
    }
}
