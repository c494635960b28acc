import ChallengeConsole
import ChallengeDesignSystem
import ChallengeGraph
import ChallengeHost
import ChallengeSession
import ChallengeStorage
import ChallengeText

package nonisolated struct CoverageOptions: Sendable {
    /// The minimum percentage for each kind; 0 for no minimum.
    package var minimum = 0
    /// The folder for the JSON and the graphs; nil for no folder.
    package var folder: String?

    package init() {}
}

/// Reports the coverage of an app: a table or JSON, an error for each kind below the minimum, and files.
nonisolated struct CoverageReport {
    let coverage: Coverage
    /// The share of an exploration that the coverage covers; nil for the whole.
    var shard: Shard?
    let options: CoverageOptions

    /// Prints the coverage, and writes it to the folder. True if this succeeded and each kind has the minimum.
    @MainActor
    func tell(by reporter: Reporter, of app: () throws -> any RootContainerContract) async throws -> Bool {
        let report = reporter.options
        reporter.print(
            report.display.format == .text
                ? lines(report.traits.outputStyle(report.display))
                : [(["event": "coverage", "coverage": coverage] as JSON).text])
        var mistakes = shortcomings
        if let folder = options.folder {
            let app = try app()
            do throws(SystemError) {
                try await write(to: folder, NavigationGraph(map: app.map, routes: app.routes))
            } catch {
                mistakes.append(Diagnostic(.error, "'\(folder)' cannot be written to: \(error)"))
            }
        }
        for mistake in mistakes { reporter.tell(mistake) }
        return mistakes.isEmpty
    }

    private static let listedCount = 5

    /// Returns the lines of the table: each kind with its counts, then the items that were not reached.
    func lines(_ style: TextStyle) -> [String] {
        let kinds = Coverage.Kind.allCases
        let counts = kinds.map { ($0.rawValue, coverage.count($0), coverage.percent($0)) }
        let rows = counts + [("all", coverage.count(), coverage.percent())]
        let table = rows.map { name, count, percent in
            let isEnough = percent >= options.minimum
            return [
                Span("  " + name.padded(to: 10), .plain),
                Span("\(count.reached) of \(count.all)".padded(to: 14, atStart: true)),
                Span("\(percent) %".padded(to: 8, atStart: true), isEnough ? .success : .failure),
            ]
        }
        let missing = kinds.flatMap { kind in
            coverage.missing(kind).map { [Span("  " + kind.rawValue.padded(to: 10), .plain), Span($0, .failure)] }
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

    /// An error for each kind below the minimum.
    var shortcomings: [Diagnostic] {
        Coverage.Kind.allCases.filter { coverage.percent($0) < options.minimum }.map { kind in
            let (reached, all) = coverage.count(kind)
            return Diagnostic(
                .error,
                "\(reached) of \(all) \(kind.rawValue) were reached: \(coverage.percent(kind)) %, below \(options.minimum) %"
            )
        }
    }

    /// Returns the files that are written to a folder: a ``CoverageFile`` and two graphs.
    static func files(in folder: String) -> [String] { ["json", "mmd", "dot"].map { "\(folder)/coverage.\($0)" } }

    @MainActor
    private func write(to folder: String, _ graph: NavigationGraph) async throws(SystemError) {
        let drawn = GraphText(graph, lacks: coverage.lacks)
        let texts = [
            CoverageFile(shard: shard, coverage: coverage).json.text(indentedBy: 0) + "\n",
            drawn.mermaid.map { $0 + "\n" }.joined(), drawn.dot.map { $0 + "\n" }.joined(),
        ]
        for (file, text) in zip(Self.files(in: folder), texts) {
            try await OutputFile(path: file, replaces: true).appendOrDelete(text)
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
