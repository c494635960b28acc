import ChallengeCore

protocol __Feature__NavigatorContract {
    func goBack()
}

struct __Feature__Navigator: __Feature__NavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func goBack() { navigator.goBack() }
}
