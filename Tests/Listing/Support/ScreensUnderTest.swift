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
    let navigator = NavigatorMock()
    let tracker = TrackerMock()
    let list: ListModel<Book, BookQuery>

    init(
        recentSearches source: any RecentSearchesLocalDataSourceContract =
            RecentSearchesLocalDataSource(list: "", file: RecentSearchesFile()),
        query: BookQuery = BookQuery()
    ) {
        searches = RecentSearches(localDataSource: source)
        list = ListModel(
            RepositorySource(library, recentSearches: searches), query: query,
            track: ListTracker(tracker, BookListView.events).track)
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
    let navigator = NavigatorMock()
    let tracker = TrackerMock()
    let detail: DetailModel<Book>
    private let images: ImageLoaderMock

    init(imageFailure: ImageError? = nil) {
        let images = ImageLoaderMock { () throws(ImageError) in
            if let imageFailure { throw imageFailure }
            return .sample()
        }
        library.setAnswer(.success(.sample([5])))
        detail = DetailModel(
            identifier: 5, RepositorySource(library, recentSearches: .kept),
            track: DetailTracker(tracker, noun: "book", identifier: 5).track)
        self.images = images
    }

    var view: AnyView {
        BookView.screen(detail).view(of: BookNavigation.detail(identifier: 5), in: navigator, images: images)
    }

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
    nonisolated static let events = ListEventNames(
        screen: "books", noun: "book", searched: "books_searched", recentSearchDeleted: "search_deleted")
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

    let detail: DetailModel<Book>

    var body: some View {
        Details(detail, nouns: BookListView.nouns, row: BookListView.row) {
            LabeledContent("Image", value: $0.image)
        }
    }

    static func screen(_ detail: DetailModel<Book>) -> Screen {
        declaration.shown { _, _ in
            BookView(detail: detail)
        } preview: { _ in
            [BookView(detail: detail)]
        }
    }
}

extension RecentSearches {
    /// Recent searches in memory.
    static var kept: RecentSearches {
        RecentSearches(localDataSource: RecentSearchesLocalDataSource(list: "", file: RecentSearchesFile()))
    }
}
