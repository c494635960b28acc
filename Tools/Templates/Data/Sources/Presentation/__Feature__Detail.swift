import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class __Feature__DetailViewModel {
    let detail: DetailModel<__Feature__, TextQuery>
    private let navigator: __Feature__DetailNavigator

    init(
        identifier: Int,
        get__Feature__UseCase: Get__Feature__UseCase, refresh__Feature__UseCase: Refresh__Feature__UseCase,
        navigator: __Feature__DetailNavigator, tracker: __Feature__DetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: get__Feature__UseCase, refresh: refresh__Feature__UseCase, tracker: tracker)
        self.navigator = navigator
    }

    func didSelectClose() { navigator.goBack() }
}

struct __Feature__DetailView: DetailView {
    nonisolated static let words = __Feature__ListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__Detail", navigation: "__Feature__IncomingNavigation.detail", label: "identifier",
        .identifier(of: words.noun), __Feature__IncomingNavigation.detail,
        route: .init("__noun__", help: "one __noun__"),
        links: ["challenge://__noun__/detail/ID", "challenge://__noun__/detail?id=ID"],
        actions: DetailActions.all(words), contents: DetailActions.contents(words, of: __Feature__.self),
        events: DetailEvent.events(of: "__event___detail"))

    let viewModel: __Feature__DetailViewModel

    var detail: DetailModel<__Feature__, TextQuery> { viewModel.detail }

    func rows(of __feature__: __Feature__) -> [(label: String, value: [Span])] {
        [(label: "Name", value: [Span(__feature__.name)])]
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct __Feature__DetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct __Feature__DetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "__event___detail", identifier: identifier))
    }
}
