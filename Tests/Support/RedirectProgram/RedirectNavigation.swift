import ChallengeCore

/// The app's screens; no feature shows the last.
nonisolated enum Place: IncomingNavigationContract, CaseIterable {
    case start
    case end
    case photo
    case unshown

    var navigationName: NavigationName { NavigationName("Place.\(self)") }
}

/// Outgoing navigations that are redirected to each other, to a place, or not at all.
nonisolated enum Outgoing: OutgoingNavigationContract, CaseIterable {
    /// A chain of six redirects; a chain of five begins at the second.
    case one, two, three, four, five, six
    /// A circle.
    case around, and, again
    /// A chain whose second navigation is not redirected.
    case lost, gone
    case peek

    var navigationName: NavigationName { NavigationName("Outgoing.\(self)") }
}

struct PlaceRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? Outgoing {
        case .one: Outgoing.two
        case .two: Outgoing.three
        case .three: Outgoing.four
        case .four: Outgoing.five
        case .five: Outgoing.six
        case .six: Place.end
        case .around: Outgoing.and
        case .and: Outgoing.again
        case .again: Outgoing.around
        case .lost: Outgoing.gone
        case .peek: Place.photo
        case .gone, nil: nil
        }
    }
}
