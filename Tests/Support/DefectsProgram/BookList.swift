import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import Observation
import SwiftUI

/// The feature with the list of books, and a form for wishes.
struct BookFeature: FeatureContract {
    let shelf: Shelf
    let name = "Books"

    var screens: [Screen] {
        [
            BookListView.declaration.shown {
                BookListView(model: BookListModel(shelf: shelf), navigator: $1)
            } preview: { _ in
                [BookListView.preview]
            },
            BookDetailView.declaration.shown {
                BookDetailView(identifier: $0, shelf: shelf, navigator: $1)
            } preview: { _ in
                [BookDetailView.preview]
            },
            WishView.declaration.shown {
                WishView(model: WishModel(shelf: shelf, navigator: $1))
            } preview: { _ in
                [WishView.preview]
            },
        ]
    }

    var exits: [Exit] {
        [
            Exit(Outgoing.author(name: "NAME")),
            Exit(Outgoing.featured, route: "featured", help: "the author of the month"),
        ]
    }
}

@Observable
final class BookListModel {
    private static let pageSize = 15

    let shelf: Shelf
    let load: Load<[Book]>
    private(set) var pages = 1 { didSet { appended = [] } }
    private var appended: [Book] = []
    private var recentSearches: [String] = []
    private var isLoading = false

    /// The names of the events that a search and a refresh track.
    private var events: (search: String, refresh: String) {
        let names = ("books_searched", "books_refreshed")
        return shelf.defect == .swappedEvents ? (names.1, names.0) : names
    }

    init(shelf: Shelf) {
        self.shelf = shelf
        load = Load { () async throws(LoadFailure) in try await shelf.books("/books") }
    }

    var found: [Book] {
        let books = (load.state.value ?? []).filter {
            shelf.defect == .ignoredFilter || shelf.author.isEmpty
                || $0.author.lowercased() == shelf.author.lowercased()
        }
        guard !shelf.search.isEmpty, shelf.defect != .idleSearch else { return books }
        let found = books.filter { book in
            let (title, text) = (book.title.lowercased(), shelf.search.lowercased())
            return shelf.defect == .prefixSearch ? title.hasPrefix(text) : title.contains(text)
        }
        if shelf.defect == .surplusMatch { return [Book.all[0]] + found.filter { $0 != Book.all[0] } }
        return shelf.defect == .lostMatch ? found.dropLast() : found
    }
    var shown: [Book] { Array(found.prefix(pages * Self.pageSize)) + appended }

    var isNarrowed: Bool { !shelf.search.isEmpty || !shelf.author.isEmpty }

    var state: ViewState {
        guard load.state.value != nil, isNarrowed else { return load.state.viewState }
        return found.isEmpty ? .emptySearch : .loaded
    }

    func search(_ text: String) throws(BookError) {
        if shelf.defect == .endlessLoop { _ = Book.all.map { Self.count(of: text, in: $0.title) } }
        guard text.count > 1 else { throw BookError(description: "'\(text)' is too short to be searched for") }
        shelf.remember(text)
        shelf.track(events.search)
        if shelf.defect == .unloadedSearch { return load.state = .idle }
        if shelf.defect != .overtakenAnswer { (shelf.search, pages) = (text, 1) }
        guard [.overtakenAnswer, .lostUpdate].contains(shelf.defect) else { return }
        Task {
            let before = recentSearches
            _ = try? await shelf.books("/books")
            if shelf.defect == .lostUpdate {
                recentSearches = before + [text]
            } else {
                (shelf.search, pages) = (text, 1)
            }
        }
    }

    /// A text that appears only with certain defects.
    var remarks: [String] {
        (recentSearches.isEmpty ? [] : ["searched: \(recentSearches.joined(separator: ", "))"])
            + (isLoading ? ["loading"] : [])
    }

    private static func count(of text: String, in title: String) -> Int {
        var (rest, count) = (title[...], 0)
        while let range = rest.firstRange(of: text) { (rest, count) = (rest[range.upperBound...], count + 1) }
        return count
    }

    func filter(by author: String) {
        (shelf.author, pages) = (author, 1)
    }

    func endSearch() { (shelf.search, shelf.author, pages) = ("", "", 1) }

    func showMore(pages count: Int = 1) async {
        if count == .max, shelf.defect == .incompleteAll, appended.isEmpty {
            return appended = found.dropFirst(shown.count).dropLast()
        }
        guard shelf.defect == .doubleLoad else { return pages += min(count, found.count) }
        let next = found.dropFirst(shown.count).prefix(Self.pageSize)
        _ = try? await shelf.books("/books")
        appended += next
    }

    func refresh() async throws(LoadFailure) {
        let before = load.state
        for _ in 0..<(shelf.defect == .doubleEvent ? 2 : 1) { shelf.track(events.refresh) }
        if shelf.defect == .refreshLosesRows { load.state = .loaded([]) }
        if shelf.defect == .lateLoading {
            Task {
                try? await Task.sleep(for: .milliseconds(100))
                isLoading = true
            }
            try? await Task.sleep(for: .milliseconds(200))
        }
        try await load.load()
        isLoading = false
        guard let books = load.state.value else { return }
        load.isRefreshed = shelf.defect == .lostTitle
        if shelf.defect == .refreshGrows { load.state = .loaded((before.value ?? []) + books) }
    }

    func didSelect() { if shelf.defect == .forgottenPage { pages = 1 } }
}

struct BookListView: RenderedView {
    nonisolated static let declaration = ScreenDeclaration(
        "BookList", title: "Books", navigation: "BookNavigation.list", BookNavigation.list,
        route: .init("books", help: "all books"), links: ["books://book/list"],
        events: ["books_refreshed", "books_searched"])

    static let preview = DeclaredView(
        actions: [search(), forget(), filter, all, more, wish, .refresh, .retry],
        rows: .init("book", leadTo: BookDetailView.declaration.description),
        contents: [
            .init(
                in: .idle, .loaded, .emptySearch,
                schema: .object([
                    "total": .integer(from: 0), "search": .string, "filter": .object(["author": .string]),
                    "books": .array(of: Book.schema),
                ])),
            .init(in: .error, schema: FailureText.schema),
        ])

    private nonisolated static func search(_ words: [String] = []) -> ActionDescription {
        let text = ArgumentKey<String>("TEXT") { words.map { .init($0) } }
        return ActionDescription(name: "search", help: "Look in the title", forms: [[text.parameter]], isIntent: true)
    }
    private nonisolated static func forget(_ words: [String] = []) -> ActionDescription {
        let text = ArgumentKey<String>("SEARCH") { words.map { .init($0) } }
        return ActionDescription(
            name: "forget", help: "Suggest a search no longer, or none",
            forms: [[Keyword("clear").parameter], [text.parameter]])
    }
    private nonisolated static let parts = ArgumentKey<[Assignment]>(
        "KEY=VALUE", keys: [Parameter.Key(name: "author", values: Set(Book.all.map(\.author)).sorted() + [bookless])])
    /// An author without books.
    nonisolated static let bookless = "Zoe Zett"
    private nonisolated static let filter = ActionDescription(
        name: "filter", help: "Keep the books of an author", forms: [[Keyword("clear").parameter], [parts.parameter]])
    private nonisolated static let all = ActionDescription(name: "all", help: "End the search and the filter")
    private nonisolated static let more = ActionDescription(
        name: "more", help: "Show the next page as well, N of them, or all",
        forms: [[], [pageCount.parameter], [Keyword("all").parameter]])
    private nonisolated static let pageCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private nonisolated static let wish = ActionDescription(
        name: "wish", help: "Wish for a book",
        effect: .leads(to: WishView.declaration.description.navigation, as: .sheet))

    let model: BookListModel
    let navigator: any NavigatorContract

    func render() -> Rendering {
        let (shelf, shown) = (model.shelf, model.shown)
        let total = model.found.count + (shelf.defect == .wrongTotal && shelf.search.isEmpty ? 1 : 0)
        let summary =
            [
                "\(total) books", shelf.wishes.isEmpty ? "" : "\(shelf.wishes.count) wishes",
                shelf.isWishing ? "a wish is being written" : "", shelf.search.isEmpty ? "" : "search: \(shelf.search)",
                shelf.author.isEmpty ? "" : "author: \(shelf.author)",
                shelf.defect == .counter ? "session \(shelf.session)" : "",
            ] + model.remarks
        let count: JSON = shelf.defect == .snapshotType ? .string("\(total)") : .number("\(total)")
        return Rendering(
            screen: "BookList", label: "books", title: model.load.title("Books"),
            summary: summary.filter { !$0.isEmpty }.joined(separator: ", "), state: model.state, body: rows(shown),
            snapshot: model.load.failure?.json ?? [
                "total": count, "search": shelf.search, "filter": ["author": shelf.author], "books": told(shown),
            ],
            actions: actions,
            selection: SelectableRows(
                noun: "book", items: shown.map { .init(identifier: RowIdentifier($0.id), name: $0.title) },
                hasMore: shown.count < model.found.count, open: { open($0.number ?? 0) }))
    }

    /// The books as programs get them.
    private func told(_ books: [Book]) -> [Book] {
        guard model.shelf.defect == .otherAuthor else { return books }
        return books.map { $0.id == 4 ? Book(id: $0.id, title: $0.title, author: Book.all[$0.id].author) : $0 }
    }

    private func rows(_ books: [Book]) -> Element {
        guard model.load.state.value != nil else { return model.load.placeholder.body }
        guard !books.isEmpty else { return .emptyState("No title has this.", advice: "Type all to end the search.") }
        return .table(
            Table(
                columns: [.init(alignment: .trailing, shrinks: false), .init(), .init(rank: 1)],
                rows: books.map { book in
                    [[Span("\(book.id)", .secondary)], [Span(book.title, .emphasis)], [Span(book.author)]]
                }))
    }

    private var actions: [Action] {
        let shelf = model.shelf
        let titles = Book.all.map(\.title)
        let words = shelf.searches + (shelf.defect == .refusedSuggestion ? titles.map { String($0.prefix(1)) } : titles)
        return [
            Action(Self.search(words)) { arguments in
                try model.search(arguments[ArgumentKey<String>("TEXT")] ?? "")
                return .done
            },
            Action(Self.wish) {
                if shelf.defect == .leftBehind { shelf.isWishing = true }
                navigator.present(BookNavigation.wish, style: .sheet)
            },
        ]
            + (shelf.searches.isEmpty
                ? []
                : [
                    Action(Self.forget(shelf.defect == .unsuggestedSearch ? [] : shelf.searches)) { arguments in
                        shelf.forget(arguments[ArgumentKey<String>("SEARCH")])
                        return .done
                    }
                ])
            + [
                Action(Self.filter) { arguments in
                    model.filter(by: arguments[Self.parts]?.last?.value ?? "")
                    return .done
                }
            ]
            + (model.isNarrowed ? [Action(Self.all, perform: endSearch)] : [])
            + (model.shown.count == model.found.count ? [] : [Action(Self.more, perform: showMore)])
            + model.load.actions { try await model.refresh() }
    }

    private func showMore(_ arguments: Arguments) async -> ActionOutcome {
        await model.showMore(pages: arguments.has(Keyword("all")) ? .max : arguments[Self.pageCount] ?? 1)
        return .done
    }

    private func endSearch() {
        model.endSearch()
        if model.shelf.defect == .strayAction { navigator.navigate(to: Outgoing.featured) }
    }

    private func open(_ identifier: Int) {
        model.didSelect()
        let destination: BookNavigation =
            switch model.shelf.defect {
            case .deadRow: .former
            case .neighbouringRow: .detail(identifier: identifier % Book.all.count + 1)
            default: .detail(identifier: identifier)
            }
        navigator.navigate(to: destination)
    }

    func appear(before intent: Intent?) async { await model.load.appear() }
}

/// A book, with a button that leads to its author.
struct BookDetailView: RenderedView {
    nonisolated static let declaration = ScreenDeclaration(
        "BookDetail", navigation: "BookNavigation.detail", label: "identifier", .identifier(of: "book"),
        BookNavigation.detail, route: .init("book", help: "one book"), links: ["books://book/detail/ID"],
        events: ["book_viewed"])

    static let preview = DeclaredView(
        actions: [author(), .refresh, .retry],
        contents: [
            .init(in: .idle), .init(in: .loaded, schema: .object(["book": Book.schema])),
            .init(in: .error, schema: FailureText.schema),
        ])

    private nonisolated static func author(_ name: String = "author") -> ActionDescription {
        ActionDescription(name: name, help: "Go to the author", effect: .leads(to: Outgoing.author(name: "").name))
    }

    let identifier: Int
    let defect: Defect?
    let load: Load<Book>
    let shelf: Shelf
    let worker: Worker?
    let navigator: any NavigatorContract

    init(identifier: Int, shelf: Shelf, navigator: any NavigatorContract) {
        self.identifier = identifier
        (self.shelf, defect) = (shelf, shelf.defect)
        worker = shelf.worker
        self.navigator = navigator
        load = Load { () async throws(LoadFailure) in
            let target = "/books/\(identifier)"
            let books = try await shelf.books(target)
            let isOther =
                shelf.defect == .neighbouringBook && identifier == 15
                || shelf.defect == .otherRetry && shelf.hasFailed(target)
            guard let book = books.first(where: { $0.id == (isOther ? identifier - 1 : identifier) }) else {
                throw .unreadable("there is no book \(identifier)")
            }
            return book
        }
    }

    func render() -> Rendering {
        let book = load.state.value
        let author = book.map { book in
            Action(Self.author(defect == .mistypedName ? "autor" : "author")) {
                for _ in 0..<(defect == .doubleLanding ? 2 : 1) {
                    navigator.navigate(to: Outgoing.author(name: book.author))
                }
            }
        }
        return Rendering(
            screen: "BookDetail", label: "\(identifier)", title: load.title(book?.title ?? "Book \(identifier)"),
            state: load.state.viewState, body: book.map(body) ?? load.placeholder.body,
            snapshot: book.map { ["book": told($0)] as JSON } ?? load.placeholder.snapshot,
            actions: [author].compactMap(\.self)
                + (defect == .missingRetry && book == nil
                    ? []
                    : load.actions {
                        try await load.load()
                        load.isRefreshed = defect == .lostTitle
                    }))
    }

    /// The book as programs get it.
    private func told(_ book: Book) -> Book {
        Book(id: book.id, title: book.title, author: defect == .untoldAuthor ? book.title : book.author)
    }

    private func body(_ book: Book) -> Element {
        .stack([
            .infoRows(
                [
                    ("Title", [Span(defect == .escapedText ? "\(book.title) &amp; more" : book.title)]),
                    defect == .writtenByTitle
                        ? ("Written by", [Span(book.title)])
                        : (
                            defect == .mistypedLabel ? "Autor" : "Author",
                            [Span(defect == .optionalText ? "\(String?.some(book.author) as Any)" : book.author)]
                        ),
                ]
                    + (defect == .crash ? [("Next", [Span(Book.all[book.id].title)])] : [])),
            defect == .unshownPlace ? .stack([]) : .paragraph([Span(book.place)]),
            defect == .wideText ? .verbatim([String(repeating: "plain text ", count: 9)]) : .stack([]),
        ])
    }

    func appear(before intent: Intent?) async {
        if defect != .forgottenEvent { shelf.track("book_viewed") }
        guard let worker else { return await load.appear() }
        await worker.run { await load.appear() }
    }
}
