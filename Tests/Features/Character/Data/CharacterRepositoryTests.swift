import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The repository of the characters", .limited)
struct CharacterRepositoryTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let memory = CharacterMemoryDataSourceMock()
    private let activity = ActivityLog()
    private let sut: CharacterRepository

    init() {
        let (remote, memory) = (remote, memory)
        sut = activity.making { CharacterRepository(remoteDataSource: remote, memoryDataSource: memory) }
    }

    @Test("A cached character is used first, if there is one")
    func localFirst() async throws {
        #expect(try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst).value == .stub())
        #expect(memory.savedCharacters == [.stub()])
        memory.character = .stub(name: "Old Rick")
        #expect(try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst).value.name == "Old Rick")
        #expect(remote.calls == ["character 1"])
        #expect(
            activity.drain().map(\.activity) == [
                .cache(.miss, key: "character 1"),
                .cache(.stored, key: "character 1"),
                .cache(.hit, key: "character 1"),
            ])
    }

    @Test("A refresh asks the API, and falls back to the cache with the reason")
    func remoteFirst() async throws {
        memory.character = .stub(name: "Old Rick")
        #expect(try await sut.getCharacter(identifier: 1, cachePolicy: .remoteFirst).value == .stub())
        remote.characterResult = .failure(.stub)
        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value.name == "Old Rick")
        #expect(fetched.fallbackReason == .loadFailed(.stub))
        #expect(memory.savedCharacters == [.stub()])
        #expect(
            activity.drain().map(\.activity) == [
                .cache(.stored, key: "character 1"),
                .cache(.fallback, key: "character 1"),
            ])
    }

    @Test("Without a cache the API alone is asked, and nothing is kept")
    func noCache() async throws {
        memory.character = .stub(name: "Old Rick")
        #expect(try await sut.getCharacter(identifier: 1, cachePolicy: .noCache).value == .stub())
        #expect(memory.savedCharacters.isEmpty)
    }

    @Test(
        "A failure without a cached character is told apart from a missing character",
        arguments: [
            (.notFound(identifier: 1), .characterNotFound(identifier: 1)), (.stub, .loadFailed(.stub)),
            (.cancelled, .loadFailed(.cancelled)),
        ] as [(LoadFailure, CharacterError)])
    func failures(failure: LoadFailure, error: CharacterError) async {
        remote.characterResult = .failure(failure)
        for policy in CachePolicy.allCases {
            await #expect(throws: error) { try await sut.getCharacter(identifier: 1, cachePolicy: policy) }
        }
    }
}
