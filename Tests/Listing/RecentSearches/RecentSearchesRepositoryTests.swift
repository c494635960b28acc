import ChallengeListing
import TestLimits
import Testing

@Suite("The repository of recent searches", .limited)
struct RecentSearchesRepositoryTests {
    private let repository = RecentSearchesRepository(
        localDataSource: RecentSearchesLocalDataSource(path: nil) { _ in })

    private func save(_ texts: String...) async {
        for text in texts { await repository.saveRecentSearch(text) }
    }

    @Test("has the newest first, five at the most")
    func newestFirst() async {
        await save("1", "2", "3", "4", "5", "6")
        #expect(await repository.getRecentSearches() == ["6", "5", "4", "3", "2"])
    }

    @Test("has none twice: a search that is made again moves to the front, as it is written now")
    func unique() async {
        await save("Rick", "morty", "summer", "rICK")
        #expect(await repository.getRecentSearches() == ["rICK", "summer", "morty"])
        await save("MORTY")
        #expect(await repository.getRecentSearches() == ["MORTY", "rICK", "summer"])
    }

    @Test("has no more and none twice, whatever another program has written")
    func orderly() async {
        let dataSource = RecentSearchesLocalDataSource(path: nil) { _ in }
        await dataSource.update { _ in ["1", "a", "A", "2", "3", "4", "5"] }
        let repository = RecentSearchesRepository(localDataSource: dataSource)
        #expect(await repository.getRecentSearches() == ["1", "a", "2", "3", "4"])
        #expect(repository.recentSearchesAtHand() == ["1", "a", "2", "3", "4"])
    }

    @Test("deletes all, or one, upper and lower case alike, and says whether it was there")
    func delete() async {
        await save("Rick", "morty")
        #expect(await repository.deleteRecentSearch("rick"))
        #expect(await repository.getRecentSearches() == ["morty"])
        #expect(await !repository.deleteRecentSearch("rick"))
        #expect(await !repository.deleteRecentSearch("mort"))
        #expect(await repository.getRecentSearches() == ["morty"])
        await repository.deleteAllRecentSearches()
        #expect(await repository.getRecentSearches().isEmpty)
    }

}
