import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import SwiftUI

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
        }, events: ["not_found_viewed", "not_found_closed"])

    let viewModel: NotFoundViewModel

    var body: some View {
        ContentUnavailableView(
            failure: viewModel.reason.sentence, description: "Type back to leave, or home to start again.")
        for (index, navigation) in viewModel.reason.chain.enumerated() {
            Drawing(.line([Span("  "), Span(index == 0 ? .bullet : .redirect, .secondary), Span(" " + navigation)]))
        }
        Value("message", viewModel.reason.sentence)
        Value("canRetry", false)
        Value("chain", viewModel.reason.chain, schema: .array(of: .reference("navigation")))
        Button("close", help: "Leave this screen", effect: .leaves) { viewModel.didSelectClose() }
            .contentHelp("A navigation or a link that leads nowhere.")
            .onFirstAppear { viewModel.didAppear() }
    }
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
    /// The reason as a sentence for people.
    var sentence: String {
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

    /// The navigations of the failed chain, in order; empty if no redirect was followed.
    var chain: [String] {
        switch self {
        case .noRedirect(let chain), .redirectCycle(let chain), .tooManyRedirects(let chain):
            chain.count > 1 ? chain : []
        case .unresolved, .unknownLink: []
        }
    }
}
