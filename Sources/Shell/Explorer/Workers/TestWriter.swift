import ChallengeVerification

extension AppMaker {
    /// The maximum number of lines in a transcript of several ways.
    private static let lineLimit = 40
    /// The line that leads back to the first screen between two ways.
    private static let start = "home"
    /// The line that prints the screen on top for programs.
    private static let json = "show --format json"
    /// The line from which on a transcript has each request, event, navigation and state.
    private static let trace = "trace on"

    /// Returns a small set of transcripts with the same coverage and the same actions as some ways, chosen by greedy set
    /// cover (V. Chvátal, A greedy heuristic for the set-covering problem, 1979). The next way is always the way that
    /// reaches the most missing items, until no item is missing. A way that reaches an item only in a fresh app gets its
    /// own transcript. Each transcript is traced, and has the JSON of each screen once in each state.
    func transcripts(of ways: [Way]) async throws -> [Transcript] {
        var fresh = self
        fresh.coverage = Coverage(of: try makeRoot())
        let begin = try await ExploredApp(self).run(Self.trace) ? [Self.trace] : []
        func app() async throws -> ExploredApp { try await ExploredApp(fresh, after: begin) }
        // The ways, each with the items that the way reaches in a fresh app.
        var all: [(way: Way, items: Set<Coverage.Item>)] = []
        for way in ways {
            let app = try await ExploredApp(fresh, after: way.lines)
            all.append((way, (app.session.coverage?.reached ?? []).union(way.item)))
        }
        var missing = all.reduce(into: Set()) { $0.formUnion($1.items) }
        var transcripts: [Transcript] = []
        var shown: Set<String> = []
        var current = try await app()
        func finish() {
            if current.entries.count > begin.count { transcripts.append(Transcript(entries: current.entries)) }
        }
        while let best = all.max(by: { $0.items.intersection(missing).count < $1.items.intersection(missing).count }) {
            let wanted = best.items.intersection(missing)
            guard !wanted.isEmpty else { break }
            if current.entries.count > begin.count {
                if current.entries.count + best.way.lines.count < Self.lineLimit {
                    try await current.run(Self.start)
                } else {
                    finish()
                    current = try await app()
                }
            }
            for line in best.way.lines { try await current.run(line) }
            if let reached = current.session.coverage?.reached, !wanted.isSubset(of: reached.union(best.way.item)) {
                finish()
                current = try await ExploredApp(fresh, after: begin + best.way.lines)
            }
            let top = current.snapshot.top
            if shown.insert("\(top.name) \(top.state)").inserted { try await current.run(Self.json) }
            missing.subtract((current.session.coverage?.reached ?? []).union(best.way.item))
        }
        finish()
        return transcripts
    }
}

extension Way {
    /// The action as an item that no app declares; empty without an action.
    fileprivate var item: Set<Coverage.Item> { action.map { [.action("way \($0)", of: nil)] } ?? [] }
}
