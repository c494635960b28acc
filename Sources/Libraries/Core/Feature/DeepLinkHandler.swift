public import FoundationEssentials

/// Resolves the links of a feature, which have its scheme and its host.
@MainActor
public protocol DeepLinkHandlerContract {
    /// The scheme of the links: `app` of `app://books/list`.
    var scheme: String { get }
    /// The host of the links: `books` of `app://books/list`.
    var host: String { get }
    /// Returns true if a link may be one of the feature's: by default, if it has the scheme and the host.
    func accepts(_ url: URL) -> Bool
    /// Returns the destination of a link; nil if the feature does not know the link.
    func resolve(_ url: URL) -> (any NavigationContract)?
}

extension DeepLinkHandlerContract {
    /// Returns true if a link has the scheme and the host. Both are case-insensitive.
    public func accepts(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme.lowercased() && url.host()?.lowercased() == host.lowercased()
    }

    /// Returns the destination of a link; nil if the link has another scheme or host, or the feature does not know it.
    public func destination(of url: URL) -> (any NavigationContract)? { accepts(url) ? resolve(url) : nil }
}

/// A handler of the links that the screens of a feature declare.
///
/// Every segment of a link's path must match the template; query items outside the template are ignored. If several
/// templates match, these rules choose one, in this order. The more specific path wins: `app://book/new` before
/// `app://book/ID`. Then more query items of the link win: `app://book?id=ID` before `app://book`. Then more literal
/// items win, then fewer items that the link lacks. Between equal templates, the first declared template wins.
public struct DeepLinkHandler: Sendable {
    private let templates: [LinkTemplate]

    /// Creates a handler for the links of these screens; nil if no link is a URL with a scheme and a host.
    public init?(_ screens: [ScreenDescription]) {
        templates = screens.flatMap { screen in screen.links.compactMap { try? LinkTemplate($0, of: screen) } }
        if templates.isEmpty { return nil }
    }

    /// Returns true if a declared link has the scheme and host of the URL. Both are case-insensitive.
    public func accepts(_ url: URL) -> Bool { templates.contains { $0.accepts(url) } }

    /// Returns the destination of an accepted link; nil if no screen declares the link.
    public func resolve(_ url: URL) -> (any NavigationContract)? { match(url)?.navigation }

    /// Returns the template of the link as its screen declares it; nil if no screen declares the link.
    package func template(for url: URL) -> String? { match(url)?.template.text }

    func match(_ url: URL) -> LinkTemplate.Match? { templates.lazy.compactMap { $0.match(url) }.mostSpecific }
}

extension DeepLinkHandler: DeepLinkHandlerContract {
    /// The scheme of the first declared link.
    public var scheme: String { templates[0].scheme }
    /// The host of the first declared link.
    public var host: String { templates[0].host }
}
