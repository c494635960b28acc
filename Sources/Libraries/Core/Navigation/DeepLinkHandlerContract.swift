package import FoundationEssentials

/// Turns the links that a feature takes into its navigations.
package protocol DeepLinkHandlerContract: Sendable {
    /// The scheme of the links, in lower case.
    var scheme: String { get }
    /// The host of the links, in lower case: by it the app finds the feature.
    var host: String { get }
    /// The navigation that a link asks for, or nil where the link means nothing to this feature.
    ///
    /// Asked only for links of this ``scheme`` and ``host``.
    func resolve(_ url: URL) -> (any NavigationContract)?
}

extension DeepLinkHandlerContract {
    /// Whether a link is addressed to this feature. Schemes and hosts have no case (RFC 3986, section 6.2.2.1).
    package func accepts(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host
    }
}

extension URL {
    /// The decoded parts of the path without the slashes: `["detail", "5"]`.
    package var pathSegments: [String] { pathComponents.filter { $0 != "/" } }

    /// The first value of a query item of this name, decoded.
    package func queryParameter(_ name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
