import ChallengeCore
import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Observation
import SwiftUI

/// A list of books under the test's control, recent searches in memory, and recorders for the rest.
@MainActor
struct ListUnderTest {
    let library = Library()
    let searches: RecentSearches
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let list: ListModel<Book, BookQuery>

    init(
        recentSearches source: any RecentSearchesLocalDataSourceContract =
            RecentSearchesLocalDataSource(file: RecentSearchesFile(), list: ""),
        query: BookQuery = BookQuery()
    ) {
        searches = RecentSearches(localDataSource: source)
        list = ListModel(
            get: GetPageUseCase(repository: library), refresh: RefreshPageUseCase(repository: library),
            search: SearchPageUseCase(repository: library), recentSearches: searches,
            tracker: BookTracker(tracker: tracker), query: query)
    }

    var view: AnyView { BookListView.screen(list).view(of: BookNavigation.list, in: navigator) }

    /// Performs an action of the view, as a shell would.
    @discardableResult
    func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws -> ActionOutcome {
        try await view.render().perform(action, Arguments(arguments))
    }

    /// The state that a failure or a cancellation must leave unchanged.
    struct Shown: Equatable {
        let state: ListState<Book>
        let query: BookQuery
        let recentSearches: [String]
    }

    var shown: Shown { Shown(state: list.state, query: list.query, recentSearches: list.recentSearches) }

    /// Returns the names of the states from now on.
    func followStates() -> FollowedValues<String> { FollowedValues { [list] in list.state.viewState.name } }
}

/// The details of book 5, under the test's control.
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

    var view: AnyView { BookView.screen(detail).view(of: BookNavigation.detail(identifier: 5), in: navigator) }

    /// Returns the names of the states from now on.
    func followStates() -> FollowedValues<String> { FollowedValues { [detail] in detail.state.viewState.name } }
}

/// Every value of an expression over observable state, in order.
///
/// Observers are notified just before a change, so that each value is recorded as it is about to go.
@MainActor
final class FollowedValues<Value> {
    private let read: () -> Value
    private var gone: [Value] = []

    init(_ read: @escaping () -> Value) {
        self.read = read
        follow()
    }

    /// All values from the first to the present one.
    var all: [Value] { gone + [read()] }

    private func follow() {
        withObservationTracking {
            _ = read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.gone.append(self.read())
                self.follow()
            }
        }
    }
}

/// Keeps texts in memory. Each change waits at a gate that ignores cancellation.
actor SlowRecentSearches: RecentSearchesLocalDataSourceContract {
    private var kept: [String] = []
    private var gate: DeafGate?

    /// Sets the gate for later changes; nil opens the way.
    func setGate(_ gate: DeafGate?) { self.gate = gate }

    func load() -> [String] { kept }
    /// Nothing, as no user of this source asks.
    nonisolated func loadNow() -> [String] { [] }

    func update(_ change: @escaping @Sendable ([String]) -> [String]) async {
        await gate?.pass()
        kept = change(kept)
    }
}

enum BookNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)

    var navigationName: NavigationName {
        switch self {
        case .list: BookListView.declaration.navigationName
        case .detail(let identifier): BookView.declaration.navigationName(identifier)
        }
    }
}

/// A list that can be searched, and filtered by a year and a genre.
struct BookListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "book", plural: "books", key: "title", picture: "cover", isFiltered: true)
    nonisolated static let declaration = ScreenDeclaration(
        "BookList", title: "Books", navigation: "BookNavigation.list", BookNavigation.list)

    let list: ListModel<Book, BookQuery>

    var body: some View { PagedList(list, nouns: Self.nouns, row: Self.row, to: BookNavigation.detail) }

    nonisolated static func row(_ book: Book) -> Row {
        Row {
            Column("id", book.id, alignment: .trailing, shrinks: false)
            Column("title", book.displayName, .emphasis)
            Column.hidden("genres", book.genres)
        }
    }

    static func screen(_ list: ListModel<Book, BookQuery>) -> Screen {
        declaration.shown { _, _ in BookListView(list: list) }
    }
}

struct BookView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Book", navigation: "BookNavigation.detail", label: "identifier", .identifier(of: "book"),
        BookNavigation.detail)

    let detail: DetailModel<Book, BookQuery>

    var body: some View {
        Details(detail, nouns: BookListView.nouns, row: BookListView.row) {
            LabeledContent("Image", value: $0.image)
        }
    }

    static func screen(_ detail: DetailModel<Book, BookQuery>) -> Screen {
        declaration.shown { _, _ in
            BookView(detail: detail)
        } preview: { _ in
            [BookView(detail: detail)]
        }
    }
}

struct BookTracker: ListTrackerContract, DetailTrackerContract {
    static let names = ListEventNames(
        screen: "books", noun: "book", searched: "books_searched", recentSearchDeleted: "search_deleted")

    let tracker: any TrackerContract

    func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }

    func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "book", identifier: identifier))
    }

    func track(selected what: String, identifier: Int) {
        tracker.track(TrackingEvent("book_\(what)_selected", ["id": "\(identifier)"]))
    }
}
