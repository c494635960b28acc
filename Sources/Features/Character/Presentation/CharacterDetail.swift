import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class CharacterDetailViewModel {
    let detail: DetailModel<Character, CharacterFilter>
    private let navigator: CharacterDetailNavigator
    private let tracker: CharacterDetailTracker

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
        self.tracker = tracker
    }

    /// The location of one of the character's places, which is `what` to the character: `origin`.
    func location(of place: KeyPath<Character, Character.Place>, _ what: String) -> Result<Int, CharacterError> {
        guard let place = detail.state.value?[keyPath: place] else { return .failure(.notLoaded) }
        return place.identifier.map(Result.success) ?? .failure(.unknownPlace(what, place))
    }

    /// Goes to a location, which is `what` to the character.
    func didSelect(_ what: String, at location: Int) {
        tracker.trackSelected(what, of: detail.identifier)
        navigator.navigate(toLocation: location)
    }

    func didSelectEpisodes() {
        tracker.trackSelected("episodes", of: detail.identifier)
        navigator.navigateToEpisodes(ofCharacter: detail.identifier)
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
        actions: DetailActions.all(words, own: [origin, location, episodes]),
        contents: DetailActions.contents(words, of: Character.self),
        events: DetailEvent.events(of: "character_detail")
            + ["origin", "location", "episodes"].map { .init("character_\($0)_selected", keys: ["id"]) })

    private nonisolated static let origin = ActionDescription(
        name: "origin", help: "Go to where the character comes from",
        effect: .leads(to: CharacterOutgoingNavigation.locationName))
    private nonisolated static let location = ActionDescription(
        name: "location", help: "Go to where the character was last seen",
        effect: .leads(to: CharacterOutgoingNavigation.locationName))
    private nonisolated static let episodes = ActionDescription(
        name: "episodes", help: "Go to the episodes with the character",
        effect: .leads(to: CharacterOutgoingNavigation.episodesName))

    let viewModel: CharacterDetailViewModel

    var ownActions: [Action] {
        [
            placeAction(Self.origin, \.origin), placeAction(Self.location, \.location),
            Action(Self.episodes) { viewModel.didSelectEpisodes() },
        ]
    }

    private func placeAction(_ description: ActionDescription, _ place: KeyPath<Character, Character.Place>) -> Action {
        switch viewModel.location(of: place, description.name) {
        case .success(let location):
            Action(description) { viewModel.didSelect(description.name, at: location) }
        case .failure(let error): Action(description, unless: error) {}
        }
    }

    var detail: DetailModel<Character, CharacterFilter> { viewModel.detail }

    func rows(of character: Character) -> [(label: String, value: [Span])] {
        [
            (label: "Status", value: character.status.indicator),
            (label: "Species", value: [Span(character.species)]),
            (label: "Type", value: [Span(character.type)]),
            (label: "Gender", value: [Span(character.gender.title)]),
            (label: "Origin", value: [Span(character.origin.name)]),
            (label: "Location", value: [Span(character.location.name)]),
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

    func navigate(toLocation identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.location(identifier: identifier))
    }

    func navigateToEpisodes(ofCharacter identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.episodes(identifier: identifier))
    }
}

struct CharacterDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "character_detail", identifier: identifier))
    }

    /// - Parameter what: where one goes: `origin`.
    func trackSelected(_ what: String, of identifier: Int) {
        tracker.track(TrackingEvent("character_\(what)_selected", ["id": "\(identifier)"]))
    }
}

/// Why the details of a character do not lead somewhere.
enum CharacterError: ActionError, Hashable {
    case notLoaded
    /// - Parameter what: what the place is to the character: `origin`.
    case unknownPlace(_ what: String, Character.Place)

    var description: String {
        switch self {
        case .notLoaded: "no character is loaded"
        case .unknownPlace(let what, .unknown): "the character's \(what) is unknown"
        case .unknownPlace(let what, let place): "nothing is known of '\(place.name)', the character's \(what)"
        }
    }
}
