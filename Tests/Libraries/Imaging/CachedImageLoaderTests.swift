import ChallengeDesignSystem
import ChallengeTestSupport
import FoundationEssentials

@testable import ChallengeImaging

@Suite("A cached image loader", .limited)
struct CachedImageLoaderTests {
    private let temporary = TemporaryFolder()
    private var path: String { temporary.url.path }

    @Test("Concurrent callers share one request, and the image is then in memory")
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

    @Test("All concurrent callers get the failure, and the next one causes a retry")
    func failure() async throws {
        let (album, loader, callers) = try await asked(3, sizes: [:])
        album.open()
        for caller in callers {
            await #expect(throws: ImageError.failed("Missing(name: \"a\")")) { try await caller.value }
        }
        #expect(album.fetched == ["a"])
        album.add("a", size: 2)
        #expect(try await loader.image(at: album.url("a")).file == Data("aa".utf8))
        #expect(album.fetched == ["a", "a"])
    }

    @Test("The oldest image is freed when there is no more room")
    func eviction() async throws {
        let album = Album(sizes: ["a": 1, "b": 1, "c": 1, "d": 1])
        let loader = album.loader(capacity: 3 * 4)
        for name in ["a", "b", "c", "d"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched == ["a", "b", "c", "d"])
        for name in ["b", "c", "d", "a"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched.dropFirst(4) == ["a"])
    }

    @Test("The request of a cancelled caller continues for the others")
    func cancelledCaller() async throws {
        let (album, _, callers) = try await asked(2, sizes: ["a": 1])
        await album.waitForRequest(of: "a")
        callers[0].cancel()
        album.open()
        #expect(try await callers[1].value.file == Data("a".utf8))
        #expect(album.cancelled.isEmpty)
        #expect(album.fetched == ["a"])
    }

    @Test("The last waiting caller's cancellation cancels the request, and the next one starts another")
    func cancelledRequest() async throws {
        let (album, loader, callers) = try await asked(2, sizes: ["a": 1])
        await album.waitForRequest(of: "a")
        for caller in callers { caller.cancel() }
        for caller in callers { await #expect(throws: ImageError.cancelled) { try await caller.value } }
        let next = await ask(loader, for: [try album.url("a")])
        album.open()
        #expect(try await next[0].value.file == Data("a".utf8))
        #expect(album.fetched == ["a", "a"])
        #expect(album.cancelled == ["a"])
    }

    @Test("A caller that is already cancelled sends no request")
    func cancelledBefore() async throws {
        let album = Album(sizes: ["a": 1])
        let loader = album.loader()
        let url = try album.url("a")
        let caller = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await loader.image(at: url)
        }
        await #expect(throws: ImageError.cancelled) { try await caller.value }
        #expect(album.fetched.isEmpty)
    }

    @Test("A file that is no picture is not kept")
    func noPicture() async throws {
        let album = Album(sizes: ["!": 3])
        let loader = album.loader(folder: ImageFolder(path: path) { _ in })
        for _ in 1...2 {
            await #expect(throws: ImageError.failed("NoPicture()")) { try await loader.image(at: album.url("!")) }
        }
        #expect(album.fetched == ["!", "!"])
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(files == [])
    }

    @Test("A loader has the files of an earlier one, and reports hits and misses")
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
        let uses = log.drain().map(\.activity).map {
            if case .cache(let outcome, _) = $0 { outcome.rawValue } else { "" }
        }
        #expect(uses == ["miss", "stored", "hit", "hit", "hit"])
    }

    @Test("A cached file that is no longer a picture is dropped and fetched again")
    func undecodable() async throws {
        let album = Album(sizes: [:])
        let folder = ImageFolder(path: path) { _ in }
        folder.write(Data("!".utf8), of: try album.url("a"))
        await #expect(throws: ImageError.failed("Missing(name: \"a\")")) {
            try await album.loader(folder: folder).image(at: album.url("a"))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(files == [])
    }

    /// An album that does not answer yet, and callers of a loader for its image `a`.
    private func asked(
        _ count: Int, sizes: [String: Int]
    ) async throws -> (Album, CachedImageLoader, [Task<Picture, any Error>]) {
        let album = Album(sizes: sizes, isOpen: false)
        let loader = album.loader()
        return (album, loader, await ask(loader, for: Array(repeating: try album.url("a"), count: count)))
    }

    /// Requests images, and returns when each caller is waiting for an answer.
    private func ask(_ loader: CachedImageLoader, for urls: [URL]) async -> [Task<Picture, any Error>] {
        urls.map { url in Task.immediate { try await loader.image(at: url) } }
    }
}
