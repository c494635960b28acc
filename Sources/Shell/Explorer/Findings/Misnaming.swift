import ChallengeCore
import ChallengeHost
import ChallengeText

extension AppMap {
    /// Returns the fault that a name fits another screen than the screen to which it leads: `locations` leads to
    /// EpisodeList. Nil if there is no fault. A name that fits no screen contradicts none.
    ///
    /// - Parameter place: the screen with the name. Its rows may be called like itself.
    func misnaming(of name: String, on place: String, leadingTo destination: String) -> String? {
        let wanted = Self.words(of: name.split(separator: ".").last.map(String.init) ?? name)
        guard let screen = screens.first(where: { $0.name == destination }),
            case let own = Self.words(of: screen), wanted.isDisjoint(with: own)
        else { return nil }
        for word in wanted.sorted() where word.count > 4 {
            guard let near = NearestMatch.find(word, in: own.sorted()), abs(near.count - word.count) < 2 else {
                continue
            }
            return "\(name) leads to \(screen.name); '\(word)' is almost '\(near)'"
        }
        guard let meant = screens.first(where: { $0.name != place && !wanted.isDisjoint(with: Self.words(of: $0)) })
        else { return nil }
        return "\(name) leads to \(screen.name); its name shares no word with that screen, but one with \(meant.name)"
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
