import ChallengeConsole
import ChallengeDesignSystem
import ChallengeGraph
import ChallengeHost
import ChallengeSession
import ChallengeStorage
import ChallengeText

extension Reporter {
    /// Prints the coverage, and writes it to the folder. True if this succeeded and each kind has the minimum.
    ///
    /// - Parameter shard: the share of an exploration that the coverage covers; nil for the whole.
    func tell(
        _ coverage: Coverage, of shard: Shard?, _ app: () throws -> RootContainer
    ) async throws -> Bool {
        let display = options.display
        print(
            display.format == .text
                ? coverage.lines(atLeast: options.coverageMinimum, options.traits.outputStyle(display))
                : [(["event": "coverage", "coverage": coverage] as JSON).text])
        var mistakes = coverage.shortcomings(below: options.coverageMinimum)
        if let folder = options.folder {
            let app = try app()
            do throws(SystemError) {
                try await write(coverage, of: shard, to: folder, NavigationGraph(map: app.map, routes: app.routes))
            } catch {
                mistakes.append(Diagnostic(.error, "'\(folder)' cannot be written to: \(error)"))
            }
        }
        for mistake in mistakes { tell(mistake) }
        return mistakes.isEmpty
    }

    /// Returns the files that are written to a folder: a ``CoverageFile`` and two graphs.
    static func coverageFiles(in folder: String) -> [String] {
        ["json", "mmd", "dot"].map { "\(folder)/coverage.\($0)" }
    }

    private func write(
        _ coverage: Coverage, of shard: Shard?, to folder: String, _ graph: NavigationGraph
    ) async throws(SystemError) {
        let drawn = GraphText(graph, lacks: coverage.lacks)
        let texts = [
            CoverageFile(shard: shard, coverage: coverage).json.text(indentedBy: 0) + "\n",
            drawn.mermaid.map { $0 + "\n" }.joined(), drawn.dot.map { $0 + "\n" }.joined(),
        ]
        for (file, text) in zip(Self.coverageFiles(in: folder), texts) {
            try await OutputFile(path: file, replaces: true).appendOrDelete(text)
        }
    }
}

nonisolated extension Coverage {
    private static let listedCount = 5

    /// Returns the lines of a table: each kind with its counts, then the items that were not reached.
    func lines(atLeast minimum: Int, _ style: TextStyle) -> [String] {
        let kinds = Kind.allCases
        let rows = kinds.map { ($0.rawValue, count($0), percent($0)) } + [("all", count(), percent())]
        let table = rows.map { name, count, percent in
            [
                Span("  " + name.padded(to: 10), .plain),
                Span("\(count.reached) of \(count.all)".padded(to: 14, atStart: true)),
                Span("\(percent) %".padded(to: 8, atStart: true), percent >= minimum ? .success : .failure),
            ]
        }
        let missing = kinds.flatMap { kind in
            self.missing(kind).map { [Span("  " + kind.rawValue.padded(to: 10), .plain), Span($0, .failure)] }
        }
        let listed = missing.prefix(Self.listedCount)
        let rest = missing.count - listed.count
        let more = rest == 0 ? [] : [[Span("  and \(rest) more: --format json lists all", .secondary)]]
        let renderer = TextRenderer(width: .max, style: style)
        return
            ([[Span("coverage", .title)]] + table + (missing.isEmpty ? [] : [[Span("not reached", .title)]]) + listed
            + more)
            .map(renderer.text)
    }

    func shortcomings(below minimum: Int) -> [Diagnostic] {
        Kind.allCases.filter { percent($0) < minimum }.map { kind in
            let (reached, all) = count(kind)
            return Diagnostic(
                .error, "\(reached) of \(all) \(kind.rawValue) were reached: \(percent(kind)) %, below \(minimum) %")
        }
    }
}

/// The content of `coverage.json`: the ``Coverage/json``, and the share of an exploration.
nonisolated struct CoverageFile: JSONConvertible {
    /// Nil for the whole.
    let shard: Shard?
    let coverage: Coverage

    var json: JSON {
        ["suite": shard.map { _ in TestResult.exploration }, "shard": shard?.text, "coverage": coverage]
    }
}

nonisolated extension CoverageFile: Decodable {
    private enum CodingKeys: CodingKey { case shard, coverage }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        shard = try container.decodeIfPresent(String.self, forKey: .shard).flatMap(Shard.init)
        coverage = try container.decode(Coverage.self, forKey: .coverage)
    }
}
