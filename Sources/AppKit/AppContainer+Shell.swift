import ChallengeCatalogue
package import ChallengeCore
import ChallengeHome
import ChallengeImaging
package import ChallengeNetworking
import ChallengeText
package import FoundationEssentials

// What the shell adds around the composition root: the source of the data, faults, and the observation of requests.

extension AppContainer: AppContainerContract {
    package var rootNavigation: any NavigationContract { HomeIncomingNavigation.main }

    /// Makes the app for a session.
    ///
    /// - Parameters:
    ///   - source: the source of the default `httpClient` and of the pictures.
    ///   - environment: the environment in which the features are made.
    ///   - imagesFolder: the folder of cached pictures; nil for no cache on disk.
    package init(
        source: Source, environment: AppEnvironment = .current, httpClient: (any HTTPClientContract)? = nil,
        imagesFolder: String? = nil, instrumentation: Instrumentation = Instrumentation()
    ) {
        let log = instrumentation.activity
        var environment = environment
        environment.activity = log
        environment.dataSource = (source.name, source.age)
        // Drawings are not cached. A cached drawing would later replace the API's picture.
        let folder = source.isAPI ? imagesFolder.map { ImageFolder(path: $0, warn: environment.warn) } : nil
        self = environment.making {
            let client = ObservedHTTPClient(
                FaultyHTTPClient(
                    httpClient ?? source.makeHTTPClient(instrumentation), faults: instrumentation.faults), log: log)
            return AppContainer(
                httpClient: client, imageLoader: APIImageLoader(source, httpClient: client, log: log, folder: folder))
        }
    }
}

extension AppContainer {
    package nonisolated enum Source: Sendable {
        /// The built-in data, without network access.
        case embedded
        /// The API at a base URL.
        case api(URL)

        /// Chooses the source: the first given of `--base-url`, `--live` and the environment's `API_BASE_URL`, or the
        /// built-in data. The URL must be http or https, with a host, an optional port, and no query or fragment.
        package nonisolated init(isLive: Bool, baseURL: String?, environment: AppEnvironment) throws(InvalidBaseURL) {
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

        package nonisolated var isAPI: Bool { if case .api = self { true } else { false } }

        /// A warning about a probable mistake in the base URL; nil if there is no mistake.
        package nonisolated var warning: String? {
            guard case .api(let url) = self, url.path.split(separator: "/").last == "api" else { return nil }
            return "requests already begin with /api: leave it out of \(name)"
        }

        /// The source's name for people. A URL is shown without its user and password.
        package nonisolated var name: String {
            switch self {
            case .embedded: "built-in data"
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

        fileprivate nonisolated func makeHTTPClient(_ instrumentation: Instrumentation) -> any HTTPClientContract {
            switch self {
            case .embedded: CatalogueHTTPClient()
            case .api(let baseURL):
                HTTPClient(baseURL: baseURL) { pause, remark in
                    instrumentation.progress.remark(remark)
                    if remark != nil { instrumentation.activity.record(pause) }
                }
            }
        }

        private nonisolated static func url(_ text: String, from place: String) throws(InvalidBaseURL) -> URL {
            // A URL without a port uses the scheme's default port, which is valid.
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil,
                (1...65_535).contains(url.port ?? 443), url.query == nil, url.fragment == nil,
                let requested = url.withRequestedHost
            else { throw InvalidBaseURL(place: place, text: text) }
            return requested
        }
    }
}

package nonisolated struct InvalidBaseURL: Error, Sendable, Hashable, CustomStringConvertible {
    package let place: String
    package let text: String

    package var description: String {
        "\(place) takes an http or https URL without a query, not '\(text)'.".withoutUser
    }
}
