import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("Recent searches", .limited)
struct RecentSearchesTests {
    private let source = SlowRecentSearches()
    private let gate = DeafGate()
    private var searches: RecentSearches { RecentSearches(localDataSource: source) }

    private func save(_ texts: String...) async {
        for text in texts { #expect(await searches.save(text)) }
    }

    @Test("have the newest first, five at the most")
    func newestFirst() async {
        await save("1", "2", "3", "4", "5", "6")
        #expect(await searches.all() == ["6", "5", "4", "3", "2"])
    }

    @Test("have none twice: a search that is made again moves to the front, as it is written now")
    func unique() async {
        await save("Rick", "morty", "summer", "rICK")
        #expect(await searches.all() == ["rICK", "summer", "morty"])
        await save("MORTY")
        #expect(await searches.all() == ["MORTY", "rICK", "summer"])
    }

    @Test("have none of more than 1,000 bytes, and lose no other by one")
    func long() async {
        let longest = String(repeating: "é", count: 500)
        await save("a", longest, longest + "b", "c")
        #expect(await searches.all() == ["c", longest, "a"])
    }

    @Test("have no more, none twice and none too long, whatever another program has written")
    func orderly() async {
        let dataSource = RecentSearchesLocalDataSource(path: nil, list: "") { _ in }
        await dataSource.update { _ in [String(repeating: "1", count: 1_001), "1", "a", "A", "2", "3", "4", "5"] }
        let searches = RecentSearches(localDataSource: dataSource)
        #expect(await searches.all() == ["1", "a", "2", "3", "4"])
        #expect(searches.atHand() == ["1", "a", "2", "3", "4"])
    }

    @Test("are deleted all, or one, upper and lower case alike, which says whether it was there")
    func delete() async {
        await save("Rick", "morty")
        #expect(await searches.delete("rick"))
        #expect(await searches.all() == ["morty"])
        #expect(await !searches.delete("rick"))
        #expect(await !searches.delete("mort"))
        #expect(await searches.all() == ["morty"])
        await searches.deleteAll()
        #expect(await searches.all().isEmpty)
    }

    @Test("keep nothing for a task that is cancelled already")
    func cancelled() async {
        await save("rick")
        let task = Task { [searches] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await searches.save("morty")
        }
        #expect(await !task.value)
        #expect(await searches.all() == ["rick"])
    }

    /// Begins to keep a text, and is cancelled meanwhile.
    private func cancelledSave(of text: String) async -> Task<Bool, Never> {
        await source.setGate(gate)
        let task = Task { [searches] in await searches.save(text) }
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
        #expect(await searches.all() == ["e", "d", "c", "b", "a"])
    }

    @Test("take nothing back that was kept meanwhile, and leave it the newest")
    func keptMeanwhile() async {
        await save("a", "b", "c", "d", "e")
        let task = await cancelledSave(of: "f")
        await save("g")
        await gate.open()
        #expect(await !task.value)
        #expect(await searches.all() == ["g", "e", "d", "c", "b"])
    }
}
