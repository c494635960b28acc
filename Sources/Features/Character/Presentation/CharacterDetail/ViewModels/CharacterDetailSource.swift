import ChallengeCore
import ChallengeListing

/// The use cases of the details, as their model needs them.
nonisolated struct CharacterDetailSource: DetailSource {
    let getCharacterUseCase: any GetCharacterUseCaseContract
    let refreshCharacterUseCase: any RefreshCharacterUseCaseContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Character {
        do throws(CharacterError) {
            return try await getCharacterUseCase.execute(identifier: identifier)
        } catch {
            throw error.failure
        }
    }

    func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<Character, LoadFailure> {
        do throws(CharacterError) {
            let fetched = try await refreshCharacterUseCase.execute(identifier: identifier)
            return Fetched(fetched.value, fallbackReason: fetched.fallbackReason?.failure)
        } catch {
            throw error.failure
        }
    }
}

nonisolated extension CharacterError {
    /// The failure that the details show.
    var failure: LoadFailure {
        switch self {
        case .characterNotFound(let identifier): .notFound(identifier: identifier)
        case .loadFailed(let failure): failure
        }
    }
}
