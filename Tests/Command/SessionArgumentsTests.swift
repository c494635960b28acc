import ChallengeCore
import ArgumentParser
import ChallengeTestSupport

@testable import ChallengeCommand
@testable import challenge

@Suite("The reading of a command line without the argument parser", .limited)
struct SessionArgumentsTests {
    /// The options for the argument parser: the app's own, and those that need no session.
    private static let left: Set<String> = ["--live", "--base-url", "--generate-manual", "--version", "--help", "-h"]

    /// Returns the result of the argument parser; nil for wrong words.
    private static func parsed(_ words: [String]) -> SessionArguments? {
        let (own, forScripts) = CommandLineWords.split(words)
        var arguments = try? AppCommand<ChallengeApp>.parse(own).arguments
        arguments?.arguments = forScripts
        return arguments
    }

    @Test("The values equal the argument parser's", arguments: 1...4)
    func sameValues(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let values = [
            "open 1", "", "-", "--", "json", "text", "always", "100", "+80", "9", "x=y", "-5", "a.chal", "help", "--x",
            "nie", "=", "verify",
        ]
        let names = try Option.all.flatMap(\.names) + ["-kq", "-cexit", "-c=exit", "--keepgoing", "-keep-going"]
        var readCount = 0
        for _ in 0..<150 {
            let words = (0..<Int.random(in: 1...5, using: &random)).flatMap { _ -> [String] in
                let name = names.randomElement(using: &random) ?? ""
                let value = values.randomElement(using: &random) ?? ""
                return switch Int.random(in: 0..<6, using: &random) {
                case 0: [value]
                case 1: [name]
                case 2: [name + "=" + value]
                default: [name, value]
                }
            }
            guard let options = SessionArguments(reading: words) else { continue }
            readCount += 1
            #expect(Self.parsed(words) == options, "\(words)")
        }
        #expect(readCount > 10)
    }

    @Test("Every option of a session is read, except those for the parser")
    func everyOption() throws {
        for option in try Option.all {
            let script = option.names == ["--each"] ? ["a.chal"] : []
            let value = (option.takesValue ? [option.values.last ?? "12"] : []) + script
            for name in option.names {
                let options = SessionArguments(reading: [name] + value)
                #expect((options == nil) == Self.left.contains(name), "\(name)")
                let parsed = options.flatMap { _ in Self.parsed([name] + value) }
                #expect(options == parsed && options != SessionArguments(), "\(name)")
            }
        }
    }

    @Test("A subcommand is not read, but a script of the same name behind an option is", arguments: ["verify", "help"])
    func subcommands(word: String) {
        #expect(SessionArguments(reading: [word, "a"]) == nil)
        #expect(SessionArguments(reading: ["--private", word])?.scripts == [word])
    }

    @Test("The app's own options have their defaults")
    func ownOptions() throws {
        let context = AppContext(of: ChallengeApp.information, environment: AppEnvironment(variables: [:]))
        let makeApp = try #require(ChallengeApp.withoutOptions)
        let parsed = try ChallengeApp(context, options: ChallengeApp.Options.parse([]))
        #expect(try makeApp(context).dataSource == parsed.dataSource)
    }
}

/// An option as the argument parser describes it.
private struct Option {
    let names: [String]
    let takesValue: Bool
    let values: [String]

    static var all: [Option] {
        get throws {
            let arguments = try CommandLineDescription(of: AppCommand<ChallengeApp>.self).command.arguments
            return arguments.filter { $0.kind != "positional" }.map { argument in
                Option(
                    names: (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name },
                    takesValue: argument.kind == "option", values: argument.allValues ?? [])
            }
        }
    }
}
