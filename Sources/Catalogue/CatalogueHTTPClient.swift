package import ChallengeNetworking

/// Answers from a ``Catalogue`` instead of the network, in the terms of ``HTTPClientContract``.
///
/// Nothing waits and nothing is shared but the immutable catalogue, so any number of tasks may ask at once.
package struct CatalogueHTTPClient: HTTPClientContract {
    private let catalogue: Catalogue?

    /// - Parameter catalogue: if none is given, the embedded data, which is not parsed before the first answer.
    package init(catalogue: Catalogue? = nil) {
        self.catalogue = catalogue
    }

    /// Searches, and on first use parses, away from the caller's actor.
    @concurrent
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let response = (catalogue ?? .embedded).respond(to: endpoint)
        guard 200..<300 ~= response.status else { throw .status(response.status, body: response.body) }
        return response
    }
}
