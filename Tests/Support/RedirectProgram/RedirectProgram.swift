import ChallengeCore
import ChallengeHost
import ChallengeShell
import Foundation

/// The shell over an app with redirects of every kind, which the Challenge app does not have. `--trace` is as the
/// option of `challenge`, `--json` as its `--format json`; every other argument is commands to run.
@main
enum RedirectProgram {
    @MainActor
    static func main() async {
        var traits = OutputTraits(
            isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false, hasCursor: false,
            environment: ProcessInfo.processInfo.environment)
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--json") { traits.format = .json }
        var options = ShellOptions(traits: traits)
        options.settings.isTracing = arguments.contains("--trace")
        arguments.removeAll { $0.hasPrefix("--") }
        options.commands = arguments
        let instrumentation = Instrumentation()
        let app = RedirectApp(tracker: Tracker(providers: [instrumentation.activity]))
        let root = RootContainer(app: app, redirector: WishRedirect(), instrumentation: instrumentation)
        exit(await Shell(root: root, options: options).run())
    }
}
