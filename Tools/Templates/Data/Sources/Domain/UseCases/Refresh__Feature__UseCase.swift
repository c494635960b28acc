import ChallengeCore

/// Gets __a_noun__ from the API. If that fails, gets the cached one with the reason.
nonisolated protocol Refresh__Feature__UseCaseContract: Sendable {
    func execute(identifier: Int) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error>
}

nonisolated struct Refresh__Feature__UseCase: Refresh__Feature__UseCaseContract {
    let repository: any __Feature__RepositoryContract

    func execute(identifier: Int) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error> {
        try await repository.get__Feature__(identifier: identifier, cachePolicy: .remoteFirst)
    }
}
