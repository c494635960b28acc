import ChallengeCore

/// The words for a ``NotFoundReason``.
struct NotFoundText {
    let sentence: String
    /// The navigations that led nowhere, in order; empty where no redirect was followed.
    let chain: [String]

    init(reason: NotFoundReason?) {
        switch reason {
        case nil:
            sentence = "There is nothing here."
            chain = []
        case .unresolved(let navigation):
            sentence = "No feature shows \(navigation)."
            chain = []
        case .noRedirect(let chain) where chain.count == 1:
            sentence = "Nobody redirects \(chain[0])."
            self.chain = []
        case .noRedirect(let chain):
            sentence = "Nobody redirects \(chain[chain.count - 1]), where this chain of redirects ends."
            self.chain = chain
        case .redirectCycle(let chain):
            sentence = "The redirects go round in a circle: they return to \(chain[chain.count - 1])."
            self.chain = chain
        case .tooManyRedirects(let chain):
            sentence = "More than \(RedirectChain.limit) redirects: the chain was left unfinished."
            self.chain = chain
        case .unknownLink(let link):
            sentence = "No feature takes the link \(link)."
            chain = []
        }
    }
}
