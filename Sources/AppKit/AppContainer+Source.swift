package import ChallengeShellCatalogue
package import ChallengeCore
package import ChallengeShellStorage
import ChallengeShellSync
package import FoundationEssentials

extension AppContainer {
    package nonisolated enum Source: Sendable {
        /// The embedded catalogue, without any network.
        case embedded
        /// What a store may have a synced copy of or, where it has none, the embedded catalogue, without any network.
        case local(LocalCatalogue)
        /// The API at a base URL.
        case api(URL)

        /// The requested source: in this order `--base-url`, `--live`, the environment's `API_BASE_URL`, or else the
        /// embedded catalogue. The URL must be http or https, with a host and a possible port, without query and fragment.
        package nonisolated init(isLive: Bool, baseURL: String?, environment: AppEnvironment) throws(InvalidBaseURL) {
            if let baseURL {
                self = .api(try Self.url(baseURL, from: "--base-url"))
            } else if isLive {
                self = .api(try Self.url(Addresses.public.base, from: "--live"))
            } else if let variable = environment["API_BASE_URL"] {
                self = .api(try Self.url(variable, from: "API_BASE_URL"))
            } else {
                self = .embedded
            }
        }

        /// The copy in a store for the embedded catalogue, if there may be one. Nothing is opened before it is asked.
        package nonisolated func preferringCopy(in store: Store?, warn: @escaping @Sendable (String) -> Void) -> Self {
            guard case .embedded = self, let copies = store.map(CopyStore.init), copies.mayHaveCopy else { return self }
            return .local(LocalCatalogue(copies, warn: warn))
        }

        package nonisolated var isAPI: Bool { if case .api = self { true } else { false } }

        /// A warning about a probable mistake in the base URL; nil if there is none.
        package nonisolated var warning: String? {
            guard case .api(let url) = self, url.path.split(separator: "/").last == "api" else { return nil }
            return "what is asked of an API begins with /api already: leave it out of \(name)"
        }

        /// The name for people. User and password of the URL are left out.
        package nonisolated var name: String {
            switch self {
            case .embedded: "the embedded catalogue"
            case .local(let catalogue):
                catalogue.copy.map { "the copy of \($0.source) of \($0.date.day)" } ?? Self.embedded.name
            case .api(let url):
                "\(url.scheme ?? "")://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")\(url.path)"
            }
        }

        /// How old the data is, for people.
        nonisolated var age: String {
            switch self {
            case .embedded: "its newest record is of \(Catalogue.embeddedDay)"
            case .local(let catalogue): catalogue.copy.map { "copied on \($0.date.minute)" } ?? Self.embedded.age
            case .api: "as it is now"
            }
        }

        private nonisolated static func url(_ text: String, from place: String) throws(InvalidBaseURL) -> URL {
            // Without a port the scheme's is used, which is valid.
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil,
                (1...65_535).contains(url.port ?? 443), url.query == nil, url.fragment == nil
            else { throw InvalidBaseURL(place: place, text: text) }
            return url
        }
    }
}

package nonisolated struct InvalidBaseURL: Error, Sendable, Hashable, CustomStringConvertible {
    /// The option or environment variable that contains it.
    package let place: String
    package let text: String

    package var description: String { "\(place) takes an http or https URL without a query, not '\(text)'." }
}
