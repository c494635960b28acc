import ChallengeCore
import ChallengeInjection
import SwiftUI

/// Makes the list of games for a stack.
final class GamesNavigator {
    @Injected(\.gamesViewModel) private var gamesViewModel
    private let navigator: any NavigatorContract

    nonisolated init(navigator: any NavigatorContract) { self.navigator = navigator }

    func makeGamesListView() -> some View {
        gamesViewModel.navigator = GamesListNavigator(navigator: navigator)
        return GamesListView(viewModel: gamesViewModel)
    }
}
