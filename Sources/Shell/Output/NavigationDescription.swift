import ChallengeCore

/// A step of a coordinator in words that programs may rely on.
struct NavigationDescription {
    /// `push`, `pop`, `present`, `dismiss` or `root`; `redirect` for a redirect.
    let kind: String
    let destination: String
    /// How many screens the stack then has above its root; nil for a redirect.
    let depth: Int?

    init(_ event: NavigationEvent) {
        (kind, destination, depth) =
            switch event {
            case .redirect(_, let to): ("redirect", to.fullName, nil)
            case .push(let navigation, let depth): ("push", navigation.fullName, depth)
            case .pop(let navigation, let depth): ("pop", navigation.fullName, depth)
            case .present(let navigation, _, let depth): ("present", navigation.fullName, depth)
            case .dismiss(let navigation, let depth): ("dismiss", navigation.fullName, depth)
            case .root(let navigation): ("root", navigation.fullName, 0)
            }
    }
}
