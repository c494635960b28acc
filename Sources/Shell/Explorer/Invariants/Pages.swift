import SwiftUI

extension Experiment {
    /// The maximum number of pages to load.
    private static let pageLimit = 60
    /// The number of pages to go back.
    private static let returnLimit = 2

    /// Checks that each next page keeps the earlier rows and repeats no row. Going back must show the previous page
    /// unchanged, and going on again the next page.
    func tryPages(_ trial: inout Trial) async throws {
        var shown = [trial.after.top]
        guard var rows = ListedRows(trial.app) else { return }
        while trial.after.top.actions.contains(MetamorphicRelation.more), shown.count < Self.pageLimit {
            try await trial.run(step.line)
            guard trial.hasSucceeded, let next = ListedRows(trial.app) else { return }
            if let fault = Self.fault(of: next, after: rows) {
                return trial.found(.pages, "after '\(step.line)' \(fault.text)", pattern: fault.pattern)
            }
            if step.line == MetamorphicRelation.allPages, next.hasMore {
                return trial.found(.pages, "after '\(step.line)' there are more pages", pattern: "not all")
            }
            rows = next
            shown.append(trial.after.top)
        }
        // `previous` takes back a single page, but another step than `more` may have added several pages.
        guard step.line == MetamorphicRelation.more else { return }
        for (before, after) in zip(shown, shown.dropFirst()).reversed().prefix(Self.returnLimit)
        where trial.after.top.actions.contains(MetamorphicRelation.previous) {
            let steps = [
                (MetamorphicRelation.previous, before), (step.line, after), (MetamorphicRelation.previous, before),
            ]
            for (line, expected) in steps {
                try await trial.run(line)
                guard trial.hasSucceeded else { return }
                guard let difference = trial.after.top.difference(from: expected) else { continue }
                return trial.found(
                    .pages, "after '\(line)' \(difference.text)",
                    pattern: line == step.line ? "other page again" : "other page before")
            }
        }
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
