import ChallengeShellTestSupport
import FoundationEssentials

@testable import ChallengeShellImaging

@Suite("A cached image loader", .limited)
struct CachedImageLoaderTests {
    private let temporary = TemporaryFolder()
    private var path: String { temporary.url.path }

    @Test("fetches an image once for all who ask for it at once, and then has it in memory")
    func memory() async throws {
        let album = Album(sizes: ["a": 3])
        let loader = album.loader()
        let first = try await loader.image(at: album.url("a"))
        #expect(first.file == Data("aaa".utf8))
        #expect(try await loader.image(at: album.url("a")) == first)
        #expect(album.fetched == ["a"])
        let (shared, _, callers) = try await asked(20, sizes: ["a": 3])
        shared.open()
        for caller in callers { #expect(try await caller.value.file == Data("aaa".utf8)) }
        #expect(shared.fetched == ["a"])
    }

    @Test("fetches different images at the same time")
    func differentImages() async throws {
        let album = Album(sizes: ["a": 1, "b": 2], isOpen: false)
        let loader = album.loader()
        let callers = await ask(loader, for: [try album.url("a"), try album.url("b")])
        await album.waitForRequest(of: "a")
        await album.waitForRequest(of: "b")
        album.open()
        #expect(try await callers[0].value.file == Data("a".utf8))
        #expect(try await callers[1].value.file == Data("bb".utf8))
    }

    @Test("gives a failure to all who asked at once, and tries again for the next")
    func failure() async throws {
        let (album, loader, callers) = try await asked(3, sizes: [:])
        album.open()
        for caller in callers { await #expect(throws: Album.Missing(name: "a")) { try await caller.value } }
        #expect(album.fetched == ["a"])
        album.add("a", size: 2)
        #expect(try await loader.image(at: album.url("a")).file == Data("aa".utf8))
        #expect(album.fetched == ["a", "a"])
    }

    @Test("gives up the least recently used image when there is no more room")
    func eviction() async throws {
        let album = Album(sizes: ["a": 1, "b": 1, "c": 1, "d": 1])
        let loader = album.loader(capacity: 3 * 4)
        for name in ["a", "b", "c", "a", "d"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched == ["a", "b", "c", "d"])
        for name in ["a", "c", "d", "b"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched.dropFirst(4) == ["b"])
    }

    @Test("ends at once for one who is cancelled, and leaves the request to the others who wait")
    func cancelledAtOnce() async throws {
        let (album, _, callers) = try await asked(2, sizes: ["a": 1])
        await album.waitForRequest(of: "a")
        callers[0].cancel()
        await #expect(throws: CancellationError.self) { try await callers[0].value }
        #expect(album.cancelled.isEmpty)
        album.open()
        #expect(try await callers[1].value.file == Data("a".utf8))
        #expect(album.fetched == ["a"])
    }

    @Test("cancels the request with the last of those who wait, and begins another for the next")
    func cancelledRequest() async throws {
        let (album, loader, callers) = try await asked(2, sizes: ["a": 1])
        await album.waitForRequest(of: "a")
        for caller in callers { caller.cancel() }
        for caller in callers { await #expect(throws: CancellationError.self) { try await caller.value } }
        let next = await ask(loader, for: [try album.url("a")])
        album.open()
        #expect(try await next[0].value.file == Data("a".utf8))
        #expect(album.fetched == ["a", "a"])
        #expect(album.cancelled == ["a"])
    }

    @Test("asks for nothing where the caller is cancelled already")
    func cancelledBefore() async throws {
        let album = Album(sizes: ["a": 1])
        let loader = album.loader()
        let url = try album.url("a")
        let caller = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await loader.image(at: url)
        }
        await #expect(throws: CancellationError.self) { try await caller.value }
        #expect(album.fetched.isEmpty)
    }

    @Test("does not keep what is no picture")
    func noPicture() async throws {
        let album = Album(sizes: ["!": 3])
        let loader = album.loader(folder: ImageFolder(path: path) { _ in })
        for _ in 1...2 {
            await #expect(throws: Album.NoPicture.self) { try await loader.image(at: album.url("!")) }
        }
        #expect(album.fetched == ["!", "!"])
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(files == [])
    }

    @Test("has what an earlier one has fetched, and tells what came of what it looked for")
    func disk() async throws {
        let album = Album(sizes: ["a": 3])
        let log = ActivityLog()
        for _ in 1...2 {
            let loader = album.loader(folder: ImageFolder(path: path) { _ in }, log: log)
            for _ in 1...2 {
                let image = try await loader.image(at: album.url("a"))
                #expect(image.file == Data("aaa".utf8))
            }
        }
        #expect(album.fetched == ["a"])
        let uses = log.drain().map { if case .cache(let outcome, _) = $0 { outcome.rawValue } else { "" } }
        #expect(uses == ["miss", "stored", "hit", "hit", "hit"])
    }

    @Test("drops what is kept and no picture any more, and fetches it anew")
    func undecodable() async throws {
        let album = Album(sizes: [:])
        let folder = ImageFolder(path: path) { _ in }
        folder.write(Data("!".utf8), of: try album.url("a"))
        await #expect(throws: Album.Missing(name: "a")) {
            try await album.loader(folder: folder).image(at: album.url("a"))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(files == [])
    }

    /// An album that does not answer yet, and so many who ask a loader for its image `a`.
    private func asked(
        _ count: Int, sizes: [String: Int]
    ) async throws -> (Album, CachedImageLoader, [Task<Picture, any Error>]) {
        let album = Album(sizes: sizes, isOpen: false)
        let loader = album.loader()
        return (album, loader, await ask(loader, for: Array(repeating: try album.url("a"), count: count)))
    }

    /// Asks for images, and returns when each who asks is waiting for an answer.
    private func ask(_ loader: CachedImageLoader, for urls: [URL]) async -> [Task<Picture, any Error>] {
        urls.map { url in Task.immediate { try await loader.image(at: url) } }
    }
}
