import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

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
struct BookListView: ListView {
    nonisolated static let words = ListWords(
        noun: "book", plural: "books", key: "title", picture: "cover", conditions: "search and filter",
        noMatch: "No book fits.")
    nonisolated static let declaration = ScreenDeclaration(
        "BookList", title: "Books", navigation: "BookNavigation.list", BookNavigation.list,
        actions: ListActions.all(words, own: [ListActions.filter(by: BookQuery.self)]),
        rows: .init(words.noun, leadTo: BookView.declaration.description),
        contents: ListActions.contents(words, of: Book.self, by: BookQuery.self))
    nonisolated static let columns = [Table.Column(alignment: .trailing, shrinks: false), Table.Column()]

    let list: ListModel<Book, BookQuery>
    let navigator: any NavigatorContract

    func row(_ book: Book, named name: String) -> [[Span]] { [[Span("\(book.id)")], [Span(name)]] }
    func didSelect(identifier: Int) { navigator.navigate(to: BookNavigation.detail(identifier: identifier)) }
    var ownActions: [Action] { [filterAction()] }
}

struct BookView: DetailView {
    nonisolated static let words = BookListView.words
    nonisolated static let declaration = ScreenDeclaration(
        "Book", navigation: "BookNavigation.detail", label: "identifier", .identifier(of: words.noun),
        BookNavigation.detail, actions: DetailActions.all(words), contents: DetailActions.contents(words, of: Book.self)
    )

    let detail: DetailModel<Book, BookQuery>
    let navigator: any NavigatorContract

    func rows(of book: Book) -> [(label: String, value: [Span])] { [(label: "Image", value: [Span(book.image)])] }
    func didSelectClose() { navigator.goBack() }
}

struct BookTracker: ListTrackerContract, DetailTrackerContract {
    static let names = ListEventNames(
        screen: "books", selected: "book_selected", searched: "books_searched", recentSearchDeleted: "search_deleted")

    let tracker: any TrackerContract

    func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }

    func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "book", identifier: identifier))
    }
}
