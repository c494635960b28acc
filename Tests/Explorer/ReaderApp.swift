import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeCore
@testable import ChallengeExplorer
import ChallengeDesignSystem
import ChallengeHost
import ChallengeSystem
import ChallengeVerification
import ChallengeViews
import Observation
import SwiftUI

/// An app with books and authors, a login by credentials and a form with two required texts.
struct ReaderApp: ShellApp {
    /// A typical mistake of developers.
    enum Mistake: String, ExpressibleByArgument {
        /// The authors are redirected to the list of the books.
        case redirect
        /// Book 15, on the second page, has the number `null`.
        case record
    }

    struct Options: ParsableArguments { @Option var mistake: Mistake? }

    static let information = AppInformation(
        name: "Reader", command: "reader", version: "1.0.0", summary: "Books to read.")

    let features: [any FeatureContract]
    let redirector: (any NavigationRedirectContract)?
    var rootNavigation: any NavigationContract { ReaderNavigation.home }
    var explorationState: String { reader.user.map { "of \($0)" } ?? "" }
    private let reader: Reader
    var guards: [Guard] {
        [
            Guard("a login", for: [EditorView.declaration.description], passes: { [reader] in reader.user != nil }) {
                _ in
                ReaderNavigation.login
            }
        ]
    }

    init(_ context: AppContext, options: Options) {
        reader = Reader(mistake: options.mistake)
        redirector = ReaderRedirect(isWrong: options.mistake == .redirect)
        features = [ReaderFeature(reader: reader), SystemFeature(tracker: context.tracker)]
    }

    static func maker(_ mistake: Mistake? = nil) throws -> AppMaker {
        let options = try Options.parse(mistake.map { ["--mistake", $0.rawValue] } ?? [])
        return AppMaker(options: .ofTranscripts(of: Self.self)) {
            try running(options, AppEnvironment(variables: [:]))
        }
    }
}

@Observable
final class Reader {
    nonisolated struct Book: Identifiable, Sendable {
        let id: Int
        var title: String { "Book \(id)" }
    }

    let mistake: ReaderApp.Mistake?
    var user: String?
    let books = (1...21).map(Book.init)

    init(mistake: ReaderApp.Mistake?) { self.mistake = mistake }
}

private struct ReaderFeature: FeatureContract {
    let reader: Reader
    let name = "Reader"

    var screens: [Screen] {
        [
            HomeView.declaration.shown { [reader] _, _ in HomeView(reader: reader) },
            BookListView.declaration.shown { [reader] _, _ in
                BookListView(model: BookListView.Model(reader))
            } preview: { _ in
                let model = BookListView.Model(Reader(mistake: nil))
                return [BookListView(model: model)]
            },
            BookDetailView.declaration.shown { [reader] id, _ in
                BookDetailView(reader: reader, id: id)
            } preview: { _ in
                [BookDetailView(reader: Reader(mistake: nil), id: 1)]
            },
            AuthorListView.declaration.shown { _, _ in AuthorListView() },
            LoginView.declaration.shown { [reader] _, navigator in
                LoginView(model: LoginView.Model(reader, navigator))
            },
            EditorView.declaration.shown { [reader] _, navigator in
                EditorView(model: EditorView.Model(reader, navigator))
            },
        ]
    }

    var exits: [Exit] {
        [
            Exit(ReaderOutgoing.authors, route: "authors", help: "who writes"),
            Exit(ReaderOutgoing.books, route: "books", help: "what there is"),
        ]
    }
}

nonisolated enum ReaderOutgoing: OutgoingNavigationContract {
    case authors, books
}

private nonisolated struct ReaderRedirect: NavigationRedirectContract {
    let isWrong: Bool

    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? ReaderOutgoing {
        case .authors: isWrong ? ReaderNavigation.bookList : ReaderNavigation.authorList
        case .books: ReaderNavigation.bookList
        case nil: nil
        }
    }
}

nonisolated enum ReaderNavigation: IncomingNavigationContract {
    case home, bookList, authorList, login, editor
    case bookDetail(identifier: Int)
}

private struct HomeView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "ReaderNavigation.home", ReaderNavigation.home)

    let reader: Reader

    var body: some View {
        Text(reader.user.map { "Hello, \($0)" } ?? "Hello")
        NavigationLink("books", to: ReaderOutgoing.books)
        NavigationLink("authors", to: ReaderOutgoing.authors)
        NavigationLink("write", to: ReaderNavigation.editor)
        Button("log out", help: "Log out") { reader.user = nil }
            .disabled(reader.user == nil ? "nobody is logged in" : nil)
    }
}

private struct BookListView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "BookList", title: "Books", navigation: "ReaderNavigation.bookList", ReaderNavigation.bookList)

    @Observable
    final class Model {
        let reader: Reader
        var count = 10

        init(_ reader: Reader) { self.reader = reader }
    }

    let model: Model

    var body: some View { BookRows(model: model) }
}

/// Rows, of which only some are loaded.
private struct BookRows: View {
    typealias Body = Never
    let model: BookListView.Model

    func compose(into screen: inout ScreenBuilder) {
        let books = model.reader.books.prefix(model.count)
        RecordList(
            books, of: "book",
            row: {
                Column.id($0.id)
                Column("title", $0.title, .emphasis)
            }, to: { ReaderNavigation.bookDetail(identifier: $0.id) }
        ).compose(into: &screen)
        let hasMore = model.count < model.reader.books.count
        if let rows = screen.selection {
            screen.selection = SelectableRows(
                noun: rows.noun, items: rows.items, hasMore: hasMore, open: rows.open)
        }
        Button("more", help: "Load more") { model.count += 10 }.disabled(hasMore ? nil : "all are there")
            .compose(into: &screen)
    }
}

private struct BookDetailView: View {
    nonisolated static let declaration = ScreenDeclaration<Int>(
        "BookDetail", navigation: "ReaderNavigation.bookDetail", label: "identifier", .identifier(of: "book"),
        { ReaderNavigation.bookDetail(identifier: $0) }, route: .init("book", help: "one book"),
        links: ["reader://book?id=ID"])

    let reader: Reader
    let id: Int

    var body: some View {
        LabeledContent("Number", value: reader.mistake == .record && id == 15 ? "null" : "\(id)")
        NavigationLink("authors", to: ReaderOutgoing.authors)
    }
}

private struct AuthorListView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "AuthorList", title: "Authors", navigation: "ReaderNavigation.authorList", ReaderNavigation.authorList)

    var body: some View { Text("Everybody writes.") }
}

private struct LoginView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Login", title: "Login", navigation: "ReaderNavigation.login", ReaderNavigation.login)

    @Observable
    final class Model {
        var email = ""
        var password = ""
        private let reader: Reader
        @ObservationIgnored private let navigator: any NavigatorContract

        init(_ reader: Reader, _ navigator: any NavigatorContract) {
            (self.reader, self.navigator) = (reader, navigator)
        }

        func didSignIn() throws {
            guard email == "jo@example.com", !password.isEmpty else { throw Stranger() }
            reader.user = "Jo"
        }
    }

    @Bindable var model: Model

    var body: some View {
        Form {
            TextField("Email", text: $model.email).required()
            SecureField("Password", text: $model.password).required()
            Group {
                Button("Sign in", help: "Log in") { try model.didSignIn() }
            }
            .submitsForm()
        }
    }
}

private struct Stranger: ActionError { let description = "nobody has this email" }

private struct EditorView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Editor", title: "Editor", navigation: "ReaderNavigation.editor", ReaderNavigation.editor,
        route: .init("write", help: "a new text"))

    @Observable
    final class Model {
        var title = ""
        var text = ""
        let reader: Reader
        @ObservationIgnored let navigator: any NavigatorContract

        init(_ reader: Reader, _ navigator: any NavigatorContract) {
            (self.reader, self.navigator) = (reader, navigator)
        }
    }

    @Bindable var model: Model

    var body: some View {
        Form {
            TextField("Title", text: $model.title).required()
            TextEditor(text: $model.text).accessibilityLabel("Text").required()
            Group {
                Button("Publish", help: "Publish it", effect: .leads(to: ReaderNavigation.authorList.name)) {
                    model.navigator.replaceTop(with: ReaderNavigation.authorList)
                }
            }
            .submitsForm()
        }
        .unsavedChanges(!(model.title + model.text).isEmpty, "The text is not published.")
        .explorationState(model.title.isEmpty ? "" : "titled")
    }
}
