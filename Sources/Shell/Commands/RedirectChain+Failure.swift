import ChallengeCore

extension RedirectChain {
    /// Why the chain leads nowhere, for people; nil where it leads somewhere.
    var failure: String? {
        guard case .notFound(let reason) = destination as? UnknownNavigation else { return nil }
        let last = navigations[navigations.count - 1].fullName
        return switch reason {
        case .unresolved(let navigation): "no feature shows \(navigation)"
        case .noRedirect: "nobody redirects \(last)"
        case .redirectCycle: "the redirects return to \(last)"
        case .tooManyRedirects: "more than \(RedirectChain.limit) redirects are not followed"
        case .unknownLink(let link): "no feature takes the link \(link)"
        }
    }
}
