// Each `reason` and `remedy` is a part of a sentence. Text from outside is in it as it is: long, and unsafe to print.

/// Why a load failed.
public enum LoadFailure: Error, Sendable, Hashable {
    /// The path and query of the request, percent-decoded, and why it has no usable answer.
    case request(String, RequestFailure)
    /// A source that is no API, such as a file, cannot be read; the text says why.
    case unreadable(String)
    /// The task was cancelled.
    case cancelled

    /// The request that failed, if one did.
    public var target: String? {
        if case .request(let target, _) = self { target } else { nil }
    }

    /// What went wrong, as a part of a sentence.
    public var reason: String {
        switch self {
        case .request(_, let cause): cause.reason
        case .unreadable(let reason): reason
        case .cancelled: "the load was cancelled"
        }
    }

    /// What to do before a retry, in the imperative; nil if there is nothing to do.
    public var remedy: String? {
        if case .request(_, let cause) = self { cause.remedy } else { nil }
    }
}

/// Why a request has no usable answer.
public enum RequestFailure: Error, Sendable, Hashable {
    /// The text is not a URL that can be requested.
    case invalidURL(String)
    /// There is no connection to the source; the text is the system's reason.
    case unreachable(String)
    /// This machine lacks a library by which the source is asked; the text names it, and the package to install.
    case missing(String)
    /// No answer came in time.
    case timeout
    /// The answer has this HTTP status. A 404 lacks what the API says where there is no record: it is hardly the API.
    case status(Int)
    /// The API has limited the rate of requests (status 429), for this long if it has said so.
    case rateLimited(retryAfter: Duration?)
    /// The answer was larger than this many bytes.
    case tooLarge(limit: Int)
    /// The answer does not have the documented form.
    case unreadable(AnswerFault)

    /// What went wrong, as a part of a sentence.
    public var reason: String {
        switch self {
        case .invalidURL(let url): "'\(url)' is not an address that can be asked"
        case .unreachable(let reason), .missing(let reason): reason
        case .timeout: "no answer in time"
        case .status(404): "there is no such path (status 404)"
        case .status(let code): "the API answered with status \(code)"
        case .rateLimited: "too many requests (status 429)"
        case .tooLarge(let limit): "the answer is larger than \(limit / (1 << 20)) MiB"
        case .unreadable(let fault): fault.reason
        }
    }

    /// What to do before a retry, in the imperative; nil if there is nothing to do.
    public var remedy: String? {
        switch self {
        case .invalidURL, .status(404), .unreadable(.empty), .unreadable(.webPage), .unreadable(.notJSON),
            .unreadable(.otherJSON):
            "check the API's address"
        // It is the API, and has something wrong.
        case .unreadable, .tooLarge: nil
        // The reason says it.
        case .missing: nil
        case .unreachable: "check the connection"
        case .rateLimited(let pause?): "wait \(Self.words(for: pause))"
        case .rateLimited(nil), .timeout, .status: "wait a little"
        }
    }

    /// In whole seconds, or from two minutes on in whole minutes, rounded up. Nobody waits for more than an hour.
    private static func words(for pause: Duration) -> String {
        guard pause <= .seconds(3600) else { return "more than an hour" }
        let (whole, rest) = pause.components
        let seconds = rest > 0 ? whole + 1 : whole
        if seconds == 1 { return "1 second" }
        return seconds < 120 ? "\(seconds) seconds" : "\(seconds / 60 + (seconds % 60 > 0 ? 1 : 0)) minutes"
    }
}

/// How an answer differs from the documented form. A place in it is written as a path: `results[3].name`.
public enum AnswerFault: Error, Sendable, Hashable {
    /// The body is empty.
    case empty
    /// The body is markup, such as a network's log-in page.
    case webPage
    /// The body is not JSON at all.
    case notJSON
    /// The body is JSON of another kind.
    case otherJSON
    /// There is no value at this place.
    case missing(String)
    /// The value at this place is of another type.
    case wrongType(String)
    /// The value is out of range, or text in place of a number.
    case impossible(String)
    /// The number is not a whole one, or does not fit in 64 bits.
    case notInteger(String)
    /// The identifier is that of an earlier record.
    case repeated(String)
    /// The record is the one with this identifier, not the requested one.
    case otherRecord(Int)
    /// The list at this place has more rows than are read.
    case tooManyRows(String, count: Int, limit: Int)
    /// The answer has more values, in all of its objects and lists, than are read.
    case tooManyValues(count: Int, limit: Int)
    /// The answer is nested more deeply than is read.
    case tooDeep(limit: Int)

    /// What is wrong, as a part of a sentence.
    public var reason: String {
        switch self {
        case .empty: "the answer is empty"
        case .webPage: "the answer is a web page"
        case .notJSON: "the answer is not JSON"
        case .otherJSON: "the answer is something else"
        case .missing(let place): "'\(place)' is missing"
        case .wrongType(let place): "'\(place)' is of the wrong type"
        case .impossible(let place): "'\(place)' has an impossible value"
        case .notInteger(let place): "'\(place)' is not a whole number, or is too large"
        case .repeated(let place): "'\(place)' is there twice"
        case .otherRecord(let identifier): "the answer is about number \(identifier)"
        case .tooManyRows(let place, let count, let limit):
            "\(place.isEmpty ? "the answer" : "'\(place)'") has \(count) rows; at most \(limit) are read"
        case .tooManyValues(let count, let limit): "the answer has \(count) values; at most \(limit) are read"
        case .tooDeep(let limit): "the answer is nested more than \(limit) levels deep"
        }
    }
}

/// Why a single record could not be loaded.
public enum RecordFailure: Error, Sendable, Hashable {
    /// There is no record with this identifier.
    case notFound(identifier: Int)
    /// The load has failed.
    case failed(LoadFailure)
}
