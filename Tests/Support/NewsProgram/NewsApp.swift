import ChallengeAppKit
import ChallengeCore
import Observation

/// What the app shows, and who changes it.
@MainActor
@Observable
final class NewsModel {
    private(set) var ticks = 0
    private(set) var loaded = 0
    @ObservationIgnored weak var navigator: (any NavigatorContract)?
    @ObservationIgnored var onWarning: (Int) -> Void = { _ in }
    @ObservationIgnored private var mode = Mode.count
    @ObservationIgnored private var loading: CheckedContinuation<Void, Never>?

    /// What a tick does.
    enum Mode: String, CaseIterable {
        case count, warn, tell, leave
    }

    func choose(_ mode: Mode) { self.mode = mode }

    func tick() {
        switch mode {
        case .count: ticks += 1
        case .warn: onWarning(ticks)
        case .tell:
            ticks += 1
            onWarning(ticks)
        case .leave: navigator?.navigate(to: NewsNavigation.list)
        }
    }

    /// Waits until ``finishLoading()``, cancelled or not.
    func load() async {
        await withCheckedContinuation { loading = $0 }
        loaded += 1
    }

    func finishLoading() {
        loading?.resume()
        loading = nil
    }
}

nonisolated enum NewsNavigation: IncomingNavigationContract {
    case home
    case list
}

/// A home with a counter, and a list with a few rows.
@MainActor
struct NewsApp: AppContainerContract, FeatureContract {
    let model: NewsModel
    let name = "News"

    var features: [any FeatureContract] { [self] }
    var rootNavigation: any NavigationContract { NewsNavigation.home }
    var routes: [Route] {
        [
            Route(name: "home", help: "the counter", to: NewsNavigation.home),
            Route(name: "list", help: "a few rows", to: NewsNavigation.list),
        ]
    }

    func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        ResolvedView(feature: name, view: makeMainView(navigator: navigator))
    }

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        model.navigator = navigator
        return AnyView(NewsHomeView(model: model))
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        AnyView(NewsListView())
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        ResolvedView(feature: name, view: AnyView(NewsListView()))
    }
}

struct NewsHomeView: View {
    let model: NewsModel

    func render() -> Rendering {
        Rendering(
            screen: "Home", label: "home", title: "Home", state: "loaded",
            body: .line([Span("tick \(model.ticks), loaded \(model.loaded)")]), snapshot: model.ticks,
            actions: [
                Action(name: "load", help: "Wait for SIGUSR2, and for nothing else") { await model.load() },
                Action(
                    ActionDescription(
                        name: "mode", help: "Choose what a tick does",
                        forms: [[Parameter("MODE", .choice(NewsModel.Mode.allCases.map(\.rawValue)))]])
                ) { arguments in
                    if let mode = NewsModel.Mode(rawValue: arguments["MODE"] ?? "") { model.choose(mode) }
                    return .done
                },
            ])
    }

    func appear() async {}
}

struct NewsListView: View {
    func render() -> Rendering {
        Rendering(
            screen: "List", label: "list", title: "List", state: "loaded",
            body: .stack(["one", "two", "three"].map { .line([Span("  " + $0)]) }), snapshot: 3)
    }

    func appear() async {}
}
