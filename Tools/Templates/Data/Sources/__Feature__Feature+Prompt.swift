import ChallengeActions
package import ChallengeCore
import ChallengeListing
import ChallengeViews
import SwiftUI

// What only a prompt needs of the feature. Without this file, the feature builds and runs.

extension __Feature__Feature {
    package var screens: [Screen] {
        [
            Self.list.prompt { (view: __Feature__ListView, _) in
                view.rows(
                    of: __Feature__ListView.nouns.singular,
                    leadTo: __Feature__IncomingNavigation.detail(identifier: 1))
            } preview: { _ in
                [__Feature__ListView(viewModel: __Feature__ListPreview())]
            },
            Self.detail.prompt { (view: __Feature__DetailView, _) in
                view.command(
                    "list", help: "Go to the list of __nouns__", leadsTo: __Feature__IncomingNavigation.list)
            } preview: { _ in
                [__Feature__DetailView(viewModel: __Feature__DetailPreview())]
            },
        ]
    }

    fileprivate nonisolated static let list = ScreenDeclaration(
        "__Feature__List", title: "__Nouns__", navigation: "__Feature__IncomingNavigation.list",
        __Feature__IncomingNavigation.list,
        route: .init("__noun__-list", help: "the list of __nouns__, without a redirect"),
        links: ["challenge://__noun__/list", "challenge://__noun__"],
        events: declared([
            __Feature__ListEvent.screenViewed, .selected(identifier: 1), .searchPerformed(query: ""),
            .recentSearchDeleted, .refreshed, .moreLoaded(page: 2), .retried,
        ]))

    fileprivate nonisolated static let detail = ScreenDeclaration(
        "__Feature__Detail", navigation: "__Feature__IncomingNavigation.detail", label: "identifier",
        .identifier(of: __Feature__ListView.nouns.singular), __Feature__IncomingNavigation.detail,
        route: .init("__noun__", help: "one __noun__"),
        links: ["challenge://__noun__/detail/ID", "challenge://__noun__/detail?id=ID"],
        events: declared([
            __Feature__DetailEvent.screenViewed(identifier: 1), .refreshed(identifier: 1), .retried(identifier: 1),
            .closed(identifier: 1), .listSelected(identifier: 1),
        ]))

    private nonisolated static func declared(_ events: [some TrackingEventContract]) -> [EventDescription] {
        events.map { EventDescription($0.name, keys: $0.properties.keys.sorted()) }
    }
}

nonisolated extension __Feature__IncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: __Feature__Feature.list.navigationName
        case .detail(let identifier): __Feature__Feature.detail.navigationName(identifier)
        }
    }
}

private final class __Feature__ListPreview: __Feature__ListViewModelContract {
    let list = ListModel(PreviewSource<__Feature__, TextQuery>()) { _ in }.showing(.preview)

    func didSelect(identifier: Int) {}
}

private final class __Feature__DetailPreview: __Feature__DetailViewModelContract {
    let detail = DetailModel(identifier: 1, PreviewSource<__Feature__, TextQuery>()) { _ in }.showing(.preview)

    func didSelectList() {}
}

extension __Feature__ {
    fileprivate static let preview = __Feature__(id: 1, name: "__Noun__")
}
