import ChallengeListing
import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The use cases of __nouns__", .limited)
struct __Feature__UseCaseTests {
    @Test("A get use case reads the cache first, a refresh use case the API, and a search always the API")
    func policies() async throws {
        let repository = __Feature__RepositoryMock()
        var query = TextQuery()
        query.text = "first"
        let item = try await Get__Feature__UseCase(repository: repository).execute(identifier: 1)
        let freshItem = try await Refresh__Feature__UseCase(repository: repository).execute(identifier: 2).value
        let page = try await Get__Features__UseCase(repository: repository).execute(page: 1)
        let freshPage = try await Refresh__Features__UseCase(repository: repository).execute(page: 2).value
        let matches = try await Search__Features__UseCase(repository: repository).execute(page: 3, query: query)
        #expect([item, freshItem] == [.sample, .sample])
        #expect([page, freshPage, matches] == [.sample, .sample, .sample])
        #expect(
            repository.calls.all == [
                "get 1 localFirst", "get 2 remoteFirst", "get page 1 localFirst", "get page 2 remoteFirst",
                "search page 3 first",
            ])
    }

    @Test("Each use case throws the repository's error")
    func errors() async {
        let error = __Feature__Error.notFound(identifier: 9)
        let repository = __Feature__RepositoryMock(failure: error)
        await #expect(throws: error) { try await Get__Feature__UseCase(repository: repository).execute(identifier: 9) }
        await #expect(throws: error) {
            try await Refresh__Feature__UseCase(repository: repository).execute(identifier: 9)
        }
        await #expect(throws: error) { try await Get__Features__UseCase(repository: repository).execute(page: 9) }
        await #expect(throws: error) { try await Refresh__Features__UseCase(repository: repository).execute(page: 9) }
        await #expect(throws: error) {
            try await Search__Features__UseCase(repository: repository).execute(page: 9, query: TextQuery())
        }
    }
}
