import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

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
        actions: [close], contents: [.init("__Summary__", in: .loaded, schema: .object(["text": .string]))],
        events: ["__event___viewed", "__event___closed"])

    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    private static let text = "__Summary__"

    let viewModel: __Feature__ViewModel

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "__noun__", title: "__Noun__", state: .loaded,
            body: .paragraph([Span(Self.text)]), snapshot: ["text": Self.text] as JSON,
            actions: [Action(Self.close) { viewModel.didSelectClose() }])
    }

    func appear() async { viewModel.didAppear() }
}

struct __Feature__Navigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct __Feature__Tracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("__event___\(what)")) }
}
