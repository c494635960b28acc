import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestSupport
import Testing

@Suite("A failure in words")
struct FailureTextTests {
    private let unreachable = FailureText(.request("/a?page=2", .unreachable("no route")))

    @Test("names the path, the cause, and what to do before another try")
    func remedy() {
        #expect(unreachable.sentence == "Cannot load /a?page=2: no route.")
        #expect(unreachable.advice == "Check the connection, then type retry.")
        let report = "cannot load /a?page=2: no route; check the connection"
        #expect(unreachable.report() == report)
        #expect(unreachable.report(showsOld: true) == report + "; what is shown was loaded before")
    }

    @Test("advises nothing but another try where nothing is to be done before")
    func noRemedy() {
        let text = FailureText(LoadFailure.cancelled)
        #expect(text.sentence == "The load was cancelled.")
        #expect(text.advice == "Type retry to try again.")
        #expect(text.report() == "the load was cancelled")
    }

    @Test("advises to leave where another try cannot help")
    func leave() {
        let text = FailureText("there is no game 7", canRetry: false)
        #expect(text.advice == "Type back to leave.")
        #expect(text.report(showsOld: true) == "there is no game 7; what is shown was loaded before")
    }

    @Test("cuts a path that someone has made long, and makes visible what is in it")
    func longPath() {
        let name = "\u{1b}[2J" + String(repeating: "x\u{301}\u{301}", count: 10_000)
        let text = FailureText(.request("/api/game?page=1&name=" + name, .timeout))
        #expect(text.sentence.hasPrefix(#"Cannot load /api/game?page=1&name=\u{1b}[2J"#))
        #expect(text.sentence.count <= 234)
        #expect(text.sentence.hasSuffix("…: no answer in time."))
    }

    @Test("is a sentence for programs too, with whether another try may help", arguments: [true, false])
    func snapshot(canRetry: Bool) throws {
        let text = FailureText("there is nothing", canRetry: canRetry)
        #expect(
            try JSONValue(encoding: text)
                == ["message": "There is nothing.", "canRetry": .bool(canRetry)])
    }
}
