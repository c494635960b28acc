import ArgumentParser
import ChallengeCommandLine
import ChallengeVerification
import ChallengeTestLimits

@testable import ChallengeCommand
@testable import challenge

@Suite("The words of a command line", .limited)
struct CommandLineWordsTests {
    private static func description() throws -> CommandLineDescription {
        try CommandLineDescription(of: AppCommand<ChallengeApp>.self)
    }

    private static func words(_ line: String) throws -> CommandLineWords {
        try CommandLineWords(line.split(separator: " ").map(String.init), of: description)
    }

    /// Returns the job that the argument parser makes of a line.
    private static func parsed(_ line: String) throws -> any ParsableCommand {
        try JobCommand<ChallengeApp>.parseAsRoot(words(line).words)
    }

    @Test(
        "The words of a session stay unchanged",
        arguments: [
            "", "a.chal", "a.chal verify", "a.chal -k demo", "./verify", "-- verify", "-- --verify a", "-c --verify",
            "-c verify", "--command -n", "-c=x --color check", "--record verify a.chal", "--record --verify",
            "-kc verify", "--base-url explore", "-keep-going", "--live -c path", "-ck verify", "-x", "--explorer",
        ])
    func session(line: String) throws {
        let words = try Self.words(line)
        #expect(words.words.joined(separator: " ") == line)
        #expect(words.job == nil && words.oldName == nil)
    }

    @Test(
        "A job comes first, wherever options stand",
        arguments: [
            ("verify a b --update", "verify a b --update"), ("--plain verify a", "verify --plain -- a"),
            ("--color always -kq verify a -- -b", "verify --color always -k -q -- a -b"),
            ("--format json check -c --verify", "check --format json -c --verify"),
            ("--seed 5 explore", "explore --seed 5"), ("verify verify", "verify verify"),
            ("verify --explore", "verify --explore"), ("--plain verify --merge a", "verify --plain --merge -- a"),
            ("demo 1 --cast a", "demo --cast a -- 1"),
            ("--private --pace demo -q", "demo"), ("--waits=told demo 1", "demo --waits=told -- 1"), ("help", "--help"),
            ("help verify", "verify --help"), ("--plain help explore", "explore --help"), ("help nope", "--help"),
        ])
    func job(line: String, expected: String) throws {
        let words = try Self.words(line)
        #expect(words.words.joined(separator: " ") == expected)
        #expect(words.job?.rawValue == (expected == "--help" ? nil : words.words[0]))
        #expect(words.oldName == nil)
    }

    @Test(
        "A job replaces its former option",
        arguments: [
            ("--check a b", "check -- a b"), ("a -n b", "check -- a b"), ("-kn a", "check -k -- a"),
            ("-nk", "check -k"), ("-cn path a", "check -c path -- a"), ("--check -c --verify", "check -c --verify"),
            ("-n -- -a", "check -- -a"), ("-n demo 1", "check -- demo 1"), ("--check verify", "check -- verify"),
            ("--check --trace --timeout 5 -q -", "check -- -"), ("--check --timeout=5", "check"),
            ("--verify a b --update", "verify --update -- a b"),
            ("--shard 2/5 --verify a", "verify --shard 2/5 -- a"), ("--verify=a b -q", "verify -q -- a b"),
            ("--verify=--verify", "verify -- --verify"), ("--verify a -k --verify b", "verify -k -- a b"),
            ("--private --verify a --safe", "verify -- a"), ("--verify", "verify"), ("--verify demo", "verify -- demo"),
            ("--verify a --explore", "verify --explore -- a"), ("--merge a b --junit c", "merge --junit c -- a b"),
            ("--worker --explore --depth 2", "explore --worker --depth 2"),
            ("--export svg --trace a", "export --trace -- svg a"), ("a --export=svg", "export -- svg a"),
            ("--export svg --export html -", "export -- html -"),
            ("--export svg a -f json", "export -- svg a"), ("--print-schema --live a", "schema"),
        ])
    func oldSpellings(line: String, expected: String) throws {
        let words = try Self.words(line)
        #expect(words.words.joined(separator: " ") == expected)
        #expect(words.job?.rawValue == words.words[0])
        #expect(words.oldName.map { line.contains($0) || line.contains("n") && $0 == "-n" } == true)
    }

    @Test(
        "The parser refuses scripts together with transcripts",
        arguments: ["a --verify b", "--merge a -- b", "--verify a --update b"])
    func refused(line: String) throws {
        let words = try Self.words(line)
        #expect(words.job == nil && words.words.joined(separator: " ") == line)
        #expect(throws: (any Error).self) { try AppCommand<ChallengeApp>.parseAsRoot(words.words) }
    }

    @Test("Each job gets its own values")
    func values() throws {
        let verify = try #require(try Self.parsed("-qk --verify a b --shard 2/5 --trace") as? VerifyJob<ChallengeApp>)
        #expect(verify.files == ["a", "b"] && verify.quiet && verify.share.shard?.number == 2)
        #expect(verify.execution.options == ExecutionOptions(isTracing: true, keepsGoing: true))
        let export = try #require(try Self.parsed("a --export svg") as? ExportJob<ChallengeApp>)
        #expect(export.format.rawValue == "svg" && export.file == "a")
        let check = try #require(try Self.parsed("check -c path a --open x") as? CheckJob<ChallengeApp>)
        #expect(check.input.command == ["path"] && check.scripts == ["a"] && check.input.open == "x")
        #expect(try Self.parsed("--print-schema") is SchemaJob<ChallengeApp>)
    }

    @Test(
        "An option that a job lacks is an error with the jobs that have it",
        arguments: [
            ("verify a --echo", "--echo works only with 'challenge'."),
            ("--seed 5 -c path", "--seed works only with 'challenge explore'"),
            (
                "-c path --coverage",
                "--coverage works only with 'challenge verify', 'challenge explore' and 'challenge merge'"
            ),
            ("verify a -n", "-n is now 'challenge check', as the first argument"),
            ("a --verify b", "--verify is now 'challenge verify', as the first argument"),
            ("verify a --nope", "Unknown option '--nope'"), ("verify a --worker", "Unknown option '--worker'"),
            ("verify a --updat", "Unknown option '--updat'. Did you mean '--update'?"),
        ])
    func mistakes(line: String, expected: String) throws {
        let words = try Self.words(line)
        let parser: any ParsableCommand.Type =
            words.job == nil ? AppCommand<ChallengeApp>.self : JobCommand<ChallengeApp>.self
        let error = try #require(throws: (any Error).self) { try parser.parseAsRoot(words.words) }
        let text = try CommandLineWords.explained(parser.fullMessage(for: error), of: Self.description)
        #expect(text.hasPrefix("Error: \(expected)"))
        #expect(text.contains("\nUsage: challenge \(words.job?.rawValue ?? "[")"))
        #expect(parser.exitCode(for: error) == .validationFailure)
    }

    @Test(
        "Commands and files are distinguished, in their order",
        arguments: [
            ("a -c b c", [false, true, false]),
            (
                "-q -c a --width 9 b --command=c -kc d -- -c e",
                [true, false, true, true, false, false]
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
        #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
        for job in Job.allCases {
            #expect(help.contains("\n  \(job) "))
            let own = JobCommand<ChallengeApp>.helpMessage(for: job.command(of: ChallengeApp.self), columns: 80)
            #expect(own.contains("USAGE: challenge \(job)"))
        }
    }
}
