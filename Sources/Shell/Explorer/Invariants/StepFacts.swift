import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeText
import ChallengeVerification
import SwiftUI

extension Experiment {
    /// Notes evidence for the app's own rules from a step that was just tried.
    func noteFacts(_ trial: inout Trial) {
        if trial.isDeclared { noteTracking(&trial) }
        noteField(&trial)
        checkChoice(&trial)
        guard trial.hasSucceeded, !trial.isNotFound, step.isOffered || !step.preparation.isEmpty else { return }
        if trial.isDeclared || isClosing { noteEffect(&trial) }
        guard step.isOffered else { return }
        checkRemoval(&trial)
        guard trial.addsScreen, !trial.after.isError else { return }
        if let name = step.actionName {
            checkPlace(of: name, &trial)
        } else if step.action.hasPrefix(Step.openRow) {
            noteIdentity(&trial)
        }
    }

    /// Notes for each event whether the line tracks it only once.
    private func noteTracking(_ trial: inout Trial) {
        var counts: [TrackingEvent: Int] = [:]
        var events: [TrackingEvent] = []
        for case .track(let event) in trial.app.activities {
            counts[event, default: 0] += 1
            if counts[event] == 1 { events.append(event) }
        }
        for event in events {
            let fact = FactLog.Fact(
                invariant: .tracking, screen: step.isOfScreen ? trial.before.top.name : "", what: event.name,
                rule: .elsewhere)
            let count = counts[event] ?? 0
            trial.note(fact, count == 1 ? nil : "the event \(event.name) is tracked \(count) times")
        }
        noteNames(of: events.map(\.name), &trial)
    }

    /// Notes whether an action for which the screen declares an event, such as `about_closed` for `close`, tracks it if it
    /// tracks an event of the screen at all.
    private func noteNames(of tracked: [String], _ trial: inout Trial) {
        guard trial.hasSucceeded, let name = step.actionName,
            case let stem = name.hasSuffix("s") ? name.dropLast() : name[...],
            stem.count > 3, let screen = trial.app.map.screens.first(where: { $0.name == trial.before.top.name })
        else { return }
        func fits(_ event: String) -> Bool { event.split(separator: "_").contains { $0.hasPrefix(stem) } }
        let declared = screen.events.map(\.name)
        let own = tracked.filter(declared.contains)
        guard let wrong = own.first, let meant = declared.first(where: fits) else { return }
        let fact = FactLog.Fact(
            invariant: .misnamed, screen: screen.name, what: "\(name) tracks \(meant)", rule: .nowhere)
        let isFitting = own.contains(where: fits)
        trial.note(fact, isFitting ? nil : "it tracks \(wrong), and never \(meant), which has its name")
    }

    /// Checks that an action named like a value, such as `author`, leads to this value and not to another action's value.
    private func checkPlace(of name: String, _ trial: inout Trial) {
        let shown = ComparableText(trial.after.top.rows.joined(separator: " "))
        let values = trial.before.top.parts.values.compactMap { value -> (name: String, text: ComparableText)? in
            let key = value.key.split(separator: ".").last.map(String.init) ?? ""
            let text = ComparableText(value.text)
            return trial.before.top.actions.contains(key) && !text.isShort ? (key, text) : nil
        }
        guard let own = values.first(where: { $0.name == name })?.text, !shown.has(own),
            let other = values.first(where: { shown.has($0.text) })
        else { return }
        trial.found(
            .identity, "its \(name) is '\(own.text)', and it leads to the \(other.name) '\(other.text.text)'",
            pattern: "place of another action")
    }

    /// Notes whether an action of the screen has an effect, and whether a leaving action leaves the screen.
    private func noteEffect(_ trial: inout Trial) {
        // An action without a declared effect may change nothing, like a refresh of unchanged data.
        guard let name = step.actionName, name != Self.refresh, step.isOfScreen,
            step.destination != .anywhere || isClosing
        else { return }
        func fact(_ what: String) -> FactLog.Fact {
            FactLog.Fact(
                invariant: .effect, screen: trial.before.top.name, what: "\(name) \(what)", rule: .never)
        }
        let answer = trial.app.entries.last?.output ?? []
        let hasEffect =
            trial.after != trial.before || !trial.app.activities.isEmpty
            || !answer.isEmpty && answer != ["nothing has changed"]
        // A search changes nothing if the same rows match, or if only its suggestions do.
        if !step.takesText {
            trial.note(fact("does something"), hasEffect ? nil : "it succeeds, and changes nothing")
        }
        if step.destination == .away {
            let isGone = !trial.after.stacks.joined().contains { $0.id == trial.before.top.id }
            trial.note(fact("leaves"), isGone ? nil : "it should leave the screen, but stays")
        }
    }

    /// True if the name of the step's action promises that the action leaves the screen.
    private var isClosing: Bool { step.actionName.map(MetamorphicRelation.closings.contains) ?? false }

    /// Checks that an action on a row does not remove another row.
    private func checkRemoval(_ trial: inout Trial) {
        let (before, after) = (trial.before.top.items, trial.after.top.items.map(\.name))
        guard step.actionName != nil, trial.addsNoScreen, before.count == after.count + 1,
            let row = before.first(where: { row in step.arguments.contains { $0.content == "\(row.identifier)" } })
        else { return }
        func isRemoved(_ item: SelectableRows.Item) -> Bool { before.filter { $0 != item }.map(\.name) == after }
        guard !isRemoved(row), let other = before.first(where: isRemoved) else { return }
        trial.found(
            .effect, "it removes the row '\(other.name)', not the row '\(row.name)'", pattern: "removes another row")
    }

    /// Notes whether the JSON has a newly set value under the name of its field, not under another name.
    private func noteField(_ trial: inout Trial) {
        let words = step.line.split(separator: " ").map(String.init)
        guard trial.hasSucceeded, step.actionName == "set", words.count > 2, let value = step.arguments.last?.content,
            trial.addsNoScreen
        else { return }
        // Another field may have had the same value before the step.
        let before = trial.before.top.parts.values
        let told = trial.after.top.parts.values.filter { new in
            ComparableText(new.text).text == ComparableText(value).text && !before.contains { $0 == new }
        }.map { $0.key.split(separator: ".").last ?? "" }
        // The JSON may have the value in another form, or not at all.
        guard let other = told.first else { return }
        let fact = FactLog.Fact(
            invariant: .effect, screen: trial.before.top.name, what: "set \(words[1])", rule: .onlyHere)
        // The key `pageSize` belongs to the field `page-size`.
        let key = words[1].lowercased().replacing("-", with: "")
        let isTold = told.contains { $0.lowercased() == key }
        // A label may change with its value: `1 time a day`, `2 times a day`.
        guard isTold || !before.contains(where: { $0.key.split(separator: ".").last?.lowercased() == key }) else {
            return
        }
        trial.note(fact, isTold ? nil : "the JSON has '\(value)' as \(other), not as \(words[1])")
    }

    /// Checks that the JSON has the requested choice of a key, and no other choice: `alive` after `filter status=alive`.
    private func checkChoice(_ trial: inout Trial) {
        let name = String(step.line.prefix { $0 != " " })
        guard trial.hasSucceeded, let narrowing = SearchAndFilter(by: name, in: trial.app) else { return }
        for argument in step.arguments {
            let (key, wanted) = (argument.name.lowercased(), argument.content.lowercased())
            let choices = narrowing.keys.first { $0.name.lowercased() == key }?.values.map { $0.lowercased() } ?? []
            let told = trial.after.top.parts.values.first { $0.key.lowercased().hasSuffix(".\(key)") }?.text
            guard let told, told.lowercased() != wanted, choices.contains(wanted), choices.contains(told.lowercased())
            else { continue }
            trial.found(
                .narrowing, "after '\(step.line)' the JSON has the \(key) '\(told)'", pattern: "another choice")
        }
    }

    /// Notes whether the screen of an opened row shows the row's values, in the text and the JSON.
    private func noteIdentity(_ trial: inout Trial) {
        let word = step.line.dropFirst("open ".count)
        let records = trial.before.top.parts.records
        guard let opened = records.first(where: { "\($0.item.identifier)" == word }) else { return }
        let (list, screen, shown) = (trial.before.top.name, trial.after.top.name, trial.after.top.parts)
        func note(_ what: String, _ value: String, holds: Bool) {
            let fact = FactLog.Fact(
                invariant: .identity, screen: list, what: "\(list) \(screen) \(what)")
            let text = "\(what) '\(value)' of the row \(word) is not on \(screen)"
            trial.note(fact, holds ? nil : text)
        }
        let name = ComparableText(opened.item.name)
        if !name.isEmpty {
            let isShown = shown.text.has(name)
            note("the name", opened.item.name, holds: isShown)
            let other = records.map(\.item.name).first { other in
                let text = ComparableText(other)
                return !text.isShort && !text.has(name) && !name.has(text) && shown.text.has(text)
            }
            if !isShown, let other {
                trial.found(
                    .identity, "the row is called '\(opened.item.name)', but its screen '\(other)'",
                    pattern: "\(list) opens another row")
            }
        }
        // Short values, such as numbers, occur on many screens by chance.
        for (key, value) in opened.values where !ComparableText(value).isShort {
            let isShown = shown.text.has(ComparableText(value))
            note("the \(key)", value, holds: isShown)
            if !isShown, opened.line?.has(ComparableText(value)) == true, let other = value.grouped,
                shown.text.has(ComparableText(other))
            {
                trial.found(
                    .identity, "the row shows the \(key) \(value), but its screen \(other)",
                    pattern: "written otherwise")
            }
        }
        checkEvents(of: opened.item, &trial)
        let told = shown.values(of: opened.item.identifier)
        for (key, value) in told where opened.values.contains(where: { $0 == (key, value) }) {
            noteLabel(of: key, value, among: told, opened, &trial)
        }
        for (key, value) in opened.values {
            guard let other = told.first(where: { $0.key == key })?.text else { continue }
            note("the JSON's \(key)", value, holds: other == value)
        }
    }

    /// Notes whether a screen shows a value that its JSON and the opened row have. By mistake, the screen may show
    /// another value twice instead.
    private func noteLabel(
        of key: String, _ value: String, among told: [ScreenContent.Value], _ opened: ScreenContent.Record,
        _ trial: inout Trial
    ) {
        let text = ComparableText(value)
        guard !text.isShort, opened.line?.has(text) == true else { return }
        // Only lines below the heading count, because the heading contains the name.
        let lines = trial.after.top.rows.dropFirst().map { ComparableText($0) }
        let other = told.first { other in
            let text = ComparableText(other.text)
            return other.key != key && !text.isShort && lines.count { $0.has(text) } > 1
        }
        let isShown = trial.after.top.parts.text.has(text)
        let (list, screen) = (trial.before.top.name, trial.after.top.name)
        let fact = FactLog.Fact(
            invariant: .identity, screen: list, what: "\(list) \(screen) \(key) in its place", rule: .never)
        trial.note(
            fact,
            isShown ? nil : other.map { "the row shows the \(key) '\(value)', but \(screen) the \($0.key) twice" })
    }

    /// Checks that all events of an opened row have the row's identifier, if one of the events has the identifier.
    private func checkEvents(of item: SelectableRows.Item, _ trial: inout Trial) {
        let events = trial.app.activities.compactMap { activity -> (name: String, id: String)? in
            guard case .track(let event) = activity else { return nil }
            return event.properties["id"].map { (event.name, $0) }
        }
        let own = item.identifier.description
        guard let right = events.first(where: { $0.id == own }), let wrong = events.first(where: { $0.id != own })
        else { return }
        trial.found(
            .identity, "the event \(wrong.name) has the id \(wrong.id), and \(right.name) that of the row \(own)",
            pattern: "other id")
    }
}

extension String {
    /// The whole number with commas between its thousands: `1,024`. Nil for other texts, and numbers without thousands.
    fileprivate var grouped: String? {
        guard count > 3, allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return enumerated().map { ($0 > 0 && (count - $0) % 3 == 0 ? "," : "") + String($1) }.joined()
    }
}
