package import ChallengeCore
package import FoundationEssentials

extension AppContainer {
    /// Where the app's data comes from.
    package nonisolated enum Source: Sendable, Hashable {
        /// The catalogue within the program. No network is touched.
        case embedded
        /// An API at this base URL.
        case api(URL)
    }
}

extension AppContainer.Source {
    /// The source that someone has asked for: a base URL, then the public API, then the base URL of the environment's
    /// `API_BASE_URL`, then what comes with the program. What is asked for at the command line goes before the environment.
    ///
    /// - Throws: ``InvalidBaseURL`` where the URL that counts is not http or https, or has no host or no possible port.
    package nonisolated init(
        isLive: Bool, baseURL: String?, environment: AppEnvironment
    ) throws(InvalidBaseURL) {
        if let baseURL {
            self = .api(try Self.url(baseURL, from: "--base-url"))
        } else if isLive {
            self = .api(environment.rickAndMorty.baseURL)
        } else if let variable = environment["API_BASE_URL"] {
            self = .api(try Self.url(variable, from: "API_BASE_URL"))
        } else {
            self = .embedded
        }
    }

    /// What people call it. Without a user and a password in the URL, which are nobody else's business.
    package nonisolated var name: String {
        switch self {
        case .embedded: "the embedded catalogue"
        case .api(let url):
            "\(url.scheme ?? "")://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")\(url.path)"
        }
    }

    private nonisolated static func url(_ text: String, from place: String) throws(InvalidBaseURL) -> URL {
        // A URL without a port has its scheme's, which is a possible one.
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil,
            (1...65_535).contains(url.port ?? 443)
        else { throw InvalidBaseURL(place: place, text: text) }
        return url
    }
}

/// A base URL that no API can be asked at.
package nonisolated struct InvalidBaseURL: Error, Sendable, Hashable, CustomStringConvertible {
    /// The option or the variable that holds it.
    package let place: String
    package let text: String

    package var description: String { "\(place) takes an http or https URL, not '\(text)'." }
}
