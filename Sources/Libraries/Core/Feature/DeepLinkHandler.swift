public import FoundationEssentials

/// Resolves the links of a feature. One of an app's own is asked about those of its scheme and host, where no screen
/// declares a link that matches.
@MainActor
public protocol DeepLinkHandlerContract {
    /// The scheme of the links: `app` of `app://books/list`.
    var scheme: String { get }
    /// Their host: `books` of `app://books/list`.
    var host: String { get }
    /// The navigation to which a link leads; nil if it leads nowhere.
    func resolve(_ url: URL) -> (any NavigationContract)?
}

extension DeepLinkHandlerContract {
    /// True if a link has the scheme and the host. Both are case-insensitive.
    func accepts(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme.lowercased() && url.host()?.lowercased() == host.lowercased()
    }
}

/// Resolves the links that the screens of a feature declare.
///
/// Every segment of the path must match the template; query items that the template does not have are ignored. Where
/// several templates match, the most specific one wins, whatever their order: `app://book/new` before `app://book/ID`, then
/// the one with more query items that the link has, so `app://book?id=ID` before `app://book`, with more literal ones among
/// them, with fewer that the link has not. Of equal ones the first that is declared does.
public struct DeepLinkHandler: Sendable {
    private let templates: [LinkTemplate]

    /// Takes the links of these screens; nil if no screen declares one that is a URL with a scheme and a host.
    public init?(_ screens: [ScreenDescription]) {
        templates = screens.flatMap { screen in screen.links.compactMap { try? LinkTemplate($0, of: screen) } }
        if templates.isEmpty { return nil }
    }

    /// True if a link has the scheme and host of one that is declared. Both are case-insensitive.
    public func accepts(_ url: URL) -> Bool { templates.contains { $0.accepts(url) } }

    /// The navigation to which an accepted link leads; nil if no screen declares the link.
    public func resolve(_ url: URL) -> (any NavigationContract)? { match(url)?.navigation }

    /// The template of the link, as its screen declares it; nil if no screen does.
    package func template(for url: URL) -> String? { match(url)?.template.text }

    func match(_ url: URL) -> LinkTemplate.Match? { templates.lazy.compactMap { $0.match(url) }.mostSpecific }
}

extension DeepLinkHandler: DeepLinkHandlerContract {
    /// That of the first link which is declared.
    public var scheme: String { templates[0].scheme }
    /// That of the first link which is declared.
    public var host: String { templates[0].host }
}
