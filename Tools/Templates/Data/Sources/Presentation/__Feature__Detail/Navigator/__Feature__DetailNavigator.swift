import ChallengeCore

protocol __Feature__DetailNavigatorContract {
    func navigateTo__Feature__List()
}

struct __Feature__DetailNavigator: __Feature__DetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func navigateTo__Feature__List() { navigator.navigate(to: __Feature__IncomingNavigation.list) }
}
