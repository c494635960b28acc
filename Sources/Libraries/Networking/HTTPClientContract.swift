package import FoundationEssentials

/// Asks an API for a resource.
///
/// Every conformer keeps this contract, whether it answers from the network or from memory:
/// - An answer with a status of 200 to 299 is returned. One with 429 is thrown as ``HTTPError/rateLimited(retryAfter:)``,
///   any other as ``HTTPError/status(_:body:)`` with its body, because an API says in the body what it means.
/// - An answer that came after a retry, or from a cache that the server has confirmed, is like any other.
/// - A cancelled task ends in ``HTTPError/cancelled``, soon, and in no other error.
/// - It may be called from any number of tasks at once.
package protocol HTTPClientContract: Sendable {
    /// Asks for an endpoint and waits for the whole answer.
    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}

/// What a server answered: a status code and the bytes of the body, undecoded and untrusted.
package struct HTTPResponse: Sendable, Hashable {
    /// The HTTP status code, 100 to 999.
    package let status: Int
    /// The body as it was sent; empty if there was none.
    package let body: Data

    /// Puts an answer together, as a conformer of ``HTTPClientContract`` does.
    package init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
