import ChallengeCore

nonisolated struct CharacterErrorMapper: MapperContract {
    func map(_ failure: LoadFailure) -> CharacterError {
        if case .notFound(let identifier) = failure { return .characterNotFound(identifier: identifier) }
        return .loadFailed(failure)
    }
}
