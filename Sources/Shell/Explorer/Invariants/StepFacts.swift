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
        guard trial.hasSucceeded, !trial.isNotFound, step.isOffered || !step.preparation.isEmpty else { return }
        if trial.isDeclared || isClosing { noteEffect(&trial) }
        guard step.isOffered else { return }
        checkRemoval(&trial)
        if trial.addsScreen, !trial.after.isError, step.action.hasPrefix(Step.openRow) { noteIdentity(&trial) }
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
    private var isClosing: Bool { step.actionName.map(["close", "cancel"].contains) ?? false }

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

    /// Notes whether the screen of an opened row shows the row's values, in the text and the JSON.
    private func noteIdentity(_ trial: inout Trial) {
        let word = step.line.dropFirst("open ".count)
        let records = trial.before.top.parts.records
        guard let opened = records.first(where: { "\($0.item.identifier)" == word }) else { return }
        let (list, screen, shown) = (trial.before.top.name, trial.after.top.name, trial.after.top.parts)
        func note(_ what: String, _ value: String, holds: Bool) {
            let fact = FactLog.Fact(
                invariant: .identity, screen: list, what: "\(list) \(screen) \(what)", rule: .usually)
            let text = "\(what) '\(value)' of the row \(word) is not on \(screen)"
            trial.note(fact, holds ? nil : text)
        }
        let name = opened.item.name
        if name != "", case let text = ComparableText(name), case let isShown = shown.text.has(text) {
            note("the name", name, holds: isShown)
            let others = records.map(\.item.name).filter {
                let other = ComparableText($0)
                return !other.isShort && !other.has(text) && !text.has(other) && shown.text.has(other)
            }
            if !isShown, let other = others.first {
                trial.found(
                    .identity, "the row is called '\(name)', but its screen '\(other)'",
                    pattern: "\(list) opens another row")
            }
        }
        // Short values, such as numbers, occur on many screens by chance. Identifiers and addresses are for programs.
        for (key, value) in opened.values
        where !ComparableText(value).isShort && value != opened.item.identifier.description && !value.contains("://") {
            note("the \(key)", value, holds: shown.text.has(ComparableText(value)))
        }
        let told = shown.values(of: opened.item.identifier)
        for (key, value) in opened.values {
            if let other = told.first(where: { $0.key == key })?.text {
                note("the JSON's \(key)", value, holds: other == value)
            } else if key.count > 3, let other = NearestMatch.find(key, in: told.filter { $0.text == value }.map(\.key))
            {
                trial.found(
                    .identity, "the row has '\(value)' as \(key) in the JSON, and \(screen) as \(other)",
                    pattern: "\(key) as \(other)")
            }
        }
    }
}
