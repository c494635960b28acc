package import ChallengeCore
package import FoundationEssentials

nonisolated extension AppEnvironment {
    /// An API that the app uses.
    package struct API: Sendable, Hashable {
        package let baseURL: URL
    }

    /// The public API of the show's characters (https://rickandmortyapi.com/documentation).
    package var rickAndMorty: API { API(baseURL: URL(constant: "https://rickandmortyapi.com")) }
}

nonisolated extension URL {
    /// A URL literal.
    fileprivate init(constant: StaticString) {
        guard let url = URL(string: "\(constant)") else { preconditionFailure("not a URL: \(constant)") }
        self = url
    }
}
