import Testing

@testable import ChallengeCore

@Suite("The use cases of recent searches")
struct RecentSearchesUseCasesTests {
    private let repository = RecentSearchesRepository(
        localDataSource: RecentSearchesLocalDataSource(path: nil) { _ in })

    @Test("get what was saved, and delete one or all of it")
    func roundTrip() async {
        let get = GetRecentSearchesUseCase(repository: repository)
        let delete = DeleteRecentSearchUseCase(repository: repository)
        for text in ["a", "b", "c"] { await SaveRecentSearchUseCase(repository: repository).execute(text) }
        #expect(await get.execute() == ["c", "b", "a"])
        #expect(get.executeAtHand() == ["c", "b", "a"])
        #expect(await delete.execute("b"))
        #expect(await !delete.execute("b"))
        #expect(await get.execute() == ["c", "a"])
        await delete.executeForAll()
        #expect(await get.execute().isEmpty)
    }
}
