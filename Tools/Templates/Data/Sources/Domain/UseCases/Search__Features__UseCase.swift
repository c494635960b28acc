import ChallengeCore
import ChallengeListing

/// Gets a page of the __nouns__ that match a query, always from the API.
nonisolated protocol Search__Features__UseCaseContract: Sendable {
    func execute(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__>
}

nonisolated struct Search__Features__UseCase: Search__Features__UseCaseContract {
    let repository: any __Feature__RepositoryContract

    func execute(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__> {
        try await repository.search__Features__(page: page, query: query)
    }
}
