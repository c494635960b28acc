/// Turns a navigation that a feature cannot fulfil itself into one of another feature.
///
/// The app has one, and it alone knows two features at once. It must not depend on anything that changes:
/// the same navigation is always redirected to the same one.
package protocol NavigationRedirectContract: Sendable {
    /// The navigation to follow instead, or nil where this one is not redirected.
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?
}

/// A navigation followed through its redirects to the end, with every hop kept.
package struct RedirectChain: Sendable {
    /// How many redirects one navigation may take. Longer chains are a mistake in the app's wiring.
    package static let limit = 5

    /// What was asked for, then each navigation that a redirect led to. Never empty.
    package let navigations: [any NavigationContract]
    /// What to show: the last navigation, or ``UnknownNavigation`` where the chain leads nowhere.
    package let destination: any NavigationContract

    /// Each redirect of the chain, in order.
    package var hops: [(from: any NavigationContract, to: any NavigationContract)] {
        zip(navigations, navigations.dropFirst()).map { (from: $0, to: $1) }
    }

    /// Follows the redirects of a navigation.
    ///
    /// The chain ends well on a navigation that is not redirected and is not outgoing. It ends on
    /// ``UnknownNavigation/notFound(_:)`` when an outgoing navigation is not redirected, when a redirect returns
    /// to a navigation already seen, or when there are more than ``limit`` redirects.
    package init(following navigation: any NavigationContract, with redirector: (any NavigationRedirectContract)?) {
        var navigations = [navigation]
        var failure: NotFoundReason?
        while failure == nil, let next = redirector?.redirect(navigations[navigations.count - 1]) {
            let returns = navigations.contains { $0.navigationName == next.navigationName }
            navigations.append(next)
            if returns {
                failure = .redirectCycle(chain: navigations.map(\.fullName))
            } else if navigations.count - 1 > Self.limit {
                failure = .tooManyRedirects(chain: navigations.map(\.fullName))
            }
        }
        let last = navigations[navigations.count - 1]
        if failure == nil, last is any OutgoingNavigationContract {
            failure = .noRedirect(chain: navigations.map(\.fullName))
        }
        self.navigations = navigations
        destination = failure.map { UnknownNavigation.notFound($0) } ?? last
    }
}

/// Where a navigation ends that leads nowhere. The System feature shows it.
package enum UnknownNavigation: IncomingNavigationContract {
    case notFound(NotFoundReason)

    package static let notFoundName = "UnknownNavigation.notFound"

    package var navigationName: NavigationName { NavigationName(Self.notFoundName) }
}

/// Why nothing was found, as data; the screen that shows it finds the words.
///
/// Navigations stand here by name, so that the reason can be compared and shown without them.
package enum NotFoundReason: Sendable, Hashable {
    /// No feature shows this navigation.
    case unresolved(navigation: String)
    /// Nobody redirects this outgoing navigation; the chain ends with it.
    case noRedirect(chain: [String])
    /// The redirects came back to a navigation of the chain, which is its last element.
    case redirectCycle(chain: [String])
    /// The redirects had not ended after ``RedirectChain/limit`` of them.
    case tooManyRedirects(chain: [String])
    /// No feature takes this link.
    case unknownLink(String)
}
