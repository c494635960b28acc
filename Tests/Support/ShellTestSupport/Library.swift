import ChallengeActions
import ChallengeCore
import ChallengeHost

/// The destinations of an app that lists people and books, in two features with similar actions.
nonisolated enum Library: String, IncomingNavigationContract {
    case home
    case people, person, peopleFilter
    case books, book

    var navigationName: NavigationName { NavigationName("Library.\(rawValue)") }
}

/// The outgoing navigations of the home, which a redirect resolves.
nonisolated enum LibraryOutgoing: String, OutgoingNavigationContract {
    case people, books

    var navigationName: NavigationName { NavigationName("LibraryOutgoing.\(rawValue)") }
}

struct LibraryRedirect: NavigationRedirectContract {
    nonisolated func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? LibraryOutgoing {
        case .people: Library.people
        case .books: Library.books
        case nil: nil
        }
    }
}

extension RootDouble {
    /// The library's app. The search and the filter of each list are intents with different parameters. Only people have
    /// the action `call`, and only their filter is a screen.
    static var library: RootDouble {
        let root = RootDouble(.stub("Home"), Library.home)
        root.redirector = LibraryRedirect()
        let people = [
            action("search", [Parameter("NAME", .text, suggest: { [Parameter.Suggestion("Ada")] })]),
            ActionDescription(
                name: "filter", help: "Narrow down", effect: .leads(to: Library.peopleFilter.name, as: .sheet),
                isIntent: true),
            action("call", []),
        ]
        let books = [
            action("search", [Parameter("YEAR", .integer(1...9999), suggest: { [Parameter.Suggestion("1965")] })]),
            action("filter", []),
        ]
        root.map = AppMap(
            features: [
                AppMap.Feature(name: "Home", screens: [screen("Home", Library.home)], redirects: []),
                AppMap.Feature(
                    name: "People",
                    screens: [
                        screen("People", Library.people, people), screen("Person", Library.person),
                        screen("PeopleFilter", Library.peopleFilter, [action("age", [])]),
                    ], redirects: []),
                AppMap.Feature(
                    name: "Books",
                    screens: [screen("Books", Library.books, books), screen("Book", Library.book)], redirects: []),
            ], root: Library.home.name)
        root.routes =
            routes("people", to: LibraryOutgoing.people, Library.people, one: Library.person, of: "People", people)
            + routes("books", to: LibraryOutgoing.books, Library.books, one: Library.book, of: "Books", books)
        for (outgoing, title, actions) in [(LibraryOutgoing.people, "People", people), (.books, "Books", books)] {
            root.destinations[AnyNavigation(outgoing)] = .stub(
                title, actions: actions.map { root.action($0.name, forms: $0.forms, isIntent: true) })
        }
        return root
    }

    /// The routes to a list, both directly and by the home's outgoing navigation, to one of its rows, and to its filter.
    private static func routes(
        _ name: String, to outgoing: LibraryOutgoing, _ list: Library, one: Library, of feature: String,
        _ actions: [ActionDescription]
    ) -> [AppRoute] {
        [
            .stub(
                Route(name: name, help: "all", to: outgoing), feature: "Home", endingIn: feature, intents: actions,
                redirector: LibraryRedirect()),
            .stub(Route(name: "\(name)-list", help: "all", to: list), feature: feature, intents: actions),
            .stub(Route(name: "one-of-\(name)", help: "one", to: one), feature: feature),
            .stub(
                Route(name: "\(name)-filter", help: "narrower", target: .action("filter", name: list.name)),
                feature: feature),
        ]
    }

    private static func screen(
        _ name: String, _ navigation: Library, _ actions: [ActionDescription] = []
    ) -> ScreenDescription {
        .stub(name, title: name, navigation.name, actions: actions)
    }

    private static func action(_ name: String, _ form: [Parameter]) -> ActionDescription {
        ActionDescription(name: name, help: "Do \(name)", forms: [form], isIntent: true)
    }
}
