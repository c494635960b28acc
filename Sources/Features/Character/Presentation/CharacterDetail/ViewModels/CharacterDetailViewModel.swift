import ChallengeActions
import ChallengeListing

protocol CharacterDetailViewModelContract: AnyObject {
    var detail: DetailModel<Character> { get }
    func didSelectOrigin()
    func didSelectLocation()
    func didSelectEpisodes()
}

final class CharacterDetailViewModel: CharacterDetailViewModelContract {
    let detail: DetailModel<Character>
    private let identifier: Int
    private let navigator: any CharacterDetailNavigatorContract
    private let tracker: any CharacterDetailTrackerContract

    init(
        identifier: Int,
        getCharacterUseCase: any GetCharacterUseCaseContract,
        refreshCharacterUseCase: any RefreshCharacterUseCaseContract,
        navigator: any CharacterDetailNavigatorContract,
        tracker: any CharacterDetailTrackerContract
    ) {
        let source = CharacterDetailSource(
            getCharacterUseCase: getCharacterUseCase, refreshCharacterUseCase: refreshCharacterUseCase)
        detail = DetailModel(identifier: identifier, source) { tracker.track($0, identifier: identifier) }
        self.identifier = identifier
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelectOrigin() {
        guard let location = detail.state.value?.origin.identifier else { return }
        tracker.trackOriginSelected(identifier: identifier)
        navigator.navigateToLocation(identifier: location)
    }

    func didSelectLocation() {
        guard let location = detail.state.value?.location.identifier else { return }
        tracker.trackLocationSelected(identifier: identifier)
        navigator.navigateToLocation(identifier: location)
    }

    func didSelectEpisodes() {
        tracker.trackEpisodesSelected(identifier: identifier)
        navigator.navigateToEpisodes(identifier: identifier)
    }
}
