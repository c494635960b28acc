import ChallengeCore
import ChallengeHost
import ChallengeShell
import Dispatch
import Foundation

/// The shell over an app that changes by itself: at SIGUSR1 the counter on its first screen goes up, at SIGUSR2 what its
/// action `load` waits for is there. For tests of news at a prompt.
@main
enum NewsProgram {
    @MainActor private static var sources: [any DispatchSourceSignal] = []

    @MainActor
    static func main() async {
        let model = NewsModel()
        on(SIGUSR1) { model.tick() }
        on(SIGUSR2) { model.finishLoading() }
        var traits = OutputTraits.ofProcess(environment: ProcessInfo.processInfo.environment)
        traits.isPlain = CommandLine.arguments.contains("--plain")
        var options = ShellOptions(traits: traits)
        options.isQuiet = true
        let warn = Shell.warner(traits)
        model.onWarning = { warn("tick \($0)") }
        let root = RootContainer(app: NewsApp(model: model), redirector: nil)
        exit(await Shell(root: root, options: options).run())
    }

    /// Does something on the main actor each time that a signal comes.
    @MainActor
    private static func on(_ number: CInt, _ handler: @escaping @MainActor () -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.resume()
        sources.append(source)
    }
}
