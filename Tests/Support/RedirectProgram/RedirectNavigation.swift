import ChallengeCore

/// What the app of this program shows, but for the last.
nonisolated enum Place: IncomingNavigationContract, CaseIterable {
    case start
    case end
    case photo
    case unshown

    var navigationName: NavigationName { NavigationName("Place.\(self)") }
}

/// Wishes that are fulfilled by way of other wishes, or not at all.
nonisolated enum Wish: OutgoingNavigationContract, CaseIterable {
    /// A chain of six redirects; a chain of five begins at the second.
    case one, two, three, four, five, six
    /// A circle.
    case around, and, again
    /// Nobody redirects the second.
    case lost, gone
    case peek

    var navigationName: NavigationName { NavigationName("Wish.\(self)") }
}

struct WishRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? Wish {
        case .one: Wish.two
        case .two: Wish.three
        case .three: Wish.four
        case .four: Wish.five
        case .five: Wish.six
        case .six: Place.end
        case .around: Wish.and
        case .and: Wish.again
        case .again: Wish.around
        case .lost: Wish.gone
        case .peek: Place.photo
        case .gone, nil: nil
        }
    }
}
