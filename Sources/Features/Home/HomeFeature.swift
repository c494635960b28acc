package import ChallengeCore
package import SwiftUI

/// The first screen of the app, and the information about the app.
package struct HomeFeature: FeatureContract {
    private let container: HomeContainer

    package init(tracker: any TrackerContract) {
        container = HomeContainer(tracker: tracker)
    }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { HomeDeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(HomeView(viewModel: container.makeHomeViewModel(navigator: navigator)))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? HomeIncomingNavigation else { return nil }
        switch navigation {
        case .main: return makeMainView(navigator: navigator)
        case .about: return AnyView(AboutView(viewModel: container.makeAboutViewModel(navigator: navigator)))
        }
    }
}
