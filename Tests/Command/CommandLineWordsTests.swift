import ArgumentParser
import ChallengeSession
import ChallengeVerification
import ChallengeTestLimits

@testable import ChallengeCommand
@testable import challenge

@Suite("The words of a command line", .limited)
struct CommandLineWordsTests {
    private static func description() throws -> CommandLineDescription {
        try CommandLineDescription(of: AppCommand<ChallengeApp>.self)
    }

    /// Returns the parser that a line needs.
    private static func parser(of line: [String]) -> any ParsableCommand.Type {
        line.first.flatMap(Subcommand.init) == nil
            ? AppCommand<ChallengeApp>.self : SubcommandParser<ChallengeApp>.self
    }

    @Test("Each subcommand gets its own values")
    func values() throws {
        func parsed(_ line: String) throws -> any ParsableCommand {
            try SubcommandParser<ChallengeApp>.parseAsRoot(line.split(separator: " ").map(String.init))
        }
        let verify = try #require(try parsed("verify -qk a b --trace") as? VerifySubcommand<ChallengeApp>)
        #expect(verify.files == ["a", "b"] && verify.quiet)
        #expect(verify.execution.arguments.keepsGoing && verify.execution.arguments.settings.isTracing)
        let check = try #require(try parsed("check -c path a --open x") as? CheckSubcommand<ChallengeApp>)
        #expect(check.input.command == ["path"] && check.scripts == ["a"] && check.input.open == "x")
    }

    @Test(
        "An option that a subcommand lacks is an error with the subcommands that have it",
        arguments: [
            ("verify a --echo", "--echo works only with 'challenge'."),
            ("--seed 5 -c path", "--seed works only with 'challenge explore'"),
            (
                "-c path --coverage",
                "--coverage works only with 'challenge verify', 'challenge explore' and 'challenge merge'"
            ),
            ("a --verify b", "Unknown option '--verify'"),
            ("verify a --nope", "Unknown option '--nope'"), ("verify a --worker", "Unknown option '--worker'"),
            ("verify a --updat", "Unknown option '--updat'. Did you mean '--update'?"),
        ])
    func mistakes(line: String, expected: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let parser = Self.parser(of: words)
        let error = try #require(throws: (any Error).self) { try parser.parseAsRoot(words) }
        let text = try CommandLineWords.explained(parser.fullMessage(for: error), of: Self.description)
        #expect(text.hasPrefix("Error: \(expected)"))
        #expect(text.contains("\nUsage: challenge \(Subcommand(rawValue: words[0])?.rawValue ?? "[")"))
        #expect(parser.exitCode(for: error) == .validationFailure)
    }

    @Test(
        "Commands and files are distinguished, in their order",
        arguments: [
            ("a -c b c", [false, true, false]),
            (
                "-q -c a --width 9 b --command=c -kc d -- -c e",
                [true, false, true, true]
            ), ("- --open x", [false]),
        ])
    func order(line: String, expected: [Bool]) throws {
        #expect(
            CommandLineWords.order(of: line.split(separator: " ").map(String.init), try Self.description().command)
                == expected)
    }

    @Test("The help fits on a screen")
    func help() {
        let help = AppCommand<ChallengeApp>.helpMessage(columns: 80)
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 44 && lines.allSatisfy { $0.count <= 80 })
        for subcommand in Subcommand.allCases {
            #expect(help.contains("\n  \(subcommand) "))
            let own = SubcommandParser<ChallengeApp>.helpMessage(
                for: subcommand.command(of: ChallengeApp.self), columns: 80)
            #expect(own.contains("USAGE: challenge \(subcommand)"))
        }
    }
}
