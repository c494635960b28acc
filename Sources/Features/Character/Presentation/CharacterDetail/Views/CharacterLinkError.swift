import ChallengeActions

/// The reason why a link in the details of a character is disabled.
enum CharacterLinkError: ActionError, Hashable {
    case notLoaded
    /// - Parameter what: the place's role for the character: `origin`.
    case unknownPlace(_ what: String, Character.Place)

    /// Creates the reason why there is no link to a character's place; nil if there is one.
    init?(to what: String, of character: Character?, at path: KeyPath<Character, Character.Place>) {
        guard let place = character?[keyPath: path] else {
            self = .notLoaded
            return
        }
        if place.identifier != nil { return nil }
        self = .unknownPlace(what, place)
    }

    var description: String {
        switch self {
        case .notLoaded: "no character is loaded"
        case .unknownPlace(let what, .unknown): "the character's \(what) is unknown"
        case .unknownPlace(let what, let place): "there are no details of '\(place.name)', the character's \(what)"
        }
    }
}
