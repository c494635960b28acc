import ChallengeCore
import ChallengeDesignSystem

struct HomeView: View {
    nonisolated static let description = ScreenDescription(
        name: "Home", title: "Home", navigation: HomeIncomingNavigation.main.name, actions: [characters])

    private nonisolated static let characters = ActionDescription(
        name: "characters", help: "Go to the characters",
        effect: .leads(to: HomeOutgoingNavigation.characters.name))

    private let viewModel: any HomeViewModelContract

    init(viewModel: any HomeViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "home", title: "Home", state: "loaded",
            body: .stack([
                .paragraph([Span("The characters of Rick and Morty, one screen at a time.")]),
                .blank,
                .infoRows([
                    (label: "characters", value: [Span("everyone in the show, with search and filter")])
                ]),
            ]),
            snapshot: Snapshot(destinations: ["characters"]),
            actions: [
                Action(Self.characters) { viewModel.didSelectCharacters() }
            ])
    }

    func appear() async {
        viewModel.didAppear()
    }

    private nonisolated struct Snapshot: Encodable, Sendable {
        let destinations: [String]
    }
}
