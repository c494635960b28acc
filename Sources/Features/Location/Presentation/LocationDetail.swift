import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class LocationDetailViewModel {
    let detail: DetailModel<Location, TextQuery>
    private let navigator: LocationDetailNavigator

    init(
        identifier: Int,
        getLocationUseCase: GetLocationUseCase, refreshLocationUseCase: RefreshLocationUseCase,
        navigator: LocationDetailNavigator, tracker: LocationDetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: getLocationUseCase, refresh: refreshLocationUseCase, tracker: tracker)
        self.navigator = navigator
    }

    func didSelectClose() { navigator.goBack() }
}

struct LocationDetailView: DetailView {
    nonisolated static let words = LocationListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "LocationDetail", navigation: "LocationIncomingNavigation.detail", label: "identifier",
        .identifier(of: words.noun), LocationIncomingNavigation.detail,
        route: .init("location", help: "one location"),
        links: ["challenge://location/detail/ID", "challenge://location/detail?id=ID"],
        actions: DetailActions.all(words), contents: DetailActions.contents(words, of: Location.self))

    let viewModel: LocationDetailViewModel

    var detail: DetailModel<Location, TextQuery> { viewModel.detail }

    func rows(of location: Location) -> [(label: String, value: [Span])] {
        [(label: "Name", value: [Span(location.name)])]
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct LocationDetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct LocationDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "location_detail", identifier: identifier))
    }
}
