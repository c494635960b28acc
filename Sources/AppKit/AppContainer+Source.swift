import ChallengeCatalogue
package import ChallengeCore
package import FoundationEssentials

extension AppContainer {
    package nonisolated enum Source: Sendable {
        /// The embedded catalogue, without network access.
        case embedded
        /// The API at a base URL.
        case api(URL)

        /// Chooses the source: the first given of `--base-url`, `--live` and the environment's `API_BASE_URL`, or the
        /// embedded catalogue. The URL must be http or https, with a host, an optional port, and no query or fragment.
        package nonisolated init(isLive: Bool, baseURL: String?, environment: AppEnvironment) throws(InvalidBaseURL) {
            if let baseURL {
                self = .api(try Self.url(baseURL, from: "--base-url"))
            } else if isLive {
                self = .api(try Self.url(Catalogue.baseURL, from: "--live"))
            } else if let variable = environment["API_BASE_URL"] {
                self = .api(try Self.url(variable, from: "API_BASE_URL"))
            } else {
                self = .embedded
            }
        }

        package nonisolated var isAPI: Bool { if case .api = self { true } else { false } }

        /// A warning about a probable mistake in the base URL; nil if there is no mistake.
        package nonisolated var warning: String? {
            guard case .api(let url) = self, url.path.split(separator: "/").last == "api" else { return nil }
            return "requests already begin with /api: leave it out of \(name)"
        }

        /// The source's name for people. A URL is shown without its user and password.
        package nonisolated var name: String {
            switch self {
            case .embedded: "the embedded catalogue"
            case .api(let url):
                "\(url.scheme ?? "")://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")\(url.path)"
            }
        }

        nonisolated var age: String {
            switch self {
            case .embedded: "newest record: \(Catalogue.newestDay)"
            case .api: "as it is now"
            }
        }

        private nonisolated static func url(_ text: String, from place: String) throws(InvalidBaseURL) -> URL {
            // A URL without a port uses the scheme's default port, which is valid.
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil,
                (1...65_535).contains(url.port ?? 443), url.query == nil, url.fragment == nil
            else { throw InvalidBaseURL(place: place, text: text) }
            return url
        }
    }
}

package nonisolated struct InvalidBaseURL: Error, Sendable, Hashable, CustomStringConvertible {
    package let place: String
    package let text: String

    package var description: String { "\(place) takes an http or https URL without a query, not '\(text)'." }
}
