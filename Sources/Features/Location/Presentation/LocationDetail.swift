import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class LocationDetailViewModel {
    let detail: DetailModel<Location, LocationFilter>
    private let navigator: LocationDetailNavigator
    private let tracker: LocationDetailTracker

    init(
        identifier: Int,
        getLocationUseCase: GetLocationUseCase, refreshLocationUseCase: RefreshLocationUseCase,
        navigator: LocationDetailNavigator, tracker: LocationDetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: getLocationUseCase, refresh: refreshLocationUseCase, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(resident: Int) {
        tracker.trackSelected(resident: resident)
        navigator.navigate(toCharacter: resident)
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
        actions: DetailActions.all(words),
        rows: .init(Resident.words.noun, leadTo: LocationOutgoingNavigation.characterName),
        contents: DetailActions.contents(words, of: Location.self),
        events: DetailEvent.events(of: "location_detail") + [.init("location_resident_selected", keys: ["id"])])

    let viewModel: LocationDetailViewModel

    var detail: DetailModel<Location, LocationFilter> { viewModel.detail }

    func rows(of location: Location) -> [(label: String, value: [Span])] {
        [
            (label: "Type", value: [Span(location.type)]), (label: "Dimension", value: [Span(location.dimension)]),
            (label: "Residents", value: [Span("\(location.residents.identifiers.count)")]),
        ]
    }

    func related(to location: Location?) -> RelatedRows? {
        RelatedRows(
            location?.residents, words: Resident.words, title: "Residents",
            columns: [Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(rank: 1)],
            row: { resident, name in
                [[Span("\(resident.id)", .secondary)], [Span(name, .emphasis)], [Span(resident.species, .secondary)]]
            },
            open: { viewModel.didSelect(resident: $0) })
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct LocationDetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }

    func navigate(toCharacter identifier: Int) {
        navigator.navigate(to: LocationOutgoingNavigation.character(identifier: identifier))
    }
}

struct LocationDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "location_detail", identifier: identifier))
    }

    func trackSelected(resident: Int) {
        tracker.track(TrackingEvent("location_resident_selected", ["id": "\(resident)"]))
    }
}
