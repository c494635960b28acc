import ArgumentParser
import Foundation
@testable import ChallengeSession
@testable import ChallengeShellTestSupport
@testable import challenge

@Suite("All widths from 20 to 200 columns", .limited)
struct EveryWidthTests {
    /// Commands with each kind of answer, and to each screen that has no route.
    private static let script = """
        help; path; why; routes; trace on; states on; time on
        open characters; more; open 21; origin; back; location; back; episodes; open 1; back; back; image; refresh
        open characters; filter; set status alive; help; path; why; apply; filter type=none; filter clear
        search evil morty; search "wubba lubba dub dub, wubba lubba dub dub"; search; recent; open 118; path
        open locations; search earth; filter dimension=unknown; open location 1; open episodes; search rick; open games
        search mario; open game 5; open character-episodes 1; about; why; path; close
        graph
        fault status 503; open characters; refresh; retry; search "a name as nobody has it"; image; fault
        fault off; retry; opne characters; open charcters; open 99999; back 1000; set x y; more
        expect screen CharacterDetail; expect text "what is not there at all"; expect path Home CharacterList
        expect redirect HomeOutgoingNavigation.games CharacterIncomingNavigation.list; filter statsu=alive
        source /no/such/file/of/this/name.chal; events; history
        home; filter status=alive; why; trace; states off; time off; fault delay 0.001; fault garbage; fault
        """

    @Test("No row is too wide, and nothing is lost except columns that a table leaves out before its names")
    func everything() async throws {
        let pieces = try await Pieces(script: Self.script)
        #expect(pieces.screens.isSuperset(of: pieces.root.map.features.flatMap(\.screens).map(\.name)))
        #expect(pieces.all.count > 100)
        await Self.check(pieces.all)
    }

    @Test("Programs get each value that a screen shows")
    func values() async throws {
        let pieces = try await Pieces(script: Self.script)
        #expect(pieces.shown.count > 100)
        for (screen, value, content) in pieces.shown {
            let rest = content.reduce(" \(value.lowercased()) ") { $0.replacing(" \($1)", with: " ") }
            let words = rest.split { " ,●○".contains($0) }.joined(separator: " ")
            // A field without a value has a hint.
            let isProse = ["", "first seen in episode", "(no name)"].contains(words) || words.hasPrefix("any (")
            #expect(isProse, "\(screen): \(value)")
        }
    }

    @concurrent
    private nonisolated static func check(_ pieces: [Piece]) async {
        for (index, piece) in pieces.enumerated() {
            let style = TextStyle(color: false, unicode: index % 4 > 0)
            let isComplete = piece.completeness(style)
            // Each of the many pieces at every third width.
            for width in stride(from: 20 + index % 3, through: 200, by: 3) {
                let rows = ChallengeDesignSystem.TextRenderer(width: width, style: style).lines(of: piece.element)
                guard rows.allSatisfy({ $0.displayWidth <= width }), isComplete(rows, width) else {
                    Issue.record("\(width) columns: \(piece.command)\n\(rows.joined(separator: "\n"))")
                    break
                }
            }
        }
    }
}

/// A printed part of a command's output.
private nonisolated struct Piece {
    let command: String
    let element: Element

    /// Returns a check that rows of a width have all the text of the widest rows. A table's rows need at least the name, if the
    /// widest fits behind the number.
    func completeness(_ style: TextStyle) -> (_ rows: [String], _ width: Int) -> Bool {
        // A drawing decides itself which parts it leaves out.
        if case .figure = element { return { _, _ in true } }
        let renderer = ChallengeDesignSystem.TextRenderer(width: OutputTraits.widths.upperBound, style: style)
        guard case .table(let narrow) = element else {
            let whole = renderer.lines(of: element).text
            return { rows, _ in rows.text == whole }
        }
        let checks = [narrow, narrow.wide?() ?? narrow].map { table in completeness(of: table, renderer) }
        return { rows, width in checks[width > ChallengeDesignSystem.TextRenderer.usualWidth ? 1 : 0](rows, width) }
    }

    private func completeness(
        of table: ChallengeDesignSystem.Table, _ renderer: ChallengeDesignSystem.TextRenderer
    ) -> (_ rows: [String], _ width: Int) -> Bool {
        let headings = table.columns.contains { !$0.title.isEmpty } ? 1 : 0
        let kept = table.columns.indices.filter { table.columns[$0].rank == 0 }
        let cells = table.rows.map { row in kept.map { renderer.text(of: row[$0]) } }
        let widths = kept.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
        let room = widths.reduce(2 * widths.count, +)
        return { rows, width in
            rows.count == headings + cells.count
                && zip(rows.dropFirst(headings), cells).allSatisfy {
                    $0.contains($1[0]) && (width < room || $0.contains($1[1]))
                }
        }
    }
}

/// The output of a script's commands, each piece once.
private final class Pieces: SessionListener {
    let root: RootContainer
    private(set) var all: [Piece] = []
    private(set) var screens: Set<String> = []
    /// The values beside labels and in tables, each with the texts of its screen's JSON, the longest first.
    private(set) var shown: [(screen: String, value: String, content: [String])] = []
    private var states: Set<String> = []
    private var command = ""
    private var seen: Set<Element> = []

    init(script: String) async throws {
        let app = AppContext(of: ChallengeApp.information, environment: AppEnvironment(variables: [:]))
        root = try app.wire { try ChallengeApp($0, options: .parse([])) }.root
        var options = SessionOptions.ofTranscripts(SessionCommand.all())
        options.keepsGoing = true
        let console = Console(isErrorTerminal: false) { _, _ in }
        let output = Output(traits: options.traits, settings: options.settings, console: console)
        let session = Session(root: root, output: output, options: options)
        session.events.add(self)
        let context = CommandContext(execution: session.executions.current)
        _ = await session.commands.start(context.execution)
        // A route's parameters are identifiers.
        let routes = root.routes.map { "open \($0.route.usage.replacing(#/ [A-Z]+/#, with: " 1"))\n" }.joined()
        for (name, text) in [("every.chal", script), ("routes.chal", routes)] {
            _ = try await session.scripts.run(
                ScriptSource(name: name, origin: .script), ScriptReader(text: text), in: context)
        }
        // As a system opens a link, which leads nowhere.
        root.open(try #require(URL(string: "challenge://nowhere/at/all?with=a&long=query-of-several-words")))
        _ = try await session.scripts.run(
            ScriptSource(name: "link.chal", origin: .script), ScriptReader(text: "show; why; path; home"), in: context)
        let help = session.commands.commandTable.all.map { "help \($0.description.name)\n" }.joined()
        _ = try await session.scripts.run(
            ScriptSource(name: "help.chal", origin: .script), ScriptReader(text: help), in: context)
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .command(let command, _): self.command = command.text
        case .screen(let screen, _):
            let (rendering, json) = (screen.rendering, screen.rendering.snapshot.json)
            screens.insert(rendering.screen)
            if states.insert("\(rendering.screen) \(rendering.state)").inserted {
                let content = json.leaves.map { $0.lowercased() }.sorted { $0.count > $1.count }
                shown += rendering.body.values.map { (rendering.screen, $0, content) }
            }
        // As on a terminal. The faulty line is cut to the width.
        case .diagnostic(let diagnostic): add(.paragraph([Span("error: \(diagnostic.message)")]))
        default: break
        }
        TextFormat(settings: settings).element(of: event, isFirst: true).map(add)
    }

    private func add(_ element: Element) {
        switch element {
        case .stack(let elements): elements.forEach(add)
        // Typed text stays unchanged.
        case .verbatim: break
        default: if seen.insert(element).inserted { all.append(Piece(command: command, element: element)) }
        }
    }

    func beginCommand() {}
    func rollBack(isInterrupted: Bool) {}
    func commit() {}
}

extension JSON {
    fileprivate var leaves: [String] {
        switch self {
        case .string(let text), .number(let text): text.isEmpty ? [] : [text]
        case .array(let values): values.flatMap(\.leaves)
        case .object(let members): members.flatMap(\.value.leaves)
        case .null, .bool: []
        }
    }
}

extension Element {
    fileprivate var values: [String] {
        func text(_ spans: [Span]) -> String {
            spans.map { if case .text(let text) = $0.content { text } else { "" } }.joined()
        }
        return switch self {
        case .stack(let elements): elements.flatMap(\.values)
        case .fields(let fields): fields.rows.map { text($0.value) }
        case .table(let table): table.rows.joined().map(text)
        default: []
        }
    }
}

extension [String] {
    /// The text without its blanks, in UTF-8.
    fileprivate nonisolated var text: [UInt8] { joined().utf8.filter { $0 != UInt8(ascii: " ") } }
}
