import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeHome

@Suite("Home's view", .limited)
struct HomeViewTests {
    private final class ViewModelDouble: HomeViewModelContract {
        var calls: [String] = []

        func didAppear() { calls.append("appear") }
        func didSelectCharacters() { calls.append("characters") }
        func didSelectGames() { calls.append("games") }
    }

    private let viewModel = ViewModelDouble()
    private var view: HomeView { HomeView(viewModel: viewModel) }

    @Test("says what there is to see and how to get there")
    func render() throws {
        let rendering = view.render()
        #expect(rendering.label == "home")
        #expect(rendering.title == "Home")
        #expect(rendering.state == "loaded")
        for destination in ["characters", "games"] {
            #expect(rendering.lines.contains { $0.hasPrefix("\(destination) | ") })
        }
        #expect(try rendering.content == ["destinations": ["characters", "games"]])
    }

    @Test("offers an action for every destination that it names, and nothing to open by number")
    func actions() async throws {
        let rendering = view.render()
        #expect(try rendering.content == ["destinations": .array(rendering.actionNames.map(JSONValue.string))])
        #expect(rendering.selection == nil)
        try await rendering.perform("characters")
        try await rendering.perform("games")
        #expect(viewModel.calls == ["characters", "games"])
    }

    @Test("tells its view model that it has appeared, and nothing when it is only drawn")
    func appear() async {
        _ = view.render()
        #expect(viewModel.calls.isEmpty)
        await view.appear()
        #expect(viewModel.calls == ["appear"])
    }
}
