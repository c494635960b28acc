import ChallengeNetworking
import ChallengeText

/// The API's answers. Errors have the status and the words that the API's own source has for them.
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
    /// Not a number, alone or in a list. For a list the API passes on its database's words, which are not imitated.
    static let badIdentifier = failure(500, "Hey! you must provide an id")
    static let badArray = failure(500, "Bad... bad array :/")

    /// No record of the kind with this title has the id.
    static func notFound(_ title: String) -> HTTPResponse { failure(404, "\(title) not found") }
}
