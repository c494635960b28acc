package import FoundationEssentials

/// Resolves a feature's deep links to its navigations.
package protocol DeepLinkHandlerContract: Sendable {
    /// The scheme of the links, in lower case.
    var scheme: String { get }
    /// The host of the links, in lower case; it identifies the feature.
    var host: String { get }
    /// The navigation to which a link of this ``scheme`` and ``host`` leads; nil if the feature does not know the link.
    func resolve(_ url: URL) -> (any NavigationContract)?
}

extension DeepLinkHandlerContract {
    /// Whether a link has this scheme and host. Both are case-insensitive (RFC 3986, section 6.2.2.1).
    package func accepts(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host
    }
}

extension URL {
    /// The percent-decoded segments of the path: `["detail", "5"]`.
    package var pathSegments: [String] { pathComponents.filter { $0 != "/" } }

    /// The percent-decoded value of the first query item of this name.
    package func queryParameter(_ name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
