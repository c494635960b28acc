import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

struct HomeView: View {
    private nonisolated static let destinations = PodcastsIncomingNavigation.allCases.filter { $0 != .home }

    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Podcasts", navigation: "PodcastsIncomingNavigation.home", PodcastsIncomingNavigation.home,
        route: PodcastsIncomingNavigation.home.route, links: ["podcasts://home"],
        actions: destinations.map(description))

    private nonisolated static func description(_ destination: PodcastsIncomingNavigation) -> ActionDescription {
        ActionDescription(
            name: destination.rawValue, help: "Show \(destination.help)", effect: .leads(to: destination.name))
    }

    let navigator: any NavigatorContract

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "podcasts", title: "Podcasts", state: .loaded,
            body: .infoRows(Self.destinations.map { (label: $0.rawValue, value: [Span($0.help)]) }),
            snapshot: [:] as JSON,
            actions: Self.destinations.map { destination in
                Action(Self.description(destination)) { navigator.navigate(to: destination) }
            })
    }

    func appear() async {}
}
