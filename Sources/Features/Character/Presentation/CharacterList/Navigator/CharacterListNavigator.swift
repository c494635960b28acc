import ChallengeActions
import ChallengeCore

protocol CharacterListNavigatorContract {
    func navigateToCharacterDetail(identifier: Int)
    func presentAdvancedSearch(delegate: any CharacterFilterDelegate)
}

struct CharacterListNavigator: CharacterListNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func navigateToCharacterDetail(identifier: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: identifier))
    }

    func presentAdvancedSearch(delegate: any CharacterFilterDelegate) {
        navigator.present(CharacterIncomingNavigation.advancedSearch(delegate: delegate), style: .sheet)
    }
}
