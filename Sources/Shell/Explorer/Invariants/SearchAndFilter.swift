import ChallengeActions
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import SwiftUI

/// An action that narrows down the rows of a screen by a text, by keys and values, or by both: `search rick`.
struct SearchAndFilter {
    /// The names of actions that narrow down rows without being intents.
    private static let names = ["search", "filter"]
    fileprivate static let clear = "clear"
    /// A word that no row has.
    fileprivate static let madeUp = "Zzqa"

    let name: String
    /// The words of the action's help, in lower case.
    private let help: Set<String>
    /// The suggestions for the text; nil for an action without a text.
    let suggestions: [String]?
    let keys: [Parameter.Key]
    /// The lines that may end the narrowing, such as `filter clear`. The first line that succeeds ends the narrowing.
    let endings: [String]
    /// True if a search for the name of any row should find the row, whatever is suggested: a screen without a declaration
    /// searches in what its rows show. The identifiers of such rows are their places.
    fileprivate let findsNames: Bool

    /// Creates the narrowing; nil for an action that does not narrow down rows.
    init?(by name: String, in app: ExploredApp) {
        guard let rendering = app.root.top?.rendering, rendering.selection != nil,
            let action = rendering.actions.first(where: { $0.description.name == name })?.description,
            action.isIntent || Self.names.contains(name)
        else { return nil }
        let single = action.forms.filter { $0.count == 1 }.map { $0[0] }
        let text = single.first { if case .text = $0.kind { true } else { false } }
        let keys = single.lazy.map(\.keys).first { !$0.isEmpty }
        guard text != nil || keys != nil else { return nil }
        self.name = name
        help = Set(action.help.lowercased().split { !$0.isLetter }.map(String.init))
        findsNames = text != nil && !app.isTopDeclared
        suggestions = text?.suggest().map(\.text)
        self.keys = keys ?? []
        let words = single.filter { if case .keyword = $0.kind { true } else { false } }.map(\.name)
        endings = (words.contains(Self.clear) ? ["\(name) \(Self.clear)"] : []) + (text != nil ? ["\(name) \"\""] : [])
    }

    /// Returns all narrowings of a screen, in the order of its actions.
    static func all(in app: ExploredApp) -> [SearchAndFilter] {
        (app.root.top?.rendering.actions ?? []).filter { $0.refusal == nil }
            .compactMap { SearchAndFilter(by: $0.description.name, in: app) }
    }

    func line(_ word: String) -> String { "\(name) \(Quoting.quoted(word))" }

    /// A line that keeps a certain row, and perhaps others.
    struct Line {
        let text: String
        /// The key of a filter; nil for a search.
        var key: String?
        /// Returns true if the line may keep the row.
        var fits: (ScreenContent.Record) -> Bool = { _ in true }
        /// The number of rows that the suggestion of this value promises; nil if there is no number.
        var count: Int?
    }

    /// Returns lines that find a row by its own values. A search tries its name, a later word of the name, the name in
    /// other letters, and each value whose key the action's help names. A filter tries each form of a condition.
    func lines(for record: ScreenContent.Record) -> [Line] {
        let name = record.item.name
        if findsNames { return [Line(text: line(name))] }
        if suggestions?.contains(name) == true {
            let words = name.split(separator: " ").dropFirst().map(String.init).filter { !ComparableText($0).isShort }
            let told = record.values.filter { help.contains($0.key.lowercased()) }.map(\.text)
            let texts = [name] + words.suffix(1) + [name.uppercased(), name.lowercased()] + told
            // If the help names where it looks, each row has the text there.
            return texts.unique.map { text in
                Line(text: line(text)) { row in
                    told.isEmpty
                        || ([row.item.name] + row.values.map(\.text)).contains { $0.folded.contains(text.folded) }
                }
            }
        }
        return keys.flatMap { key -> [Line] in
            guard let value = record.value(of: key.name), !value.isEmpty,
                key.values.isEmpty || key.values.contains(where: { $0.lowercased() == value.lowercased() })
            else { return [] }
            let wanted = value.lowercased()
            let suggestion = key.parameter.suggest().first { $0.text.lowercased() == wanted }
            let words = suggestion?.help?.split(separator: " ") ?? []
            let count = words.count == 2 && words[1].hasPrefix("row") ? Int(words[0]) : nil
            @MainActor func line(_ condition: String, fits: @escaping (String) -> Bool) -> Line {
                Line(text: self.line("\(key.name)=\(condition)"), key: key.name) { row in
                    row.value(of: key.name).map(fits) ?? true
                }
            }
            // A number may be a bound.
            var lines = [line(value) { Double(value) != nil || $0.lowercased().contains(wanted) }]
            lines[0].count = count
            guard key.mistake != nil else { return lines }
            if let number = Double(value) {
                let low = Int(value).map { "\($0 &- 1)" } ?? "\(number - 1)"
                let ranges = [
                    ("\(low)..\(value)", number - 1...number), (">=\(value)", number...Double.infinity),
                    ("<=\(value)", -Double.infinity...number),
                ]
                lines += ranges.map { text, range in line(text) { Double($0).map(range.contains) ?? false } }
            } else if key.values.isEmpty {
                let exact = "=\(value.replacing(",", with: "\\,"))"
                lines += [exact, "\(exact),=\(Self.madeUp)"].map { line($0) { $0.lowercased() == wanted } }
            }
            return lines
        }
    }
}

extension Experiment {
    func tryNarrowing(_ trial: inout Trial) async throws {
        let all = SearchAndFilter.all(in: trial.app)
        let canEnd = try await end(all, &trial)
        // If earlier lines narrowed down the list and no line can end this narrowing, the whole list is unknown.
        guard canEnd || !trial.start.contains(where: { line in all.contains { line.hasPrefix("\($0.name) ") } }),
            let whole = ListedRows(trial.app), trial.after.top.id == trial.before.top.id,
            let narrowing = step.actionName.flatMap({ SearchAndFilter(by: $0, in: trial.app) })
        else { return }
        let wide = trial.after.top
        guard let record = wide.parts.records.last else { return }
        for key in narrowing.keys {
            let fact = FactLog.Fact(
                invariant: .narrowing, screen: wide.name, what: "\(narrowing.name) \(key.name)", rule: .onlyHere)
            // The key `platform` belongs to the array `platforms`.
            let isTold = record.keys.isEmpty || record.keys.contains { $0.hasPrefix(key.name) }
            trial.note(
                fact, isTold ? nil : "'\(narrowing.name)' takes the key \(key.name), which the JSON of the rows lacks")
            if key.parameter.suggest().contains(where: \.text.isEmpty) {
                trial.found(.narrowing, "a suggestion for the key \(key.name) is empty", pattern: "empty \(key.name)")
            }
        }
        let lines = narrowing.lines(for: record)
        var keys: Set<String?> = []
        let each = lines.filter { keys.insert($0.key).inserted }
        let joined = each.count < 2 ? [] : [SearchAndFilter.Line(text: Self.joined(each, of: narrowing))]
        for line in lines + joined {
            guard try await check(line, finding: record.item, narrowing, in: whole, wide, &trial) else { return }
            guard canEnd else { continue }
            guard try await end([narrowing], &trial) else { return }
            if let difference = trial.after.top.difference(from: wide) {
                return trial.found(
                    .narrowing, "after '\(line.text)' and '\(narrowing.endings[0])' \(difference.text)",
                    pattern: "not ended")
            }
        }
        if narrowing.suggestions != nil, whole.all.count > 1 {
            let line = narrowing.line(SearchAndFilter.madeUp)
            try await trial.run(line)
            if trial.hasSucceeded, ListedRows(trial.app)?.all == whole.all {
                return trial.found(.narrowing, "after '\(line)' the list has the same rows", pattern: "same rows")
            }
        }
        guard canEnd, narrowing.suggestions != nil || narrowing.findsNames, try await end([narrowing], &trial),
            wide.actions.contains(MetamorphicRelation.more)
        else { return }
        // A row of a later page is found, too.
        try await trial.run(MetamorphicRelation.more)
        guard trial.hasSucceeded, let later = trial.after.top.parts.records.last,
            let line = narrowing.lines(for: later).first
        else { return }
        _ = try await check(line, finding: later.item, narrowing, in: whole, wide, &trial)
    }

    /// Runs a line that narrows down a list to some rows, and checks these rows. Returns false if nothing more can be
    /// checked.
    private func check(
        _ line: SearchAndFilter.Line, finding item: SelectableRows.Item, _ narrowing: SearchAndFilter,
        in whole: ListedRows, _ wide: StackSnapshot.Screen, _ trial: inout Trial
    ) async throws -> Bool {
        let place = trial.after.top.id
        try await trial.run(line.text)
        let fact = FactLog.Fact(
            invariant: .narrowing, screen: trial.before.top.name, what: "takes \(line.text)", rule: .onlyHere)
        trial.note(fact, trial.hasSucceeded ? nil : "'\(line.text)' is refused: \(trial.app.answer)")
        guard trial.hasSucceeded, trial.after.top.id == place,
            let rows = ListedRows(trial.app) ?? (narrowing.findsNames ? ListedRows.none : nil)
        else { return false }
        if let other = trial.after.top.parts.records.first(where: { !line.fits($0) })?.item {
            trial.found(
                .narrowing, "after '\(line.text)' the list has the row \(other.identifier), which does not match",
                pattern: "row with another value")
            return false
        }
        if rows.hasMore, trial.after.top.actions.contains(MetamorphicRelation.more) {
            try await trial.run(MetamorphicRelation.allPages)
        }
        let found = ListedRows(trial.app) ?? rows
        let isKept = narrowing.findsNames ? found.names.contains(item.name) : found.all.contains(item.identifier)
        if let fault = Self.fault(of: found, in: whole, keeping: item, isKept: isKept) {
            trial.found(.narrowing, "after '\(line.text)' \(fault.text)", pattern: fault.pattern)
            return false
        }
        if let count = line.count, let total = rows.totals.first, count != total {
            // The suggestion may know only the loaded rows, and not all of these are visible.
            let visible = wide.parts.records
            let isPartial =
                whole.hasMore && count < total
                && (whole.all.count > visible.count || count <= visible.count(where: line.fits))
            guard isPartial else {
                trial.found(
                    .narrowing, "after '\(line.text)' there are \(total) rows, and its suggestion promised \(count)",
                    pattern: "other number than suggested")
                return false
            }
        }
        return true
    }

    private static func joined(_ lines: [SearchAndFilter.Line], of narrowing: SearchAndFilter) -> String {
        narrowing.name + lines.map { $0.text.dropFirst(narrowing.name.count) }.joined()
    }

    /// Ends all narrowings. Returns false if a narrowing cannot end.
    private func end(_ all: [SearchAndFilter], _ trial: inout Trial) async throws -> Bool {
        for narrowing in all {
            var hasEnded = false
            for line in narrowing.endings where !hasEnded {
                try await trial.run(line)
                hasEnded = trial.hasSucceeded
            }
            guard hasEnded else { return false }
        }
        return true
    }

    private static func fault(
        of rows: ListedRows, in whole: ListedRows, keeping item: SelectableRows.Item, isKept: Bool
    ) -> (text: String, pattern: String)? {
        if !whole.hasMore, let other = rows.all.first(where: { !whole.all.contains($0) }) {
            return ("the list has the row \(other), which it did not have before", "other rows")
        }
        if let count = rows.totals.first, let total = whole.totals.first, count > total {
            return ("there are \(count) rows of \(total)", "more rows")
        }
        if !rows.hasMore, !isKept {
            return ("the row \(item.identifier) is missing, although it matches", "missing row")
        }
        return nil
    }
}
