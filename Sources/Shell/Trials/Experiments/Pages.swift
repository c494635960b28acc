import ChallengeCore

extension Experiment {
    /// How many pages are looked at.
    private static let pageLimit = 60
    /// How many of them are gone back over.
    private static let returnLimit = 2
    /// How many pages tell how the time grows.
    private static let leastPageCount = 16

    /// Each next page keeps the rows before it and repeats none, all together are as many as the list says that it has, and the
    /// page before is shown as it was.
    func tryPages(_ trial: inout Trial) async throws {
        var (shown, times) = ([trial.after.top], [Duration]())
        guard var rows = ListedRows(trial.app) else { return }
        while trial.after.top.actions.contains(Relation.more), shown.count < Self.pageLimit {
            try await trial.run(step.line)
            guard trial.hasSucceeded, let next = ListedRows(trial.app) else { return }
            if let fault = Self.fault(of: next, after: rows) {
                return trial.found(.pages, "after '\(step.line)' \(fault.text)", pattern: fault.pattern)
            }
            rows = next
            times.append(trial.time)
            shown.append(trial.after.top)
        }
        if !rows.hasMore, let total = rows.totals.first(where: { $0 != rows.all.count }) {
            trial.found(
                .pages, "all pages have \(rows.all.count) rows, and the list says that it has \(total)",
                pattern: "other total")
        }
        if trial.app.maker.ownsProcess, Self.growsMoreThanRows(times) {
            return trial.found(
                .cost, "the time of '\(step.line)' grows with the square of the rows, or more", pattern: "square")
        }
        // The page before is one, and several may have been added.
        guard step.line == Relation.more else { return }
        for before in shown.dropLast().reversed().prefix(Self.returnLimit)
        where trial.after.top.actions.contains(Relation.previous) {
            try await trial.run(Relation.previous)
            guard trial.hasSucceeded else { return }
            if let difference = trial.after.top.difference(from: before) {
                return trial.found(
                    .pages, "after '\(Relation.previous)' \(difference.text)", pattern: "other page before")
            }
        }
    }

    /// True if what each next page takes grows much faster than the number of pages.
    static func growsMoreThanRows(_ times: [Duration]) -> Bool {
        guard times.count >= leastPageCount else { return false }
        // The least of a few, as others use the processor, too.
        func time(_ index: Int) -> Duration { times[index - 3..<index].min() ?? .zero }
        let (quarter, half, whole) = (time(times.count / 4), time(times.count / 2), time(times.count))
        // Twice what was added before is in proportion to the pages, four times to their square.
        return whole - half > .milliseconds(10) && whole - half > (half - quarter) * 3
    }

    private static func fault(of rows: ListedRows, after before: ListedRows) -> (text: String, pattern: String)? {
        if let lost = before.all.first(where: { !rows.all.contains($0) }) {
            return ("the row \(lost) is lost", "lost row")
        }
        if Set(rows.all).count < rows.all.count { return ("a row is there twice", "row twice") }
        let isAppended = rows.shown.starts(with: before.shown)
        if !isAppended, let twice = rows.shown.first(where: before.shown.contains) {
            return ("the page shows the row \(twice) again", "repeated row")
        }
        return nil
    }
}
