import ChallengeTestSupport
import Foundation
import ProcessTestSupport
import TestLimits
import Testing

@Suite("The app's graph", .startsPrograms)
struct GraphTests {
    @Test("has a node for each screen and each outgoing navigation, and an edge for all that leads from one to another")
    func mermaid() async throws {
        let result = try await Program().run("-c", "graph mermaid")
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

    @Test("is accepted by Graphviz, which draws all of it", .needs(.dot))
    func dot() async throws {
        let program = try Program(environment: ["PROGRAM": Program.path(of: "redirect-fixture")])
        let result = try await program.runShell("set -o pipefail; \"$PROGRAM\" -c 'graph dot' | dot -Tsvg")
        #expect(result.status == 0 && result.errors.isEmpty)
        let counts = ["node", "edge", "cluster"].map {
            result.output.components(separatedBy: "class=\"\($0)\"").count - 1
        }
        #expect(counts == [17, 22, 2])
    }

    @Test("is the same in any locale where programs read it, for it is ASCII", arguments: ["mermaid", "dot"])
    func plain(format: String) async throws {
        let (rich, plain) = (
            try await Program().run("-c", "graph \(format)"),
            try await Program().run("--plain", "-c", "graph \(format)")
        )
        #expect(rich.output == plain.output)
    }

    @Test("marks the screens on the stack, the redirects on the way, and of two actions the one that was used")
    func way() async throws {
        let stream = try await Program().run(
            "-f", "json", "-c", "open characters; open 1; location; graph")
        let text = try #require(stream.output.split(separator: "\n").last { $0.contains(#""nodes""#) })
        struct Output: Decodable { let content: Answer }
        struct Answer: Decodable {
            struct Node: Decodable {
                let id: String
                let navigation: String
                let place: String?
            }
            struct Edge: Decodable {
                let label: String
                let onWay: Bool?
            }
            let nodes: [Node]
            let edges: [Edge]
        }
        let answer = try JSONDecoder().decode(Output.self, from: Data(text.utf8)).content
        #expect(answer.nodes.filter { $0.place == "here" }.map(\.navigation) == ["LocationIncomingNavigation.detail"])
        #expect(
            answer.nodes.filter { $0.place == "way" }.map(\.navigation) == [
                "HomeIncomingNavigation.main", "HomeOutgoingNavigation.characters", "CharacterIncomingNavigation.list",
                "CharacterIncomingNavigation.detail", "CharacterOutgoingNavigation.location",
            ])
        #expect(
            answer.edges.filter { $0.onWay == true }.map(\.label) == [
                "characters", "redirect", "a row", "location", "redirect",
            ])
    }

    @Test(
        "draws no row wider than the window, which it uses, and every hop of a long chain", arguments: [80, 120, 200])
    func drawing(width: Int) async throws {
        let redirects = try Program(environment: ["PROGRAM": Program.path(of: "redirect-fixture")])
        let rows = try await redirects.runShell("\"$PROGRAM\" --width \(width) -c 'open five; graph'").output
            .split(separator: "\n").map(String.init)
        #expect(rows.allSatisfy { $0.count <= width })
        for hop in ["◆ two", "◆ three", "◆ four", "◆ five", "◆ six", "● End", "◇ gone", "◇ again"] {
            #expect(rows.contains { $0.contains(hop) }, "\(hop)")
        }
        let own = try await Program().run("--width", "\(width)", "-c", "graph").output
        let widest = own.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= width && widest * 10 > min(width, 120) * 8)
    }
}
