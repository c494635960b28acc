import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

struct NotFoundViewModel {
    let reason: NotFoundReason
    let navigator: NotFoundNavigator
    let tracker: NotFoundTracker

    func didAppear() { tracker.track("viewed") }

    func didSelectClose() {
        tracker.track("closed")
        navigator.goBack()
    }
}

struct NotFoundView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "NotFound", title: "Not found", navigation: UnknownNavigation.notFoundName,
        { navigation -> NotFoundReason? in
            guard case .notFound(let reason) = navigation as? UnknownNavigation else { return nil }
            return reason
        }, actions: [close],
        contents: [
            .init(
                "A navigation or a link that leads nowhere.", in: .error,
                schema: .object([
                    "message": .string, "canRetry": .bool, "chain": .array(of: .reference("navigation")),
                ]))
        ], events: ["not_found_viewed", "not_found_closed"])

    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    let viewModel: NotFoundViewModel

    func render() -> Rendering {
        let reason = viewModel.reason
        return Rendering(
            screen: Self.declaration.description.name, label: "not-found", title: "Not found", state: .error,
            body: .stack([
                .errorState(reason.sentence, advice: "Type back to leave, or home to start again."),
                .stack(
                    reason.chain.enumerated().map { index, navigation in
                        .line([Span("  "), Span(index == 0 ? .bullet : .redirect, .secondary), Span(" " + navigation)])
                    }),
            ]),
            snapshot: ["message": reason.sentence, "canRetry": false, "chain": reason.chain] as JSON,
            actions: [Action(Self.close) { viewModel.didSelectClose() }])
    }

    func appear() async { viewModel.didAppear() }
}

struct NotFoundNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct NotFoundTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("not_found_\(what)")) }
}

extension NotFoundReason {
    /// For people.
    var sentence: String {
        switch self {
        case .unresolved(let navigation): "No feature shows \(navigation)."
        case .noRedirect(let chain) where chain.count == 1: "Nobody redirects \(chain[0])."
        case .noRedirect(let chain):
            "Nobody redirects \(chain[chain.count - 1]), where this chain of redirects ends."
        case .redirectCycle(let chain):
            "The redirects go round in a circle: they return to \(chain[chain.count - 1])."
        case .tooManyRedirects: "More than \(RedirectChain.limit) redirects: the chain was left unfinished."
        case .unknownLink(let link): "No feature takes the link \(link)."
        }
    }

    /// The navigations that led nowhere, in order; empty where no redirect was followed.
    var chain: [String] {
        switch self {
        case .noRedirect(let chain), .redirectCycle(let chain), .tooManyRedirects(let chain):
            chain.count > 1 ? chain : []
        case .unresolved, .unknownLink: []
        }
    }
}
