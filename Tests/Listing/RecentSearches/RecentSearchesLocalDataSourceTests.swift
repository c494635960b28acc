import ChallengeListing
import ChallengeTestSupport
import Foundation
import Synchronization
import TestLimits
import Testing

@Suite("Where recent searches are kept", .limited)
struct RecentSearchesLocalDataSourceTests {
    private final class Warnings: Sendable {
        private let texts = Mutex<[String]>([])

        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private let warnings = Warnings()

    private func dataSource(_ path: String?) -> RecentSearchesLocalDataSource {
        RecentSearchesLocalDataSource(path: path) { [warnings] in warnings.add($0) }
    }

    @Test("without a file is memory, which no one else shares")
    func memory() async {
        let kept = dataSource(nil)
        await kept.update { ["a"] + $0 }
        await kept.update { ["b"] + $0 }
        #expect(await kept.load() == ["b", "a"])
        #expect(await dataSource(nil).load().isEmpty)
        #expect(warnings.all.isEmpty)
    }

    @Test("with a file is the file, in a folder that is made when it is first needed")
    func file() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/new/recent.json"
            #expect(await dataSource(path).load().isEmpty)
            #expect(!FileManager.default.fileExists(atPath: path))
            await dataSource(path).update { $0 + ["é’\"", "b"] }
            #expect(await dataSource(path).load() == ["é’\"", "b"])
            let written = try String(contentsOf: URL(filePath: path), encoding: .utf8)
            #expect(written == #"["é’\"","b"]"#)
            #expect(warnings.all.isEmpty)
        }
    }

    @Test("is done without, with one warning, where it holds something else, and stays as it is")
    func broken() async throws {
        for content in ["[", "{}", "[1]", "\u{0}"] {
            try await withTemporaryFolder { folder in
                let path = folder + "/recent.json"
                try Data(content.utf8).write(to: URL(filePath: path))
                let before = warnings.all.count
                let source = dataSource(path)
                #expect(await source.load().isEmpty)
                await source.update { $0 + ["new"] }
                #expect(await source.load() == ["new"])
                #expect(warnings.all.count == before + 1)
                #expect(warnings.all.last?.contains(path) == true)
                #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
            }
        }
    }

    @Test("counts as empty where nothing has been written into it")
    func empty() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/recent.json"
            try Data().write(to: URL(filePath: path))
            await dataSource(path).update { $0 + ["new"] }
            #expect(await dataSource(path).load() == ["new"])
            #expect(warnings.all.isEmpty)
        }
    }

    @Test("is one file for two of them at once, and neither loses what the other keeps")
    func shared() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/recent.json"
            let sources = [dataSource(path), dataSource(path)]
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask { await sources[number % 2].update { $0 + ["\(number)"] } }
                }
            }
            for source in sources { #expect(await Set(source.load()) == Set((0..<100).map { "\($0)" })) }
        }
    }

    @Test("is read at once by those who cannot wait, with what others have written, and nothing is told then")
    func atHand() async throws {
        let memory = dataSource(nil)
        await memory.update { ["a"] + $0 }
        #expect(memory.loadAtHand() == ["a"])
        try await withTemporaryFolder { folder in
            let path = folder + "/recent.json"
            let source = dataSource(path)
            #expect(source.loadAtHand().isEmpty)
            await dataSource(path).update { _ in ["b"] }
            #expect(source.loadAtHand() == ["b"])
            _ = await source.load()
            try Data("[".utf8).write(to: URL(filePath: path))
            #expect(source.loadAtHand() == ["b"])
            #expect(warnings.all.isEmpty)
        }
    }

    @Test("goes on in memory, with one warning, where the file cannot be used")
    func unusable() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/file"
            try Data().write(to: URL(filePath: file))
            let kept = dataSource(file + "/below/recent.json")
            await kept.update { $0 + ["a"] }
            await kept.update { $0 + ["b"] }
            #expect(await kept.load() == ["a", "b"])
            #expect(warnings.all.count == 1)
            #expect(warnings.all.first?.contains(file) == true)
        }
    }

    @Test("keeps what it has read, with one warning, where the file cannot be used any more")
    func becomesUnusable() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/recent.json"
            let kept = dataSource(path)
            await kept.update { $0 + ["a"] }
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(await kept.load() == ["a"])
            await kept.update { $0 + ["b"] }
            #expect(await kept.load() == ["a", "b"])
            #expect(warnings.all.count == 1)
        }
    }
}
