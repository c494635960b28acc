package import ChallengeCatalogue
package import ChallengeCore
import ChallengeSync
package import FoundationEssentials

extension AppContainer {
    /// Where the app's data comes from.
    package nonisolated enum Source: Sendable, Hashable {
        /// The catalogue within the program. No network is touched.
        case embedded
        /// The copy of an API's catalogue that is in a folder. No network is touched.
        case copy(CatalogueCopy.Heading, folder: String)
        /// An API at this base URL.
        case api(URL)
    }
}

extension AppContainer.Source {
    /// The source that someone has asked for: a base URL, then the public API, then the base URL of the environment's
    /// `API_BASE_URL`, then what comes with the program. What is asked for at the command line goes before the environment.
    ///
    /// - Throws: ``InvalidBaseURL`` where the URL that counts is not http or https, has no host, no possible port, a query or a
    ///   fragment.
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

    /// The copy of a catalogue that is in a folder, where there is one and nothing else was asked for; otherwise itself.
    ///
    /// - Parameters:
    ///   - folder: nil where nothing that is kept counts.
    ///   - warn: told of a file that is no copy.
    package nonisolated func preferringCopy(in folder: String?, warn: (String) -> Void) -> Self {
        guard self == .embedded, let folder else { return self }
        do {
            guard let heading = try CopyFiles(folder: folder).heading() else { return self }
            return .copy(heading, folder: folder)
        } catch {
            warn(error.warning)
            return self
        }
    }

    /// Whether it is asked over the network.
    package nonisolated var isAPI: Bool { if case .api = self { true } else { false } }

    /// What is probably wrong with it; nil where nothing is.
    package nonisolated var warning: String? {
        guard case .api(let url) = self, url.path.split(separator: "/").last == "api" else { return nil }
        return "what is asked of an API begins with /api already: leave it out of \(name)"
    }

    /// What people call it. Without a user and a password in the URL, which are nobody else's business.
    package nonisolated var name: String {
        switch self {
        case .embedded: "the embedded catalogue"
        case .copy(let heading, _): "the copy of \(heading.source) of \(heading.date.day)"
        case .api(let url):
            "\(url.scheme ?? "")://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")\(url.path)"
        }
    }

    private nonisolated static func url(_ text: String, from place: String) throws(InvalidBaseURL) -> URL {
        // A URL without a port has its scheme's, which is a possible one.
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil,
            (1...65_535).contains(url.port ?? 443), url.query == nil, url.fragment == nil
        else { throw InvalidBaseURL(place: place, text: text) }
        return url
    }
}

/// A base URL that no API can be asked at.
package nonisolated struct InvalidBaseURL: Error, Sendable, Hashable, CustomStringConvertible {
    /// The option or the variable that holds it.
    package let place: String
    package let text: String

    package var description: String { "\(place) takes an http or https URL without a query, not '\(text)'." }
}
