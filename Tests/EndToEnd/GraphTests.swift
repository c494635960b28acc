import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("The app's graph", .startsPrograms)
struct GraphTests {
    private static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")

    @Test("has a node for each screen and each outgoing navigation, and an edge for all that leads from one to another")
    func mermaid() async throws {
        let result = try await Program().run("-c", "graph")
        let chart = try MermaidChart(String(result.output.dropLast()))
        #expect(chart.others.isEmpty)
        #expect(chart.nodes.filter { $0.shape == "([" }.map(\.lines.first) == ["Home"])
        #expect(Set(chart.links.map(\.arrow)) == ["-->", "-.->", "==>"])
        let stream = try await Program().run("-f", "json", "-c", "routes").output
        let features = Set(stream.matches(of: /"feature":"([A-Za-z]+)"/).map { String($0.1) })
        #expect(Set(chart.groups.map(\.name)) == features.union(["System"]))
        // Each link of a route stands at one node.
        for link in stream.matches(of: /"deepLink":"([^"]*)"/).map({ String($0.1) }) {
            #expect(chart.nodes.count { $0.lines.contains(link) } == 1, "\(link)")
        }
    }

    @Test(
        "is accepted by Graphviz, which draws all of it", .enabled(if: hasGraphviz, "Graphviz's dot is not installed"))
    func dot() async throws {
        let program = try Program(environment: ["PROGRAM": Program.path(of: "redirect-fixture")])
        let result = try await program.runShell("set -o pipefail; \"$PROGRAM\" -c 'graph dot' | dot -Tsvg")
        #expect(result.status == 0 && result.errors.isEmpty)
        let counts = ["node", "edge", "cluster"].map {
            result.output.components(separatedBy: "class=\"\($0)\"").count - 1
        }
        #expect(counts == [17, 22, 2])
    }

    @Test("is the same in any locale, for it is ASCII")
    func plain() async throws {
        let (rich, plain) = (
            try await Program().run("-c", "graph"), try await Program().run("--plain", "-c", "graph")
        )
        #expect(rich.output == plain.output)
    }
}
