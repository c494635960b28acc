import ChallengeCore
import ChallengeDesignSystem

struct HomeView: View {
    private let viewModel: any HomeViewModelContract

    init(viewModel: any HomeViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: "Home", label: "home", title: "Home", state: "loaded",
            body: .stack([
                .paragraph([Span("The characters of Rick and Morty, one screen at a time.")]),
                .blank,
                .infoRows([
                    (label: "characters", value: [Span("everyone in the show, with search and filter")])
                ]),
            ]),
            snapshot: Snapshot(destinations: ["characters"]),
            actions: [
                Action(name: "characters", help: "Go to the characters") { viewModel.didSelectCharacters() }
            ])
    }

    func appear() async {
        viewModel.didAppear()
    }

    private nonisolated struct Snapshot: Encodable, Sendable {
        let destinations: [String]
    }
}
