import Testing

@testable import ChallengeCharacter

@Suite("The words for the Character feature's errors")
struct CharacterErrorTextTests {
    /// What failed, why, and what is to be done before one tries again.
    private nonisolated static let failures: [(RequestFailure, reason: String, remedy: String)] = [
        (.invalidURL("ftp://x"), "'ftp://x' is not an address that can be asked", "check the API's address"),
        (.unreachable("connection refused"), "connection refused", "check the connection"),
        (.timeout, "no answer in time", "wait a little"),
        (.status(503), "the API answered with status 503", "wait a little"),
        (.status(404), "there is no such path (status 404)", "check the API's address"),
        (.rateLimited(retryAfter: nil), "too many requests (status 429)", "wait a little"),
        (.rateLimited(retryAfter: .seconds(1)), "too many requests (status 429)", "wait 1 second"),
        (.rateLimited(retryAfter: .seconds(29.5)), "too many requests (status 429)", "wait 30 seconds"),
        (.rateLimited(retryAfter: .seconds(119)), "too many requests (status 429)", "wait 119 seconds"),
        (.rateLimited(retryAfter: .seconds(121)), "too many requests (status 429)", "wait 3 minutes"),
        (
            .rateLimited(retryAfter: Duration(secondsComponent: .max, attosecondsComponent: 1)),
            "too many requests (status 429)", "wait 153722867280912931 minutes"
        ),
        (.unreadable(.webPage), "the answer is a web page", "check the API's address"),
    ]

    @Test(
        "advise nothing but another try where the API itself has something wrong",
        arguments: [
            (RequestFailure.tooLarge(limit: 10 << 20), "the answer is larger than 10 MiB"),
            (.unreadable(.missing("info")), "'info' is missing"),
        ])
    func noRemedy(failure: RequestFailure, reason: String) {
        let error = CharacterError.failed(.request("/a", failure))
        #expect(CharacterErrorText.advice(error) == "Type retry to try again.")
        #expect(CharacterErrorText.report(error) == "cannot load /a: \(reason)")
    }

    @Test("say what could not be loaded, why, and what to do", arguments: failures)
    func sentences(failure: RequestFailure, reason: String, remedy: String) {
        let failure = LoadFailure.request("/api/character?page=2", failure)
        let advice = remedy.prefix(1).uppercased() + remedy.dropFirst() + ", then type retry."
        for text in [
            CharacterErrorText.sentence(CharacterError.failed(failure)),
            CharacterErrorText.sentence(CharactersPageError.failed(failure)),
        ] {
            #expect(text == "Cannot load /api/character?page=2: \(reason).")
        }
        #expect(CharacterErrorText.advice(CharacterError.failed(failure)) == advice)
        #expect(CharacterErrorText.advice(CharactersPageError.failed(failure)) == advice)
        let report = "cannot load /api/character?page=2: \(reason); \(remedy)"
        #expect(CharacterErrorText.report(CharactersPageError.failed(failure)) == report)
        #expect(
            CharacterErrorText.report(CharactersPageError.failed(failure), showsOld: true)
                == report + "; what is shown was loaded before")
        #expect(
            CharacterErrorText.report(CharacterError.failed(failure), showsOld: true)
                == report + "; what is shown was loaded before")
    }

    @Test("take up a row for the usual failures", arguments: failures.dropFirst().map(\.0))
    func length(failure: RequestFailure) {
        let failure = LoadFailure.request("/api/character?page=42", failure)
        #expect(CharacterErrorText.sentence(CharactersPageError.failed(failure)).count <= 78)
    }

    @Test("cut a path that someone has made long, and make visible what is in it")
    func longPath() {
        let name = "\u{1b}[2J" + String(repeating: "x\u{301}\u{301}", count: 10_000)
        let text = CharacterErrorText.sentence(
            CharactersPageError.failed(.request("/api/character?page=1&name=" + name, .timeout)))
        #expect(text.hasPrefix(#"Cannot load /api/character?page=1&name=\u{1b}[2J"#))
        #expect(text.count <= 84)
        #expect(text.hasSuffix("…: no answer in time."))
    }

    @Test(
        "say what is wrong with an answer",
        arguments: [
            (.empty, "the answer is empty"), (.webPage, "the answer is a web page"),
            (.notJSON, "the answer is not JSON"), (.otherJSON, "the answer is something else"),
            (.missing("a.b"), "'a.b' is missing"), (.wrongType("a"), "'a' is of the wrong type"),
            (.impossible("a[1].id"), "'a[1].id' has an impossible value"), (.repeated("a"), "'a' is there twice"),
            (.otherCharacter(7), "the answer is about character 7"),
        ] as [(AnswerFault, String)])
    func faults(fault: AnswerFault, text: String) {
        #expect(CharacterErrorText.reason(fault) == text)
    }

    @Test("say how many rows are left out, and why the first is")
    func omission() {
        #expect(CharacterErrorText.omission([]) == nil)
        #expect(CharacterErrorText.omission([.missing("a")]) == "A row is left out: 'a' is missing.")
        #expect(CharacterErrorText.omission([.repeated("a"), .empty]) == "2 rows are left out: 'a' is there twice.")
    }

    @Test("name the number that nobody has")
    func notFound() {
        let error = CharacterError.notFound(identifier: 9999)
        #expect(CharacterErrorText.sentence(error) == "There is no character 9999.")
        #expect(CharacterErrorText.advice(error) == "Type back to leave.")
        #expect(
            CharacterErrorText.report(error, showsOld: true)
                == "there is no character 9999; what is shown was loaded before")
    }

    @Test("advise to try again only where that may help")
    func canRetry() {
        #expect(CharacterError.failed(.timeout).canRetry)
        #expect(!CharacterError.notFound(identifier: 1).canRetry)
    }

    @Test("tell a cancellation from every other failure", arguments: [LoadFailure.timeout, .status(500), .cancelled])
    func isCancellation(failure: LoadFailure) {
        #expect(CharacterError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(CharactersPageError.failed(failure).isCancellation == (failure == .cancelled))
        #expect(!CharacterError.notFound(identifier: 1).isCancellation)
    }
}
