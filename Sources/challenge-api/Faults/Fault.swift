/// A way in which the server fails on purpose, so that a client can be seen to bear it.
struct Fault: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// An answer with this status, and with a Retry-After of so many seconds.
        case status(Int, retryAfter: Int?)
        /// The right answer, late.
        case delay(seconds: Double)
        /// No answer: the connection is reset.
        case reset
        /// The head of the right answer and half of its body, then the end of the connection.
        case truncated
        /// What is neither JSON nor a picture, nor UTF-8.
        case garbage
        /// The right answer, whose JSON has texts where numbers belong and numbers where texts belong.
        case wrongTypes
        /// A body without an end.
        case endless
        /// A redirect to where the request already was.
        case redirect
    }

    let kind: Kind
    /// How many more requests it meets; all of them if nil.
    var times: Int?
}

extension Fault: CustomStringConvertible {
    /// As ``init(_:)`` reads it.
    var description: String { times.map { "\(kind) times \($0)" } ?? kind.description }
}

extension Fault.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .status(let code, let retryAfter): "status \(code)" + (retryAfter.map { " retry-after \($0)" } ?? "")
        case .delay(let seconds): "delay \(Int(exactly: seconds).map(String.init) ?? String(seconds))"
        case .reset: "reset"
        case .truncated: "truncated"
        case .garbage: "garbage"
        case .wrongTypes: "wrong-types"
        case .endless: "endless"
        case .redirect: "redirect"
        }
    }
}
