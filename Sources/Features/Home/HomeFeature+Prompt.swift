import ChallengeActions
package import ChallengeCore
import ChallengeViews
import SwiftUI

extension HomeFeature {
    package var screens: [Screen] {
        [
            HomeView.declaration.prompt { (view: HomeView, _) in
                view
                    .command("characters", help: "Go to the characters", leadsTo: HomeOutgoingNavigation.characters)
                    .command("games", help: "Go to the games", leadsTo: HomeOutgoingNavigation.games)
                    .command("locations", help: "Go to the locations", leadsTo: HomeOutgoingNavigation.locations)
                    .command("episodes", help: "Go to the episodes", leadsTo: HomeOutgoingNavigation.episodes)
                    .command(
                        "about", help: "Show the app's version, data and licence",
                        leadsTo: HomeIncomingNavigation.about, as: .sheet, isIntent: true
                    )
                    .programValue("destinations", ["characters", "games", "locations", "episodes"])
                    .contentHelp("The first screen of the app.")
            } preview: { _ in
                [HomeView(viewModel: HomePreview())]
            },
            AboutView.declaration.prompt { (view: AboutView, _) in
                view
                    .command("close", help: "Leave this sheet", effect: .leaves)
                    .programValue("credits", view.viewModel.about.credits)
                    .programValue("licence", view.viewModel.about.licence)
                    .contentHelp("Information about the app.")
            } preview: { _ in
                [AboutView(viewModel: AboutPreview())]
            },
        ]
    }

    package var exits: [Exit] {
        [
            Exit(HomeOutgoingNavigation.characters, route: "characters", help: HomeView.Summary.characters),
            Exit(HomeOutgoingNavigation.games, route: "games", help: HomeView.Summary.games),
            Exit(HomeOutgoingNavigation.locations, route: "locations", help: HomeView.Summary.locations),
            Exit(HomeOutgoingNavigation.episodes, route: "episodes", help: HomeView.Summary.episodes),
        ]
    }
}

extension HomeView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "HomeIncomingNavigation.main", HomeIncomingNavigation.main,
        route: .init("home", help: "the first screen"),
        links: ["challenge://home", "challenge://home/main"],
        events: HomeEvent.allCases.map { EventDescription($0.name, keys: []) })
}

extension AboutView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "About", title: "About", navigation: "HomeIncomingNavigation.about", HomeIncomingNavigation.about,
        route: .init("about", help: HomeView.Summary.about, by: "about"),
        events: AboutEvent.allCases.map { EventDescription($0.name, keys: []) })
}

nonisolated extension HomeIncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .main: HomeView.declaration.navigationName
        case .about: AboutView.declaration.navigationName
        }
    }
}

nonisolated extension HomeOutgoingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .characters: "HomeOutgoingNavigation.characters"
        case .games: "HomeOutgoingNavigation.games"
        case .locations: "HomeOutgoingNavigation.locations"
        case .episodes: "HomeOutgoingNavigation.episodes"
        }
    }
}

private final class HomePreview: HomeViewModelContract {
    func didAppear() {}
    func didSelectCharacters() {}
    func didSelectGames() {}
    func didSelectLocations() {}
    func didSelectEpisodes() {}
    func didSelectAbout() {}
}

private final class AboutPreview: AboutViewModelContract {
    let about = About(AppEnvironment(variables: [:]))

    func didAppear() {}
    func didSelectClose() {}
}
