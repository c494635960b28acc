import ChallengeCore
import ChallengeShellCommand
import Dispatch
import Foundation

/// An app that changes by itself: at SIGUSR1 the counter on its first screen goes up, at SIGUSR2 what its action `load`
/// waits for is there. It has another name than the app that ships, and does without a command of the session's.
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

    /// Does something on the main actor each time that a signal comes.
    private static func on(_ number: CInt, _ handler: @escaping @MainActor () -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.resume()
        sources.append(source)
    }
}
