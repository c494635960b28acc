import ChallengeActions
package import ChallengeCore
import ChallengeListing

// What only a prompt needs of the __nouns__.

nonisolated extension __Feature__IncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: __Feature__ListView.declaration.navigationName
        case .detail(let identifier): __Feature__DetailView.declaration.navigationName(identifier)
        }
    }
}

extension __Feature__ListView {
    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__List", title: "__Nouns__", navigation: "__Feature__IncomingNavigation.list",
        __Feature__IncomingNavigation.list,
        route: .init("__noun__-list", help: "the list of __nouns__, without a redirect"),
        links: ["challenge://__noun__/list", "challenge://__noun__"], events: events.events())
}

extension __Feature__DetailView {
    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__Detail", navigation: "__Feature__IncomingNavigation.detail", label: "identifier",
        .identifier(of: __Feature__.nouns.singular), __Feature__IncomingNavigation.detail,
        route: .init("__noun__", help: "one __noun__"),
        links: ["challenge://__noun__/detail/ID", "challenge://__noun__/detail?id=ID"],
        events: __Feature__DetailEvent.events(of: "__event__"))
}

extension __Feature__ {
    static let preview = __Feature__(id: 1, name: "__Noun__")
}
