import ArgumentParser
import ChallengeCore
import ChallengeHost
import ChallengeShell
import FoundationEssentials
import Synchronization

extension AppCommand {
    /// Runs with the arguments of the process, and exits.
    @MainActor
    static func start() async {
        do {
            var command = try parseAsRoot()
            if let command = command as? Self { try await command.run() } else { try command.run() }
        } catch {
            let text = fullMessage(for: error)
            let script = CompletionScript.mended(text, for: App.information.command)
            guard script == text else { return print(script) }
            let status = exitCode(for: error)
            guard !status.isSuccess, !text.isEmpty else { exit(withError: error) }
            // A message tells a wrong argument again, as it was given; nothing in it may steer a terminal.
            Shell.log(text)
            exit(withError: status)
        }
    }

    @MainActor
    func run() async throws {
        if generatesManual {
            print(try Manual(of: App.self, date: Self.manualDate).text, terminator: "")
            return
        }
        if generatesScreenSchemas {
            print(Shell.screenSchemas(of: try App.inspected().map), terminator: "")
            return
        }
        let environment = AppEnvironment.current
        let traits = self.traits
        var warn = Shell.warner(traits)
        LogSetup.install(App.information.logVariable, environment, warn: warn)
        // The apps of several transcripts are all wired alike.
        if !transcripts.isEmpty { warn = Self.once(warn) }
        let makeApp: @MainActor () throws -> (App, RootContainer) = { [warn] in
            let context = AppContext(
                of: App.information, environment: environment, keepsFiles: !keepsNothing, warn: warn)
            let app = try App(context, options: appOptions)
            return (app, app.makeRoot(context))
        }
        let (app, root) = try makeApp()
        let options = shellOptions(traits, environment, dataSource: app.dataSource)
        guard transcripts.isEmpty else {
            var first: RootContainer? = root
            let verifier = TranscriptVerifier(options: options) {
                defer { first = nil }
                return try first ?? makeApp().1
            }
            throw ExitCode(try await verifier.run())
        }
        throw ExitCode(await Shell(root: root, options: options).run())
    }

    /// The date of a manual page: that of a reproducible build, where one is at work, or else today
    /// (https://reproducible-builds.org/specs/source-date-epoch).
    private static var manualDate: Date {
        let seconds = AppEnvironment.current["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
        return seconds.map { Date(timeIntervalSince1970: $0) } ?? Date.now
    }

    /// Passes on each message once.
    private static func once(_ warn: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        let told = Mutex<Set<String>>([])
        return { message in
            if told.withLock({ $0.insert(message).inserted }) { warn(message) }
        }
    }
}
