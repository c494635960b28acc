import ChallengeCore
import ChallengeHost
import ChallengeSession
import SwiftUI

extension Experiment {
    /// Checks that a screen shows the same content when the step, a link or a route opens the screen again.
    func tryOpening(_ trial: inout Trial) async throws {
        let before = trial.before.top
        try await trial.run(step.line)
        // What a screen without a declaration opens may depend on what its buttons have done.
        guard trial.isDeclared, trial.hasSucceeded, trial.addsScreen, let opened = trial.app.root.top else { return }
        let (first, hasAsked) = (trial.after.top, trial.app.asks)
        guard try await leave(&trial, to: before) else { return }
        try await trial.run(step.line)
        guard trial.hasSucceeded, trial.after.top.name == first.name else { return }
        if let difference = trial.after.top.content(differingFrom: first) {
            return trial.found(
                .independence, "opened again, \(difference.text)", pattern: difference.pattern)
        }
        // A screen with conditions is a search, which nothing needs to keep.
        if opened.rendering.conditions.isEmpty, step.destination.screen != nil {
            if hasAsked {
                let fact = FactLog.Fact(invariant: .offline, screen: first.name, what: "opened again", rule: .onlyHere)
                trial.note(
                    fact, trial.app.asks ? "\(first.name) was opened before, and asks the data layer again" : nil)
            }
            try await checkOffline(first, above: before, &trial)
        }
        guard case let values = opened.navigation.navigationName.values, !values.isEmpty,
            let screen = trial.app.map.screen(for: opened.navigation.name)
        else { return }
        for link in screen.links(with: values) {
            guard try await leave(&trial, to: before) else { return }
            let line = "open \(link)"
            try await trial.run(line)
            guard trial.hasSucceeded, trial.after.top.name == first.name else { return }
            if !trial.addsScreen, trial.before.stacks.count == 1, trial.app.root.tabs == nil {
                return trial.found(
                    .identity, "after '\(line)' the screens below are gone, which '\(step.line)' keeps",
                    pattern: "lost stack")
            }
            if let difference = trial.after.top.content(differingFrom: first) {
                return trial.found(
                    .identity, "after '\(line)' \(difference.text)", pattern: "\(first.name) by another way")
            }
        }
    }

    /// Notes whether a screen that was opened before opens again while the data cannot be reached.
    private func checkOffline(
        _ opened: StackSnapshot.Screen, above before: StackSnapshot.Screen, _ trial: inout Trial
    ) async throws {
        guard !opened.isUnsettled, try await leave(&trial, to: before) else { return }
        try await trial.run(Self.absence)
        guard trial.hasSucceeded else { return }
        try await trial.run(step.line)
        let fact = FactLog.Fact(invariant: .offline, screen: opened.name, what: "\(step.action) again", rule: .onlyHere)
        trial.note(
            fact,
            trial.hasSucceeded && !trial.after.isError
                ? nil : "\(opened.name) was opened before, and fails to open again after '\(Self.absence)'")
        try await trial.run(Self.faultEnd)
        if trial.after.top.id == before.id { try await trial.run(step.line) }
    }

    private func leave(_ trial: inout Trial, to before: StackSnapshot.Screen) async throws -> Bool {
        try await trial.run(trial.app.leaving(by: "back"))
        return trial.hasSucceeded && trial.after.top.id == before.id
    }
}

extension StackSnapshot.Screen {
    /// Returns the difference from another screen, without the places of the two screens.
    fileprivate func content(differingFrom other: StackSnapshot.Screen) -> StackSnapshot.Difference? {
        atNoPlace.difference(from: other.atNoPlace)
    }
}
