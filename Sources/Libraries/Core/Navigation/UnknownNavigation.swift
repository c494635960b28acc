/// Where a navigation ends that leads nowhere. The System feature shows it.
package enum UnknownNavigation: IncomingNavigationContract {
    case notFound(NotFoundReason)
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
