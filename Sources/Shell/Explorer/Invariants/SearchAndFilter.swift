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
    /// Two invented words; the first is a part of the second.
    fileprivate static let madeUp = ["Zzq", "Zzqa"]

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
        /// Returns true if a row with this value under the key matches.
        var fits: (String) -> Bool = { _ in true }
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
            return texts.unique.map { Line(text: line($0)) }
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
                Line(text: self.line("\(key.name)=\(condition)"), key: key.name, fits: fits)
            }
            // A number may be a bound.
            var lines = [line(value) { Double(value) != nil || $0.lowercased().contains(wanted) }]
            lines[0].count = count
            guard key.mistake != nil else { return lines }
            if let number = Double(value) {
                lines += [("\(value)..\(value)", 0...0), (">=\(value)", 0...1), ("<=\(value)", -1...0)].map {
                    text, signs in
                    line(text) { Double($0).map { signs.contains(($0 - number).signum) } ?? false }
                }
            } else if key.values.isEmpty {
                let exact = "=\(value.replacing(",", with: "\\,"))"
                lines += [exact, "\(exact),=\(Self.madeUp[1])"].map { line($0) { $0.lowercased() == wanted } }
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
        let lines = narrowing.lines(for: record)
        var keys: Set<String?> = []
        let each = lines.filter { keys.insert($0.key).inserted }
        let joined = each.count < 2 ? [] : [SearchAndFilter.Line(text: Self.joined(each, of: narrowing))]
        for line in lines + joined {
            guard try await check(line, finding: record.item, narrowing, in: whole, &trial) else { return }
            noteMatches(of: record.item.name, narrowing, &trial)
            guard canEnd else { continue }
            guard try await end([narrowing], &trial) else { return }
            if let difference = trial.after.top.difference(from: wide) {
                return trial.found(
                    .narrowing, "after '\(line.text)' and '\(narrowing.endings[0])' \(difference.text)",
                    pattern: "not ended")
            }
        }
        guard canEnd, narrowing.suggestions != nil || narrowing.findsNames,
            wide.actions.contains(MetamorphicRelation.more)
        else { return }
        // A row of a later page is found, too.
        try await trial.run(MetamorphicRelation.more)
        guard trial.hasSucceeded, let later = trial.after.top.parts.records.last,
            let line = narrowing.lines(for: later).first
        else { return }
        _ = try await check(line, finding: later.item, narrowing, in: whole, &trial)
    }

    /// Checks that a search for a made-up word does not find all rows.
    func tryNonsense(_ trial: inout Trial) async throws {
        guard let narrowing = step.actionName.flatMap({ SearchAndFilter(by: $0, in: trial.app) }),
            narrowing.suggestions != nil, let whole = ListedRows(trial.app), whole.all.count > 1
        else { return }
        let line = narrowing.line(SearchAndFilter.madeUp[1])
        try await trial.run(line)
        guard trial.hasSucceeded, ListedRows(trial.app)?.all == whole.all else { return }
        trial.found(.narrowing, "after '\(line)' the list has the same rows", pattern: "same rows")
    }

    /// Runs a line that narrows down a list to some rows, and checks these rows. Returns false if nothing more can be
    /// checked.
    private func check(
        _ line: SearchAndFilter.Line, finding item: SelectableRows.Item, _ narrowing: SearchAndFilter,
        in whole: ListedRows, _ trial: inout Trial
    ) async throws -> Bool {
        let place = trial.after.top.id
        try await trial.run(line.text)
        guard trial.hasSucceeded, trial.after.top.id == place,
            let rows = ListedRows(trial.app) ?? (narrowing.findsNames ? ListedRows.none : nil)
        else { return false }
        let other = trial.after.top.parts.records.first { record in
            line.key.flatMap(record.value).map { !line.fits($0) } ?? false
        }?.item
        if let other {
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
        // The suggestion may know only the loaded rows.
        if let count = line.count, let total = rows.totals.first, whole.hasMore ? count > total : count != total {
            trial.found(
                .narrowing, "after '\(line.text)' there are \(total) rows, and its suggestion promised \(count)",
                pattern: "other number than suggested")
            return false
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

    /// Notes whether all rows that a search for a whole name finds show this name.
    private func noteMatches(of name: String, _ narrowing: SearchAndFilter, _ trial: inout Trial) {
        guard narrowing.suggestions != nil, name.contains(" ") else { return }
        let other = trial.after.top.parts.records.first { record in
            let texts = [record.item.name] + record.values.map(\.text)
            return !texts.contains { $0.lowercased().contains(name.lowercased()) }
        }
        let fact = FactLog.Fact(
            invariant: .narrowing, screen: trial.before.top.name,
            what: "\(narrowing.name) keeps only rows with the text",
            rule: .onlyHere)
        trial.note(
            fact,
            other.map { "the row \($0.item.identifier), '\($0.item.name)', is there after '\(narrowing.line(name))'" })
    }

    /// Checks that a search and a filter find the same rows in either order, and that neither clears the other.
    func tryOrders(_ trial: inout Trial) async throws {
        guard let record = trial.before.top.parts.records.last else { return }
        let lines = SearchAndFilter.all(in: trial.app).compactMap { $0.lines(for: record).first?.text }
        guard lines.count == 2 else { return }
        let other = try await trial.app.again(after: trial.start)
        for (line, otherLine) in zip(lines, lines.reversed()) {
            try await trial.run(line)
            guard trial.hasSucceeded, try await other.run(otherLine) else { return }
        }
        guard let difference = trial.after.top.difference(from: other.snapshot.top) else { return }
        trial.found(
            .narrowing, "after '\(lines[0])' and '\(lines[1])', and not in the other order, \(difference.text)",
            pattern: "order")
    }

    /// Checks suggestions that are recent searches: none is suggested twice, and the newest is first. Removing a search
    /// removes no other search, and clearing removes all searches.
    func tryRemembering(_ trial: inout Trial) async throws {
        guard let narrowing = step.actionName.flatMap({ SearchAndFilter(by: $0, in: trial.app) }) else { return }
        let (first, second) = (SearchAndFilter.madeUp[0], SearchAndFilter.madeUp[1])
        for word in [first, second, first] {
            try await trial.run(narrowing.line(word))
            guard trial.hasSucceeded else { return }
        }
        let suggestions = SearchAndFilter(by: narrowing.name, in: trial.app)?.suggestions ?? []
        let places = [first, second].map { word in suggestions.indices.filter { suggestions[$0] == word } }
        guard let newest = places[0].first else {
            if let other = suggestions.first(where: { $0.lowercased() == first.lowercased() }) {
                trial.found(
                    .remembered, "'\(first)' was searched for, and '\(other)' is suggested", pattern: "other case")
            }
            return
        }
        if places.contains(where: { $0.count > 1 }) {
            trial.found(.remembered, "'\(first)' is suggested twice", pattern: "twice")
        } else if newest != 0 || places[1].first.map({ $0 != 1 }) ?? false {
            trial.found(.remembered, "'\(first)' was searched for last, and is not suggested first", pattern: "order")
        } else if places[1] != [], let taking = Self.taking(first, in: trial.app, but: narrowing.name) {
            let line = taking.line
            try await trial.run(line)
            let isLost = SearchAndFilter(by: narrowing.name, in: trial.app)?.suggestions?.contains(second) == false
            guard trial.hasSucceeded else { return }
            guard !isLost else {
                return trial.found(
                    .remembered, "after '\(line)' '\(second)' is no longer suggested", pattern: "lost")
            }
            guard let clearing = taking.clearing else { return }
            try await trial.run(clearing)
            guard trial.hasSucceeded,
                SearchAndFilter(by: narrowing.name, in: trial.app)?.suggestions?.contains(second) == true
            else { return }
            trial.found(.remembered, "after '\(clearing)' '\(second)' is still suggested", pattern: "not cleared")
        }
    }

    /// Returns the first line of another action that takes this suggested word, and the action's line that clears all
    /// words. Nil if no other action suggests the word.
    private static func taking(
        _ word: String, in app: ExploredApp, but name: String
    ) -> (line: String, clearing: String?)? {
        let actions = (app.root.top?.rendering.actions ?? []).filter { $0.refusal == nil }.map(\.description)
        for action in actions where action.name != name {
            for form in action.forms {
                guard let text = form.last, case .text = text.kind, text.suggest().contains(where: { $0.text == word })
                else { continue }
                let line = ([action.name] + form.dropLast().map(\.name) + [word]).joined(separator: " ")
                let clears = action.forms.contains { $0.map(\.name) == [SearchAndFilter.clear] }
                return (line, clears ? "\(action.name) \(SearchAndFilter.clear)" : nil)
            }
        }
        return nil
    }
}

extension Double {
    fileprivate var signum: Double { self == 0 ? 0 : self > 0 ? 1 : -1 }
}
