import ChallengeNetworking

/// What the API answers; status and words of what it answers when it has nothing to show are those of its source.
extension HTTPResponse {
    static func ok(_ json: JSON) -> HTTPResponse {
        HTTPResponse(status: 200, body: json.data)
    }

    private static func failure(_ status: Int, _ message: String) -> HTTPResponse {
        HTTPResponse(status: status, body: JSON.object([("error", .string(message))]).data)
    }

    /// No page of that number, or no page at all: a search without a result.
    static let nothingHere = failure(404, "There is nothing here")
    /// A path the API does not have. Its words end in a full stop, unlike those of ``nothingHere``.
    static let unknownPath = failure(404, "There is nothing here.")
    /// Not a number, in a list too: there the API's words are its database's, which are not imitated.
    static let badIdentifier = failure(500, "Hey! you must provide an id")
    static let badArray = failure(500, "Bad... bad array :/")

    /// A number that is nobody's id; the title is that of the kind.
    static func notFound(_ title: String) -> HTTPResponse { failure(404, "\(title) not found") }
}
