import ChallengeCore
import Testing

@testable import ChallengeNetworking

@Suite("A pause of the client")
struct ActivityPauseTests {
    @Test(
        "is told with its reason in words",
        arguments: [
            (RetryDelay.Reason.rateLimited, "too many requests"), (.status(503), "503"),
            (.connection("connection refused"), "connection refused"),
        ])
    func words(reason: RetryDelay.Reason, words: String) {
        let pause = Activity.Pause(RetryDelay(reason: reason, duration: .seconds(2), target: "/a?b=c"))
        #expect(
            pause == Activity.Pause(reason: words, method: "GET", target: "/a?b=c", duration: .seconds(2)))
    }

    @Test(
        "is remarked on to whoever waits, in whole seconds where the API has asked for it",
        arguments: [
            (RetryDelay.Reason.rateLimited, Duration.seconds(2), "the API wants a pause of 2 s"),
            (.rateLimited, .milliseconds(1_001), "the API wants a pause of 2 s"),
            (.status(503), .seconds(2), "trying again"), (.connection("refused"), .seconds(2), "trying again"),
        ])
    func remark(reason: RetryDelay.Reason, duration: Duration, remark: String) {
        #expect(RetryDelay(reason: reason, duration: duration, target: "/a").remark == remark)
    }
}
