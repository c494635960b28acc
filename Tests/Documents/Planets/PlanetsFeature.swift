import ChallengeCore
import ChallengeViews
import SwiftUI

public struct PlanetsFeature: FeatureContract {
    private let container: PlanetsContainer

    init(client: any SkyClientContract, tracker: any TrackerContract) {
        self.container = PlanetsContainer(client: client, tracker: tracker)
    }

    public var deepLinkHandler: (any DeepLinkHandlerContract)? {
        PlanetsDeepLinkHandler()
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(PlanetListView(viewModel: container.makePlanetListViewModel(navigator: navigator)))
    }

    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? PlanetsIncomingNavigation else {
            return nil
        }
        switch navigation {
        case .list:
            return makeMainView(navigator: navigator)
        case .detail(let identifier):
            return AnyView(
                PlanetDetailView(
                    viewModel: container.makePlanetDetailViewModel(identifier: identifier, navigator: navigator)
                ))
        case .filter(let delegate):
            return AnyView(
                PlanetFilterView(
                    viewModel: PlanetFilterViewModel(
                        delegate: delegate, navigator: PlanetDetailNavigator(navigator: navigator))
                ))
        }
    }
}

final class PlanetsContainer {
    private let tracker: any TrackerContract
    private let planetRepository: any PlanetRepositoryContract

    init(client: any SkyClientContract, tracker: any TrackerContract) {
        self.tracker = tracker
        self.planetRepository = PlanetRepository(
            remoteDataSource: PlanetRemoteDataSource(client: client), memoryDataSource: PlanetMemoryDataSource())
    }

    func makePlanetListViewModel(navigator: any NavigatorContract) -> PlanetListViewModel {
        PlanetListViewModel(
            getPlanetsUseCase: GetPlanetsUseCase(repository: planetRepository),
            refreshPlanetsUseCase: RefreshPlanetsUseCase(repository: planetRepository),
            navigator: PlanetListNavigator(navigator: navigator),
            tracker: PlanetListTracker(tracker: tracker)
        )
    }

    func makePlanetDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> PlanetDetailViewModel {
        PlanetDetailViewModel(
            identifier: identifier,
            getPlanetUseCase: GetPlanetUseCase(repository: planetRepository),
            navigator: PlanetDetailNavigator(navigator: navigator)
        )
    }
}
