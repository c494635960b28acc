import ChallengeCore
import ChallengeNetworking
import Testing

@testable import ChallengeAppKit

@Suite("A pause of the client")
struct ActivityPauseTests {
    @Test(
        "is told with its reason in words",
        arguments: [
            (HTTPPause.Reason.rateLimited, "too many requests"), (.status(503), "503"),
            (.connection("connection refused"), "connection refused"),
        ])
    func words(reason: HTTPPause.Reason, words: String) {
        let pause = Activity.Pause(HTTPPause(reason: reason, duration: .seconds(2), target: "/a?b=c"))
        #expect(
            pause == Activity.Pause(reason: words, method: "GET", target: "/a?b=c", duration: .seconds(2)))
    }
}
