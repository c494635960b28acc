import ChallengeCore
import ChallengeListing
import ChallengeTestSupport

/// A list of books that a test decides on, recent searches in memory, and what remembers the rest.
@MainActor
struct ListUnderTest {
    let library = Library()
    let searches: RecentSearches
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let list: ListModel<Book, BookQuery>

    init(
        recentSearches source: any RecentSearchesLocalDataSourceContract =
            RecentSearchesLocalDataSource(path: nil, list: "") { _ in }
    ) {
        searches = RecentSearches(localDataSource: source)
        list = ListModel(
            get: GetPageUseCase(repository: library), refresh: RefreshPageUseCase(repository: library),
            search: SearchPageUseCase(repository: library), recentSearches: searches,
            tracker: BookTracker(tracker: tracker))
    }

    var view: BookListView { BookListView(list: list, navigator: navigator) }

    /// Performs an action of the view, as a shell would.
    @discardableResult
    func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws -> ActionOutcome {
        try await view.render().perform(action, Arguments(arguments))
    }

    /// What a failure or a cancellation must leave as it was.
    struct Shown: Equatable {
        let state: ListState<Book>
        let query: BookQuery
        let recentSearches: [String]
    }

    var shown: Shown { Shown(state: list.state, query: list.query, recentSearches: list.recentSearches) }

    /// The names of the states from now on.
    func followStates() -> FollowedValues<String> { FollowedValues { [list] in list.state.viewState.name } }
}

/// The details of book 5, as a test decides.
@MainActor
struct DetailUnderTest {
    let library = Library()
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let detail: DetailModel<Book, BookQuery>

    init(imageFailure: ImageError? = nil) {
        let images = ScriptedImageLoader { () throws(ImageError) in
            if let imageFailure { throw imageFailure }
            return .sample()
        }
        library.setAnswer(.success(.sample([5])))
        detail = DetailModel(
            identifier: 5, get: GetItemUseCase(repository: library), refresh: RefreshItemUseCase(repository: library),
            image: GetImageUseCase(imageLoader: images), tracker: BookTracker(tracker: tracker))
    }

    var view: BookView { BookView(detail: detail, navigator: navigator) }

    /// The names of the states from now on.
    func followStates() -> FollowedValues<String> { FollowedValues { [detail] in detail.state.viewState.name } }
}
