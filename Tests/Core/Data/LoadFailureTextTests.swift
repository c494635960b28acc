import ChallengeCore
import Testing

@Suite("The words for what prevents a load")
struct LoadFailureTextTests {
    @Test(
        "say why there is no answer, and what is to be done before one tries again, if that is more than to try",
        arguments: [
            (.invalidURL("ftp://x"), "'ftp://x' is not an address that can be asked", "check the API's address"),
            (.unreachable("connection refused"), "connection refused", "check the connection"),
            (.timeout, "no answer in time", "wait a little"),
            (.status(503), "the API answered with status 503", "wait a little"),
            (.status(404), "there is no such path (status 404)", "check the API's address"),
            (.rateLimited(retryAfter: nil), "too many requests (status 429)", "wait a little"),
            (.unreadable(.webPage), "the answer is a web page", "check the API's address"),
            (.unreadable(.empty), "the answer is empty", "check the API's address"),
            // The API itself has something wrong.
            (.tooLarge(limit: 10 << 20), "the answer is larger than 10 MiB", nil),
            (.unreadable(.missing("info")), "'info' is missing", nil),
        ] as [(RequestFailure, String, String?)])
    func words(cause: RequestFailure, reason: String, remedy: String?) {
        let failure = LoadFailure.request("/a?page=2", cause)
        #expect(failure.target == "/a?page=2")
        #expect(failure.reason == reason)
        #expect(failure.remedy == remedy)
    }

    @Test(
        "tell how long to wait where the API has said so, rather longer than shorter",
        arguments: [
            (.seconds(1), "wait 1 second"), (.seconds(29.5), "wait 30 seconds"), (.seconds(119), "wait 119 seconds"),
            (.seconds(121), "wait 3 minutes"), (.seconds(3600), "wait 60 minutes"),
            (.seconds(3601), "wait more than an hour"), (.seconds(2_147_483_648), "wait more than an hour"),
            (Duration(secondsComponent: .max, attosecondsComponent: 1), "wait more than an hour"),
        ] as [(Duration, String)])
    func pauses(pause: Duration, remedy: String) {
        #expect(RequestFailure.rateLimited(retryAfter: pause).remedy == remedy)
    }

    @Test(
        "have nothing to be asked for, and nothing to be done, where it was cancelled, or where nothing is requested",
        arguments: [
            (.cancelled, "the load was cancelled"), (.unreadable("cannot read notes.json"), "cannot read notes.json"),
        ] as [(LoadFailure, String)])
    func withoutRequest(failure: LoadFailure, reason: String) {
        #expect(failure.reason == reason)
        #expect(failure.target == nil && failure.remedy == nil)
    }

    @Test(
        "say what is wrong with an answer",
        arguments: [
            (.empty, "the answer is empty"), (.webPage, "the answer is a web page"),
            (.notJSON, "the answer is not JSON"), (.otherJSON, "the answer is something else"),
            (.missing("a.b"), "'a.b' is missing"), (.wrongType("a"), "'a' is of the wrong type"),
            (.impossible("a[1].id"), "'a[1].id' has an impossible value"), (.repeated("a"), "'a' is there twice"),
            (.otherRecord(7), "the answer is about number 7"),
            (.notInteger("a.b"), "'a.b' is not a whole number, or is too large"),
            (.tooManyRows("a", count: 9, limit: 5), "'a' has 9 rows; at most 5 are read"),
            (.tooManyRows("", count: 9, limit: 5), "the answer has 9 rows; at most 5 are read"),
            (.tooManyValues(count: 9, limit: 5), "the answer has 9 values; at most 5 are read"),
            (.tooDeep(limit: 5), "the answer is nested more than 5 levels deep"),
        ] as [(AnswerFault, String)])
    func faults(fault: AnswerFault, text: String) {
        #expect(fault.reason == text)
    }
}
