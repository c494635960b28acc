import ChallengeProcessTestSupport
import Foundation
@testable import ChallengeGraph
@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("The graph", .limited)
struct GraphTests {
    private let app = AppUnderTest(declaring: .sample)

    private func output(_ command: String) async throws -> String {
        let shell = SessionUnderTest(app, width: 20)
        #expect(try await shell.type(command))
        return shell.output
    }

    @Test("The graph has the screens of previews, the links between them, and the way of the user")
    func previews() async throws {
        let shell = SessionUnderTest(.shelf)
        try await shell.run("open 1; graph mermaid; graph json")
        let screens = """
              subgraph f1["Test"]
                n1(["Shelf<br>Shelf<br>the app begins here"])
                n2["Book<br>Book"]
              end
              n1 -->|"a row"| n2
            """
        #expect(shell.output.contains(screens), "\(shell.output)")
        let edge = #"{"from": "n1", "to": "n2", "kind": "push", "label": "a row", "onWay": true}"#
        #expect(shell.output.contains(edge), "\(shell.output)")
    }

    @Test("The graph for Mermaid is never cut, and has features, screens, outgoing navigations and their destinations")
    func mermaid() async throws {
        let text = try await output("graph mermaid")
        #expect(
            text == """
                flowchart LR
                  subgraph f1["Test"]
                    n1(["Home<br>Place.home<br>the app begins here<br>open home<br>test://home"])
                    n2["List<br>Place.list"]
                    n3["Detail<br>Place.detail<br>open character ID<br>test://character/ID"]
                    n4[/"Outgoing.list<br>open characters"/]
                  end
                  subgraph f2["Other"]
                    n5["NotFound<br>UnknownNavigation.notFound"]
                  end
                  n6{{"Place.search"}}
                  n1 -->|"characters"| n4
                  n2 ==>|"filter, as a sheet"| n6
                  n2 ==>|"zoom, as a full-screen cover"| n3
                  n2 -->|"a row"| n3
                  n4 -.->|"redirect"| n2

                """)
        #expect(try MermaidChart(String(text.dropLast())).nodes.count == 6)
    }

    @Test("The graph for Graphviz has the same")
    func dot() async throws {
        #expect(
            try await output("graph dot") == #"""
                digraph {
                  rankdir=LR;
                  node [shape=box];
                  subgraph cluster_1 {
                    label="Test";
                    n1 [label="Home\nPlace.home\nthe app begins here\nopen home\ntest://home", peripheries=2];
                    n2 [label="List\nPlace.list"];
                    n3 [label="Detail\nPlace.detail\nopen character ID\ntest://character/ID"];
                    n4 [label="Outgoing.list\nopen characters", shape=parallelogram];
                  }
                  subgraph cluster_2 {
                    label="Other";
                    n5 [label="NotFound\nUnknownNavigation.notFound"];
                  }
                  n6 [label="Place.search", shape=hexagon];
                  n1 -> n4 [label="characters"];
                  n2 -> n6 [label="filter, as a sheet", style=bold];
                  n2 -> n3 [label="zoom, as a full-screen cover", style=bold];
                  n2 -> n3 [label="a row"];
                  n4 -> n2 [label="redirect", style=dashed];
                }

                """#)
    }

    @Test("Unreached parts are red and dashed, and reached ones unchanged")
    func coverage() {
        var coverage = Coverage(of: app.root)
        for screen in ["Home", "List", "Detail"] { coverage.reach(.init(kind: .screens, name: screen)) }
        for label in ["a row", "filter, as a sheet"] {
            coverage.reach(.edge("Place.list", label == "a row" ? "Place.detail" : "Place.search", by: label))
        }
        let graph = NavigationGraph(map: .sample, routes: [])
        #expect(
            GraphText(graph, lacks: coverage.lacks).mermaid
                == GraphText(graph).mermaid + [
                    "  classDef missing stroke:red,color:red,stroke-dasharray:5 5", "  class n4 missing",
                    "  linkStyle 0,2,4 stroke:red,color:red,stroke-dasharray:5 5",
                ])
        let (plain, red) = (GraphText(graph).dot, GraphText(graph, lacks: coverage.lacks).dot)
        #expect(
            zip(plain, red).filter { $0 != $1 }.map(\.1) == [
                #"    n4 [label="Outgoing.list", shape=parallelogram, style=dashed, color=red, fontcolor=red];"#,
                #"  n1 -> n4 [label="characters", style=dashed, color=red, fontcolor=red];"#,
                #"  n2 -> n3 [label="zoom, as a full-screen cover", style=dashed, color=red, fontcolor=red];"#,
                #"  n4 -> n2 [label="redirect", style=dashed, color=red, fontcolor=red];"#,
            ])
    }

    @Test("The tabs of an app are the destinations of its root, and the way by a tab is marked")
    func tabs() {
        let tabs = [
            AppTab("Home", navigation: Place.home), AppTab("Lists", navigation: Place.list),
            AppTab("One of them", navigation: Place.detail(identifier: 1)),
        ]
        let map = AppMap(features: AppMap.sample.features, root: "Place.home", tabs: tabs)
        var graph = NavigationGraph(map: map, routes: [])
        let text = GraphText(graph)
        #expect(text.mermaid.contains(#"    n1(["Home<br>Place.home<br>the app begins here<br>the tab Home"])"#))
        #expect(
            text.mermaid.suffix(2) == [#"  n1 --o|"tab lists"| n2"#, #"  n1 --o|"tab one-of-them"| n3"#])
        #expect(text.dot.contains(#"  n1 -> n2 [label="tab lists", style=dotted, arrowhead=odot];"#))
        #expect(graph.nodes.map { $0.tab?.name } == ["home", "lists", "one-of-them", nil, nil, nil])
        #expect(graph.json.text.contains(#"{"from":"n1","to":"n2","kind":"tab","label":"tab lists"}"#))

        graph.mark([.stub(.stub("List"), Place.list, presentation: .tab("Lists"), by: "tab lists")])
        #expect(graph.edges.filter(\.isOnWay).map(\.label) == ["tab lists"])
        #expect(graph.nodes.map(\.place) == [.elsewhere, .here, .elsewhere, .elsewhere, .elsewhere, .elsewhere])
        graph = NavigationGraph(map: map, routes: [])
        graph.mark([.stub(.stub("List"), Outgoing.list, presentation: .tab("Lists"), by: "characters")])
        #expect(graph.edges.filter(\.isOnWay).map(\.kind) == [.redirect])
    }

    @Test("A guard is an arrow from each guarded screen to its temporary replacement")
    func guards() {
        let guarded = Guard("a login", for: [.stub("List", "Place.list")], passes: { false }) { _ in Place.home }
        let map = AppMap(
            features: AppMap.sample.features, root: "Place.home", guards: [AppMap.Guard(guarded)])
        var graph = NavigationGraph(map: map, routes: [])
        let text = GraphText(graph)
        #expect(text.mermaid.last == #"  n2 -.-x|"until a login"| n1"#)
        #expect(text.dot.contains(#"  n2 -> n1 [label="until a login", style=dotted];"#))
        #expect(graph.json.text.contains(#"{"from":"n2","to":"n1","kind":"guarded","label":"until a login"}"#))

        let coordinator = NavigationCoordinator(root: Place.detail(identifier: 1), guards: [guarded])
        coordinator.navigate(to: Place.list)
        let entry = coordinator.entries.last
        let root = LiveScreen.stub(.stub("Detail"), Place.detail(identifier: 1))
        graph.mark([
            root,
            LiveScreen(
                id: 2, rendering: .stub("Home"), feature: "Test", navigation: Place.home, entry: entry,
                origin: "open list", breadcrumb: []),
        ])
        #expect(graph.edges.filter(\.isOnWay).map(\.kind) == [.guarded])
    }

    @Test("A chain that leads nowhere is drawn at its start or its end")
    func nowhere() {
        struct Circle: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                navigation as? Outgoing == nil ? nil : Outgoing.list
            }
        }
        let circle = AppMap(
            features: [
                .init(name: "A", screens: [], redirects: [RedirectChain(following: Outgoing.list, with: Circle())])
            ],
            root: "Place.home")
        let unknown = AppMap(
            features: [.init(name: "A", screens: [], redirects: [RedirectChain(following: Outgoing.list, with: nil)])],
            root: "Place.home")
        let (first, second) = (NavigationGraph(map: circle, routes: []), NavigationGraph(map: unknown, routes: []))
        #expect(first.edges.map(\.label) == ["redirect", "the redirects return to Outgoing.list"])
        #expect(first.edges.map { $0.from + $0.to } == ["n1n1", "n1n2"])
        #expect(second.edges.map(\.label) == ["no redirect for Outgoing.list"])
        #expect(second.others.map(\.lines) == [["UnknownNavigation.notFound"]])
    }

    @Test("The graph is valid for Mermaid, whatever the names", arguments: 1...200 as ClosedRange<UInt64>)
    func anyNamesForMermaid(seed: UInt64) throws {
        let graph = NavigationGraph(map: .random(seed), routes: [])
        let text = GraphText(graph).mermaid.joined(separator: "\n")
        let chart = try MermaidChart(text)
        #expect(text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x0A }, "seed \(seed)")
        #expect(chart.nodes.map(\.lines) == graph.nodes.map(\.visibleLines), "seed \(seed)")
        #expect(chart.groups.map(\.name) == graph.groups.map { $0.name.escapingUnsafe }, "seed \(seed)")
        #expect(chart.links.map(\.label) == graph.edges.map { $0.label.escapingUnsafe }, "seed \(seed)")
        #expect(chart.links.map { $0.from + $0.to } == graph.edges.map { $0.from + $0.to }, "seed \(seed)")
    }

    @Test("The graph is valid for Graphviz, whatever the names", .needs(.dot), arguments: 1...20 as ClosedRange<UInt64>)
    func anyNamesForGraphviz(seed: UInt64) async throws {
        let graph = NavigationGraph(map: .random(seed), routes: [])
        let text = GraphText(graph).dot.joined(separator: "\n")
        #expect(text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x0A }, "seed \(seed)")
        let drawing = try await Graphviz.draw(text)
        #expect(drawing.status == 0 && drawing.warnings == "", "seed \(seed)")
        // Graphviz chooses the order.
        #expect(
            drawing.nodes.map { trimmed($0).joined(separator: "\n") }.sorted()
                == graph.nodes.map { trimmed($0.visibleLines).joined(separator: "\n") }.sorted(), "seed \(seed)")
        #expect(drawing.clusters.map(trimmed) == graph.groups.map { trimmed([$0.name.escapingUnsafe]) }, "seed \(seed)")
        #expect(
            drawing.edges.map { trimmed($0).joined() }.sorted()
                == graph.edges.map { trimmed([$0.label.escapingUnsafe]).joined() }.sorted(), "seed \(seed)")
    }

    /// Returns the visible part of a label: U+10000 and above are spelled out, and `dot` drops empty lines and some blanks.
    private func trimmed(_ lines: [String]) -> [String] {
        lines.map { $0.filter { !" \u{A0}".contains($0) }.replacing("😀", with: "\\u{1f600}") }.filter { !$0.isEmpty }
    }
}

extension NavigationGraph.Node {
    fileprivate var visibleLines: [String] { lines.map(\.escapingUnsafe) }
}

extension AppMap {
    /// Returns features and screens with absurd names.
    fileprivate static func random(_ seed: UInt64) -> AppMap {
        var generator = SeededGenerator(seed: seed)
        func name() -> String {
            let pieces = [
                "a", "Z", "0", " ", "\"", "'", "`", "\\", "\\n", "\\N", "\n", "\r", "\t", "]", "[", "/]", "])", "}}",
                "{", "|", "<", ">", "<br>", "&", "&amp;", "&#34;", "#", "#quot;", ";", "%%", "%%{init}", "--", "-->",
                "end", "graph", "_", "*", "é", "“", "→", "世", "😀", "\u{1b}[31m", "\u{202e}", "\u{0}", "$", "=", "://",
            ]
            // Each has a visible character, as invisible ones cannot be compared.
            return "x" + generator.sequence(of: pieces, upTo: 6)
        }
        let places = (0..<6).map { "\($0)\(name())" }
        let features = (0..<3).map { feature in
            let screens = (0..<2).map { screen in
                let actions = (0..<2).map { _ in
                    let style =
                        [nil, .sheet, ModalPresentationStyle.fullScreenCover].randomElement(using: &generator) ?? nil
                    let place = places.randomElement(using: &generator) ?? ""
                    return ActionDescription(name: name(), help: "", effect: .leads(to: place, as: style))
                }
                return ScreenDescription.stub(name(), places[feature * 2 + screen], actions: actions, rows: name())
            }
            return Feature(name: name(), screens: screens, redirects: [])
        }
        return AppMap(features: features, root: places[0])
    }
}

/// Graphviz's `dot`.
nonisolated enum Graphviz {
    /// The drawing that `dot` made of a text.
    struct Drawing {
        let status: CInt
        let warnings: String
        /// The texts of each node, edge and cluster; a label has a line break between two texts.
        let nodes: [[String]]
        let edges: [[String]]
        let clusters: [[String]]
    }

    static func draw(_ text: String) async throws -> Drawing {
        try await withTemporaryFolder { folder in
            let (input, output, errors) = (folder + "/in", folder + "/out", folder + "/err")
            try text.write(toFile: input, atomically: false, encoding: .utf8)
            try "".write(toFile: errors, atomically: false, encoding: .utf8)
            let nowhere = try FileHandle(forUpdating: URL(fileURLWithPath: "/dev/null"))
            let process = try ChildProcess(
                Tool.dot.path, ["-Tsvg", "-o", output, input], environment: ["PATH": "/usr/bin:/bin"], folder: folder,
                input: nowhere, output: nowhere,
                errors: FileHandle(forWritingTo: URL(fileURLWithPath: errors)))
            let end = await process.end
            let svg = try String(contentsOfFile: output, encoding: .utf8)
            return Drawing(
                status: end.number, warnings: try String(contentsOfFile: errors, encoding: .utf8),
                nodes: texts(of: "node", in: svg), edges: texts(of: "edge", in: svg),
                clusters: texts(of: "cluster", in: svg))
        }
    }

    private static func texts(of kind: String, in svg: String) -> [[String]] {
        svg.components(separatedBy: "class=\"\(kind)\">").dropFirst().map { piece in
            let group = piece.components(separatedBy: "</g>")[0]
            return group.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { decoded(String($0.1)) }
        }
    }

    private static func decoded(_ text: String) -> String {
        let text = text.replacing(/&#(x?)([0-9a-fA-F]+);/) { match in
            let scalar = UInt32(match.2, radix: match.1.isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init)
            return scalar.map { String(Character($0)) } ?? "?"
        }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) { text, entity in
            text.replacing(entity.0, with: entity.1)
        }
    }
}
