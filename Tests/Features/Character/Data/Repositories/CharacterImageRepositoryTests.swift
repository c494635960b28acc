import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The repository of pictures")
struct CharacterImageRepositoryTests {
    private struct Surprise: Error {}

    @Test("says what a failure means to whoever wants a picture")
    func failures() async {
        let samples: [(any Error, CharacterImageError)] = [
            (ImageError.noNetwork, .noNetwork), (ImageError.foreign(base: "b"), .foreign(base: "b")),
            (ImageError.unreadable("u"), .unreadable("u")), (HTTPError.timeout, .failed(.timeout)),
            (HTTPError.cancelled, .cancelled), (CancellationError(), .cancelled),
            (Surprise(), .failed(.unreachable("Surprise()"))),
        ]
        for (error, expected) in samples {
            let repository = CharacterImageRepository(imageLoader: ScriptedImageLoader { throw error })
            await #expect(throws: expected) { try await repository.getImage(at: "https://host/1.jpeg") }
        }
    }

    @Test("asks for nothing where there is no address, or none that is one")
    func noAddress() async {
        let loader = ScriptedImageLoader()
        let repository = CharacterImageRepository(imageLoader: loader)
        await #expect(throws: CharacterImageError.noAddress) { try await repository.getImage(at: "http://[") }
        await #expect(throws: CharacterImageError.missing) {
            try await GetCharacterImageUseCase(repository: repository).execute(.sample(image: ""))
        }
        #expect(loader.requests.isEmpty)
    }
}
