import ChallengeCore
import ChallengeTestSupport
import Observation
import TestLimits
import Testing

@testable import ChallengeHost

@Suite("The states of a view", .limited)
struct HostedScreenStateTests {
    private let root = RootContainer(app: TestApp(), redirector: nil)
    private let model = Model()
    private let told = Told()

    private func view() -> HostedScreen {
        root.onStateChange = { told.states.append(model.state) }
        return HostedScreen(
            id: 1, ResolvedView(feature: "Test", view: StateView(model: model)),
            navigation: TestNavigation.root, entry: nil, origin: "", host: root)
    }

    @Test("are told one after the other, from the first, also those that nobody has looked at")
    func transitions() async {
        let view = view()
        view.appear()
        await view.settle()
        #expect(view.rendering.state == .loaded)
        #expect(
            root.instrumentation.activity.drain() == [
                .state(screen: "Test", from: "idle", to: "loading"),
                .state(screen: "Test", from: "loading", to: "loaded"),
            ])
        #expect(told.states == [.loading, .loaded])
    }

    @Test("are not rendered before someone looks at them where no details are wanted")
    func unwantedDetails() async {
        root.instrumentation.activity.isDetailed = false
        let view = view()
        view.appear()
        await view.settle()
        for _ in 0..<3 { await Task.yield() }
        #expect(model.renderings == 1)
        #expect(view.rendering.state == .loaded)
        #expect(model.renderings == 2)
        #expect(told.states == [.loaded])
    }

    @Test("are not told where something else has changed")
    func sameState() async {
        let view = view()
        _ = view.rendering
        model.text = "other"
        _ = view.rendering
        #expect(root.instrumentation.activity.drain() == [])
        #expect(told.states == [])
    }

    private final class Told {
        var states: [ViewState] = []
    }

    @Observable
    final class Model {
        var state = ViewState.idle
        var text = ""
        @ObservationIgnored var renderings = 0
    }

    private struct StateView: View {
        let model: Model

        func render() -> Rendering {
            model.renderings += 1
            return Rendering(
                screen: "Test", label: "test", title: "Test", state: model.state, body: .line([Span(model.text)]),
                snapshot: 0)
        }

        func appear() async {
            model.state = .loading
            // Others have their turn, as they have while something is loaded.
            for _ in 0..<3 { await Task.yield() }
            model.state = .loaded
        }
    }
}
