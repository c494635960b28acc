import ChallengeActions
package import ChallengeCore
import ChallengeListing

// What only a prompt needs of the episodes.

extension EpisodeFeature {
    package var name: String { "Episode" }

    package var exits: [Exit] { [Exit(EpisodeOutgoingNavigation.character(identifier: 1))] }
}

nonisolated extension EpisodeIncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: EpisodeListView.declaration.navigationName
        case .detail(let identifier): EpisodeDetailView.declaration.navigationName(identifier)
        case .character(let identifier): CharacterEpisodesView.declaration.navigationName(identifier)
        }
    }
}

nonisolated extension EpisodeOutgoingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .character(let identifier):
            NavigationName(
                "EpisodeOutgoingNavigation.character", [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}

extension EpisodeListView {
    nonisolated static let declaration = ScreenDeclaration(
        "EpisodeList", title: "Episodes", navigation: "EpisodeIncomingNavigation.list",
        EpisodeIncomingNavigation.list,
        route: .init("episode-list", help: "the list of episodes, without a redirect"),
        links: ["challenge://episode/list", "challenge://episode"], events: events.events())
}

extension EpisodeDetailView {
    nonisolated static let declaration = ScreenDeclaration(
        "EpisodeDetail", navigation: "EpisodeIncomingNavigation.detail", label: "identifier",
        .identifier(of: Episode.nouns.singular), EpisodeIncomingNavigation.detail,
        route: .init("episode", help: "one episode"),
        links: ["challenge://episode/detail/ID", "challenge://episode/detail?id=ID"],
        events: EpisodeDetailEvent.events(of: Episode.nouns.singular, leadingTo: "character"))
}

extension CharacterEpisodesView {
    nonisolated static let declaration = ScreenDeclaration(
        "CharacterEpisodes", title: "Episodes", navigation: "EpisodeIncomingNavigation.character",
        label: "identifier", .identifier(of: "character"), EpisodeIncomingNavigation.character,
        route: .init("character-episodes", help: "the episodes of one character"),
        links: ["challenge://episode/character/ID"], events: events.events())
}

extension Episode {
    static let preview = Episode(
        id: 1, name: "Pilot", code: "S01E01", airDate: "December 2, 2013",
        cast: RelatedItems([1], showing: [CastMember(id: 1, name: "Rick Sanchez", species: "Human")]))
}
