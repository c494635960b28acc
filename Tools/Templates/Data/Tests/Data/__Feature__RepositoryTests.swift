import ChallengeListing
import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The repository of __nouns__", .limited)
struct __Feature__RepositoryTests {
    private let calls = Recorder<String>()

    private func repository(isFilled: Bool, failure: LoadFailure? = nil) -> __Feature__Repository {
        __Feature__Repository(
            remoteDataSource: __Feature__RemoteDataSourceMock(calls: calls, failure: failure),
            memoryDataSource: __Feature__MemoryDataSourceMock(calls: calls, isFilled: isFilled))
    }

    @Test(
        "The policy decides whether the cache or the API answers, and what is cached",
        arguments: [
            (.localFirst, true, []), (.localFirst, false, ["fetch", "save"]), (.remoteFirst, true, ["fetch", "save"]),
            (.remoteFirst, false, ["fetch", "save"]), (.noCache, true, ["fetch"]),
        ] as [(CachePolicy, Bool, [String])])
    func policies(policy: CachePolicy, isFilled: Bool, expected: [String]) async throws {
        let sut = repository(isFilled: isFilled)
        #expect(try await sut.get__Feature__(identifier: 1, cachePolicy: policy).value == .sample)
        #expect(calls.all.compactMap { $0.split(separator: " ").first.map(String.init) } == expected)
        #expect(try await sut.get__Features__(page: 1, cachePolicy: policy).value == .sample)
        #expect(calls.all.count == expected.count * 2)
    }

    @Test("A refresh that fails gives the cached value with the reason")
    func fallback() async throws {
        let sut = repository(isFilled: true, failure: .notFound(identifier: 1))
        let item = try await sut.get__Feature__(identifier: 1, cachePolicy: .remoteFirst)
        #expect(item.value == .sample && item.fallbackReason == .notFound(identifier: 1))
        let page = try await sut.get__Features__(page: 1, cachePolicy: .remoteFirst)
        #expect(page.value == .sample && page.fallbackReason == .notFound(identifier: 1))
    }

    @Test("A failure without a cached value is the feature's error")
    func errors() async {
        let failure = LoadFailure.request("__path__", .timeout)
        let sut = repository(isFilled: false, failure: failure)
        await #expect(throws: __Feature__Error.loadFailed(failure)) {
            try await sut.get__Feature__(identifier: 1, cachePolicy: .localFirst)
        }
        await #expect(throws: __Feature__Error.loadFailed(failure)) {
            try await sut.search__Features__(page: 1, query: TextQuery())
        }
    }

    @Test("A search asks the API even if the cache is filled, and caches what it finds")
    func search() async throws {
        var query = TextQuery()
        query.text = "first"
        #expect(try await repository(isFilled: true).search__Features__(page: 1, query: query) == .sample)
        #expect(calls.all == ["fetch page 1 first", "save [1]"])
    }
}
