import ChallengeCore
import ChallengeNetworking
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The repository of characters", .limited)
struct CharacterRepositoryTests {
    private let remote = ScriptedRemoteDataSource()
    private let memory = CharacterMemoryDataSource()
    private var repository: CharacterRepository {
        CharacterRepository(remoteDataSource: remote, memoryDataSource: memory, log: ActivityLog())
    }

    @Test("local first, has what is kept and does not ask the API")
    func localFirst() async throws {
        await memory.save(.sample(1, name: "Kept"))
        let fetched = try await repository.getCharacter(identifier: 1, cachePolicy: .localFirst)
        #expect(fetched.value.name == "Kept")
        #expect(fetched.fallbackReason == nil)
        #expect(remote.requests.isEmpty)
    }

    @Test("local first, asks the API for whom it does not have, and keeps the answer")
    func localFirstMiss() async throws {
        let fetched = try await repository.getCharacter(identifier: 1, cachePolicy: .localFirst)
        #expect(fetched.value == Character(.sample(1)))
        _ = try await repository.getCharacter(identifier: 1, cachePolicy: .localFirst)
        #expect(remote.requests == [.character(1)])
    }

    @Test("remote first, has what the API says and keeps it")
    func remoteFirst() async throws {
        await memory.save(.sample(1, name: "Old"))
        let fetched = try await repository.getCharacter(identifier: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value == Character(.sample(1)))
        #expect(fetched.fallbackReason == nil)
        #expect(await memory.character(identifier: 1) == fetched.value)
    }

    @Test("remote first, falls back on what is kept and says why")
    func fallsBack() async throws {
        await memory.save(.sample(1, name: "Kept"))
        remote.setCharacter(.failure(.timeout))
        let fetched = try await repository.getCharacter(identifier: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value.name == "Kept")
        #expect(fetched.fallbackReason == .failed(.timeout))
    }

    @Test("without a cache, neither reads what is kept nor keeps what it gets")
    func noCache() async throws {
        await memory.save(.sample(1, name: "Kept"))
        let fetched = try await repository.getCharacter(identifier: 1, cachePolicy: .noCache)
        #expect(fetched.value == Character(.sample(1)))
        #expect(await memory.character(identifier: 1)?.name == "Kept")
    }

    @Test("says that there is nobody where the API knows nobody")
    func notFound() async {
        remote.setCharacter(.success(nil))
        await #expect(throws: CharacterError.notFound(identifier: 9)) {
            try await repository.getCharacter(identifier: 9, cachePolicy: .localFirst)
        }
    }

    @Test(
        "passes on why nothing could be loaded, also a 404 that is not the API's word for nobody",
        arguments: [LoadFailure.timeout, .status(404), .sample(.unreadable(.empty)), .cancelled])
    func failure(failure: LoadFailure) async {
        remote.setCharacter(.failure(failure))
        for policy in CachePolicy.allCases {
            await #expect(throws: CharacterError.failed(failure)) {
                try await repository.getCharacter(identifier: 9, cachePolicy: policy)
            }
        }
    }
}
