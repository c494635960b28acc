import ChallengeCore

protocol AdvancedSearchNavigatorContract {
    func dismiss()
}

struct AdvancedSearchNavigator: AdvancedSearchNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func dismiss() { navigator.dismiss() }
}
