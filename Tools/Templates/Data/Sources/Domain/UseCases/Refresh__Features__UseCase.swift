import ChallengeCore

/// Gets a page of all __nouns__ from the API. If that fails, gets the cached page with the reason.
nonisolated protocol Refresh__Features__UseCaseContract: Sendable {
    func execute(page: Int) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error>
}

nonisolated struct Refresh__Features__UseCase: Refresh__Features__UseCaseContract {
    let repository: any __Feature__RepositoryContract

    func execute(page: Int) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error> {
        try await repository.get__Features__(page: page, cachePolicy: .remoteFirst)
    }
}
