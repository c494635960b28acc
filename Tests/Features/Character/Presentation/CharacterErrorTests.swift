import ChallengeDesignSystem
import ChallengeNetworking
import Testing

@testable import ChallengeCharacter

@Suite("The Character feature's errors")
struct CharacterErrorTests {
    @Test("say what could not be loaded, why, and what to do, be it a character or a page")
    func failed() {
        let failure = LoadFailure.request("/api/character?page=2", .timeout)
        let expected = FailureText("cannot load /api/character?page=2: no answer in time", remedy: "wait a little")
        #expect(CharacterError.failed(failure).text == expected)
        #expect(CharactersPageError.failed(failure).text == expected)
    }

    @Test(
        "take up a row for the usual failures",
        arguments: [
            .unreachable("connection refused"), .timeout, .status(503), .status(404), .rateLimited(retryAfter: nil),
            .unreadable(.webPage),
        ] as [RequestFailure])
    func length(failure: RequestFailure) {
        #expect(CharactersPageError.failed(.request("/api/character?page=42", failure)).text.sentence.count <= 78)
    }

    @Test("name the number that nobody has, where trying again does not help")
    func notFound() {
        let text = CharacterError.notFound(identifier: 9999).text
        #expect(text.sentence == "There is no character 9999.")
        #expect(text.advice == "Type back to leave.")
        #expect(!text.canRetry)
    }

    @Test("tell a cancellation from every other failure", arguments: [LoadFailure.timeout, .status(500), .cancelled])
    func isCancellation(failure: LoadFailure) {
        #expect(CharacterError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(CharactersPageError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(!CharacterError.notFound(identifier: 1).isCancellation)
    }
}
