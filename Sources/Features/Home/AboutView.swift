import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// What the app says about itself. Each text is a sentence, or a part of one without a full stop.
package nonisolated struct About: Sendable, Hashable {
    package let version: String
    /// Where the data comes from: `the embedded catalogue`.
    package let source: String
    /// How old the data is: `copied on 2026-01-31`.
    package let age: String
    /// Whose the data and the pictures are, one sentence or more.
    package let credits: String
    /// What may be done with the app, one sentence or more.
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
        route: .init("about", help: "this app, its data and its licence", by: HomeView.about),
        actions: [close],
        contents: [
            .init(
                "What the app says about itself.", in: .loaded,
                schema: .object([
                    "version": .string, "source": .string, "age": .string, "credits": .string, "licence": .string,
                ]))
        ], events: ["about_viewed", "about_closed"])

    let viewModel: AboutViewModel

    func render() -> Rendering {
        let about = viewModel.about
        let rows = [("Version", about.version), ("Data", about.source), ("Age", about.age)]
        return Rendering(
            screen: Self.declaration.description.name, label: "about", title: "About", state: .loaded,
            body: .stack([
                .infoRows(rows.map { (label: $0, value: [Span($1)]) }), .blank, .paragraph([Span(about.credits)]),
                .paragraph([Span(about.licence)]),
            ]),
            snapshot: [
                "version": about.version, "source": about.source, "age": about.age, "credits": about.credits,
                "licence": about.licence,
            ] as JSON, actions: [Action(Self.close) { viewModel.didClose() }])
    }

    func appear() async { viewModel.didAppear() }

    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this sheet", effect: .leaves)
}

struct AboutNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct AboutTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("about_\(what)")) }
}
