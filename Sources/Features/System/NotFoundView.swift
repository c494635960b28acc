import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

final class NotFoundViewModel {
    /// Why nothing was found; nil where nobody said so.
    let reason: NotFoundReason?
    private let navigator: NotFoundNavigator
    private let tracker: NotFoundTracker

    init(reason: NotFoundReason?, navigator: NotFoundNavigator, tracker: NotFoundTracker) {
        self.reason = reason
        self.navigator = navigator
        self.tracker = tracker
    }

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
        ])

    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    let viewModel: NotFoundViewModel

    func render() -> Rendering {
        let message = NotFoundText(reason: viewModel.reason)
        return Rendering(
            screen: Self.declaration.description.name, label: "not-found", title: "Not found", state: .error,
            body: .stack([
                .errorState(message.sentence, advice: "Type back to leave, or home to start again."),
                .stack(message.chain.enumerated().map(chainLine)),
            ]),
            snapshot: ["message": message.sentence, "canRetry": false, "chain": message.chain] as JSON,
            actions: [Action(Self.close) { viewModel.didSelectClose() }])
    }

    func appear() async { viewModel.didAppear() }

    private func chainLine(index: Int, navigation: String) -> Element {
        .line([Span("  "), Span(index == 0 ? .bullet : .redirect, .secondary), Span(" " + navigation)])
    }
}

/// Where one can go from the not-found screen.
struct NotFoundNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

/// Tracks the events of the not-found screen.
struct NotFoundTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("not_found_\(what)")) }
}

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
