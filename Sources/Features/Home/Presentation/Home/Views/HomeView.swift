import ChallengeViews
import SwiftUI

struct HomeView: View {
    /// The contents of each destination in a few words.
    nonisolated enum Summary {
        static let characters = "everyone in Rick and Morty, with search and filter"
        static let games = "games from half a century, with search and filter"
        static let locations = "the places of the show, with search and filter"
        static let episodes = "all seasons, with search by name and code"
        static let about = "this app, its data and its licence"
    }

    let viewModel: any HomeViewModelContract

    var body: some View {
        Group {
            Text("Rick and Morty, and games, one screen at a time.")
            Spacer()
            row("characters", Summary.characters) { viewModel.didSelectCharacters() }
            row("games", Summary.games) { viewModel.didSelectGames() }
            row("locations", Summary.locations) { viewModel.didSelectLocations() }
            row("episodes", Summary.episodes) { viewModel.didSelectEpisodes() }
            row("about", Summary.about) { viewModel.didSelectAbout() }
        }
        .navigationTitle("Home")
        .onFirstAppear { viewModel.didAppear() }
    }

    private func row(_ title: String, _ summary: String, onSelect: @escaping () -> Void) -> some View {
        Button(action: onSelect) { LabeledContent(title, value: summary) }
    }
}
