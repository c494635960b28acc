import ChallengeCore
import ChallengeHost
import ChallengeCommand
import ChallengeSystem
import PodcastsFeature

struct PodcastsApp: ShellApp {
    static let information = AppInformation(
        name: "Podcasts", command: "podcasts", version: "1.0.0", summary: "Find and follow podcasts.",
        without: [.fault])

    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { PodcastsIncomingNavigation.home }

    init(_ context: AppContext, options: NoOptions) {
        features = [PodcastsFeature(), SystemFeature(tracker: context.tracker)]
    }
}

await PodcastsApp.main()
