public import FoundationEssentials

/// Resolves the links that the screens of a feature declare, all of which have the scheme and host of the first one.
///
/// Every segment of the path must match the template; query items that the template does not have are ignored.
public struct DeepLinkHandler: Sendable {
    private let screens: [(links: [URL], screen: ScreenDescription)]
    /// In lower case.
    private let scheme: String
    /// In lower case; it identifies the feature.
    private let host: String

    /// Takes the links of these screens; nil if no screen declares one.
    public init?(_ screens: [ScreenDescription]) {
        self.screens = screens.map { screen in (screen.links.compactMap { URL(string: $0) }, screen) }
        guard let first = self.screens.lazy.flatMap(\.links).first, let scheme = first.scheme, let host = first.host()
        else { return nil }
        self.scheme = scheme.lowercased()
        self.host = host.lowercased()
    }

    /// Whether a link has this scheme and host. Both are case-insensitive (RFC 3986, section 6.2.2.1).
    public func accepts(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host
    }

    /// The navigation to which an accepted link leads; nil if no screen declares the link.
    public func resolve(_ url: URL) -> (any NavigationContract)? {
        match(url).flatMap { $0.screen.makeNavigation?($0.arguments) }
    }

    /// The template of the link, as its screen declares it; nil if no screen does.
    package func template(for url: URL) -> String? { accepts(url) ? match(url)?.template.absoluteString : nil }

    private func match(_ url: URL) -> (template: URL, screen: ScreenDescription, arguments: Arguments)? {
        for (links, screen) in screens {
            for link in links {
                if let arguments = arguments(of: url, as: link, for: screen.parameters) {
                    return (link, screen, arguments)
                }
            }
        }
        return nil
    }

    /// The values in a link of a template's parameters; nil if the link does not match the template.
    private func arguments(of url: URL, as template: URL, for parameters: [Parameter]) -> Arguments? {
        func segments(of url: URL) -> [String] { url.pathComponents.filter { $0 != "/" } }
        func query(of url: URL) -> [URLQueryItem] {
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        }
        guard segments(of: url).count == segments(of: template).count else { return nil }
        var pairs = Array(zip(segments(of: template), segments(of: url)))
        for item in query(of: template) {
            guard let value = query(of: url).first(where: { $0.name == item.name })?.value else { return nil }
            pairs.append((item.value ?? "", value))
        }
        var values: [String: ArgumentValue] = [:]
        for (wanted, text) in pairs {
            if let parameter = parameters.first(where: { $0.name == wanted }) {
                guard let value = parameter.value(of: text) else { return nil }
                values[wanted] = value
            } else if wanted != text {
                return nil
            }
        }
        return Arguments(values)
    }
}
