import ChallengeActions
public import ChallengeCore
import ChallengeText
import ChallengeViews
import SwiftUI

extension SystemFeature {
    public var screens: [Screen] {
        [
            NotFoundView.declaration.prompt { (view: NotFoundView, _) in
                view
                    .programValue("message", view.viewModel.message)
                    .programValue("canRetry", false)
                    .programValue("chain", view.viewModel.chain, schema: .array(of: .reference("navigation")))
                    .command("close", help: "Leave this screen", effect: .leaves)
                    .contentHelp("A navigation or a link that leads nowhere.")
            } preview: { _ in
                [NotFoundView(viewModel: NotFoundPreview())]
            }
        ]
    }
}

extension NotFoundView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "NotFound", title: "Not found", navigation: UnknownNavigation.notFoundName,
        { ($0 as? UnknownNavigation).map { _ in } },
        events: NotFoundEvent.allCases.map { EventDescription($0.name, keys: []) })
}

private final class NotFoundPreview: NotFoundViewModelContract {
    let message = "No feature handles the link ."
    let chain: [String] = []

    func didAppear() {}
    func didSelectClose() {}
}
