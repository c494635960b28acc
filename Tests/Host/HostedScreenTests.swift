import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
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
            sut.instrumentation.activity.drain() == [
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
