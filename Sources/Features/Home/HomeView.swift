import ChallengeCore
import ChallengeViews
import SwiftUI

struct HomeViewModel {
    let tracker: HomeTracker

    func didAppear() { tracker.trackScreenViewed() }
    func didSelect(_ destination: HomeOutgoingNavigation) { tracker.trackSelected(destination) }
    func didSelectAbout() { tracker.trackAboutSelected() }
}

struct HomeView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "HomeIncomingNavigation.main", HomeIncomingNavigation.main,
        route: .init("home", help: "the first screen"),
        links: ["challenge://home", "challenge://home/main"],
        events: ["home_viewed", "home_about_selected"]
            + HomeOutgoingNavigation.allCases.map { .init(HomeTracker.selected($0), keys: []) })

    let viewModel: HomeViewModel

    var body: some View {
        Text("Rick and Morty, and games, one screen at a time.")
        Spacer()
        for destination in HomeOutgoingNavigation.allCases {
            NavigationLink(destination.rawValue, to: destination, help: "Go to the \(destination.rawValue)") {
                LabeledContent(destination.rawValue, value: destination.help)
            }
            .onSelect { viewModel.didSelect(destination) }
        }
        NavigationLink(
            "about", to: HomeIncomingNavigation.about, help: "Show the app's version, data and licence", isIntent: true
        ) {
            LabeledContent("about", value: "this app, its data and its licence")
        }
        .onSelect { viewModel.didSelectAbout() }
        .sheet()
        Value("destinations", HomeOutgoingNavigation.allCases.map(\.rawValue))
            .contentHelp("The first screen of the app.")
            .onFirstAppear { viewModel.didAppear() }
    }
}

struct HomeTracker {
    let tracker: any TrackerContract

    func trackScreenViewed() { tracker.track(TrackingEvent("home_viewed")) }
    func trackSelected(_ destination: HomeOutgoingNavigation) {
        tracker.track(TrackingEvent(Self.selected(destination)))
    }
    func trackAboutSelected() { tracker.track(TrackingEvent("home_about_selected")) }

    nonisolated static func selected(_ destination: HomeOutgoingNavigation) -> String {
        "home_\(destination.rawValue)_selected"
    }
}
