import ChallengeText
public import FoundationEssentials

// Each `reason` and `remedy` is a part of a sentence, and may contain untrusted text: long, or unsafe to print.

/// A reason why a load failed.
public enum LoadFailure: Error, Sendable, Hashable {
    /// A request failed for a reason. The text is the request's path and query, percent-decoded.
    case request(String, HTTPError)
    /// A source other than an API, such as a file, cannot be read; the text is the reason.
    case unreadable(String)
    /// There is no record with this identifier.
    case notFound(identifier: Int)
    /// The task was cancelled.
    case cancelled

    /// The failed request, if any.
    public var target: String? {
        if case .request(let target, _) = self { target } else { nil }
    }

    /// The error, as a part of a sentence.
    public var reason: String {
        switch self {
        case .request(_, let cause): cause.reason
        case .unreadable(let reason): reason
        case .notFound(let identifier): "there is no record \(identifier)"
        case .cancelled: "the load was cancelled"
        }
    }

    /// An instruction to the user before a retry: `check the connection`; nil if no instruction helps.
    public var remedy: String? {
        if case .request(_, let cause) = self { cause.remedy } else { nil }
    }
}

/// A reason why a request has no usable response.
public enum HTTPError: Error, Sendable, Hashable {
    /// This text is not a valid URL for a request.
    case invalidURL(String)
    /// No connection, or a lost connection, so that a retry may help. The text is the reason, without a full stop.
    case connection(String)
    /// A fault that a retry would meet again, such as an untrusted certificate or a response that is not HTTP. The text
    /// is the reason.
    case permanent(String)
    /// A library that requests need is not installed; the text names the library and its package.
    case missing(String)
    /// No connection or no complete response within the time limit.
    case timeout
    /// A response with its body and a status outside 200 to 299, but not 429. A 404 without the API's own error body is
    /// probably not from the API.
    case status(Int, body: Data = Data())
    /// The API limits the rate of requests (status 429). The duration is the wait that the API asks for, if any.
    case rateLimited(retryAfter: Duration?)
    /// The body was larger than this many bytes. Its rest was not read.
    case bodyTooLarge(limit: Int)
    /// The response does not have the documented form.
    case unreadable(ResponseFault)
    /// The calling task was cancelled.
    case cancelled

    /// The error, as a part of a sentence.
    public var reason: String {
        switch self {
        case .invalidURL(let url): "'\(url)' is not a valid HTTP URL".withoutUser
        case .connection(let reason), .permanent(let reason), .missing(let reason): reason
        case .timeout: "no response in time"
        case .status(404, _): "there is no such path (status 404)"
        case .status(let code, _): "the API answered with status \(code)"
        case .rateLimited: "too many requests (status 429)"
        case .bodyTooLarge(let limit): "the response is larger than \(limit / (1 << 20)) MiB"
        case .unreadable(let fault): fault.reason
        case .cancelled: "cancelled"
        }
    }

    /// An instruction to the user before a retry: `check the connection`; nil if no instruction helps.
    public var remedy: String? {
        switch self {
        case .invalidURL, .status(404, _), .unreadable(.empty), .unreadable(.webPage), .unreadable(.notJSON),
            .unreadable(.otherJSON):
            "check the API's address"
        // The API itself is at fault.
        case .unreadable, .bodyTooLarge, .cancelled: nil
        // The reason names the package.
        case .missing: nil
        case .connection, .permanent: "check the connection"
        case .rateLimited(let pause?): "wait \(Self.words(for: pause))"
        case .rateLimited(nil), .timeout, .status: "wait a little"
        }
    }

    /// Returns the pause in seconds, or in minutes from two minutes on, rounded up. No number beyond an hour.
    private static func words(for pause: Duration) -> String {
        guard pause <= .seconds(3600) else { return "more than an hour" }
        let (whole, rest) = pause.components
        let seconds = rest > 0 ? whole + 1 : whole
        if seconds == 1 { return "1 second" }
        return seconds < 120 ? "\(seconds) seconds" : "\(seconds / 60 + (seconds % 60 > 0 ? 1 : 0)) minutes"
    }
}

/// A difference between an answer and its documented form. A place is a path in the answer: `results[3].name`.
public enum ResponseFault: Error, Sendable, Hashable {
    /// The body is empty.
    case empty
    /// The body is markup, such as a network's log-in page.
    case webPage
    /// The body is not JSON at all.
    case notJSON
    /// The body is JSON, but not of the expected kind.
    case otherJSON
    /// There is no value at this place.
    case missing(String)
    /// The value at this place has the wrong type.
    case wrongType(String)
    /// The value at this place is out of range, or is text instead of a number.
    case impossible(String)
    /// The number at this place is not a whole number, or does not fit in 64 bits.
    case notInteger(String)
    /// The identifier at this place occurred in an earlier record.
    case repeated(String)
    /// The record has this identifier, which was not requested.
    case otherRecord(Int)
    /// The list at this place has more rows than the limit.
    case tooManyRows(String, count: Int, limit: Int)
    /// The response has more values, in all its objects and lists, than the limit.
    case tooManyValues(limit: Int)
    /// The answer is nested more deeply than the limit.
    case tooDeep(limit: Int)

    /// The fault, as a part of a sentence.
    public var reason: String {
        switch self {
        case .empty: "the response is empty"
        case .webPage: "the response is a web page"
        case .notJSON: "the response is not JSON"
        case .otherJSON: "the response is JSON of another kind"
        case .missing(let place): "'\(place)' is missing"
        case .wrongType(let place): "'\(place)' is of the wrong type"
        case .impossible(let place): "'\(place)' has an impossible value"
        case .notInteger(let place): "'\(place)' is not a whole number, or is too large"
        case .repeated(let place): "'\(place)' is repeated"
        case .otherRecord(let identifier): "the response is for record \(identifier)"
        case .tooManyRows(let place, let count, let limit):
            "\(place.isEmpty ? "the response" : "'\(place)'") has \(count) rows; at most \(limit) are read"
        case .tooManyValues(let limit): "the response has more than \(limit) values"
        case .tooDeep(let limit): "the response is nested more than \(limit) levels deep"
        }
    }
}
