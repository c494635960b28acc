import ChallengeCore

/// Gets __a_noun__ for its first display: the cached one, if any.
nonisolated protocol Get__Feature__UseCaseContract: Sendable {
    func execute(identifier: Int) async throws(__Feature__Error) -> __Feature__
}

nonisolated struct Get__Feature__UseCase: Get__Feature__UseCaseContract {
    let repository: any __Feature__RepositoryContract

    func execute(identifier: Int) async throws(__Feature__Error) -> __Feature__ {
        try await repository.get__Feature__(identifier: identifier, cachePolicy: .localFirst).value
    }
}
