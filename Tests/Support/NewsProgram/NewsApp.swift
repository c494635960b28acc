import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeDesignSystem
import ChallengeViews
import Dispatch
import Foundation
import Observation

/// An app that changes by itself. SIGUSR1 increments the counter on its first screen. SIGUSR2 ends the wait in its action
/// `load`. It has another name than the shipped app, and leaves out a session command.
@main
struct NewsApp: ShellApp {
    static let information = AppInformation(
        name: "Old News", command: "old-news", version: "2.1", summary: "Count what happens by itself.",
        without: [.fault])

    private static var sources: [any DispatchSourceSignal] = []

    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { NewsNavigation.home }

    init(_ context: AppContext, options: NoOptions) {
        let model = NewsModel()
        model.onWarning = { context.warn("tick \($0)") }
        features = [NewsFeature(model: model)]
        Self.on(SIGUSR1) { model.tick() }
        Self.on(SIGUSR2) { model.finishLoading() }
    }

    /// Runs a handler on the main actor whenever a signal arrives.
    private static func on(_ number: CInt, _ handler: @escaping @MainActor () -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.resume()
        sources.append(source)
    }
}

/// The state of the app, and the methods that change it.
@MainActor
@Observable
final class NewsModel {
    private(set) var ticks = 0
    private(set) var loaded = 0
    @ObservationIgnored weak var navigator: (any NavigatorContract)?
    @ObservationIgnored var onWarning: (Int) -> Void = { _ in }
    @ObservationIgnored private var mode = Mode.count
    @ObservationIgnored private var loading: CheckedContinuation<Void, Never>?

    /// The effect of each tick.
    enum Mode: String, CaseIterable, ArgumentConvertible {
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

    /// Waits for ``finishLoading()``, even if the task is cancelled.
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
    case vault

    var navigationName: NavigationName { NavigationName("NewsNavigation.\(self)") }
}

/// The feature with a home, which has a counter, and a list with a few rows.
@MainActor
struct NewsFeature: FeatureContract {
    let model: NewsModel
    let name = "News"

    var screens: [Screen] {
        [
            NewsHomeView.declaration.rendered { _, navigator in
                model.navigator = navigator
                return NewsHomeView(model: model)
            },
            NewsListView.declaration.rendered { _, _ in NewsListView() },
            VaultView.declaration.shown { _, _ in VaultView(model: VaultModel()) },
        ]
    }

    /// Every navigation without its own screen leads to the list.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        screens.lazy.compactMap { $0.makeView(navigation, navigator) }.first ?? AnyView(NewsListView())
    }
}

struct NewsHomeView: RenderableView {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: NewsNavigation.home.name, NewsNavigation.home,
        route: .init("home", help: "the counter")
    ).declaring(actions: [load, choose])

    private nonisolated static let load = ActionDescription(
        name: "load", help: "Wait for SIGUSR2, and for nothing else")
    private nonisolated static let mode = ArgumentKey<NewsModel.Mode>("MODE")
    private nonisolated static let choose = ActionDescription(
        name: "mode", help: "Choose what a tick does", forms: [[mode.parameter]])

    let model: NewsModel

    func render() -> Rendering {
        Rendering(
            screen: "Home", label: "home", title: "Home", state: .loaded,
            body: .line([Span("tick \(model.ticks), loaded \(model.loaded)")]), snapshot: model.ticks,
            actions: [
                Action(Self.load) { await model.load() },
                Action(Self.choose) { arguments in
                    if let mode = arguments[Self.mode] { model.choose(mode) }
                    return .done
                },
            ])
    }

    func appear(before intent: Intent?) async {}
}

struct NewsListView: RenderableView {
    nonisolated static let declaration = ScreenDeclaration(
        "List", title: "List", navigation: NewsNavigation.list.name, NewsNavigation.list,
        route: .init("list", help: "a few rows"))

    func render() -> Rendering {
        Rendering(
            screen: "List", label: "list", title: "List", state: .loaded,
            body: .stack(["one", "two", "three"].map { .line([Span("  " + $0)]) }), snapshot: 3)
    }

    func appear(before intent: Intent?) async {}
}
