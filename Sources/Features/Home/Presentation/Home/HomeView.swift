import ChallengeCore
import ChallengeDesignSystem

struct HomeView: View {
    nonisolated static let description = ScreenDescription(
        name: "Home", title: "Home", navigation: HomeIncomingNavigation.main.name, actions: [characters, games])

    private nonisolated static let characters = ActionDescription(
        name: "characters", help: "Go to the characters",
        effect: .leads(to: HomeOutgoingNavigation.characters.name))

    private nonisolated static let games = ActionDescription(
        name: "games", help: "Go to the games", effect: .leads(to: HomeOutgoingNavigation.games.name))

    private let viewModel: any HomeViewModelContract

    init(viewModel: any HomeViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "home", title: "Home", state: "loaded",
            body: .stack([
                .paragraph([Span("Characters and games, one screen at a time.")]),
                .blank,
                .infoRows([
                    (label: Self.characters.name, value: [Span("all in Rick and Morty, with search and filter")]),
                    (label: Self.games.name, value: [Span("games of half a century, with search")]),
                ]),
            ]),
            snapshot: Snapshot(destinations: [Self.characters.name, Self.games.name]),
            actions: [
                Action(Self.characters) { viewModel.didSelectCharacters() },
                Action(Self.games) { viewModel.didSelectGames() },
            ])
    }

    func appear() async {
        viewModel.didAppear()
    }

    private nonisolated struct Snapshot: Encodable, Sendable {
        let destinations: [String]
    }
}
