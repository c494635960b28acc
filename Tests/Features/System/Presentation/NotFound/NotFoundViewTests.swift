import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeSystem

@Suite("The not-found view", .limited)
struct NotFoundViewTests {
    private final class ViewModelDouble: NotFoundViewModelContract {
        let reason: NotFoundReason?
        var calls: [String] = []

        init(reason: NotFoundReason?) { self.reason = reason }
        func didAppear() { calls.append("appear") }
        func didSelectClose() { calls.append("close") }
    }

    @Test("is an error that cannot be tried again")
    func render() throws {
        let viewModel = ViewModelDouble(reason: .unresolved(navigation: "A.one"))
        let rendering = NotFoundView(viewModel: viewModel).render()
        #expect(rendering.screen == "NotFound")
        #expect(rendering.label == "not-found")
        #expect(rendering.title == "Not found")
        #expect(rendering.state == "error")
        #expect(rendering.lines.first == "<warning> No feature shows A.one.")
        #expect(try rendering.content == ["message": "No feature shows A.one.", "canRetry": false, "chain": []])
        #expect(rendering.selection == nil)
    }

    @Test("shows where a chain of redirects began and each hop of it, a row each")
    func chain() throws {
        let viewModel = ViewModelDouble(reason: .redirectCycle(chain: ["A.one", "B.two", "A.one"]))
        let rendering = NotFoundView(viewModel: viewModel).render()
        #expect(
            rendering.lines.suffix(3) == ["  <bullet> A.one", "  <redirect> B.two", "  <redirect> A.one"])
        #expect(
            try rendering.content == [
                "message": .string(NotFoundText(reason: viewModel.reason).sentence), "canRetry": false,
                "chain": ["A.one", "B.two", "A.one"],
            ])
    }

    @Test("says how to leave, and is left by close")
    func close() async throws {
        let viewModel = ViewModelDouble(reason: nil)
        let rendering = NotFoundView(viewModel: viewModel).render()
        #expect(rendering.lines.contains { $0.contains("Type back") })
        #expect(rendering.actionNames == ["close"])
        try await rendering.perform("close")
        #expect(viewModel.calls == ["close"])
    }

    @Test("tells its view model that it has appeared")
    func appear() async {
        let viewModel = ViewModelDouble(reason: nil)
        await NotFoundView(viewModel: viewModel).appear()
        #expect(viewModel.calls == ["appear"])
    }
}
