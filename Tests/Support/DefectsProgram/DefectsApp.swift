import ArgumentParser
import ChallengeActions
import ChallengeCore
import ChallengeCommand
import ChallengeSystem
import Glibc

/// An app of books, their authors and wishes. It has no mistakes except the ``Defect`` that is planted in it.
@main
struct DefectsApp: ShellApp {
    struct Options: ParsableArguments {
        @Option(help: "Plant this defect.") var defect: Defect?

        @Option(help: "Send this signal to the parent process at the refresh of an author's books, which then waits.")
        var signal: Int32?

        @Flag(help: "Send it to all processes of the group.") var toGroup = false
    }

    static let information = AppInformation(
        name: "Books", command: "books", version: "1.0", summary: "Look for books.", contentOptions: ["--defect"])

    private static var sessions = 0

    let features: [any FeatureContract]
    let redirector: (any NavigationRedirectContract)?
    var rootNavigation: any NavigationContract { BookNavigation.list }

    init(_ context: AppContext, options: Options) {
        Self.sessions += 1
        let shelf = Shelf(instrumentation: context.instrumentation, defect: options.defect, session: Self.sessions)
        shelf.signal = options.signal.map { (options.toGroup ? 0 : getppid(), $0) }
        redirector = BookRedirect(defect: options.defect)
        features = [BookFeature(shelf: shelf), AuthorFeature(shelf: shelf), SystemFeature(tracker: context.tracker)]
    }
}

nonisolated enum BookNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    case wish
    /// A screen that no feature has any more.
    case former

    var navigationName: NavigationName {
        switch self {
        case .list: BookListView.declaration.navigationName
        case .detail(let identifier): BookDetailView.declaration.navigationName(identifier)
        case .wish: WishView.declaration.navigationName
        case .former: "BookNavigation.former"
        }
    }
}

nonisolated enum AuthorNavigation: IncomingNavigationContract {
    case detail(name: String)

    var navigationName: NavigationName {
        switch self {
        case .detail(let name): AuthorDetailView.declaration().navigationName(name)
        }
    }
}

/// Destinations in features whose screens the caller does not know.
nonisolated enum Outgoing: OutgoingNavigationContract {
    case author(name: String)
    case book(identifier: Int)
    /// The author of the month.
    case featured

    var navigationName: NavigationName {
        switch self {
        case .author(let name): NavigationName("Outgoing.author", [.init(label: "name", content: .text(name))])
        case .book(let identifier):
            NavigationName("Outgoing.book", [.init(label: "identifier", content: .integer(identifier))])
        case .featured: "Outgoing.featured"
        }
    }
}

nonisolated struct BookRedirect: NavigationRedirectContract {
    let defect: Defect?

    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? Outgoing {
        case .author(let name): AuthorNavigation.detail(name: name)
        case .book where defect == .bookToAuthor: AuthorNavigation.detail(name: "Ada Ames")
        case .book(let identifier): BookNavigation.detail(identifier: identifier)
        case .featured: defect == .missingRedirect ? nil : AuthorNavigation.detail(name: "Ada Ames")
        case nil: nil
        }
    }
}
