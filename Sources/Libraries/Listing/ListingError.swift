import ChallengeCore
import ChallengeDesignSystem

/// Why an action of a list or a detail could not be performed.
enum ListingError: ActionError, Hashable {
    /// - Parameter showsOld: whether the screen still shows what was loaded before.
    case load(FailureText, showsOld: Bool = false)
    /// - Parameter noun: what `refresh` loads: `list`.
    case nothingToRetry(noun: String)
    case noList
    case lastPage(Int)
    case unknownRecentSearch(String)
    case noPicture(noun: String, picture: String)

    var description: String {
        switch self {
        case .load(let failure, let showsOld): failure.report(showsOld: showsOld)
        case .nothingToRetry(let noun): "nothing has failed here; 'refresh' loads the \(noun) anew"
        case .noList: "there is no list to go on with"
        case .lastPage(let page): "page \(page) is the last one"
        case .unknownRecentSearch(let text): "'\(text)' is not among the recent searches"
        case .noPicture(let noun, let picture): "no \(noun) is loaded whose \(picture) could be shown"
        }
    }
}
