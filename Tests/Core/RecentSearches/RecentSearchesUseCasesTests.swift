import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCore

@Suite("The use cases of recent searches", .limited)
struct RecentSearchesUseCasesTests {
    private let repository = RecentSearchesRepository(
        localDataSource: RecentSearchesLocalDataSource(path: nil) { _ in })

    @Test("get what was saved, and delete one or all of it")
    func roundTrip() async {
        let get = GetRecentSearchesUseCase(repository: repository)
        let delete = DeleteRecentSearchUseCase(repository: repository)
        for text in ["a", "b", "c"] { #expect(await SaveRecentSearchUseCase(repository: repository).execute(text)) }
        #expect(await get.execute() == ["c", "b", "a"])
        #expect(get.executeAtHand() == ["c", "b", "a"])
        #expect(await delete.execute("b"))
        #expect(await !delete.execute("b"))
        #expect(await get.execute() == ["c", "a"])
        await delete.executeForAll()
        #expect(await get.execute().isEmpty)
    }

    @Test("keep nothing for a task that is cancelled already")
    func cancelled() async {
        await repository.saveRecentSearch("rick")
        let task = Task { [repository] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await SaveRecentSearchUseCase(repository: repository).execute("morty")
        }
        #expect(await !task.value)
        #expect(await repository.getRecentSearches() == ["rick"])
    }

    @Test("take back what is being kept for a task that is cancelled", arguments: ["b", "B", "f"])
    func takeBack(text: String) async {
        let source = SlowRecentSearches()
        let repository = RecentSearchesRepository(localDataSource: source)
        for text in ["a", "b", "c", "d", "e"] { await repository.saveRecentSearch(text) }
        let gate = DeafGate()
        await source.setGate(gate)
        let task = Task { await SaveRecentSearchUseCase(repository: repository).execute(text) }
        await gate.waitForArrival()
        task.cancel()
        await source.setGate(nil)
        await gate.open()
        #expect(await !task.value)
        #expect(await repository.getRecentSearches() == ["e", "d", "c", "b", "a"])
    }

    @Test("take nothing back that was kept meanwhile, and leave it the newest")
    func keptMeanwhile() async {
        let source = SlowRecentSearches()
        let repository = RecentSearchesRepository(localDataSource: source)
        for text in ["a", "b", "c", "d", "e"] { await repository.saveRecentSearch(text) }
        let gate = DeafGate()
        await source.setGate(gate)
        let task = Task { await SaveRecentSearchUseCase(repository: repository).execute("f") }
        await gate.waitForArrival()
        task.cancel()
        await source.setGate(nil)
        await repository.saveRecentSearch("g")
        await gate.open()
        #expect(await !task.value)
        #expect(await repository.getRecentSearches() == ["g", "e", "d", "c", "b"])
    }
}
