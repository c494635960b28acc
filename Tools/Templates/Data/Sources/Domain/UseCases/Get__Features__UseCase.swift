import ChallengeCore

/// Gets a page of all __nouns__ for its first display: the cached one, if any.
nonisolated protocol Get__Features__UseCaseContract: Sendable {
    func execute(page: Int) async throws(__Feature__Error) -> ListPage<__Feature__>
}

nonisolated struct Get__Features__UseCase: Get__Features__UseCaseContract {
    let repository: any __Feature__RepositoryContract

    func execute(page: Int) async throws(__Feature__Error) -> ListPage<__Feature__> {
        try await repository.get__Features__(page: page, cachePolicy: .localFirst).value
    }
}
