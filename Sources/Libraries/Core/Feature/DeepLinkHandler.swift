public import FoundationEssentials

/// Resolves the links that the screens of a feature declare.
///
/// Every segment of the path must match the template; query items that the template does not have are ignored. Where
/// several templates match, the most specific one wins, whatever their order: `app://book/new` before `app://book/ID`,
/// `app://book?id=ID` before `app://book`. Of equal ones the first that is declared does.
public struct DeepLinkHandler: Sendable {
    /// A template that a link matches, with the values of its parameters.
    struct Match {
        let template: LinkTemplate
        let arguments: Arguments
    }

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

    func match(_ url: URL) -> Match? {
        templates.lazy.compactMap { template in
            template.arguments(of: url).map { Match(template: template, arguments: $0) }
        }.mostSpecific
    }
}

extension DeepLinkHandler.Match {
    /// Nil if no argument can express what the navigation carries.
    var navigation: (any NavigationContract)? { template.screen.makeNavigation?(arguments) }
}

extension Sequence<DeepLinkHandler.Match> {
    /// The first of those that no other one precedes; nil if there is none.
    var mostSpecific: DeepLinkHandler.Match? {
        reduce(nil) { best, other in best.map { other.template.precedes($0.template) ? other : $0 } ?? other }
    }
}
