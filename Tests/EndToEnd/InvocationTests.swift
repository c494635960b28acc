import ChallengeInjection
import Foundation
import ChallengeTestLimits

@testable import ChallengeGames

/// Cases that need the built program: its arguments, its environment and its exit status.
@Suite("The command line", .startsPrograms)
struct InvocationTests {
    @Test(
        "Unknown options, wrong values and conflicting options are refused with status 64, and nothing runs",
        arguments: [
            "--nope", "--width x", "--width 3", "--color blue", "--live --base-url http://a", "--base-url http://",
            "--base-url http://a:99999", "--format xml", "check --record new", "check --cast new", "verify",
            "verify a -c exit", "verify a --record new", "verify a --cast new", "verify a --open challenge://home",
            "verify a --echo", "verify a --width 40", "verify a --out new", "verify a --coverage-min 101",
            "explore --shard 3/2", "verify a --shard 1/2", "verify a -f csv", "verify a --seed 5",
            "merge a -c exit", "merge r.xml --shard 1/2", "merge r.xml --timeout 1", "explore --trace",
            "explore --strict", "explore --html new --shard 1/2", "explore --keep-going", "explore --cast new",
            "export svg a --cast new", "export svg",
            "export svg a b", "export gif a", "--update", "--junit r.xml", "--coverage", "--out new",
        ])
    func usage(arguments: String) async throws {
        let program = Program()
        try program.write("> echo a\na\n", to: "a")
        let result = try await program.run(arguments.split(separator: " ").map(String.init), input: Data("exit".utf8))
        #expect(result.status == 64 && result.output.isEmpty && result.errors.contains("error: "))
        #expect(try program.files == ["a"])
    }

    @Test("An argument that is not valid UTF-8 is refused, and not changed")
    func invalidText() async throws {
        let result = try await Program().runShell("\"$CHALLENGE\" -q -c \"$(printf 'echo \\377')\"")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors == "error: an argument is not valid UTF-8\n")
    }

    @Test(
        "The error about a wrong argument escapes control characters",
        arguments: [
            ["--\u{1b}[31m\u{202e}"], ["--width", "\u{1b}[31m\u{202e}"], ["--base-url", "\u{1b}[31m\u{202e}"],
        ])
    func hostileArguments(arguments: [String]) async throws {
        let result = try await Program().run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(#"\u{1b}[31m\u{202e}"#))
        #expect(PrintedText().fault(in: result.errors) == nil)
    }
}

/// Each exit test starts a process. They are here because the tests of file locks permit no child process.
@Suite("An unresolvable dependency", .startsPrograms)
struct InjectionErrorTests {
    @Test(
        "The program ends with the circle, or with the missing type and the whole way to it")
    func circular() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().outside()
        }
        expect(result, "circular dependency: one → two → three → one")
        let promised = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().needy()
        }
        expect(promised, "nothing is registered for 'promised' in this container; it is needed by needy → promised")
        let games = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().gamesViewModel()
        }
        let chain = "gamesViewModel → getGamesUseCase → gamesRepository → apiClient → httpClient"
        expect(games, "nothing is registered for 'httpClient' in this container; it is needed by \(chain)")
    }

    private func expect(_ result: ExitTest.Result?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Fatal error: \(text)\n"), "\(output)", sourceLocation: sourceLocation)
    }
}

extension Container {
    fileprivate var outside: Factory<Part> { Factory(self) { Part(self.one()) } }
    fileprivate var one: Factory<Part> { Factory(self) { Part(self.two()) } }
    fileprivate var two: Factory<Part> { Factory(self) { Part(self.three()) }.singleton }
    fileprivate var three: Factory<Part> { Factory(self) { Part(self.one()) }.cached }
    fileprivate var promised: Factory<Part> { .promised(by: self) }
    fileprivate var needy: Factory<Part> { Factory(self) { Part(self.promised()) } }
}

private final class Part: Sendable { init(_ parts: Part...) {} }
