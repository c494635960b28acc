import SwiftUI

extension Experiment {
    /// The maximum number of pages to load.
    private static let pageLimit = 60
    /// The number of pages to go back.
    private static let returnLimit = 2
    /// Checks that each next page keeps the earlier rows and repeats no row, and that all pages together match the list's
    /// total. Going back must show the previous page unchanged.
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
            if shown.count == 1, try await hasOtherPages(trial, next) {
                return trial.found(
                    .pages,
                    "after '\(step.line)' there are other rows than after each '\(MetamorphicRelation.more)' by itself",
                    pattern: "number of pages")
            }
            rows = next
            shown.append(trial.after.top)
        }
        if !rows.hasMore, let total = rows.totals.first(where: { $0 != rows.all.count }) {
            trial.found(
                .pages, "all pages have \(rows.all.count) rows, and the list says that it has \(total)",
                pattern: "other total")
        }
        // `previous` takes back a single page, but another step than `more` may have added several pages.
        guard step.line == MetamorphicRelation.more else { return }
        for before in shown.dropLast().reversed().prefix(Self.returnLimit)
        where trial.after.top.actions.contains(MetamorphicRelation.previous) {
            try await trial.run(MetamorphicRelation.previous)
            guard trial.hasSucceeded else { return }
            if let difference = trial.after.top.difference(from: before) {
                return trial.found(
                    .pages, "after '\(MetamorphicRelation.previous)' \(difference.text)", pattern: "other page before")
            }
        }
    }

    /// Returns true if `more 3`, for example, and three times `more` show different rows, unless `more 1` and `more` do.
    private func hasOtherPages(_ trial: Trial, _ rows: ListedRows) async throws -> Bool {
        guard let count = Int(step.line.dropFirst(MetamorphicRelation.more.count + 1)), 2...9 ~= count,
            let page = try await self.rows(after: [MetamorphicRelation.more], trial),
            try await self.rows(after: ["\(MetamorphicRelation.more) 1"], trial) == page,
            let pages = try await self.rows(after: Array(repeating: MetamorphicRelation.more, count: count), trial)
        else { return false }
        return pages != rows.all
    }

    /// Returns the rows in a fresh app after some lines; nil if a line fails. Lines after the last page are skipped.
    private func rows(after lines: [String], _ trial: Trial) async throws -> [RowIdentifier]? {
        let app = try await trial.app.again(after: trial.start)
        for line in lines where app.snapshot.top.actions.contains(MetamorphicRelation.more) {
            guard try await app.run(line) else { return nil }
        }
        return ListedRows(app)?.all
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
