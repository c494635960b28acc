import ChallengeCore
package import ChallengeHost

extension AppMap {
    /// Messages about declared links that are never opened. Each message is a sentence without a capital and a full stop.
    package var unreachableLinks: [String] {
        var (reached, messages): ([LinkTemplate], [String]) = ([], [])
        for screen in screens {
            for link in screen.links {
                let reason: String
                do throws(LinkTemplate.Failure) {
                    let template = try LinkTemplate(link, of: screen)
                    guard let first = reached.first(where: { $0.covers(template) }) else {
                        reached.append(template)
                        continue
                    }
                    let name = first.screen.name == screen.name ? "the same screen" : first.screen.name
                    reason = "\(name) declares \(first.text == link ? "it" : "'\(first.text)'") first"
                } catch {
                    reason = error.reason
                }
                messages.append("the link '\(link)' of \(screen.name) is never opened: \(reason)")
            }
        }
        return messages
    }
}

extension LinkTemplate.Failure {
    fileprivate var reason: String {
        switch self {
        case .noURL: "it is not a URL"
        case .noScheme: "it has no scheme, such as app in 'app://books/list'"
        case .noHost: "it has no host, such as books in 'app://books/list'"
        }
    }
}
