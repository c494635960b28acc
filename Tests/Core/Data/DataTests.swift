@testable import ChallengeCore
import ChallengeTestSupport
@testable import ChallengeText
import Synchronization

@Suite("The texts for a failed load")
struct LoadFailureTextTests {
    @Test(
        "A text says why there is no answer, and what to do before a retry, if anything",
        arguments: [
            (.invalidURL("ftp://u:p@x"), "'ftp://x' is not a valid HTTP URL", "check the API's address"),
            (.connection("connection refused"), "connection refused", "check the connection"),
            (.timeout, "no response in time", "wait a little"),
            (.status(503), "the API answered with status 503", "wait a little"),
            (.status(404), "there is no such path (status 404)", "check the API's address"),
            (.rateLimited(retryAfter: nil), "too many requests (status 429)", "wait a little"),
            (.unreadable(.webPage), "the response is a web page", "check the API's address"),
            (.unreadable(.empty), "the response is empty", "check the API's address"),
            // The fault is the API's own.
            (.bodyTooLarge(limit: 10 << 20), "the response is larger than 10 MiB", nil),
            (.unreadable(.missing("info")), "'info' is missing", nil),
        ] as [(HTTPError, String, String?)])
    func words(cause: HTTPError, reason: String, remedy: String?) {
        let failure = LoadFailure.request("/a?page=2", cause)
        #expect(failure.target == "/a?page=2")
        #expect(failure.reason == reason)
        #expect(failure.remedy == remedy)
    }

    @Test(
        "A text says how long to wait if the API has said so, rounded up",
        arguments: [
            (.seconds(1), "wait 1 second"), (.seconds(29.5), "wait 30 seconds"), (.seconds(119), "wait 119 seconds"),
            (.seconds(121), "wait 3 minutes"), (.seconds(3600), "wait 60 minutes"),
            (.seconds(3601), "wait more than an hour"), (.seconds(2_147_483_648), "wait more than an hour"),
            (Duration(secondsComponent: .max, attosecondsComponent: 1), "wait more than an hour"),
        ] as [(Duration, String)])
    func pauses(pause: Duration, remedy: String) {
        #expect(HTTPError.rateLimited(retryAfter: pause).remedy == remedy)
    }

    @Test(
        "A cancelled load and a load without a request name no target and no remedy",
        arguments: [
            (.cancelled, "the load was cancelled"), (.unreadable("cannot read notes.json"), "cannot read notes.json"),
        ] as [(LoadFailure, String)])
    func withoutRequest(failure: LoadFailure, reason: String) {
        #expect(failure.reason == reason)
        #expect(failure.target == nil && failure.remedy == nil)
    }

    @Test(
        "A text says what is wrong with an answer",
        arguments: [
            (.empty, "the response is empty"), (.webPage, "the response is a web page"),
            (.notJSON, "the response is not JSON"), (.otherJSON, "the response is JSON of another kind"),
            (.missing("a.b"), "'a.b' is missing"), (.wrongType("a"), "'a' is of the wrong type"),
            (.impossible("a[1].id"), "'a[1].id' has an impossible value"), (.repeated("a"), "'a' is repeated"),
            (.otherRecord(7), "the response is for record 7"),
            (.notInteger("a.b"), "'a.b' is not a whole number, or is too large"),
            (.tooManyRows("a", count: 9, limit: 5), "'a' has 9 rows; at most 5 are read"),
            (.tooManyRows("", count: 9, limit: 5), "the response has 9 rows; at most 5 are read"),
            (.tooManyValues(limit: 5), "the response has more than 5 values"),
            (.tooDeep(limit: 5), "the response is nested more than 5 levels deep"),
        ] as [(ResponseFault, String)])
    func faults(fault: ResponseFault, text: String) { #expect(fault.reason == text) }
}

@Suite("A cache in memory")
struct BoundedMemoryTests {
    @Test("A cache keeps the newest values, up to its limit")
    func eviction() {
        var memory = BoundedMemory<String, Int>(limit: 10)
        for (number, key) in ["a", "b", "c"].enumerated() { memory.hold(number, size: 3, for: key) }
        memory.hold(3, size: 4, for: "d")
        #expect(["a", "b", "c", "d"].map { memory.value(for: $0) } == [nil, 1, 2, 3])
        memory.hold(4, size: 3, for: "b")
        memory.hold(5, size: 3, for: "e")
        #expect(["b", "c", "d", "e"].map { memory.value(for: $0) } == [4, nil, 3, 5])
        memory.hold(6, size: 11, for: "d")
        memory.hold(nil, size: 0, for: "b")
        #expect(["b", "d", "e"].map { memory.value(for: $0) } == [nil, nil, 5])
    }
}
