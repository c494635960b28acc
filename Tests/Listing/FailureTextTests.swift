import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import Testing

@Suite("The text of a failure")
struct FailureTextTests {
    private let unreachable = FailureText(.request("/a?page=2", .connection("no route")))

    @Test("A failure names the path, the cause, and the remedy before a retry, if there is any")
    func remedy() {
        #expect(unreachable.sentence == "Cannot load /a?page=2: no route.")
        #expect(unreachable.advice == "Check the connection, then type retry.")
        let report = "cannot load /a?page=2: no route; check the connection"
        #expect(unreachable.report() == report)
        #expect(unreachable.report(showsOld: true) == report + "; the screen shows older data")
        let cancelled = FailureText(LoadFailure.cancelled)
        #expect(cancelled.sentence == "The load was cancelled.")
        #expect(cancelled.advice == "Type retry to try again.")
        #expect(cancelled.report() == "the load was cancelled")
        let left = FailureText("there is no game 7", canRetry: false)
        #expect(left.advice == "Type back to leave.")
        #expect(left.report(showsOld: true) == "there is no game 7; the screen shows older data")
    }

    @Test("A long path is cut, and its invisible characters are made visible")
    func longPath() {
        let name = "\u{1b}[2J" + String(repeating: "x\u{301}\u{301}", count: 10_000)
        let text = FailureText(.request("/api/game?page=1&name=" + name, .timeout))
        #expect(text.sentence.hasPrefix(#"Cannot load /api/game?page=1&name=\u{1b}[2J"#))
        #expect(text.sentence.count <= 234)
        #expect(text.sentence.hasSuffix("…: no response in time."))
    }
}
