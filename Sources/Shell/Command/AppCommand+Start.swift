import ArgumentParser
import ChallengeCommandLine
import ChallengeConsole
import ChallengeCore
import Glibc

extension AppCommand {
    /// Runs with the arguments of the process, and exits.
    @MainActor
    static func start() async {
        // A file that may not grow any further (`ulimit -f`) is an error to report, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if let makeApp = App.withoutOptions {
                if words.last == "--version", SessionArguments(reading: words.dropLast()) != nil,
                    case let version = App.information.versionLine, !version.isEmpty
                {
                    return Console.print(version + "\n")
                }
                if let options = SessionArguments(reading: words) { try await options.run(makeApp) }
            }
            try await parseAndRun(words)
        } catch let status as ExitCode {
            Glibc.exit(status.rawValue)
        } catch {
            fail(error, Self.self)
        }
    }

    /// Parses a command line once its job is known, and runs that. Throws only what the run throws of a status.
    @MainActor
    private static func parseAndRun(_ words: [String]) async throws {
        let line = try CommandLineWords(words) { try description }
        let parser: any ParsableCommand.Type = line.job == nil ? Self.self : JobCommand<App>.self
        // The process that explores is started by one that has said so.
        if let name = line.oldName, let job = line.job, !words.contains("--supervised") {
            Console.log("warning: \(name) is now '\(App.information.command) \(job)'")
        }
        do {
            var command = try parser.parseAsRoot(line.words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let status as ExitCode {
            throw status
        } catch {
            fail(error, parser)
        }
    }

    /// Prints what a parser has to say of an error, or the help that was asked for, and exits.
    @MainActor
    private static func fail(_ error: any Error, _ parser: any ParsableCommand.Type) {
        let text = parser.fullMessage(for: error)
        let status = parser.exitCode(for: error)
        if text.isEmpty { exit(withError: status) }
        if status.isSuccess {
            let mended = try? CompletionScript.mended(text, for: App.information.command, description)
            return Console.print((mended ?? text) + "\n")
        }
        // A message tells a wrong argument again, as it was given; nothing in it may steer a terminal.
        Console.log((try? CommandLineWords.explained(text) { try description }) ?? text)
        exit(withError: status)
    }

    private static var description: CommandLineDescription {
        get throws { try CommandLineDescription(of: Self.self) }
    }
}
