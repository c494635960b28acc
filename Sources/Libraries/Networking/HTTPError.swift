package import ChallengeCore
package import FoundationEssentials

/// Why a request has no answer that can be used.
package enum HTTPError: Error, Sendable, Hashable {
    /// The base URL, or the endpoint, is nothing to ask for; the text is the one that is at fault.
    ///
    /// A base URL is not `http` or `https`, has no host, a port outside 1 to 65535, a query or a fragment; an endpoint's
    /// path has a segment `.` or `..`.
    case invalidURL(String)
    /// No connection, or it broke; the text is the reason in words for a person, without a full stop.
    case connection(String)
    /// No connection or no complete answer within the time allowed.
    case timeout
    /// An answer with a status outside 200 to 299 other than 429, and its body.
    case status(Int, body: Data)
    /// The API wants fewer requests (status 429), and a pause before the next one: how long, where it has said so.
    ///
    /// A pause that is short enough was made already; then another request had the same answer.
    case rateLimited(retryAfter: Duration?)
    /// A body larger than the limit, in bytes. The rest of it was not read.
    case bodyTooLarge(limit: Int)
    /// The task that asked was cancelled.
    case cancelled
}

extension RequestFailure {
    /// Nil where there was no failure but a cancellation.
    package init?(_ error: HTTPError) {
        switch error {
        case .invalidURL(let url): self = .invalidURL(url)
        case .connection(let reason): self = .unreachable(reason)
        case .timeout: self = .timeout
        case .status(let code, _): self = .status(code)
        case .rateLimited(let pause): self = .rateLimited(retryAfter: pause)
        case .bodyTooLarge(let limit): self = .tooLarge(limit: limit)
        case .cancelled: return nil
        }
    }
}
