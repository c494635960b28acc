import ChallengeCore

protocol NotFoundViewModelContract: AnyObject {
    /// The reason as a sentence for people.
    var message: String { get }
    /// The navigations of the failed chain of redirects, in order; empty if no redirect was followed.
    var chain: [String] { get }
    func didAppear()
    func didSelectClose()
}

final class NotFoundViewModel: NotFoundViewModelContract {
    let message: String
    let chain: [String]
    private let navigator: any NotFoundNavigatorContract
    private let tracker: any NotFoundTrackerContract

    /// - Parameter reason: why the screen is shown, if that is known.
    init(reason: NotFoundReason?, navigator: any NotFoundNavigatorContract, tracker: any NotFoundTrackerContract) {
        message = reason?.sentence ?? "No feature shows this destination."
        chain = reason?.chain ?? []
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didSelectClose() {
        tracker.trackClosed()
        navigator.goBack()
    }
}

extension NotFoundReason {
    fileprivate var sentence: String {
        switch self {
        case .unresolved(let navigation): "No feature shows \(navigation)."
        case .noRedirect(let chain) where chain.count == 1: "No redirect for \(chain[0])."
        case .noRedirect(let chain):
            "No redirect for \(chain[chain.count - 1]), the end of this chain of redirects."
        case .redirectCycle(let chain):
            "The redirects form a loop: they return to \(chain[chain.count - 1])."
        case .tooManyRedirects: "More than \(RedirectChain.limit) redirects: the chain was left unfinished."
        case .unknownLink(let link): "No feature handles the link \(link)."
        }
    }

    fileprivate var chain: [String] {
        switch self {
        case .noRedirect(let chain), .redirectCycle(let chain), .tooManyRedirects(let chain):
            chain.count > 1 ? chain : []
        case .unresolved, .unknownLink: []
        }
    }
}
