package import ChallengeCore
import ChallengeInjection
package import ChallengeNetworking
package import SwiftUI

/// Video games: a list with search, and the details of each game. Registrations wire the feature: see `docs/wiring.md`.
package struct GamesFeature: FeatureContract {
    /// The container of this feature. Each app in a process has its own container.
    @Lazy private var container: Container
    private let environment = AppEnvironment.current

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        _container = Lazy {
            let container = Container()
            container.httpClient.register { httpClient }
            container.tracker.register { tracker }
            return container
        }
    }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { GamesDeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(resolved { $0.gamesNavigator(navigator) }.makeGamesListView())
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? GamesIncomingNavigation else { return nil }
        switch navigation {
        case .list: return makeMainView(navigator: navigator)
        case .detail(let identifier):
            return AnyView(GameDetailView(viewModel: resolved { $0.gameDetailViewModel(identifier: identifier) }))
        }
    }

    /// Resolves a value in the app's environment, because shared parts are made by the first resolution that needs them.
    func resolved<Value>(_ factory: (Container) -> Factory<Value>) -> Value {
        environment.making { factory(container)() }
    }
}
