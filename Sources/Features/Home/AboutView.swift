import ChallengeActions
import ChallengeCore
import ChallengeViews
import SwiftUI

/// The information about the app. Each text is a sentence, or a part of a sentence without a full stop.
package nonisolated struct About: Sendable, Hashable {
    package let version: String
    /// The source of the data: `the embedded catalogue`.
    package let source: String
    /// The age of the data: `copied on 2026-01-31`.
    package let age: String
    /// The owners of the data and the pictures, in one or more sentences.
    package let credits: String
    /// The terms of use of the app, in one or more sentences.
    package let licence: String

    package init(version: String, source: String, age: String, credits: String, licence: String) {
        self.version = version
        self.source = source
        self.age = age
        self.credits = credits
        self.licence = licence
    }
}

struct AboutViewModel {
    let about: About
    let navigator: AboutNavigator
    let tracker: AboutTracker

    func didAppear() { tracker.track("viewed") }

    func didClose() {
        tracker.track("closed")
        navigator.dismiss()
    }
}

struct AboutView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "About", title: "About", navigation: "HomeIncomingNavigation.about", HomeIncomingNavigation.about,
        route: .init("about", help: "this app, its data and its licence", by: "about"),
        events: ["about_viewed", "about_closed"])

    let viewModel: AboutViewModel

    var body: some View {
        LabeledContent("Version", value: viewModel.about.version)
        LabeledContent("Data", value: viewModel.about.source).key("source")
        LabeledContent("Age", value: viewModel.about.age)
        Spacer()
        Text(viewModel.about.credits, key: "credits")
        Text(viewModel.about.licence, key: "licence")
        Button("close", help: "Leave this sheet", effect: .leaves) { viewModel.didClose() }
            .contentHelp("Information about the app.")
            .onFirstAppear { viewModel.didAppear() }
    }
}

struct AboutNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct AboutTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("about_\(what)")) }
}
