import ChallengeCore
import ChallengeNetworking
import Observation

/// What a character's details show.
typealias CharacterDetailViewState = LoadState<Character, CharacterError>

/// What the details' view asks of its view model. Methods that load return when what they load is there.
protocol CharacterDetailViewModelContract: AnyObject {
    var identifier: Int { get }
    var state: CharacterDetailViewState { get }

    func didAppear() async
    /// Loads the character anew. Where that fails, throws, and what is shown stays.
    func didRefresh() async throws(CharacterError)
    func didRetry() async
    /// Gets the picture of a character; nothing that is shown changes.
    func didSelectImage(of character: Character) async throws(ImageError) -> Picture
    func didSelectClose()
}

@Observable
final class CharacterDetailViewModel: CharacterDetailViewModelContract {
    let identifier: Int
    private(set) var state = CharacterDetailViewState.idle

    private let getCharacterUseCase: any GetCharacterUseCaseContract
    private let refreshCharacterUseCase: any RefreshCharacterUseCaseContract
    private let getCharacterImageUseCase: any GetCharacterImageUseCaseContract
    private let navigator: any CharacterDetailNavigatorContract
    private let tracker: any CharacterDetailTrackerContract

    init(
        identifier: Int,
        getCharacterUseCase: any GetCharacterUseCaseContract,
        refreshCharacterUseCase: any RefreshCharacterUseCaseContract,
        getCharacterImageUseCase: any GetCharacterImageUseCaseContract,
        navigator: any CharacterDetailNavigatorContract,
        tracker: any CharacterDetailTrackerContract
    ) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
        self.refreshCharacterUseCase = refreshCharacterUseCase
        self.getCharacterImageUseCase = getCharacterImageUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.trackScreenViewed(identifier: identifier)
        await load()
    }

    func didRefresh() async throws(CharacterError) {
        tracker.trackRefreshed(identifier: identifier)
        let fetched = try await refreshCharacterUseCase.execute(identifier: identifier)
        if let reason = fetched.fallbackReason { throw reason }
        state = .loaded(try stillWanted(fetched.value))
    }

    func didRetry() async {
        tracker.trackRetried(identifier: identifier)
        await load()
    }

    func didSelectImage(of character: Character) async throws(ImageError) -> Picture {
        tracker.trackImageSelected(identifier: identifier)
        return try await getCharacterImageUseCase.execute(character)
    }

    func didSelectClose() {
        tracker.trackClosed(identifier: identifier)
        navigator.goBack()
    }

    /// A cancelled load leaves everything as it was.
    private func load() async {
        let before = state
        state = .loading
        do {
            state = .loaded(try stillWanted(try await getCharacterUseCase.execute(identifier: identifier)))
        } catch let error where error.isCancellation || Task.isCancelled {
            // What was loaded since, because this load was not waited for, stays.
            if state == .loading { state = before }
        } catch {
            state = .error(error)
        }
    }

    /// What was loaded, unless the task was cancelled as it came.
    private func stillWanted(_ character: Character) throws(CharacterError) -> Character {
        if Task.isCancelled { throw .failed(.cancelled) }
        return character
    }
}
