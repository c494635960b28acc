import ChallengeActions
import ChallengeHost
import ChallengeTaskTracking
import ChallengeTestSupport
import ChallengeViews
import Dispatch
import SwiftUI

@Suite("The states of a view", .limited)
struct HostedScreenStateTests {
    private let app = TestApp()
    private let sut: RootContainer
    private let told = Told()

    private final class Told { var states: [ViewState] = [] }

    init() throws {
        sut = RootContainer(app: app, redirector: nil)
        let screen = try #require(app.made["root"])
        screen.state = .idle
        sut.onStateChange = { [told] in told.states.append(screen.state) }
        app.work = {
            screen.state = .loading
            // Other tasks get their turn, as they do during a load.
            for _ in 0..<3 { await Task.yield() }
            screen.state = .loaded
        }
    }

    @Test("Every state is announced in order, from the first, even if it was never shown")
    func transitions() async throws {
        try await sut.settle()
        #expect(sut.rendering?.state == .loaded)
        #expect(
            sut.instrumentation.activity.drain().map(\.activity) == [
                .state(screen: "root", from: "idle", to: "loading"),
                .state(screen: "root", from: "loading", to: "loaded"),
            ])
        #expect(told.states == [.loading, .loaded])
    }

    @Test("Without details, states are rendered only on request")
    func unwantedDetails() async throws {
        sut.instrumentation.activity.isDetailed = false
        try await sut.settle()
        #expect(app.made["root"]?.renderings == 1)
        #expect(sut.rendering?.state == .loaded)
        #expect(app.made["root"]?.renderings == 2)
        #expect(told.states == [.loaded])
        #expect(sut.instrumentation.activity.drain().isEmpty)
    }

    @Test("A view's tasks follow its states as long as it is in its stack, and an intent does not wait for them")
    func tasks() async throws {
        let (stream, send) = AsyncStream.makeStream(of: Int.self)
        let (wasCancelled, followed) = (Gate(), Recorder<Int>())
        app.work = {}
        app.tasks = [
            {
                for await number in stream { followed.record(number) }
                if Task.isCancelled { wasCancelled.open() }
            }
        ]
        send.yield(1)
        sut.navigator.navigate(to: TestNavigation.screen(1))
        _ = try await sut.deliver(TestView.say("a"), through: nil)
        #expect(app.made["1"]?.said == ["a"] && followed.all == [1])
        sut.navigator.goBack()
        _ = sut.screens
        await wasCancelled.pass()
    }
}

@Suite("The work of a container's views", .limited)
struct RootContainerWorkTests {
    private let app = TestApp()
    private let gate = Gate()

    private func makeContainer() -> RootContainer { RootContainer(app: app, redirector: TestRedirect()) }

    @Test("A view's work begins when it first comes to the top, and only then")
    func firstAppearance() async throws {
        let sut = makeContainer()
        try await sut.settle()
        try await sut.settle()
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.navigate(to: TestNavigation.screen(2))
        try await sut.settle()
        #expect(app.made["root"]?.appearances == 1)
        #expect(app.made["1"]?.appearances == 0)
        #expect(app.made["2"]?.appearances == 1)

        sut.navigator.goBack()
        try await sut.settle()
        #expect(app.made["1"]?.appearances == 1)
    }

    @Test("A navigation waits for the work of its view and of the view that this navigates to")
    func settling() async throws {
        let sut = makeContainer()
        try await sut.settle()
        app.work = { [app] in
            app.work = {}
            app.navigators["1"]?.navigate(to: TestNavigation.screen(2))
        }
        sut.navigator.navigate(to: TestNavigation.screen(1))
        try await sut.settle()

        #expect(sut.top?.rendering.title == "2")
        #expect(app.made["2"]?.appearances == 1)
    }

    @Test("The work is cancelled when its view leaves, or the modal of its view", arguments: [false, true])
    func leaving(isModal: Bool) async throws {
        let sut = makeContainer()
        try await sut.settle()
        app.work = { [gate] in await gate.pass() }
        if isModal {
            sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        } else {
            sut.navigator.navigate(to: TestNavigation.screen(1))
        }
        let settling = Task { try await sut.settle() }
        await gate.waitForArrival()
        let screen = try #require(app.made["1"])
        if isModal { sut.rootNavigator.dismiss() } else { sut.navigator.goBack() }
        _ = sut.screens
        gate.open()
        try await settling.value

        #expect(screen.wasCancelled)
    }
}

@Suite("A first load by a client that the app does not know", .limited)
struct ForeignLoadTests {
    private let app = TestApp()
    private let sut: RootContainer
    private let told = Told()

    private final class Told { var titles: [String] = [] }

    init() {
        sut = RootContainer(app: app, redirector: nil)
        sut.onStillLoading = { [told] title, _ in told.titles.append(title) }
    }

    /// Shows a screen that is loading, with a task.
    private func show(_ task: @escaping @MainActor @Sendable (TestScreen?) async -> Void) throws -> TestScreen {
        app.tasks = [{ [app] in await task(app.made["1"]) }]
        sut.navigator.navigate(to: TestNavigation.screen(1))
        _ = sut.top
        let screen = try #require(app.made["1"])
        screen.state = .loading
        return screen
    }

    /// Waits for an answer from a thread outside of Swift's tasks.
    private nonisolated static func answer() async {
        await withUnsafeContinuation { continuation in
            DispatchQueue.global().async { DispatchQueue.global().async { continuation.resume() } }
        }
    }

    @Test("A command waits for all answers, and for the sleeps after them in virtual time")
    func answers() async throws {
        let screen = try show { screen in
            for text in ["a", "b", "c"] {
                await Self.answer()
                screen?.text = text
            }
            try? await Task.sleep(for: .milliseconds(900))
            screen?.state = .loaded
        }
        try await sut.settle()
        #expect(screen.state == .loaded && screen.text == "c")
        #expect(sut.instrumentation.tasks.clock.now.offset == .milliseconds(900))
        #expect(told.titles == [])
    }

    @Test("A command does not wait for a task that goes on after the screen has loaded")
    func stream() async throws {
        let (stream, send) = AsyncStream.makeStream(of: Int.self)
        defer { send.finish() }
        let screen = try show { screen in
            await Self.answer()
            screen?.state = .loaded
            for await _ in stream {}
        }
        try await sut.settle()
        #expect(screen.state == .loaded)
        #expect(told.titles == [])
    }

    @Test("A command waits once for a load that does not end, and says so")
    func patience() async throws {
        let (stream, send) = AsyncStream.makeStream(of: Int.self)
        defer { send.finish() }
        sut.instrumentation.tasks.patience = .milliseconds(1)
        let screen = try show { _ in for await _ in stream {} }
        try await sut.settle()
        try await sut.settle()
        #expect(screen.state == .loading)
        #expect(told.titles == ["1"])
    }

    @Test("A command does not wait for a load that sleeps for long")
    func sleep() async throws {
        let screen = try show { _ in try? await Task.sleep(for: .seconds(5)) }
        try await sut.settle()
        #expect(screen.state == .loading)
        #expect(told.titles == [])
    }

    @Test("An interruption ends the wait")
    func interruption() async throws {
        let (stream, send) = AsyncStream.makeStream(of: Int.self)
        defer { send.finish() }
        let begun = Gate()
        let screen = try show { _ in
            begun.open()
            for await _ in stream {}
        }
        let settling = Task { try await sut.settle() }
        await begun.pass()
        settling.cancel()
        try await settling.value
        #expect(screen.state == .loading)
        #expect(told.titles == [])
    }
}
