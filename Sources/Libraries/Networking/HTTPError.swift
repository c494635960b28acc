package import ChallengeCore
package import FoundationEssentials

package enum HTTPError: Error, Sendable, Hashable {
    /// The text is not a valid base URL or endpoint; see ``FoundationEssentials/URL/appending(_:)``.
    case invalidURL(String)
    /// No connection, or a lost connection. The text is the reason for people, without a full stop.
    case connection(String)
    /// This machine lacks the library for requests. The text names the library and the package to install.
    case missing(String)
    /// No connection or no complete answer within the time limit.
    case timeout
    /// An answer with its body and a status outside 200 to 299, but not 429.
    case status(Int, body: Data)
    /// The API limits the rate of requests (status 429), even after a pause. The API may say for how long.
    case rateLimited(retryAfter: Duration?)
    /// A body larger than the limit, in bytes. Its rest was not read.
    case bodyTooLarge(limit: Int)
    /// The calling task was cancelled.
    case cancelled
}

extension RequestFailure {
    /// Returns nil for a cancellation, which is no failure.
    package init?(_ error: HTTPError) {
        switch error {
        case .invalidURL(let url): self = .invalidURL(url)
        case .connection(let reason): self = .unreachable(reason)
        case .missing(let library): self = .missing(library)
        case .timeout: self = .timeout
        case .status(let code, _): self = .status(code)
        case .rateLimited(let pause): self = .rateLimited(retryAfter: pause)
        case .bodyTooLarge(let limit): self = .tooLarge(limit: limit)
        case .cancelled: return nil
        }
    }
}
