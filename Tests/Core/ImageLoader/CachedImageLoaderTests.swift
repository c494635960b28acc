import ChallengeCore
import ChallengeTestSupport
import FoundationEssentials
import Testing

@Suite("A cached image loader", .timeLimit(.minutes(1)))
struct CachedImageLoaderTests {
    @Test("fetches an image once and then has it in memory")
    func memory() async throws {
        let album = Album(sizes: ["a": 3])
        let loader = CachedImageLoader { try await album.fetch($0) }
        let first = try await loader.image(at: album.url("a"))
        #expect(first == Data("aaa".utf8))
        #expect(try await loader.image(at: album.url("a")) == first)
        #expect(album.fetched == ["a"])
    }

    @Test("shares one request among all who ask for one image at once")
    func oneRequest() async throws {
        let album = Album(sizes: ["a": 3], isOpen: false)
        let loader = CachedImageLoader { try await album.fetch($0) }
        let callers = await ask(loader, for: Array(repeating: try album.url("a"), count: 20))
        album.open()
        for caller in callers { #expect(try await caller.value == Data("aaa".utf8)) }
        #expect(album.fetched == ["a"])
    }

    @Test("fetches different images at the same time")
    func differentImages() async throws {
        let album = Album(sizes: ["a": 1, "b": 2], isOpen: false)
        let loader = CachedImageLoader { try await album.fetch($0) }
        let callers = await ask(loader, for: [try album.url("a"), try album.url("b")])
        await album.waitForRequest(of: "a")
        await album.waitForRequest(of: "b")
        album.open()
        #expect(try await callers[0].value == Data("a".utf8))
        #expect(try await callers[1].value == Data("bb".utf8))
    }

    @Test("leaves the request to the others when one who asked is cancelled")
    func cancelledCaller() async throws {
        let album = Album(sizes: ["a": 1], isOpen: false)
        let loader = CachedImageLoader { try await album.fetch($0) }
        let callers = await ask(loader, for: Array(repeating: try album.url("a"), count: 2))
        await album.waitForRequest(of: "a")
        callers[0].cancel()
        album.open()
        #expect(try await callers[1].value == Data("a".utf8))
        #expect(album.fetched == ["a"])
    }

    @Test("gives a failure to all who asked at once, and tries again for the next")
    func failure() async throws {
        let album = Album(sizes: [:], isOpen: false)
        let loader = CachedImageLoader { try await album.fetch($0) }
        let callers = await ask(loader, for: Array(repeating: try album.url("a"), count: 3))
        album.open()
        for caller in callers { await #expect(throws: Album.Missing(name: "a")) { try await caller.value } }
        #expect(album.fetched == ["a"])
        album.add("a", size: 2)
        #expect(try await loader.image(at: album.url("a")) == Data("aa".utf8))
        #expect(album.fetched == ["a", "a"])
    }

    @Test("gives up the least recently used image when there is no more room")
    func eviction() async throws {
        let album = Album(sizes: ["a": 1, "b": 1, "c": 1, "d": 1])
        let loader = CachedImageLoader(capacity: 3) { try await album.fetch($0) }
        for name in ["a", "b", "c", "a", "d"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched == ["a", "b", "c", "d"])
        for name in ["a", "c", "d", "b"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched.dropFirst(4) == ["b"])
    }

    @Test("gives up as many images as a new one needs, and not one more")
    func evictionBySize() async throws {
        let album = Album(sizes: ["a": 2, "b": 2, "c": 2, "d": 3])
        let loader = CachedImageLoader(capacity: 6) { try await album.fetch($0) }
        for name in ["a", "b", "c", "d"] { _ = try await loader.image(at: album.url(name)) }
        for name in ["d", "c", "b"] { _ = try await loader.image(at: album.url(name)) }
        #expect(album.fetched == ["a", "b", "c", "d", "b"])
    }

    @Test("passes on an image larger than its capacity, keeping the others and not this one")
    func tooLarge() async throws {
        let album = Album(sizes: ["a": 3, "large": 4])
        let loader = CachedImageLoader(capacity: 3) { try await album.fetch($0) }
        for name in ["a", "large", "a", "large"] {
            #expect(try await loader.image(at: album.url(name)).count == (name == "a" ? 3 : 4))
        }
        #expect(album.fetched == ["a", "large", "large"])
    }

    /// Asks for images, and returns when each who asks is waiting for an answer.
    private func ask(_ loader: isolated CachedImageLoader, for urls: [URL]) -> [Task<Data, any Error>] {
        urls.map { url in Task.immediate { try await loader.image(at: url) } }
    }
}
