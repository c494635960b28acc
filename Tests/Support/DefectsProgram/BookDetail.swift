import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// A book, with the way to its author.
struct BookDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "BookDetail", navigation: "BookNavigation.detail", label: "identifier", .identifier(of: "book"),
        BookNavigation.detail, route: .init("book", help: "one book"), links: ["books://book/detail/ID"],
        actions: [author, .refresh, .retry],
        contents: [
            .init(in: .idle), .init(in: .loaded, schema: .object(["book": Book.schema])),
            .init(in: .error, schema: FailureText.schema),
        ])

    private nonisolated static let author = ActionDescription(
        name: "author", help: "Go to the author", effect: .leads(to: Outgoing.author(name: "").name))

    let identifier: Int
    let defect: Defect?
    let load: Load<Book>
    let navigator: any NavigatorContract

    init(identifier: Int, shelf: Shelf, navigator: any NavigatorContract) {
        self.identifier = identifier
        defect = shelf.defect
        self.navigator = navigator
        load = Load { () async throws(LoadFailure) in
            let books = try await shelf.books("/books/\(identifier)")
            guard let book = books.first(where: { $0.id == identifier }) else {
                throw .unreadable("there is no book \(identifier)")
            }
            return book
        }
    }

    func render() -> Rendering {
        let book = load.state.value
        let author = book.map { book in
            Action(Self.author) { navigator.navigate(to: Outgoing.author(name: book.author)) }
        }
        return Rendering(
            screen: "BookDetail", label: "\(identifier)", title: load.title(book?.title ?? "Book \(identifier)"),
            state: load.state.viewState, body: book.map(body) ?? load.placeholder.body,
            snapshot: book.map(snapshot) ?? load.placeholder.snapshot,
            actions: [author].compactMap(\.self)
                + (defect == .missingRetry && book == nil
                    ? []
                    : load.actions {
                        try await load.load()
                        load.isRefreshed = defect == .lostTitle
                    }))
    }

    private func body(_ book: Book) -> Element {
        .stack([
            .infoRows(
                [("Title", [Span(book.title)]), ("Author", [Span(book.author)])]
                    + (defect == .crash ? [("Next", [Span(Book.all[book.id].title)])] : [])),
            defect == .wideText ? .verbatim([String(repeating: "plain text ", count: 9)]) : .stack([]),
        ])
    }

    private func snapshot(_ book: Book) -> JSON {
        defect == .snapshotKey ? ["book": ["id": book.id, "title": book.title] as JSON] : ["book": book]
    }

    func appear() async {
        guard defect == .lostCancellation else { return await load.appear() }
        await Task { await load.appear() }.value
    }
}
