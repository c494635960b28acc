import ChallengeTestKit
import Testing

@testable import podcasts

@Suite("The podcasts at their prompt", .timeLimit(.minutes(5)))
struct PodcastsAppTests {
    @Test("A search finds podcasts although it begins 300 ms after the last letter")
    func search() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open search; find swift")
        #expect(app.screen.state == "loaded")
        #expect(
            app.screen.lines.dropFirst() == [
                "Swift on small machines swift 36 min", "A swift look at Mars space 24 min",
                "From Swift 1 to Swift 6 swift 58 min",
            ])
        try await app.run("find nobody")
        #expect(app.screen.state == "emptySearch")
        try await app.run("find ''")
        #expect(app.screen.state == "idle")
    }

    @Test("Episodes load when the feed appears, then page by page to the end, and afresh on refresh")
    func feed() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open feed")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.lines.count == 1 + 10)
        try await app.run("more")
        #expect(app.screen.lines.count == 1 + 20)
        try await app.run("more")
        #expect(app.screen.lines.last == "Hello, and welcome swift 12 min")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("more") }
        #expect(failure?.output == "error: there are no more episodes")
        try await app.run("refresh")
        #expect(app.screen.lines.count == 1 + 10)
    }

    @Test("A cancelled timeout does not give up the load")
    func timeout() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open feed; refresh")
        let screen = app.screen
        try await app.run("wait 6")
        #expect(app.screen == screen)
    }

    @Test("Playback stops at the end of the countdown while virtual time moves on")
    func sleepTimer() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open timer; start 5")
        #expect(app.screen.json == #"{"remaining":5}"#)
        try await app.run("wait 3")
        #expect(app.screen.json == #"{"remaining":2}"#)
        try await app.run("wait 3")
        #expect(app.screen.state == "idle")
    }

    @Test("Playback continues when the timer is turned off, and stops later when it is set again")
    func stoppedTimer() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open timer; start 5; stop; wait 2")
        #expect(app.screen.json == #"{"remaining":0}"#)
        try await app.run("start 5; start 60; wait 10")
        #expect(app.screen.json == #"{"remaining":50}"#)
    }

    @Test("An import that takes less than a second ends within its command")
    func shortImport() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open import; import")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.json == #"{"imported":8,"total":8}"#)
    }

    @Test("A longer import runs in the background, also below another screen")
    func longImport() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open import; import 40")
        #expect(app.screen.state == "loading")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("import") }
        #expect(failure?.output == "error: an import is already running")
        try await app.run("open search; wait 2; back")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.json == #"{"imported":40,"total":40}"#)
    }

    @Test("Comments appear with the host's answers, and a later screen shows them too")
    func comments() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open comments")
        #expect(app.screen.state == "empty")
        try await app.run("post Hello; post Good night")
        let comments = [
            "you: Hello", "host: Thank you, that is comment 1.", "you: Good night",
            "host: Thank you, that is comment 3.",
        ]
        #expect(app.screen.lines.dropFirst() == comments[...])
        try await app.run("back; open comments")
        #expect(app.screen.lines.dropFirst() == comments[...])
    }

    @Test("Counting runs off the main actor")
    func statistics() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open statistics; compute")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.json == #"{"episodes":25,"minutes":872,"longest":"From Swift 1 to Swift 6"}"#)
    }

    @Test("An actor downloads episodes and informs the screen, and a later one")
    func downloads() async throws {
        let app = try await TestSession(PodcastsApp.self)
        try await app.run("open downloads; download swift; download history")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.lines.dropFirst() == ["history 100 %", "swift 100 %"])
        try await app.run("home; open downloads")
        #expect(app.screen.lines.dropFirst() == ["history 100 %", "swift 100 %"])
    }

    @Test("The transcript runs as recorded")
    func transcripts() async throws {
        try await TestSession(PodcastsApp.self).verify(transcript: "../Transcripts")
    }
}

@Suite("The podcasts, explored", .timeLimit(.minutes(5)))
struct PodcastsExplorationTests {
    @Test("Every invariant holds on every screen")
    func exploration() async throws {
        let exploration = try await Exploration(PodcastsApp.self)
        #expect(exploration.violations == [])
        #expect(exploration.isComplete)
        #expect(exploration.coverage.percent(.screens) == 100)
    }
}
