import ChallengeActions
import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeViews
import Observation

@testable import ChallengeHost

@Suite("The states of a view", .limited)
struct HostedScreenStateTests {
    private let root = RootContainer(app: TestApp(), redirector: nil)
    private let model = Model()
    private let told = Told()

    private func view() -> HostedScreen {
        root.onStateChange = { told.states.append(model.state) }
        return HostedScreen(
            id: 1, StateView(model: model), feature: "Test", navigation: TestNavigation.root, entry: nil, origin: "",
            host: root)
    }

    @Test("Every state is announced in order, from the first, even if it was never shown")
    func transitions() async throws {
        let view = view()
        view.appear()
        _ = try await view.finishAppearing()
        #expect(view.rendering.state == .loaded)
        #expect(
            root.instrumentation.activity.drain() == [
                .state(screen: "Test", from: "idle", to: "loading"),
                .state(screen: "Test", from: "loading", to: "loaded"),
            ])
        #expect(told.states == [.loading, .loaded])
    }

    @Test("Without details, states are rendered only on request")
    func unwantedDetails() async throws {
        root.instrumentation.activity.isDetailed = false
        let view = view()
        view.appear()
        _ = try await view.finishAppearing()
        for _ in 0..<3 { await Task.yield() }
        #expect(model.renderings == 1)
        #expect(view.rendering.state == .loaded)
        #expect(model.renderings == 2)
        #expect(told.states == [.loaded])
    }

    @Test("A view's tasks follow its states as long as it is in its stack, and an intent does not wait for them")
    func tasks() async throws {
        let follower = Follower()
        let view = HostedScreen(
            id: 1, FollowingView(follower: follower), feature: "Test", navigation: TestNavigation.root, entry: nil,
            origin: "", host: root)
        follower.send.yield(1)
        _ = try await view.carryOut(Intent("note"))
        #expect(follower.followed == [1, 0] && !follower.wasCancelled)
        view.leave()
        await view.finishTasks()
        #expect(follower.wasCancelled)
    }

    private final class Follower {
        let (stream, send) = AsyncStream.makeStream(of: Int.self)
        var followed: [Int] = []
        var wasCancelled = false
    }

    /// Records the elements of an endless stream, and a 0 on request.
    private struct FollowingView: RenderableView {
        let follower: Follower

        func render() -> Rendering {
            Rendering(
                screen: "Test", label: "test", title: "Test", state: .loaded, body: .blank, snapshot: 0,
                actions: [
                    Action(ActionDescription(name: "note", help: "Note it", isIntent: true)) {
                        follower.followed.append(0)
                    }
                ])
        }

        func appear(before intent: Intent?) async {}

        var tasks: [@MainActor @Sendable () async -> Void] {
            [
                {
                    for await number in follower.stream { follower.followed.append(number) }
                    follower.wasCancelled = Task.isCancelled
                }
            ]
        }
    }

    private final class Told { var states: [ViewState] = [] }

    @Observable
    final class Model {
        var state = ViewState.idle
        var text = ""
        @ObservationIgnored var renderings = 0
    }

    private struct StateView: RenderableView {
        let model: Model

        func render() -> Rendering {
            model.renderings += 1
            return Rendering(
                screen: "Test", label: "test", title: "Test", state: model.state, body: .line([Span(model.text)]),
                snapshot: 0)
        }

        func appear(before intent: Intent?) async {
            model.state = .loading
            // Other tasks get their turn, as they do during a load.
            for _ in 0..<3 { await Task.yield() }
            model.state = .loaded
        }
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

    @Test("Cancelling the caller cancels the work that it waits for")
    func cancelledWaiting() async throws {
        let sut = makeContainer()
        try await sut.settle()
        app.work = { [gate] in await gate.pass() }
        _ = sut.begin(dueTo: "")
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let settling = Task { try await sut.settle() }
        await gate.waitForArrival()
        settling.cancel()
        gate.open()
        try await settling.value

        #expect(app.made["1"]?.wasCancelled == true)
    }
}
