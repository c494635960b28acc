import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class CharacterDetailViewModel {
    let detail: DetailModel<Character, CharacterFilter>
    private let navigator: CharacterDetailNavigator

    init(
        identifier: Int,
        getCharacterUseCase: GetCharacterUseCase, refreshCharacterUseCase: RefreshCharacterUseCase,
        getImageUseCase: GetImageUseCase,
        navigator: CharacterDetailNavigator, tracker: CharacterDetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: getCharacterUseCase, refresh: refreshCharacterUseCase, image: getImageUseCase,
            tracker: tracker)
        self.navigator = navigator
    }

    func didSelectClose() { navigator.goBack() }
}

struct CharacterDetailView: DetailView {
    nonisolated static let words = CharacterListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "CharacterDetail", navigation: "CharacterIncomingNavigation.detail", label: "identifier",
        .identifier(of: words.noun), CharacterIncomingNavigation.detail,
        route: .init("character", help: "one character"),
        links: ["challenge://character/detail/ID", "challenge://character/detail?id=ID"],
        actions: DetailActions.all(words), contents: DetailActions.contents(words, of: Character.self))

    let viewModel: CharacterDetailViewModel

    var detail: DetailModel<Character, CharacterFilter> { viewModel.detail }

    func rows(of character: Character) -> [(label: String, value: [Span])] {
        [
            (label: "Status", value: character.status.indicator),
            (label: "Species", value: [Span(character.species)]),
            (label: "Type", value: [Span(character.type)]),
            (label: "Gender", value: [Span(character.gender.title)]),
            (label: "Origin", value: [Span(character.origin)]),
            (label: "Location", value: [Span(character.location)]),
            (label: "Episodes", value: episodes(of: character)),
            (label: "Image", value: [Span(character.image, .secondary)]),
        ]
    }

    /// How many there are, and the first: `51, first seen in episode 1`.
    private func episodes(of character: Character) -> [Span] {
        guard let first = character.episodes.min() else { return [] }
        return [Span("\(character.episodes.count)"), Span(", first seen in episode \(first)", .secondary)]
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct CharacterDetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct CharacterDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "character_detail", identifier: identifier))
    }
}
