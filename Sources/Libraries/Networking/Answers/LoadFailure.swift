/// Why nothing could be loaded, whatever it was.
package enum LoadFailure: Error, Sendable, Hashable {
    /// What was asked for, a path and its query as a person reads them, and why there is no answer that can be used.
    case request(String, RequestFailure)
    /// Whoever asked wants no answer any more.
    case cancelled
}

/// Why a request has no answer that can be used.
package enum RequestFailure: Error, Sendable, Hashable {
    /// Nothing can be asked at this address.
    case invalidURL(String)
    /// No way to the API; the text is the system's reason.
    case unreachable(String)
    case timeout
    /// The API answered with this status. With 404, not in the words by which the API says that there is nothing: then
    /// it is hardly the API.
    case status(Int)
    /// The API wants fewer requests; how long it wants none, where it has said so.
    case rateLimited(retryAfter: Duration?)
    /// The answer was larger than this many bytes.
    case tooLarge(limit: Int)
    /// The answer is not what the API promises.
    case unreadable(AnswerFault)
}

/// What an answer has in place of what the API promises. A place in it is a path as one writes it: `results[3].name`.
package enum AnswerFault: Error, Sendable, Hashable {
    /// Nothing at all.
    case empty
    /// Markup, as a network's log-in page is.
    case webPage
    case notJSON
    /// JSON, but nothing like what was asked for.
    case otherJSON
    case missing(String)
    case wrongType(String)
    /// A number that cannot be one there, or text that is none.
    case impossible(String)
    /// The number of a record that was there already.
    case repeated(String)
    /// A record, but that of this identifier and not the one asked for.
    case otherRecord(Int)
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
