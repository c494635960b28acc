import ChallengeCore

protocol __Feature__ListNavigatorContract {
    func navigateTo__Feature__Detail(identifier: Int)
}

struct __Feature__ListNavigator: __Feature__ListNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func navigateTo__Feature__Detail(identifier: Int) {
        navigator.navigate(to: __Feature__IncomingNavigation.detail(identifier: identifier))
    }
}
