import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct CharacterDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "CharacterDetail", navigation: "CharacterIncomingNavigation.detail", label: "identifier",
        .identifier(of: CharacterListView.nouns.singular), CharacterIncomingNavigation.detail,
        route: .init("character", help: "one character"),
        links: ["challenge://character/detail/ID", "challenge://character/detail?id=ID"],
        events: DetailEvent.events(of: "character", hasPicture: true, leadingTo: "origin", "location", "episodes"))

    let viewModel: DetailModel<Character>

    var body: some View {
        Details(viewModel, nouns: CharacterListView.nouns, row: CharacterListView.row) { character in
            LabeledContent("Status") { Text(character.status.indicator) }
            LabeledContent("Species", value: character.species)
            LabeledContent("Type", value: character.type)
            LabeledContent("Gender", value: character.gender.title)
            LabeledContent("Origin", value: character.origin.name)
            LabeledContent("Location", value: character.location.name)
            LabeledContent("Episodes") { Text(episodes(of: character)) }
            LabeledContent("Image", value: character.image, .secondary)
        } controls: {
            link("origin", \.origin, help: "Go to the character's origin")
            link("location", \.location, help: "Go to the character's last known location")
            NavigationLink(
                "episodes", to: CharacterOutgoingNavigation.episodes(identifier: viewModel.identifier),
                help: "Go to the episodes with the character"
            )
            .onSelect { viewModel.select("episodes") }
        }
    }

    private func link(_ what: String, _ path: KeyPath<Character, Character.Place>, help: String) -> some View {
        let place = viewModel.state.value?[keyPath: path]
        let error = place.map { $0.identifier == nil ? CharacterError.unknownPlace(what, $0) : nil } ?? .notLoaded
        let destination = CharacterOutgoingNavigation.location(identifier: place?.identifier ?? 0)
        return NavigationLink(what, to: destination, help: help)
            .onSelect { viewModel.select(what) }
            .disabled(error)
    }

    /// The number of episodes, and the first episode: `51, first seen in episode 1`.
    private func episodes(of character: Character) -> [Span] {
        guard let first = character.episodes.min() else { return [] }
        return [Span("\(character.episodes.count)"), Span(", first seen in episode \(first)", .secondary)]
    }
}

extension Character {
    /// A character for previews.
    static let preview = Character(
        identifier: 1, name: "Rick Sanchez", status: .alive, species: "Human", type: "", gender: .male,
        origin: Place(name: "Earth (C-137)", identifier: 1), location: Place(name: "Citadel of Ricks", identifier: 3),
        episodes: [1, 2], image: "")
}

/// The reason why a link in the details of a character is disabled.
enum CharacterError: ActionError, Hashable {
    case notLoaded
    /// - Parameter what: the place's role for the character: `origin`.
    case unknownPlace(_ what: String, Character.Place)

    var description: String {
        switch self {
        case .notLoaded: "no character is loaded"
        case .unknownPlace(let what, .unknown): "the character's \(what) is unknown"
        case .unknownPlace(let what, let place): "there are no details of '\(place.name)', the character's \(what)"
        }
    }
}
