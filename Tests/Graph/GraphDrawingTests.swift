import Foundation
@testable import ChallengeGraph
@testable import ChallengeShellTestSupport

@Suite("A drawn graph", .limited)
struct GraphDrawingTests {

    @Test("A graph is in ASCII if the output permits nothing else")
    func ascii() {
        #expect(
            Self.text(of: Self.sample, width: 60, .ascii) == """
                     .- Test ----------------------------------------------.
                     |                            +----------+             |
                     |                            | * Home ^ |             |
                     |                            +----------+             |
                     |                            * characters             |
                     |                                 |                   |
                     |                               * list                |
                     |                                 v                   |
                     |                             +--------+              |
                     |                             | * List |              |
                     |                             +--------+              |
                     |         #=====================#   +------------+    |
                     | filter, as a sheet  zoom, as a full-screen  * a row |
                     |         H                   cover              |    |
                     |         H                     #=====#   +------+    |
                     |         H                           V   v           |
                     |         H                        #==========#       |
                     |         H                        # @ Detail #       |
                     |         H                        #==========#       |
                     '---------H-------------------------------------------'
                               #==========#
                .- Other ------.          V
                | +----------+ |  +................+
                | | NotFound | |  : ? Place.search :
                | +----------+ |  +................+
                '--------------'

                -> leads to   ..> is redirected to   => presents
                o outgoing navigation   ? in no feature
                ^ the app begins here   * the way here   @ you are here
                """)
    }

    @Test("A graph has the tabs of an app as dotted lines from its root", arguments: [TextStyle.plain, .ascii])
    func tabs(style: TextStyle) {
        let notFound = UnknownNavigation.notFound(.unknownLink(""))
        let tabs = [AppTab("Home", navigation: Place.home), AppTab("Lost", navigation: notFound)]
        let map = AppMap(features: AppMap.sample.features, root: "Place.home", tabs: tabs)
        let text = Self.text(of: NavigationGraph(map: map, routes: []), width: 60, style)
        let expected =
            style.unicode
            ? ["└─┬───┬──┘", "╰┄┄┄┄┄┄┄╮", "tab lost", "╭──────┊ Other", "│      ▼", "┄▶ another tab, from any screen"]
            : ["+.......+", "tab lost", ".------: Other", "|      o", "..o another tab, from any screen"]
        for part in expected { #expect(text.contains(part), "\(text)") }
        let list = Self.text(of: NavigationGraph(map: map, routes: []), width: 22, style)
        #expect(list.contains("\n    tab lost"), "\(list)")
    }

    @Test("A graph is a list if there is no room for frames")
    func list() {
        #expect(
            Self.text(of: Self.sample, width: 22, .plain) == """
                Test
                  • Home ⌂
                    characters
                      ─▶ ◆ list
                  • List
                    filter, as a sheet
                      ═▶ ? Place.
                      search
                    zoom, as a
                      full-screen
                      cover
                      ═▶ ● Detail
                    a row ─▶ ● Detail
                  ● Detail
                  ◆ list
                    ┄▷ • List
                Other
                  NotFound
                ?
                  ? Place.search

                ─▶ leads to
                ┄▷ is redirected to
                ═▶ presents
                ◇ outgoing navigation
                ? in no feature
                ⌂ the app begins here
                • the way here
                ● you are here
                """)
    }

    @Test(
        "A graph is never wider than the window, and no line ends in a blank", arguments: 1...12 as ClosedRange<UInt64>)
    func anyApp(seed: UInt64) {
        let map = AppMap.linked(seed)
        let graph = NavigationGraph(map: map, routes: [])
        for (width, style) in [(200, TextStyle.plain), (120, .ascii), (80, .plain), (40, .plain), (10, .ascii)] {
            let rows = ChallengeDesignSystem.TextRenderer(width: width, style: style).lines(of: Self.figure(of: graph))
            #expect(rows.allSatisfy { $0.displayWidth <= width }, "seed \(seed)")
            guard let drawing = GraphDrawing(graph, width: width, style: style) else {
                #expect(width < 200, "seed \(seed)")
                continue
            }
            #expect(drawing.width <= width, "seed \(seed)")
            let features = drawing.frames.filter { $0.kind == .feature }
            let nodes = drawing.frames.filter { $0.kind != .feature }
            for group in [features, nodes] {
                for (index, frame) in group.enumerated() {
                    #expect(!group[..<index].contains { $0.overlaps(frame) }, "seed \(seed)")
                }
            }
            #expect(nodes.count == map.screens.count + graph.others.count, "seed \(seed)")
            // A frame, a text or another line is at both ends of each line.
            let canvas = GraphCanvas(drawing, isUnicode: style.unicode).rows
            let cells = canvas.map { row in
                let text = ChallengeDesignSystem.TextRenderer(width: width, style: style).text(of: row)
                return text.flatMap { Array(repeating: $0, count: $0.displayWidth) }
            }
            for line in drawing.lines {
                guard let first = line.points.first, let last = line.points.last else { continue }
                for (x, y) in [(first.x, first.y - 1), (last.x, last.y + 1)] {
                    let isSeen = cells.indices.contains(y) && cells[y].indices.contains(x) && cells[y][x] != " "
                    let isInText = drawing.texts.contains { $0.y == y && $0.x..<$0.x + $0.text.displayWidth ~= x }
                    #expect(isSeen || isInText, "seed \(seed), \(x) \(y)")
                }
            }
        }
    }

    @Test("A graph has room for a hundred screens", arguments: [80, 200])
    func hundredScreens(width: Int) throws {
        let graph = NavigationGraph(map: .hundredScreens, routes: [])
        let drawing = try #require(GraphDrawing(graph, width: width, style: .plain))
        #expect(drawing.frames.count == 110 && drawing.width <= width)
    }

    @Test("A graph with too few rows has those around the screen on top, and its legend", arguments: [10, 16])
    func fewRows(height: Int) {
        let body = Self.sample.report(in: nil, height: height).body
        let lines = TextRenderer(width: 76, style: .ascii).lines(of: body)
        #expect(lines.count == height && lines.contains { $0.contains("#      @ Detail") }, "\(lines)")
        #expect(lines.last?.contains("@ you are here") == true)
        let list = TextRenderer(width: 30, style: .ascii).lines(of: body)
        #expect(list.suffix(height).contains { $0.hasPrefix("  @ Detail") }, "\(list)")
    }

    /// The app of ``AppMap/sample`` with the details of a row on top.
    private static var sample: NavigationGraph {
        var graph = NavigationGraph(map: .sample, routes: AppRoute.samples)
        graph.mark([
            .stub(.stub("Home")), .stub(.stub("List"), Outgoing.list, presentation: .push, by: "characters"),
            .stub(.stub("Detail"), Place.detail(identifier: 1), presentation: .push, by: "open 1"),
        ])
        return graph
    }

    private static func figure(of graph: NavigationGraph) -> Element { graph.report(in: nil).body }

    private static func text(of graph: NavigationGraph, width: Int, _ style: TextStyle) -> String {
        ChallengeDesignSystem.TextRenderer(width: width, style: style).lines(of: figure(of: graph)).joined(
            separator: "\n")
    }
}

extension GraphDrawing.Frame {
    fileprivate func overlaps(_ other: Self) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}

/// A navigation with a name and the target of its redirect.
private struct Hop: OutgoingNavigationContract {
    let name: String
    var navigationName: NavigationName { NavigationName(name) }
}

private struct Spot: IncomingNavigationContract {
    let name: String
    var navigationName: NavigationName { NavigationName(name) }
}

private struct Redirects: NavigationRedirectContract {
    let targets: [String: String]

    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        guard let target = targets[navigation.name] else { return nil }
        if target.hasPrefix("Out.") { return Hop(name: target) }
        return Spot(name: target)
    }
}

extension AppMap {
    /// Returns features whose screens and outgoing navigations lead anywhere: to each other, to themselves, in circles, or to
    /// missing destinations.
    fileprivate static func linked(_ seed: UInt64) -> AppMap {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
        let names = ["list", "世界の画面", "a name that takes room", "é"]
        let places = (0..<counts.reduce(0, +)).map { "In.\($0)" } + ["Nobody.has"]
        let exits = (0..<counts.count * 2).map { "Out.\($0)" }
        let targets = exits.compactMap { exit in
            (places + exits).randomElement(using: &random).map { (exit, $0) }
        }
        let redirects = Redirects(targets: Dictionary(uniqueKeysWithValues: targets.dropLast()))
        var first = 0
        let features = counts.enumerated().map { index, count in
            let screens = (first..<first + count).map { place in
                let actions = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let style = [nil, nil, ModalPresentationStyle.sheet()].randomElement(using: &random) ?? nil
                    let target = (places + exits).randomElement(using: &random) ?? ""
                    return ActionDescription(
                        name: names.randomElement(using: &random) ?? "", help: "", effect: .leads(to: target, as: style)
                    )
                }
                return ScreenDescription.stub(
                    names.randomElement(using: &random) ?? "", "In.\(place)", actions: actions)
            }
            first += count
            return Feature(
                name: names.randomElement(using: &random) ?? "", screens: screens,
                redirects: exits[index * 2..<index * 2 + 2].map {
                    RedirectChain(following: Hop(name: $0), with: redirects)
                })
        }
        return AppMap(features: features, root: "In.0")
    }

    /// Ten features of ten screens. Each has a list that leads to eight others and to the next feature, and the details of all.
    fileprivate static var hundredScreens: AppMap {
        let redirects = Redirects(
            targets: Dictionary(uniqueKeysWithValues: (0..<10).map { ("Out.\($0)", "In.\(($0 + 1) % 10).0") }))
        let features = (0..<10).map { feature in
            let screens = (0..<10).map { screen in
                let targets =
                    screen == 0 ? (1...8).map { "In.\(feature).\($0)" } + ["Out.\(feature)"] : ["In.\(feature).9"]
                return ScreenDescription.stub(
                    "Screen\(feature)of\(screen)", "In.\(feature).\(screen)",
                    actions: targets.enumerated().map { .init(name: "go\($0)", help: "", effect: .leads(to: $1)) })
            }
            return Feature(
                name: "Feature\(feature)", screens: screens,
                redirects: [RedirectChain(following: Hop(name: "Out.\(feature)"), with: redirects)])
        }
        return AppMap(features: features, root: "In.0.0")
    }
}
