import ChallengeListing
import ChallengeStorage
import ChallengeTestSupport
import Foundation

@Suite("Recent searches", .limited)
struct RecentSearchesTests {
    private let source = SlowRecentSearches()
    private let gate = DeafGate()
    private var searches: RecentSearches { RecentSearches(localDataSource: source) }

    private func save(_ texts: String...) async { for text in texts { #expect(await searches.save(text)) } }

    @Test("The newest search comes first, and there are five at most")
    func newestFirst() async {
        await save("1", "2", "3", "4", "5", "6")
        #expect(await searches.all() == ["6", "5", "4", "3", "2"])
    }

    @Test("A repeated search moves to the front, in its present spelling")
    func unique() async {
        await save("Rick", "morty", "summer", "rICK")
        #expect(await searches.all() == ["rICK", "summer", "morty"])
        await save("MORTY")
        #expect(await searches.all() == ["MORTY", "rICK", "summer"])
    }

    @Test("A search of more than 1,000 bytes is not kept, and removes no other")
    func long() async {
        let longest = String(repeating: "é", count: 500)
        await save("a", longest, longest + "b", "c")
        #expect(await searches.all() == ["c", longest, "a"])
    }

    @Test("Entries of another program are limited, unique and not too long")
    func orderly() async {
        let dataSource = RecentSearchesLocalDataSource(path: nil, list: "") { _ in }
        await dataSource.update { _ in [String(repeating: "1", count: 1_001), "1", "a", "A", "2", "3", "4", "5"] }
        let searches = RecentSearches(localDataSource: dataSource)
        #expect(await searches.all() == ["1", "a", "2", "3", "4"])
        #expect(searches.atHand() == ["1", "a", "2", "3", "4"])
    }

    @Test("Deleting removes all searches, or one in any letter case, and returns whether it was there")
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

    @Test("A task that is already cancelled keeps nothing")
    func cancelled() async {
        await save("rick")
        let task = Task { [searches] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await searches.save("morty")
        }
        #expect(await !task.value)
        #expect(await searches.all() == ["rick"])
    }

    /// Starts to keep a text, and is cancelled meanwhile.
    private func cancelledSave(of text: String) async -> Task<Bool, Never> {
        await source.setGate(gate)
        let task = Task { [searches] in await searches.save(text) }
        await gate.waitForArrival()
        task.cancel()
        await source.setGate(nil)
        return task
    }

    @Test("A cancelled task takes back the text that it is keeping", arguments: ["b", "B", "f"])
    func takeBack(text: String) async {
        await save("a", "b", "c", "d", "e")
        let task = await cancelledSave(of: text)
        await gate.open()
        #expect(await !task.value)
        #expect(await searches.all() == ["e", "d", "c", "b", "a"])
    }

    @Test("A cancelled task takes back no text that was kept meanwhile, which stays the newest")
    func keptMeanwhile() async {
        await save("a", "b", "c", "d", "e")
        let task = await cancelledSave(of: "f")
        await save("g")
        await gate.open()
        #expect(await !task.value)
        #expect(await searches.all() == ["g", "e", "d", "c", "b"])
    }
}

@Suite("The storage of recent searches", .limited)
struct RecentSearchesLocalDataSourceTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private let warnings = Recorder<String>()

    private func dataSource(
        _ path: String?, list: String = "a", oldFile: String? = nil
    ) -> RecentSearchesLocalDataSource {
        RecentSearchesLocalDataSource(
            store: path.map { Store(path: $0) }, list: list, oldFile: oldFile, warn: warnings.record)
    }

    @Test("Without a store the searches are in memory, which nothing else shares")
    func memory() async {
        let kept = dataSource(nil)
        await kept.update { ["a"] + $0 }
        await kept.update { ["b"] + $0 }
        #expect(await kept.load() == ["b", "a"])
        #expect(await dataSource(nil).load().isEmpty)
        #expect(warnings.all.isEmpty)
    }

    @Test("With a store the searches are in it, under their name, in a folder that is created on first use")
    func store() async throws {
        let path = folder + "/new/store.sqlite"
        #expect(await dataSource(path).load().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: path))
        await dataSource(path).update { $0 + ["é’\"\0", "b", ""] }
        #expect(await dataSource(path).load() == ["é’\"\0", "b", ""])
        #expect(await dataSource(path, list: "b").load().isEmpty)
        #expect(warnings.all.isEmpty)
    }

    @Test("Two users at once share the searches, and neither loses the other's")
    func shared() async throws {
        let path = folder + "/store.sqlite"
        let sources = [dataSource(path), dataSource(path)]
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { await sources[number % 2].update { $0 + ["\(number)"] } }
            }
        }
        for source in sources { #expect(await Set(source.load()) == Set((0..<100).map { "\($0)" })) }
        #expect(warnings.all.isEmpty)
    }

    @Test("A caller that cannot wait reads at once, with others' searches and without warnings")
    func atHand() async throws {
        let memory = dataSource(nil)
        await memory.update { ["a"] + $0 }
        #expect(memory.loadAtHand() == ["a"])
        let path = folder + "/store.sqlite"
        let source = dataSource(path)
        #expect(source.loadAtHand().isEmpty)
        await dataSource(path).update { _ in ["b"] }
        #expect(source.loadAtHand() == ["b"])
        try Data("[".utf8).write(to: URL(filePath: path))
        #expect(dataSource(path).loadAtHand() == [])
        #expect(warnings.all.isEmpty)
    }

    @Test("Reading stops after the limit of searches, whatever another program has written")
    func bounded() async throws {
        let path = folder + "/store.sqlite"
        await dataSource(path).update { _ in ["a"] }
        try Store(path: path).write { database throws(DatabaseError) in
            for text in ["\0" + String(repeating: "b", count: 1_000)] + (0..<200).map({ "\($0)" }) {
                try database.run(
                    "INSERT INTO recent_search SELECT 'a', max(position) + 1, ? FROM recent_search", [.text(text)])
            }
        }
        #expect(await dataSource(path).load() == ["a"] + (0..<99).map { "\($0)" })
        #expect(warnings.all.isEmpty)
    }

    @Test("A caller that cannot wait reads even while another session writes")
    func atHandMeanwhile() async throws {
        let path = folder + "/store.sqlite"
        let source = dataSource(path)
        await source.update { _ in ["a"] }
        let other = Store(path: path)
        try other.write { database throws(DatabaseError) in
            try database.run("DELETE FROM recent_search")
            #expect(source.loadAtHand() == ["a"])
        }
        #expect(source.loadAtHand() == [])
    }

    @Test("An unusable store prints one warning and stays unchanged, and the searches are in memory")
    func unusable() async throws {
        let file = folder + "/file"
        try Data("[".utf8).write(to: URL(filePath: file))
        for path in [file, file + "/below/store.sqlite", folder] {
            let before = warnings.all.count
            let kept = dataSource(path)
            await kept.update { $0 + ["a"] }
            await kept.update { $0 + ["b"] }
            #expect(await kept.load() == ["a", "b"])
            #expect(warnings.all.count == before + 1)
            #expect(warnings.all.last?.hasPrefix("recent searches are kept for this session only: ") == true)
        }
        #expect(try Data(contentsOf: URL(filePath: file)) == Data("[".utf8))
    }

    @Test(
        "An old file is taken over once, behind the present searches, and is removed",
        arguments: [#"["b","c"]"#, "", "[]"])
    func oldFile(content: String) async throws {
        let (path, old) = (folder + "/store.sqlite", folder + "/recent.json")
        await dataSource(path).update { _ in ["a"] }
        try Data(content.utf8).write(to: URL(filePath: old))
        try Data().write(to: URL(filePath: old + ".lock"))
        let expected = ["a"] + (content.count > 2 ? ["b", "c"] : [])
        let sources = (0..<3).map { _ in dataSource(path, oldFile: "recent.json") }
        async let first = sources[0].load()
        async let second = sources[1].load()
        #expect(await [first, second] == [expected, expected])
        // As if the first user had been killed before it removed the file.
        try Data(content.utf8).write(to: URL(filePath: old))
        #expect(await sources[2].load() == expected)
        #expect(!FileManager.default.fileExists(atPath: old) && !FileManager.default.fileExists(atPath: old + ".lock"))
        #expect(warnings.all.isEmpty)
    }

    @Test(
        "An old file with other content stays, and prints a warning", arguments: ["[", "{}", "[1]", "\u{0}"])
    func foreignOldFile(content: String) async throws {
        let old = folder + "/recent.json"
        try Data(content.utf8).write(to: URL(filePath: old))
        let source = dataSource(folder + "/store.sqlite", oldFile: "recent.json")
        await source.update { $0 + ["new"] }
        #expect(await source.load() == ["new"])
        #expect(warnings.all == ["earlier recent searches are left out: \(old): it is not a JSON array of strings"])
        #expect(try Data(contentsOf: URL(filePath: old)) == Data(content.utf8))
    }

    @Test("An old file of more than 1 MiB is not read, and prints a warning")
    func hugeOldFile() async throws {
        let old = folder + "/recent.json"
        try Data().write(to: URL(filePath: old))
        #expect(truncate(old, 3 << 30) == 0)
        #expect(await dataSource(folder + "/store.sqlite", oldFile: "recent.json").load() == [])
        #expect(warnings.all == ["earlier recent searches are left out: \(old): it is larger than 1 MiB"])
    }
}
