import ChallengeVerification

extension AppMaker {
    /// The maximum number of lines in a transcript of several ways. A way is a list of lines from the first screen.
    private static let lineLimit = 40
    /// The line that leads back to the first screen between two ways.
    private static let start = "home"

    /// Returns a small set of transcripts with the same coverage as some lines, chosen by greedy set cover (V. Chvátal, A greedy heuristic for the set-covering problem,
    /// 1979). The next way is always the way that reaches the most missing items, until no item is missing. A way that
    /// reaches an item only in a fresh app gets its own transcript.
    ///
    /// - Parameter lines: the ways, each the first in the walk to reach some item.
    func transcripts(of lines: [[String]]) async throws -> [Transcript] {
        var fresh = self
        fresh.coverage = Coverage(of: try makeRoot())
        // The ways, each with the items that the way reaches in a fresh app.
        var ways: [(lines: [String], items: Set<Coverage.Item>)] = []
        for lines in lines {
            let app = try await ExploredApp(fresh, after: lines)
            ways.append((lines, app.session.coverage?.reached ?? []))
        }
        var missing = ways.reduce(into: Set()) { $0.formUnion($1.items) }
        var transcripts: [Transcript] = []
        var app = try await ExploredApp(fresh)
        func finish() {
            if !app.entries.isEmpty { transcripts.append(Transcript(entries: app.entries)) }
        }
        while let best = ways.max(by: { $0.items.intersection(missing).count < $1.items.intersection(missing).count }) {
            let wanted = best.items.intersection(missing)
            guard !wanted.isEmpty else { break }
            if !app.entries.isEmpty {
                if app.entries.count + best.lines.count < Self.lineLimit {
                    try await app.run(Self.start)
                } else {
                    finish()
                    app = try await ExploredApp(fresh)
                }
            }
            for line in best.lines { try await app.run(line) }
            if let reached = app.session.coverage?.reached, !wanted.isSubset(of: reached) {
                finish()
                app = try await ExploredApp(fresh, after: best.lines)
            }
            missing.subtract(app.session.coverage?.reached ?? [])
        }
        finish()
        return transcripts
    }
}
