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

extension AppUnderTest {
    /// The library's app. The search and the filter of each list are intents with different parameters. Only people have
    /// the action `call`, and only their filter is a screen.
    static var library: AppUnderTest {
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
        let exits = [LibraryOutgoing.people, .books].map { Exit($0, route: $0.rawValue, help: "all") }
        return AppUnderTest(
            declaring: [
                GivenFeature(name: "Home", descriptions: [.stub("Home", Library.home)], exits: exits),
                GivenFeature(
                    name: "People",
                    descriptions: [
                        .stub("People", Library.people, route: "people-list", actions: people),
                        .stub("Person", Library.person, route: "one-of-people"),
                        byFilter("PeopleFilter", Library.peopleFilter, "people-filter", [action("age", [])]),
                    ]),
                GivenFeature(
                    name: "Books",
                    descriptions: [
                        byFilter("Books", Library.books, "books-filter", books),
                        .stub("Book", Library.book, route: "one-of-books"),
                    ]),
            ], root: Library.home, redirector: LibraryRedirect())
    }

    /// A screen with a route that performs the action `filter` of its feature's list.
    private static func byFilter(
        _ name: String, _ place: Library, _ route: String, _ actions: [ActionDescription]
    ) -> ScreenDescription {
        .stub(
            name, title: name, place.name, to: place, route: .init(route, help: "narrower", by: "filter"),
            actions: actions)
    }

    private static func action(_ name: String, _ form: [Parameter]) -> ActionDescription {
        ActionDescription(name: name, help: "Do \(name)", forms: [form], isIntent: true)
    }
}
