import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The repository of the recent searches", .limited)
struct RecentSearchesRepositoryTests {
    @Test("The searches are kept by their data source, the newest first")
    func searches() async {
        let file = RecentSearchesFile()
        let sut = RecentSearchesRepository(
            localDataSource: RecentSearchesLocalDataSource(list: "characters", file: file))
        for query in ["rick", "morty", "Rick"] { #expect(await sut.saveRecentSearch(query)) }
        #expect(await sut.getRecentSearches() == ["Rick", "morty"])
        #expect(sut.getRecentSearchesNow() == ["Rick", "morty"])
        #expect(await sut.deleteRecentSearch("MORTY"))
        #expect(await !sut.deleteRecentSearch("beth"))
        #expect(await sut.getRecentSearches() == ["Rick"])
        await sut.deleteAllRecentSearches()
        #expect(await sut.getRecentSearches().isEmpty)
    }
}
