import ChallengeCore
import ChallengeNetworking
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The use cases of one character", .limited)
struct CharacterUseCasesTests {
    private let repository = ScriptedCharacters()

    @Test("get what is kept before they ask the API")
    func get() async throws {
        let character = try await GetCharacterUseCase(repository: repository).execute(identifier: 4)
        #expect(character == .sample())
        #expect(repository.requests == [ScriptedCharacters.Request(identifier: 4, cachePolicy: .localFirst)])
    }

    @Test("refresh by asking the API first, and say why what they return is not fresh")
    func refresh() async throws {
        repository.setAnswer { .success(Fetched(.sample(), fallbackReason: .failed(.timeout))) }
        let fetched = try await RefreshCharacterUseCase(repository: repository).execute(identifier: 4)
        #expect(fetched.value == .sample())
        #expect(fetched.fallbackReason == .failed(.timeout))
        #expect(repository.requests == [ScriptedCharacters.Request(identifier: 4, cachePolicy: .remoteFirst)])
    }

    @Test("pass on why there is no character")
    func failure() async {
        repository.setAnswer { .failure(.notFound(identifier: 4)) }
        await #expect(throws: CharacterError.notFound(identifier: 4)) {
            try await GetCharacterUseCase(repository: repository).execute(identifier: 4)
        }
        await #expect(throws: CharacterError.notFound(identifier: 4)) {
            try await RefreshCharacterUseCase(repository: repository).execute(identifier: 4)
        }
    }
}
