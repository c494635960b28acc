import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeViews
import Dispatch
import Foundation
import Observation
import SwiftUI

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
    @ObservationIgnored var onWarning: (Int) -> Void = { _ in }
    @ObservationIgnored var mode = Mode.count
    @ObservationIgnored private var loading: CheckedContinuation<Void, Never>?

    /// The effect of each tick.
    enum Mode: String, CaseIterable, ArgumentConvertible {
        case count, tell
    }

    func tick() {
        ticks += 1
        if mode == .tell { onWarning(ticks) }
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
            NewsHomeView.declaration.shown { _, _ in NewsHomeView(model: model) },
            NewsListView.declaration.shown { _, _ in NewsListView() },
            VaultView.declaration.shown { _, _ in VaultView(model: VaultModel()) },
        ]
    }

    /// Every navigation without its own screen leads to the list.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        screens.lazy.compactMap { $0.makeView(navigation, navigator) }.first ?? AnyView(NewsListView())
    }
}

struct NewsHomeView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: NewsNavigation.home.name, NewsNavigation.home,
        route: .init("home", help: "the counter"))

    let model: NewsModel

    var body: some View {
        Text("tick \(model.ticks), loaded \(model.loaded)")
        Button("load", help: "Wait for SIGUSR2, and for nothing else") { await model.load() }
        Button("mode", help: "Choose what a tick does", ArgumentKey<NewsModel.Mode>("MODE")) { model.mode = $0 }
    }
}

struct NewsListView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "List", title: "List", navigation: NewsNavigation.list.name, NewsNavigation.list,
        route: .init("list", help: "a few rows"))

    var body: some View { Text("one, two, three") }
}
