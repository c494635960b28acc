import ChallengeCore
import ChallengeDesignSystem

struct NotFoundView: View {
    nonisolated static let description = ScreenDescription(
        name: "NotFound", title: "Not found", navigation: "UnknownNavigation.notFound", actions: [close])

    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    private let viewModel: any NotFoundViewModelContract

    init(viewModel: any NotFoundViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        let message = NotFoundText(reason: viewModel.reason)
        return Rendering(
            screen: Self.description.name, label: "not-found", title: "Not found", state: "error",
            body: .stack([
                .errorState(message.sentence, advice: "Type back to leave, or home to start again."),
                .stack(message.chain.enumerated().map(chainLine)),
            ]),
            snapshot: Snapshot(message: message.sentence, canRetry: false, chain: message.chain),
            actions: [Action(Self.close) { viewModel.didSelectClose() }])
    }

    func appear() async {
        viewModel.didAppear()
    }

    private func chainLine(index: Int, navigation: String) -> Element {
        .line([Span("  "), Span(index == 0 ? .bullet : .redirect, .secondary), Span(" " + navigation)])
    }

    private nonisolated struct Snapshot: Encodable, Sendable {
        let message: String
        let canRetry: Bool
        let chain: [String]
    }
}
