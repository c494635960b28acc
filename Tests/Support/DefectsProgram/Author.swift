import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import SwiftUI

/// The feature that shows an author's books. It does not know the other features.
struct AuthorFeature: FeatureContract {
    let shelf: Shelf
    let name = "Authors"

    var screens: [Screen] {
        [
            AuthorDetailView.declaration(shelf.defect).shown {
                AuthorDetailView(name: $0, shelf: shelf, navigator: $1)
            } preview: { _ in
                [AuthorDetailView.preview]
            }
        ]
    }

    var exits: [Exit] { [Exit(Outgoing.book(identifier: 1))] }
}

struct AuthorDetailView: RenderedView {
    nonisolated static func declaration(_ defect: Defect? = nil) -> ScreenDeclaration<String> {
        ScreenDeclaration(
            "AuthorDetail", navigation: "AuthorNavigation.detail", label: "name", name,
            AuthorNavigation.detail, route: .init("author", help: "the books of an author"),
            links: ["books://author/detail/NAME"] + (defect == .deadLink ? ["author/detail/NAME"] : [])
        )
    }

    static var preview: DeclaredView {
        DeclaredView(
            actions: [.refresh, .retry], rows: .init("book", leadTo: Outgoing.book(identifier: 1).name),
            contents: [
                .init(in: .idle), .init(in: .loaded, schema: .object(["books": .array(of: Book.schema)])),
                .init(in: .error, schema: FailureText.schema),
            ])
    }

    private nonisolated static let name = ArgumentKey<String>("NAME") {
        Set(Book.all.map(\.author)).sorted().map { .init($0) }
    }

    let name: String
    let shelf: Shelf
    let navigator: any NavigatorContract
    let load: Load<[Book]>

    init(name: String, shelf: Shelf, navigator: any NavigatorContract) {
        self.name = name
        self.shelf = shelf
        self.navigator = navigator
        load = Load { () async throws(LoadFailure) in
            let books = try await shelf.books("/authors/\(name)").filter { $0.author == name }
            guard !books.isEmpty else {
                throw .unreadable("there is no author \(name)")
            }
            return books
        }
    }

    func render() -> Rendering {
        let books = load.state.value ?? []
        let table = Table(
            columns: [.init(alignment: .trailing, shrinks: false), .init()],
            rows: (shelf.defect == .missingRow ? books.dropLast() : books[...]).map {
                [[Span("\($0.id)", .secondary)], [Span($0.title, .emphasis)]]
            })
        return Rendering(
            screen: "AuthorDetail", label: "author", title: load.title(name), state: load.state.viewState,
            body: books.isEmpty ? load.placeholder.body : .table(table),
            snapshot: books.isEmpty
                ? load.placeholder.snapshot : ["books": shelf.defect == .emptyArray ? [] : books],
            actions: load.actions {
                await shelf.sendSignal()
                if shelf.defect == .endlessWait {
                    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                }
                try await load.load()
                load.isRefreshed = shelf.defect == .lostTitle
            },
            selection: SelectableRows(
                noun: "book", items: books.map { .init(identifier: RowIdentifier($0.id), name: $0.title) },
                open: { navigator.navigate(to: Outgoing.book(identifier: $0.number ?? 0)) }))
    }

    func appear(before intent: Intent?) async { await load.appear() }
}
