import ChallengeCatalogue
package import ChallengeCore
package import FoundationEssentials

/// The address of an API.
package nonisolated struct API: Sendable {
    /// The address before `/api`.
    package let baseURL: URL
}

nonisolated extension AppEnvironment {
    /// The public API, from which the built-in data was copied.
    package var rickAndMorty: API {
        guard let url = URL(string: Catalogue.baseURL) else { preconditionFailure("no valid address") }
        return API(baseURL: url)
    }
}
