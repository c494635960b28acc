import ChallengeCore

/// A step of a coordinator in words that programs may rely on.
struct NavigationDescription {
    /// `push`, `pop`, `present`, `dismiss`, `root` or `deliver`; `redirect` for a redirect.
    let kind: String
    let destination: String
    /// How many screens the stack then has above its root; nil for a redirect.
    let depth: Int?
    /// What was delivered, if anything was.
    let intent: Intent?

    init(_ event: NavigationEvent) {
        intent = if case .deliver(let intent, _, _) = event { intent } else { nil }
        (kind, destination, depth) =
            switch event {
            case .redirect(_, let to): ("redirect", to.fullName, nil)
            case .push(let navigation, let depth): ("push", navigation.fullName, depth)
            case .pop(let navigation, let depth): ("pop", navigation.fullName, depth)
            case .present(let navigation, _, let depth): ("present", navigation.fullName, depth)
            case .dismiss(let navigation, let depth): ("dismiss", navigation.fullName, depth)
            case .root(let navigation): ("root", navigation.fullName, 0)
            case .deliver(_, let navigation, let depth): ("deliver", navigation.fullName, depth)
            }
    }
}
