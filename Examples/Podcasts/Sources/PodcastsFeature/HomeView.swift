import ChallengeViews
import SwiftUI

struct HomeView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.home.declared(as: "Home", "Podcasts")

    var body: some View {
        ForEach(PodcastsIncomingNavigation.allCases.filter { $0 != .home }) { destination in
            NavigationLink(destination.rawValue, to: destination, help: "Show \(destination.help)") {
                LabeledContent(destination.rawValue, value: destination.help)
            }
        }
    }
}
