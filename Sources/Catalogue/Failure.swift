import ChallengeNetworking

/// What the API answers when it has nothing to show; status and words are those of its source.
enum Failure: Equatable {
    /// No page of that number, or no page at all: a search without a result.
    case nothingHere
    /// A path the API does not have. Its words end in a full stop, unlike those of ``nothingHere``.
    case unknownPath
    /// A number that is nobody's id; the text is the kind's title.
    case notFound(String)
    /// Not a number, in a list too: there the API's words are its database's, which are not imitated.
    case badIdentifier
    case badArray

    var status: Int {
        switch self {
        case .nothingHere, .unknownPath, .notFound: 404
        case .badIdentifier, .badArray: 500
        }
    }

    var message: String {
        switch self {
        case .nothingHere: "There is nothing here"
        case .unknownPath: "There is nothing here."
        case .notFound(let title): "\(title) not found"
        case .badIdentifier: "Hey! you must provide an id"
        case .badArray: "Bad... bad array :/"
        }
    }
}

extension HTTPResponse {
    static func ok(_ json: JSON) -> HTTPResponse {
        HTTPResponse(status: 200, body: json.data)
    }

    static func failure(_ failure: Failure) -> HTTPResponse {
        HTTPResponse(status: failure.status, body: JSON.object([("error", .string(failure.message))]).data)
    }
}
