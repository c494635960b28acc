import ChallengeDesignSystem

/// The words for this feature's errors: what failed and for which path, why, and what can be done about it.
nonisolated enum CharacterErrorText {
    /// What a screen says in the place of what it cannot show.
    static func sentence(_ error: CharacterError) -> String { sentence(message(error)) }

    static func sentence(_ error: CharactersPageError) -> String { sentence(message(error)) }

    /// What the reader of a screen can do.
    static func advice(_ error: CharacterError) -> String {
        switch error {
        case .notFound: "Type back to leave."
        case .failed(let failure): advice(failure)
        }
    }

    static func advice(_ error: CharactersPageError) -> String {
        switch error {
        case .failed(let failure): advice(failure)
        }
    }

    /// What a command says that could not load.
    ///
    /// - Parameter showsOld: whether there is on the screen what was loaded before, which the message then tells.
    static func report(_ error: CharacterError, showsOld: Bool = false) -> String {
        switch error {
        case .notFound: message(error) + (showsOld ? note : "")
        case .failed(let failure): report(failure, showsOld)
        }
    }

    static func report(_ error: CharactersPageError, showsOld: Bool = false) -> String {
        switch error {
        case .failed(let failure): report(failure, showsOld)
        }
    }

    /// That rows of a page are not shown, and why the first of them is not; nil where all are.
    static func omission(_ faults: [AnswerFault]) -> String? {
        guard let first = faults.first else { return nil }
        return "\(faults.count == 1 ? "A row is" : "\(faults.count) rows are") left out: \(reason(first))."
    }

    /// What is wrong with an answer.
    static func reason(_ fault: AnswerFault) -> String {
        switch fault {
        case .empty: "the answer is empty"
        case .webPage: "the answer is a web page"
        case .notJSON: "the answer is not JSON"
        case .otherJSON: "the answer is something else"
        case .missing(let place): "'\(place)' is missing"
        case .wrongType(let place): "'\(place)' is of the wrong type"
        case .impossible(let place): "'\(place)' has an impossible value"
        case .repeated(let place): "'\(place)' is there twice"
        case .otherCharacter(let identifier): "the answer is about character \(identifier)"
        }
    }

    /// The columns that a path may take in a message; a search may be a thousand times as long.
    private static let targetWidth = 50

    private static let note = "; what is shown was loaded before"

    static func sentence(_ message: String) -> String {
        message.prefix(1).uppercased() + message.dropFirst() + "."
    }

    private static func report(_ failure: LoadFailure, _ showsOld: Bool) -> String {
        let remedy = remedy(failure).map { "; " + $0 } ?? ""
        return message(failure) + remedy + (showsOld ? note : "")
    }

    private static func advice(_ failure: LoadFailure) -> String {
        guard let remedy = remedy(failure) else { return "Type retry to try again." }
        return "\(remedy.prefix(1).uppercased() + remedy.dropFirst()), then type retry."
    }

    private static func message(_ error: CharacterError) -> String {
        switch error {
        case .notFound(let identifier): "there is no character \(identifier)"
        case .failed(let failure): message(failure)
        }
    }

    private static func message(_ error: CharactersPageError) -> String {
        switch error {
        case .failed(let failure): message(failure)
        }
    }

    private static func message(_ failure: LoadFailure) -> String {
        switch failure {
        case .request(let target, let cause):
            "cannot load \(target.madeVisible.cut(to: targetWidth)): \(reason(cause))"
        case .cancelled: "the load was cancelled"
        }
    }

    /// Why there is no answer that can be used.
    static func reason(_ failure: RequestFailure) -> String {
        switch failure {
        case .invalidURL(let url): "'\(url)' is not an address that can be asked"
        case .unreachable(let reason): reason
        case .timeout: "no answer in time"
        case .status(404): "there is no such path (status 404)"
        case .status(let code): "the API answered with status \(code)"
        case .rateLimited: "too many requests (status 429)"
        case .tooLarge(let limit): "the answer is larger than \(limit / (1 << 20)) MiB"
        case .unreadable(let fault): reason(fault)
        }
    }

    /// What should be done before trying again, as a command; nil where nothing but that helps.
    private static func remedy(_ failure: LoadFailure) -> String? {
        guard case .request(_, let cause) = failure else { return nil }
        return switch cause {
        case .invalidURL, .status(404), .unreadable(.empty), .unreadable(.webPage), .unreadable(.notJSON),
            .unreadable(.otherJSON):
            "check the API's address"
        // It is the API, and has something wrong.
        case .unreadable, .tooLarge: nil
        case .unreachable: "check the connection"
        case .rateLimited(let pause?): "wait \(words(for: pause))"
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

extension CharacterError {
    /// Whether trying again may help: an identifier that nobody has stays without anybody.
    var canRetry: Bool {
        switch self {
        case .notFound: false
        case .failed: true
        }
    }

    var isCancellation: Bool { self == .failed(.cancelled) }
}

extension CharactersPageError {
    var isCancellation: Bool { self == .failed(.cancelled) }
}
