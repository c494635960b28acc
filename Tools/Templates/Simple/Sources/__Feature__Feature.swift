package import ChallengeCore
package import SwiftUI

/// One screen, without data.
package struct __Feature__Feature: FeatureContract {
    private let container: __Feature__Container

    package init(tracker: any TrackerContract) {
        container = __Feature__Container(tracker: tracker)
    }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { __Feature__DeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(__Feature__View(viewModel: container.make__Feature__ViewModel(navigator: navigator)))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? __Feature__IncomingNavigation else { return nil }
        switch navigation {
        case .main: return makeMainView(navigator: navigator)
        }
    }
}
