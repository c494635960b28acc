import ChallengeActions
import ChallengeCore
import ChallengeViews
import SwiftUI

struct __Feature__ViewModel {
    let navigator: __Feature__Navigator
    let tracker: __Feature__Tracker

    func didAppear() { tracker.track("viewed") }

    func didSelectClose() {
        tracker.track("closed")
        navigator.goBack()
    }
}

struct __Feature__View: View {
    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__", title: "__Noun__", navigation: "__Feature__IncomingNavigation.main",
        __Feature__IncomingNavigation.main,
        route: .init("__noun__-screen", help: "the __noun__ screen, without a redirect"),
        links: ["challenge://__noun__", "challenge://__noun__/main"],
        events: ["__event___viewed", "__event___closed"])

    let viewModel: __Feature__ViewModel

    var body: some View {
        Text("__Summary__")
        Button("close", help: "Leave this screen", effect: .leaves) { viewModel.didSelectClose() }
            .onFirstAppear { viewModel.didAppear() }
    }
}

struct __Feature__Navigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct __Feature__Tracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("__event___\(what)")) }
}
