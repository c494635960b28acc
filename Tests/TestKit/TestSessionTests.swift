import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeDesignSystem
import ChallengeTestKit
import ChallengeTestSupport
import ChallengeVerification
import ChallengeViews
import Foundation

@testable import challenge
import SwiftUI

@Suite("A session for tests", .limited)
struct TestSessionTests {
    private let folder = TemporaryFolder()

    /// Returns the failure of a command.
    private func failure(of line: String, in app: TestSession, number: Int = #line) async -> CommandFailure? {
        await #expect(throws: CommandFailure.self) { try await app.run(line, number: number) }
    }

    @Test("A session begins as the app does, after it has settled")
    func start() async throws {
        let app = try await TestSession(ChallengeApp.self)
        #expect(app.screen.name == "Home")
        #expect(app.screen.rows.isEmpty)
        #expect(app.path == ["Home"])
        #expect(app.events == ["home_viewed"])
        #expect(app.redirects.isEmpty)
    }

    @Test("A session runs commands, and has their output and their destinations")
    func run() async throws {
        let app = try await TestSession(ChallengeApp.self)
        #expect(try await app.run("echo a; echo b") == "a\nb")
        #expect(try await app.run("open characters").hasPrefix("↪ HomeOutgoingNavigation.characters → Character"))
        #expect(app.redirects == ["HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list"])
        #expect(app.screen.title == "Characters")
        #expect(app.screen.state == "loaded")
        #expect(app.screen.lines[1] == "1 Rick Sanchez ● Alive Human Citadel of Ricks")
        #expect(app.screen.rows.count == 20)
        #expect(app.screen.rows.first == "Rick Sanchez")
        #expect(app.screen.actions.contains("search"))
        #expect(app.screen.json.hasPrefix(#"{"total":826,"page":1,"pages":42,"query":"""#))
        try await app.run("more; open 21")
        #expect(app.path == ["Home", "CharacterList", "CharacterDetail"])
        #expect(app.events.last == "character_detail_viewed id=21")
    }

    @Test("A failure has the command, its place and its output, and the session continues")
    func failure() async throws {
        let app = try await TestSession(ChallengeApp.self)
        let failure = await failure(of: "echo a; open charcters; echo b", in: app, number: 7)
        #expect(
            failure?.description == """
                ChallengeTestKitTests/TestSessionTests.swift:7: 'echo a; open charcters; echo b' failed on Home
                a
                error: no destination named 'charcters'; did you mean 'characters'?
                the command after it was not run
                """)
        try await app.run("open characters")
    }

    @Test("A failed expectation has the expected and the actual values")
    func expectation() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open characters; expect screen CharacterList; expect event character_list_viewed")
        #expect(
            await failure(of: "expect count 21", in: app)?.output
                == "error: expected count 21, but the count is 20 (20 of 826 rows are loaded; more all loads the rest)")
    }

    @Test("A screen that differs from its declaration is a failure")
    func declarations() async throws {
        let app = try await TestSession(SlipApp.self)
        #expect(
            await failure(of: "again", in: app)?.output == """
                nothing has changed
                error: Slip has two actions named undo
                error: the declaration of Slip does not have the title Slope
                error: no preview of Slip has the state empty
                error: no preview of Slip has rows of the kind slip
                error: no preview of Slip has the action undo
                error: no preview of Slip has the action undo
                error: no preview of Slip has the action fall
                error: no screen declares the event slipped on=ice
                """)
    }

    @Test("A line is read as typed, but without abbreviations, and nothing runs after the end")
    func lines() async throws {
        let app = try await TestSession(ChallengeApp.self)
        #expect(
            await failure(of: "echo 'a", in: app)?.output == "error: the quote ' is not closed on this line")
        #expect(await failure(of: "hom", in: app)?.output.hasPrefix("error: no command 'hom' on Home") == true)
        let ended = try await TestSession(ChallengeApp.self)
        try await ended.run("exit 3")
        #expect(await failure(of: "echo a", in: ended)?.output == "error: the session has ended")
    }

    @Test("A session completes as Tab, takes the app's own options and environment, and throws mistakes in them")
    func completions() async throws {
        let app = try await TestSession(ChallengeApp.self)
        #expect(app.completions(of: "open adv") == ["advanced-search"])
        #expect(app.completions(of: "nonsense ").isEmpty)
        await #expect(throws: (any Error).self) { try await TestSession(ChallengeApp.self, arguments: ["--nope"]) }
        await #expect(throws: ValidationError.self) {
            try await TestSession(ChallengeApp.self, environment: ["API_BASE_URL": "ftp://x"])
        }
    }

    @Test("A session with a folder keeps the app's files, and without one nothing")
    func keeping() async throws {
        let first = try await TestSession(ChallengeApp.self, folder: folder.url.path)
        try await first.run("search rick")
        let second = try await TestSession(ChallengeApp.self, folder: folder.url.path)
        #expect(try await second.run("open characters; recent").contains("rick"))
        let third = try await TestSession(ChallengeApp.self, environment: ["XDG_DATA_HOME": folder.url.path])
        #expect(try await third.run("open characters; recent").hasSuffix("No recent searches."))
    }

    @Test("Concurrent sessions share nothing")
    func beside() async throws {
        let visits = (1...20).map { identifier in
            Task {
                let app = try await TestSession(ChallengeApp.self)
                try await app.run("open characters")
                try await app.run("open \(identifier)")
                return app.events
            }
        }
        for (index, visit) in visits.enumerated() {
            #expect(
                try await visit.value == [
                    "home_viewed", "character_list_viewed", "character_selected id=\(index + 1)",
                    "character_detail_viewed id=\(index + 1)",
                ])
        }
    }

    // MARK: Transcripts

    @Test("A transcript is verified in an app of its own, wherever the session is")
    func transcript() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open characters")
        let path = try folder.write("> path\n  Home  HomeIncomingNavigation.main\n", to: "a.transcript")
        try await app.verify(transcript: path)
        try await app.verify(transcript: "../Transcripts/errors.transcript")
        #expect(app.screen.name == "CharacterList")
    }

    @Test("A transcript's differences are shown, and an unreadable one is named")
    func differences() async throws {
        let app = try await TestSession(ChallengeApp.self)
        let path = try folder.write("> echo a\nb\n", to: "a.transcript")
        let different = await #expect(throws: TranscriptFailure.self) { try await app.verify(transcript: path) }
        #expect(different?.description == "\(path):1: > echo a\n  - b\n  + a")
        let missing = await #expect(throws: TranscriptFailure.self) { try await app.verify(transcript: "/nope") }
        #expect(missing?.description == "error: '/nope' cannot be read: No such file or directory")
    }
}

@Suite("An exploration in a test", .limited)
struct ExplorationTests {
    @Test("An exploration finds nothing wrong in the app within its limits, also with each fault")
    func app() async throws {
        let exploration = try await Exploration(ChallengeApp.self, faults: true, steps: 600)
        #expect(exploration.violations == [])
        #expect(exploration.coverage.percent(.screens) == 100)
        #expect(exploration.stepCount >= 600)
        #expect(!exploration.isComplete)
    }
}

/// An app whose only screen is declared otherwise than it is shown.
private struct SlipApp: ShellApp {
    static let information = AppInformation(name: "Slip", command: "slip", version: "1.0.0", summary: "A slip.")

    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { SlipNavigation.main }

    init(_ context: AppContext, options: NoOptions) { features = [SlipFeature(tracker: context.tracker)] }
}

private struct SlipFeature: FeatureContract {
    let tracker: any TrackerContract
    let name = "Slip"
    var screens: [Screen] {
        [
            SlipView.declaration.shown { [tracker] _, _ in
                SlipView(tracker: tracker)
            } preview: { _ in
                [DeclaredView(actions: [SlipView.again, SlipView.fall(.leaves)])]
            }
        ]
    }
}

private enum SlipNavigation: IncomingNavigationContract {
    case main

    var navigationName: NavigationName { SlipView.declaration.navigationName }
}

private struct SlipView: RenderedView {
    nonisolated static let again = ActionDescription(name: "again", help: "Do it again")
    nonisolated static let undo = ActionDescription(name: "undo", help: "Take it back")
    nonisolated static func fall(_ effect: ActionDescription.Effect) -> ActionDescription {
        ActionDescription(name: "fall", help: "Leave the screen", effect: effect)
    }
    nonisolated static let declaration = ScreenDeclaration(
        "Slip", title: "Slip", navigation: "SlipNavigation.main", SlipNavigation.main,
        events: ["slipped"])

    let tracker: any TrackerContract

    func render() -> Rendering {
        Rendering(
            screen: "Slip", label: "slip", title: "Slope", state: .empty, body: .blank, snapshot: [:] as JSON,
            actions: [
                Action(Self.again) { tracker.track(TrackingEvent("slipped", ["on": "ice"])) }, Action(Self.undo) {},
                Action(Self.undo) {},
                Action(Self.fall(.stays)) {},
            ],
            selection: SelectableRows(noun: "slip", items: [], open: { _ in }))
    }
}
