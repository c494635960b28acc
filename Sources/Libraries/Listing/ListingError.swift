import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// Why an action of a list or a detail could not be performed.
enum ListingError: ActionError, Hashable {
    /// - Parameters:
    ///   - showsOld: whether the screen still shows what was loaded before.
    ///   - lastPage: the last of the pages that came before the failure, if some did.
    case load(FailureText, showsOld: Bool = false, lastPage: Int? = nil)
    /// - Parameter noun: what `refresh` loads: `list`.
    case nothingToRetry(noun: String)
    case noList
    case firstPage(Int)
    case lastPage(Int)
    case unknownRecentSearch(String)
    case noPicture(noun: String, picture: String)

    var description: String {
        switch self {
        case .load(let failure, let showsOld, let lastPage):
            failure.report(showsOld: showsOld) + (lastPage.map { "; page \($0) is the last one that came" } ?? "")
        case .nothingToRetry(let noun): "nothing has failed here; 'refresh' loads the \(noun) anew"
        case .noList: "there is no list to page through"
        case .firstPage(let page): "page \(page) is the first one"
        case .lastPage(let page): "page \(page) is the last one"
        case .unknownRecentSearch(let text): "\(text.quotedInMessage()) is not among the recent searches"
        case .noPicture(let noun, let picture): "no \(noun) is loaded whose \(picture) could be shown"
        }
    }
}
