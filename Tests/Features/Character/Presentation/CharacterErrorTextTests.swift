import Testing

@testable import ChallengeCharacter

@Suite("The words for the Character feature's errors")
struct CharacterErrorTextTests {
    private nonisolated static let failures: [(LoadFailure, String)] = [
        (.unreachable("connection refused"), "the API cannot be reached (connection refused)"),
        (.timeout, "the API did not answer in time"),
        (.status(503), "the API answered with status 503"),
        (.tooLarge(limit: 10 << 20), "the answer is larger than 10 MiB"),
        (.unreadable("'info' is missing"), "the answer cannot be read: 'info' is missing"),
        (.cancelled, "it was cancelled"),
    ]

    @Test("say in a whole sentence what could not be loaded and why", arguments: failures)
    func sentences(failure: LoadFailure, reason: String) {
        #expect(
            CharacterErrorText.sentence(CharacterError.failed(failure))
                == "The character could not be loaded: \(reason).")
        #expect(
            CharacterErrorText.sentence(CharactersPageError.failed(failure))
                == "The characters could not be loaded: \(reason).")
    }

    @Test("name the number that nobody has")
    func notFound() {
        #expect(CharacterErrorText.sentence(.notFound(identifier: 9999)) == "There is no character 9999.")
    }

    @Test("advise to try again only where that may help", arguments: failures.map(\.0))
    func canRetry(failure: LoadFailure) {
        #expect(CharacterError.failed(failure).canRetry)
        #expect(!CharacterError.notFound(identifier: 1).canRetry)
    }

    @Test("tell a cancellation from every other failure", arguments: failures.map(\.0))
    func isCancellation(failure: LoadFailure) {
        #expect(CharacterError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(CharactersPageError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(!CharacterError.notFound(identifier: 1).isCancellation)
    }
}
