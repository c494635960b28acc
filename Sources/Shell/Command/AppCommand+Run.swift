import ArgumentParser
import ChallengeCommandLine
import ChallengeConsole
import ChallengeCore
import ChallengeExplorer
import ChallengeHost
import ChallengeSession
import ChallengeVerification
import FoundationEssentials
import Glibc

extension AppCommand {
    /// Runs with the arguments of the process, and exits.
    @MainActor
    static func start() async {
        // A file that may not grow any further (`ulimit -f`) is an error to report, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if let makeApp = App.withoutOptions, let arguments = SessionArguments(reading: words) {
                if !arguments.asksForVersion { try await arguments.run(makeApp) }
                let version = App.information.versionLine
                if !version.isEmpty { return Console.print(version + "\n") }
            }
            var command = try parseAsRoot(words)
            if let command = command as? Self { try await command.run() } else { try command.run() }
        } catch let status as ExitCode {
            Glibc.exit(status.rawValue)
        } catch {
            let text = fullMessage(for: error)
            let status = exitCode(for: error)
            if text.isEmpty { exit(withError: status) }
            if status.isSuccess {
                let mended = try? CompletionScript.mended(
                    text, for: App.information.command, CommandLineDescription(of: Self.self))
                return Console.print((mended ?? text) + "\n")
            }
            // A message tells a wrong argument again, as it was given; nothing in it may steer a terminal.
            Console.log(text)
            exit(withError: status)
        }
    }

    @MainActor
    func run() async throws {
        if generatesManual {
            Console.print(try Manual(of: App.self, date: Self.manualDate).text)
        } else if printsSchema {
            let app = App.information
            Console.print(
                EventSchema.text(
                    of: try App.inspected().map, command: app.command, answers: app.answers,
                    reports: EventDefinitions.verification + EventDefinitions.exploration))
        } else if exploration.explores {
            try await exploration.run(arguments.verificationOptions(of: App.information), arguments.outputFolder) {
                [appOptions] in try App($0, options: appOptions)
            }
        } else {
            try await arguments.run { [appOptions] in try App($0, options: appOptions) }
        }
    }

    /// The date of a manual page: that of a reproducible build, where one is at work, or else today
    /// (https://reproducible-builds.org/specs/source-date-epoch).
    private static var manualDate: Date {
        let seconds = AppEnvironment.current["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
        return seconds.map { Date(timeIntervalSince1970: $0) } ?? Date.now
    }
}
