import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The use cases of recent searches", .limited)
struct RecentSearchesUseCasesTests {
    private let source = SlowRecentSearches()
    private let gate = DeafGate()
    private var searches: RecentSearches {
        RecentSearches(repository: RecentSearchesRepository(localDataSource: source))
    }

    private func save(_ texts: String...) async {
        for text in texts { #expect(await searches.save.execute(text)) }
    }

    @Test("keep nothing for a task that is cancelled already")
    func cancelled() async {
        await save("rick")
        let task = Task { [searches] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await searches.save.execute("morty")
        }
        #expect(await !task.value)
        #expect(await searches.get.execute() == ["rick"])
    }

    /// Begins to keep a text, and is cancelled meanwhile.
    private func cancelledSave(of text: String) async -> Task<Bool, Never> {
        await source.setGate(gate)
        let task = Task { [searches] in await searches.save.execute(text) }
        await gate.waitForArrival()
        task.cancel()
        await source.setGate(nil)
        return task
    }

    @Test("take back what is being kept for a task that is cancelled", arguments: ["b", "B", "f"])
    func takeBack(text: String) async {
        await save("a", "b", "c", "d", "e")
        let task = await cancelledSave(of: text)
        await gate.open()
        #expect(await !task.value)
        #expect(await searches.get.execute() == ["e", "d", "c", "b", "a"])
    }

    @Test("take nothing back that was kept meanwhile, and leave it the newest")
    func keptMeanwhile() async {
        await save("a", "b", "c", "d", "e")
        let task = await cancelledSave(of: "f")
        await save("g")
        await gate.open()
        #expect(await !task.value)
        #expect(await searches.get.execute() == ["g", "e", "d", "c", "b"])
    }
}
