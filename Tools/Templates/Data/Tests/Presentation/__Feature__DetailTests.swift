import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The details of __a_noun__", .limited)
struct __Feature__DetailTests {
    private let tracker = TrackerMock()
    private let navigator = NavigatorMock()

    private func viewModel(_ useCases: __Feature__UseCasesMock) -> __Feature__DetailViewModel {
        __Feature__DetailViewModel(
            identifier: 5, get__Feature__UseCase: useCases, refresh__Feature__UseCase: useCases,
            navigator: __Feature__DetailNavigator(navigator: navigator),
            tracker: __Feature__DetailTracker(tracker: tracker))
    }

    @Test("Each load uses its use case, and each event is tracked")
    func loads() async throws {
        let useCases = __Feature__UseCasesMock()
        let sut = viewModel(useCases)
        await sut.detail.appear()
        #expect(sut.detail.state.value == .sample)
        try await sut.detail.refresh()
        await sut.detail.retry()
        sut.didSelectList()
        #expect(useCases.calls.all == ["get 5", "refresh 5", "get 5"])
        #expect(
            tracker.events == [
                "__event___detail_viewed id=5", "__event___detail_refreshed id=5", "__event___detail_retried id=5",
                "__event___detail_list_selected id=5",
            ])
        #expect(navigator.calls == [.navigate(to: __Feature__IncomingNavigation.list)])
    }

    @Test("A use case's error is the details' failure")
    func failure() async {
        let sut = viewModel(__Feature__UseCasesMock(failure: .notFound(identifier: 5)))
        await sut.detail.appear()
        #expect(sut.detail.state == .error(.notFound(identifier: 5)))
        await #expect(throws: LoadFailure.notFound(identifier: 5)) { try await sut.detail.refresh() }
    }
}
