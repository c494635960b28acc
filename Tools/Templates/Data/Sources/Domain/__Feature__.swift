import ChallengeCore
import ChallengeListing
import ChallengeText

/// __A_noun__.
nonisolated struct __Feature__: ListItem {
    let id: Int
    let name: String

    var displayName: String { name }

    var json: JSON { ["id": id, "name": name] }

    static let schema = ContentSchema.object(["id": .integer(from: 1), "name": .string])
}

typealias __Feature__Repository = Repository<__Feature__, TextQuery>
typealias Get__Feature__UseCase = GetItemUseCase<__Feature__, TextQuery>
typealias Refresh__Feature__UseCase = RefreshItemUseCase<__Feature__, TextQuery>
typealias Get__Features__PageUseCase = GetPageUseCase<__Feature__, TextQuery>
typealias Refresh__Features__PageUseCase = RefreshPageUseCase<__Feature__, TextQuery>
typealias Search__Features__PageUseCase = SearchPageUseCase<__Feature__, TextQuery>
