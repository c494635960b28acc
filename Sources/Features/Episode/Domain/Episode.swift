import ChallengeCore
import ChallengeListing
import ChallengeText

/// An episode.
nonisolated struct Episode: ListItem {
    let id: Int
    let name: String

    var displayName: String { name }

    var json: JSON { ["id": id, "name": name] }

    static let schema = ContentSchema.object(["id": .integer(from: 1), "name": .string])
}

typealias EpisodeRepository = Repository<Episode, TextQuery>
typealias GetEpisodeUseCase = GetItemUseCase<Episode, TextQuery>
typealias RefreshEpisodeUseCase = RefreshItemUseCase<Episode, TextQuery>
typealias GetEpisodesPageUseCase = GetPageUseCase<Episode, TextQuery>
typealias RefreshEpisodesPageUseCase = RefreshPageUseCase<Episode, TextQuery>
typealias SearchEpisodesPageUseCase = SearchPageUseCase<Episode, TextQuery>
