/// Maps outgoing navigations of a feature to navigations of other features.
///
/// An app has one redirector, the only type that knows several features. The destination may depend on the app's state.
/// The graph, `routes` and `check` show the current destination.
public protocol NavigationRedirectContract: Sendable {
    /// Returns the target of the redirect; nil if the navigation is not redirected.
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?
}

/// A navigation with all its redirects and the destination at their end.
package struct RedirectChain: Sendable {
    /// The greatest number of redirects of one navigation. A longer chain is a mistake in the app's wiring.
    package static let limit = 5

    /// The original navigation, then the target of each redirect. Never empty.
    package private(set) var navigations: [any NavigationContract]
    /// The last navigation, or ``UnknownNavigation`` if the chain has no valid end.
    package private(set) var destination: any NavigationContract
    /// The guards that redirect, in order. Each guard redirects until it passes.
    private var blocks: [Block] = []

    /// A redirect, either permanent or by a guard.
    package struct Hop: Sendable {
        package let from: any NavigationContract
        package let to: any NavigationContract
        /// The condition that the guard waits for; nil for a redirect without a guard.
        package let awaited: String?
    }

    private struct Block {
        /// The index of the navigation to which the guard leads.
        let index: Int
        let name: String
        let navigation: any NavigationContract
    }

    package var hops: [Hop] {
        navigations.indices.dropFirst().map { index in
            Hop(
                from: navigations[index - 1], to: navigations[index],
                awaited: blocks.first { $0.index == index }?.name)
        }
    }

    /// The condition that a guard waits for, and the destination when it passes; nil if no guard redirects.
    package var pendingGuard: (awaited: String, destination: any NavigationContract)? {
        guard let last = blocks.last else { return nil }
        return (last.name, blocks[0].navigation)
    }

    /// Follows the redirects of a navigation. Without a redirector, there are no redirects.
    ///
    /// A valid chain ends at a navigation that is neither redirected nor outgoing. The destination is
    /// ``UnknownNavigation/notFound(_:)`` when an outgoing navigation is not redirected, when a redirect returns to an
    /// earlier navigation, or when there are more than ``limit`` redirects.
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
        if failure == nil, type(of: last).isOutgoing {
            failure = .noRedirect(chain: navigations.map(\.fullName))
        }
        self.navigations = navigations
        destination = failure.map { UnknownNavigation.notFound($0) } ?? last
    }
}

extension RedirectChain {
    /// Follows the guards that block the chain's destination now. Returns the chain with their redirects at its end.
    @MainActor
    package func blocked(by guards: [Guard], with redirector: (any NavigationRedirectContract)?) -> RedirectChain {
        var chain = self
        while let blocking = guards.first(where: { $0.blocks(chain.destination) }) {
            let rest = RedirectChain(following: blocking.otherwise(chain.destination), with: redirector)
            chain.blocks.append(
                Block(index: chain.navigations.count, name: blocking.name, navigation: chain.destination))
            let returns = chain.navigations.contains { $0.navigationName == rest.destination.navigationName }
            chain.navigations += rest.navigations
            chain.destination = rest.destination
            if returns {
                chain.destination = UnknownNavigation.notFound(
                    .redirectCycle(chain: chain.navigations.map(\.fullName)))
            }
        }
        return chain
    }
}

/// The destination of an unknown or failed navigation; one feature of every app must show this destination.
public enum UnknownNavigation: IncomingNavigationContract {
    /// The requested screen was not found.
    case notFound(NotFoundReason)

    /// The name of ``notFound(_:)`` for any reason.
    public static let notFoundName = "UnknownNavigation.notFound"

    public var navigationName: NavigationName { NavigationName(Self.notFoundName) }
}

/// A reason why a navigation has no destination, as data rather than text. Navigations are given by their full names.
public enum NotFoundReason: Sendable, Hashable {
    /// No feature shows this navigation.
    case unresolved(navigation: String)
    /// The outgoing navigation at the end of the chain is not redirected.
    case noRedirect(chain: [String])
    /// A redirect returned to an earlier navigation of the chain. The chain ends with this navigation again.
    case redirectCycle(chain: [String])
    /// There are more than five redirects.
    case tooManyRedirects(chain: [String])
    /// No feature knows this link.
    case unknownLink(String)
}

extension RedirectChain {
    /// The reason why the chain has no valid destination, for the user; nil if the destination is valid.
    package var failure: String? {
        guard case .notFound(let reason) = destination as? UnknownNavigation else { return nil }
        let last = navigations[navigations.count - 1].fullName
        return switch reason {
        case .unresolved(let navigation): "no feature shows \(navigation)"
        case .noRedirect: "no redirect for \(last)"
        case .redirectCycle: "the redirects return to \(last)"
        case .tooManyRedirects: "more than \(RedirectChain.limit) redirects"
        case .unknownLink(let link): "no feature handles the link \(link)"
        }
    }
}
