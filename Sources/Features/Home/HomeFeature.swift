package import ChallengeCore

/// Where the app begins.
package struct HomeFeature: FeatureContract {
    private let container: HomeContainer

    package init(tracker: any TrackerContract) {
        container = HomeContainer(tracker: tracker)
    }

    package let name = "Home"

    package var screens: [Screen] {
        [HomeView.declaration.shown { HomeView(viewModel: container.makeHomeViewModel(navigator: $1)) }]
    }

    package var exits: [Exit] { HomeEntry.all.map { Exit($0.navigation, route: $0.name, help: $0.help) } }
}
