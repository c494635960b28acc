import ChallengeCore
import ChallengeNetworking
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The use cases of pages", .limited)
struct CharactersPageUseCasesTests {
    private let repository = ScriptedPages()

    @Test("get what is kept before they ask the API")
    func get() async throws {
        #expect(try await GetCharactersPageUseCase(repository: repository).execute(page: 3) == .sample())
        #expect(repository.requests == [.page(3, .localFirst)])
    }

    @Test("refresh by asking the API first, and say why what they return is not fresh")
    func refresh() async throws {
        repository.setAnswer { _ in .success(Fetched(.sample(), fallbackReason: .failed(.timeout))) }
        let fetched = try await RefreshCharactersPageUseCase(repository: repository).execute(page: 3)
        #expect(fetched.value == .sample())
        #expect(fetched.fallbackReason == .failed(.timeout))
        #expect(repository.requests == [.page(3, .remoteFirst)])
    }

    @Test("search with the whole filter")
    func search() async throws {
        let filter = CharacterFilter(name: "rick", gender: .female)
        let page = try await SearchCharactersPageUseCase(repository: repository).execute(page: 2, filter: filter)
        #expect(page == .sample())
        #expect(repository.requests == [.search(2, filter)])
    }
}
