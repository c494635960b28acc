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

// The words for what prevents a load. All are parts of a sentence, without a full stop: a screen or a command makes the
// sentence. What comes from outside is in them as it came, and may be long.

extension LoadFailure {
    /// What was asked for; nil where there was no failure but a cancellation.
    package var target: String? {
        if case .request(let target, _) = self { target } else { nil }
    }

    /// Why there is no answer that can be used.
    package var reason: String {
        switch self {
        case .request(_, let cause): cause.reason
        case .cancelled: "the load was cancelled"
        }
    }

    /// What should be done before trying again, as a command; nil where nothing but that helps.
    package var remedy: String? {
        if case .request(_, let cause) = self { cause.remedy } else { nil }
    }
}

extension RequestFailure {
    /// Why there is no answer that can be used.
    package var reason: String {
        switch self {
        case .invalidURL(let url): "'\(url)' is not an address that can be asked"
        case .unreachable(let reason): reason
        case .timeout: "no answer in time"
        case .status(404): "there is no such path (status 404)"
        case .status(let code): "the API answered with status \(code)"
        case .rateLimited: "too many requests (status 429)"
        case .tooLarge(let limit): "the answer is larger than \(limit / (1 << 20)) MiB"
        case .unreadable(let fault): fault.reason
        }
    }

    /// What should be done before trying again, as a command; nil where nothing but that helps.
    package var remedy: String? {
        switch self {
        case .invalidURL, .status(404), .unreadable(.empty), .unreadable(.webPage), .unreadable(.notJSON),
            .unreadable(.otherJSON):
            "check the API's address"
        // It is the API, and has something wrong.
        case .unreadable, .tooLarge: nil
        case .unreachable: "check the connection"
        case .rateLimited(let pause?): "wait \(Self.words(for: pause))"
        case .rateLimited(nil), .timeout, .status: "wait a little"
        }
    }

    /// In whole seconds, or from two minutes on in whole minutes; rather longer than shorter.
    private static func words(for pause: Duration) -> String {
        let (whole, rest) = pause.components
        let seconds = rest > 0 && whole < .max ? whole + 1 : whole
        if seconds == 1 { return "1 second" }
        return seconds < 120 ? "\(seconds) seconds" : "\(seconds / 60 + (seconds % 60 > 0 ? 1 : 0)) minutes"
    }
}

extension AnswerFault {
    /// What is wrong with an answer.
    package var reason: String {
        switch self {
        case .empty: "the answer is empty"
        case .webPage: "the answer is a web page"
        case .notJSON: "the answer is not JSON"
        case .otherJSON: "the answer is something else"
        case .missing(let place): "'\(place)' is missing"
        case .wrongType(let place): "'\(place)' is of the wrong type"
        case .impossible(let place): "'\(place)' has an impossible value"
        case .repeated(let place): "'\(place)' is there twice"
        case .otherRecord(let identifier): "the answer is about number \(identifier)"
        }
    }
}

/// Why one thing cannot be had.
package enum RecordFailure: Error, Sendable, Hashable {
    /// There is nothing with this identifier.
    case notFound(identifier: Int)
    case failed(LoadFailure)
}
