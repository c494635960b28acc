import ChallengeActions
import ChallengeCore
import ChallengeViews
import SwiftUI

/// The information about the app. Each text is a sentence, or a part of a sentence without a full stop.
nonisolated struct About: Sendable, Hashable {
    let version: String
    /// The source of the data: `the embedded catalogue`.
    let source: String
    /// The age of the data: `newest record: 2026-01-31`.
    let age: String
    /// The owners of the data and the pictures.
    let credits = """
        The data about the show, and its pictures with --live, come from the Rick and Morty API \
        (https://rickandmortyapi.com) and belong to the owners of Rick and Morty. The games, and the pictures that \
        are drawn without a network, are this app's own.
        """
    /// The terms of use of the app.
    let licence = "Licensed under the MIT License. Copyright (c) 2026 The Challenge authors."

    init(_ environment: AppEnvironment) {
        version = environment.version
        (source, age) = environment.dataSource
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
