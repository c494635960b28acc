import ChallengeActions
package import ChallengeCore
import ChallengeViews
import SwiftUI

// What only a prompt needs of the feature. Without this file, the feature builds and runs.

extension __Feature__Feature {
    package var screens: [Screen] {
        [
            Self.main.prompt { (view: __Feature__View, _) in
                view.command("close", help: "Leave this screen", effect: .leaves)
            } preview: { _ in
                [__Feature__View(viewModel: __Feature__Preview())]
            }
        ]
    }

    fileprivate nonisolated static let main = ScreenDeclaration(
        "__Feature__", title: "__Noun__", navigation: "__Feature__IncomingNavigation.main",
        __Feature__IncomingNavigation.main,
        route: .init("__noun__-screen", help: "the __noun__ screen, without a redirect"),
        links: ["challenge://__noun__", "challenge://__noun__/main"],
        events: __Feature__Event.allCases.map { EventDescription($0.name, keys: []) })
}

nonisolated extension __Feature__IncomingNavigation {
    package var navigationName: NavigationName { __Feature__Feature.main.navigationName }
}

private final class __Feature__Preview: __Feature__ViewModelContract {
    func didAppear() {}
    func didSelectClose() {}
}
