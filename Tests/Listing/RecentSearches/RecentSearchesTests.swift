import ChallengeListing
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
        let dataSource = RecentSearchesLocalDataSource(list: "", file: RecentSearchesFile())
        await dataSource.update { _ in [String(repeating: "1", count: 1_001), "1", "a", "A", "2", "3", "4", "5"] }
        let searches = RecentSearches(localDataSource: dataSource)
        #expect(await searches.all() == ["1", "a", "2", "3", "4"])
        #expect(searches.now() == ["1", "a", "2", "3", "4"])
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

@Suite("The file of recent searches", .limited)
struct RecentSearchesFileTests {
    private let temporary = TemporaryFolder()
    private var path: String { temporary.url.path + "/new/recent.json" }
    private let warnings = Recorder<String>()

    /// A list as another session has it.
    private func list(_ name: String = "a", at path: String?) -> RecentSearchesLocalDataSource {
        RecentSearchesLocalDataSource(list: name, file: RecentSearchesFile(path: path, warn: warnings.record))
    }

    @Test("Without a file the searches are in memory, which nothing else shares")
    func memory() async {
        let kept = list(at: nil)
        await kept.update { ["a"] + $0 }
        await kept.update { ["b"] + $0 }
        #expect(await kept.load() == ["b", "a"])
        #expect(kept.loadNow() == ["b", "a"])
        #expect(await list(at: nil).load().isEmpty)
    }

    @Test("The first change creates the file, with a place for each list, for the user only")
    func created() async throws {
        #expect(await list(at: path).load().isEmpty)
        #expect(list(at: path).loadNow().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: temporary.url.path + "/new"))
        await list("b", at: path).update { _ in ["é’\"\0/"] }
        await list(at: path).update { _ in ["b", ""] }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == #"{"a":["b",""],"b":["é’\"\u0000/"]}"#)
        #expect(await list("b", at: path).load() == ["é’\"\0/"])
        #expect(list("b", at: path).loadNow() == ["é’\"\0/"])
        let permissions = try [temporary.url.path + "/new", path].map {
            try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
        }
        #expect(permissions == [0o700, 0o600])
        #expect(warnings.all.isEmpty)
    }

    @Test("Two sessions at once share the searches, and neither loses the other's")
    func shared() async {
        let sessions = [list(at: path), list(at: path)]
        await withTaskGroup { group in
            for number in 0..<100 {
                group.addTask { await sessions[number % 2].update { $0 + ["\(number)"] } }
            }
        }
        for session in sessions { #expect(await Set(session.load()) == Set((0..<100).map { "\($0)" })) }
        #expect(warnings.all.isEmpty)
    }

    @Test(
        "A file that cannot be used costs one warning, stays as it is, and the session keeps its searches",
        arguments: [
            ("[", "it is not a JSON object with lists of texts"), (#"{"a":[1]}"#, "it is not a JSON object"),
            ("\0", "it is not a JSON object"), (String(repeating: " ", count: 1 << 20 + 1), "it is larger than 1 MiB"),
        ])
    func damaged(content: String, reason: String) async throws {
        let path = temporary.url.path + "/file"
        try temporary.write(content, to: "file")
        let file = RecentSearchesFile(path: path, warn: warnings.record)
        let lists = ["a", "b"].map { RecentSearchesLocalDataSource(list: $0, file: file) }
        #expect(lists[0].loadNow().isEmpty && warnings.all.isEmpty)
        for list in lists {
            await list.update { $0 + ["1"] }
            await list.update { $0 + ["2"] }
            #expect(await list.load() == ["1", "2"])
        }
        #expect(warnings.all.count == 1)
        let warning = try #require(warnings.all.first)
        #expect(warning.hasPrefix("recent searches are kept for this session only: \(path): \(reason)"), "\(warning)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
    }

    @Test("A path that cannot be a file costs one warning, too", arguments: ["", "/file/below"])
    func unusable(end: String) async throws {
        try temporary.write("", to: "file")
        let kept = list(at: temporary.url.path + end)
        await kept.update { $0 + ["1"] }
        #expect(await kept.load() == ["1"])
        #expect(warnings.all.count == 1)
    }
}
