import ChallengeCore
import ChallengeListing
import ChallengeText

/// A location.
nonisolated struct Location: ListItem {
    let id: Int
    let name: String

    var displayName: String { name }

    var json: JSON { ["id": id, "name": name] }

    static let schema = ContentSchema.object(["id": .integer(from: 1), "name": .string])
}

typealias LocationRepository = Repository<Location, TextQuery>
typealias GetLocationUseCase = GetItemUseCase<Location, TextQuery>
typealias RefreshLocationUseCase = RefreshItemUseCase<Location, TextQuery>
typealias GetLocationsPageUseCase = GetPageUseCase<Location, TextQuery>
typealias RefreshLocationsPageUseCase = RefreshPageUseCase<Location, TextQuery>
typealias SearchLocationsPageUseCase = SearchPageUseCase<Location, TextQuery>
