import ChallengeCore

nonisolated struct CharactersPageErrorMapper: MapperContract {
    func map(_ failure: LoadFailure) -> CharactersPageError { .loadFailed(failure) }
}
