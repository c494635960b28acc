import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct CharacterDetailView: View {
    let viewModel: any CharacterDetailViewModelContract

    var body: some View {
        Details(viewModel.detail, nouns: CharacterListView.nouns, row: CharacterListView.row) { character in
            LabeledContent("Status") { Text(character.status.indicator) }
            LabeledContent("Species", value: character.species)
            LabeledContent("Type", value: character.type)
            LabeledContent("Gender", value: character.gender.title)
            LabeledContent("Origin", value: character.origin.name)
            LabeledContent("Location", value: character.location.name)
            LabeledContent("Episodes") { Text(episodes(of: character)) }.key(nil)
            Value("episodes", character.episodes.count)
            Value("firstEpisode", character.episodes.min())
            LabeledContent("Image", value: character.image, .secondary)
        } controls: {
            Button("Origin") { viewModel.didSelectOrigin() }
                .disabled(CharacterLinkError(to: "origin", of: viewModel.detail.state.value, at: \.origin))
            Button("Location") { viewModel.didSelectLocation() }
                .disabled(CharacterLinkError(to: "location", of: viewModel.detail.state.value, at: \.location))
            Button("Episodes") { viewModel.didSelectEpisodes() }
        }
    }

    /// The number of episodes, and the first episode: `51, first seen in episode 1`.
    private func episodes(of character: Character) -> [Span] {
        guard let first = character.episodes.min() else { return [] }
        return [Span("\(character.episodes.count)"), Span(", first seen in episode \(first)", .secondary)]
    }
}
