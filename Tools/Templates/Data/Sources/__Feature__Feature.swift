package import ChallengeCore
package import ChallengeNetworking
package import SwiftUI

/// The __nouns__: a list with search, and the details of each.
package struct __Feature__Feature: FeatureContract {
    private let container: __Feature__Container

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = __Feature__Container(httpClient: httpClient, tracker: tracker)
    }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { __Feature__DeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(__Feature__ListView(viewModel: container.make__Feature__ListViewModel(navigator: navigator)))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? __Feature__IncomingNavigation else { return nil }
        switch navigation {
        case .list:
            return makeMainView(navigator: navigator)
        case .detail(let identifier):
            return AnyView(
                __Feature__DetailView(
                    viewModel: container.make__Feature__DetailViewModel(identifier: identifier, navigator: navigator)))
        }
    }
}
