import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("The app's graph", .startsPrograms)
struct GraphTests {
    private static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")

    @Test("has a node for each screen and each wish, and an edge for all that leads from one to another")
    func mermaid() async throws {
        let result = try await Program().run("-c", "graph")
        let chart = try MermaidChart(String(result.output.dropLast()))
        #expect(chart.groups.map(\.name) == ["Home", "Character", "Games", "System"])
        #expect(chart.nodes.count == 9 && chart.others.isEmpty)
        #expect(chart.nodes.filter { $0.shape == "([" }.map(\.lines.first) == ["Home"])
        #expect(chart.links.map(\.arrow).sorted() == ["-->", "-->", "-->", "-->", "-.->", "-.->", "==>"])
    }

    @Test(
        "is accepted by Graphviz, which draws all of it", .enabled(if: hasGraphviz, "Graphviz's dot is not installed"),
        arguments: [("challenge", 9, 7, 4), ("redirect-fixture", 17, 22, 2)])
    func dot(executable: String, nodes: Int, edges: Int, clusters: Int) async throws {
        let program = try Program(environment: ["PROGRAM": Program.path(of: executable)])
        let command = executable == "challenge" ? "-c 'graph dot'" : "'graph dot'"
        let result = try await program.runShell("set -o pipefail; \"$PROGRAM\" \(command) | dot -Tsvg")
        #expect(result.status == 0 && result.errors.isEmpty)
        let counts = ["node", "edge", "cluster"].map {
            result.output.components(separatedBy: "class=\"\($0)\"").count - 1
        }
        #expect(counts == [nodes, edges, clusters])
    }

    @Test("is the same in any locale, for it is ASCII")
    func plain() async throws {
        let (rich, plain) = (
            try await Program().run("-c", "graph"), try await Program().run("--plain", "-c", "graph")
        )
        #expect(rich.output == plain.output)
    }
}
