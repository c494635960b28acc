import ChallengeActions
import ChallengeListing
import ChallengeText

nonisolated struct EpisodeQuery: ListQuery {
    static let partsSchema: ContentSchema? = .object(["character": .string]).optional

    /// The text to find in the name or in the code.
    var text = ""
    var character: Int?

    var parts: [Assignment]? { character.map { [Assignment(key: "character", value: "\($0)")] } }

    /// The text as an episode's code or a part of a code, in lower case and with two digits: `s03e07` for `S3E7`, `s03`
    /// for `S3`. Nil for any other text. A single `0` counts as the first of two digits: `s03e0`.
    var code: String? {
        // Making the expression takes longer than most searches.
        guard let first = text.utf8.first, "SEse".utf8.contains(first),
            let match = text.lowercased().wholeMatch(of: /s([0-9]{1,2})(?:e([0-9]{0,2}))?|e([0-9]{1,2})/)
        else { return nil }
        func part(_ letter: String, _ digits: Substring?) -> String {
            digits.map { letter + ($0.count == 1 && $0 != "0" ? "0" : "") + $0 } ?? ""
        }
        return part("s", match.1) + part("e", match.2 ?? match.3)
    }

    func filter(_ episodes: [Episode]) -> [Episode] {
        if let code { return episodes.filter { $0.code.lowercased().contains(code) } }
        let part = text.folded
        return part.isEmpty
            ? episodes
            : episodes.filter { episode in
                let name = episode.name.folded
                return !name.isTooShort(for: part) && name.contains(part)
            }
    }
}
