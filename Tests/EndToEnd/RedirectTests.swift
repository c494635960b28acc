import ChallengeTestSupport
import Foundation
import ProcessTestSupport
import TestLimits
import Testing

/// Chains that the Challenge app does not have (`Tests/Support/RedirectProgram`). What only the real program can show: a
/// chain is whole wherever it is printed, and another program draws the graph.
@Suite("Chains of redirects", .startsPrograms)
struct RedirectTests {
    /// - Parameters:
    ///   - options: those of every app.
    ///   - commands: each a script of its own.
    private func run(options: [String] = [], _ commands: String...) async throws -> String {
        let result = try await Program().run(executable: "redirect-fixture", options + commands.flatMap { ["-c", $0] })
        #expect(result.status == 0 && result.errors.isEmpty)
        return result.output
    }

    private static let six = [
        "Outgoing.one", "Outgoing.two", "Outgoing.three", "Outgoing.four", "Outgoing.five", "Outgoing.six", "Place.end",
    ]

    @Test("of six are printed whole by why, with the reason for their end")
    func six() async throws {
        let output = try await run("open six", "why")
        let redirects = zip(1..., Self.six.dropFirst()).map { "    redirect \($0)  ↪ \($1)\n" }.joined()
        #expect(
            output.hasSuffix(
                "  Not found     UnknownNavigation.notFound\n    due to      open six\n"
                    + "    asked for   Outgoing.one, an outgoing navigation\n" + redirects
                    + "    ended       more than 5 redirects are not followed\n    shown by    System, as NotFound\n"
                    + "    pushed on   the app's stack, to depth 1\n"))
    }

    @Test("are whole in JSON: in events, the screen, why and path", arguments: ["six", "circle"])
    func json(route: String) async throws {
        let lines = try await run(options: ["--format", "json"], "open \(route)", "why", "path").split(separator: "\n")
        let events = try lines.map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
        let chain =
            route == "six" ? Self.six : ["Outgoing.around", "Outgoing.and", "Outgoing.again", "Outgoing.around"]
        let hops = zip(chain, chain.dropFirst()).map { ["from": .string($0), "to": .string($1)] as JSONValue }
        let redirects = events.filter { $0["event"] == "redirect" }
        #expect(redirects.map { ["from": $0["from"], "to": $0["to"]] } == hops)
        #expect(events.first { $0["event"] == "screen" }?["content"]["chain"] == .array(chain.map(JSONValue.string)))
        let why = try #require(events.first { $0["name"] == "why" })["content"]["screens"][0]
        #expect(why["reached"]["redirects"] == .array(hops))
        #expect(why["asked"] == .string(chain[0]))
        #expect(why["isOutgoing"] == true)
        #expect(
            why["failure"]
                == (route == "six"
                    ? "more than 5 redirects are not followed" : "the redirects return to Outgoing.around"))
        let path = try #require(events.first { $0["name"] == "path" })["content"]["stacks"][0][1]
        #expect(path["reached"]["redirects"] == .array(hops))
    }

    @Test("are accepted by Graphviz, which draws all of the graph", .needs(.dot))
    func dot() async throws {
        let program = Program(environment: ["PROGRAM": Program.path(of: "redirect-fixture")])
        let result = try await program.runShell("set -o pipefail; \"$PROGRAM\" -c 'graph dot' | dot -Tsvg")
        #expect(result.status == 0 && result.errors.isEmpty)
        let counts = ["node", "edge", "cluster"].map {
            result.output.components(separatedBy: "class=\"\($0)\"").count - 1
        }
        #expect(counts == [17, 22, 2])
    }
}
