import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeSession
import ChallengeTaskTracking
import ChallengeVerification
import SwiftUI

/// One way to try a step in a state, for example while the data layer fails.
nonisolated struct Experiment: Codable, Hashable, Sendable {
    enum Kind: Codable, Hashable, Sendable {
        /// No step is tried; only the state is inspected.
        case inspection
        /// The step runs without a fault. The experiment then goes back from the screens that the step added.
        case plain
        /// The step runs while the data layer fails. The text is the command that causes the failure, such as
        /// `fault offline`.
        case faulty(String)
        /// The step is interrupted while the data layer is slow.
        case interrupted
        /// The step is compared with other actions of the app.
        case related(MetamorphicRelation)
        /// The step's tasks run in the order of the schedule with this number; nil for the usual order.
        case scheduled(Int?)
        /// The app begins with its tasks in the order of the schedule with this number. No step is tried.
        case begun(schedule: Int)
    }

    static let (refresh, retry) = ("refresh", "retry")
    static let faultEnd = "fault off"
    static let absence = "fault offline"
    private static let emptiness = "fault empty"
    private static let longDelay = "fault delay 60"
    private static let reordered = "in another order of concurrent tasks"

    static let inspection = Self(.inspection)

    /// Returns true for a line that changes only how later lines run.
    static func isCondition(_ line: String) -> Bool { line.hasPrefix("fault ") || line.hasPrefix("set schedule ") }

    let step: Step
    let kind: Kind

    init(step: Step, kind: Kind) { (self.step, self.kind) = (step, kind) }

    /// Creates an experiment without a step.
    init(_ kind: Kind) { self.init(step: Step(line: "", action: "", isOffered: false), kind: kind) }
}

extension Experiment {
    /// - Parameters:
    ///   - app: an app in the state where the step is tried. The experiment may leave the app in any state.
    ///   - inspector: inspects each new screen; nil if only new states matter.
    /// - Throws: `CancellationError` if the task was cancelled. The experiment then has no result.
    func run(in app: ExploredApp, _ inspector: Inspector?) async throws -> Trial {
        var trial = Trial(app: app, before: app.snapshot, inspector: inspector, experiment: self)
        do {
            try await trial.prepare()
            switch kind {
            case .inspection: await trial.inspect()
            case .plain: try await tryPlainly(&trial)
            case .faulty(let fault): try await tryWithFault(fault, &trial)
            case .interrupted: try await tryInterrupted(&trial)
            case .related(let relation): try await tryRelation(relation, &trial)
            case .scheduled(let number): try await tryScheduled(number, &trial)
            case .begun(let number): try await tryBeginning(number, &trial)
            }
        } catch is ExploredApp.Forbidden {
            // Results from before the forbidden line still count.
        }
        try Task.checkCancellation()
        return trial
    }

    // MARK: As it is

    private func tryPlainly(_ trial: inout Trial) async throws {
        let before = trial.before
        try await trial.run(step.line)
        noteFacts(&trial)
        trial.reach()
        guard trial.hasSucceeded else {
            // Data that failed to load before may also be missing now.
            let isStillWrong = step.actionName != nil && before.isError
            // A screen without a declaration refuses only what a control refuses, such as a disabled one.
            if step.isOffered, !isStillWrong, trial.isDeclared {
                trial.found(.refused, "it is offered, but refused: \(trial.app.answer)", because: trial.app.error)
            }
            return
        }
        let after = trial.after
        if step.isOffered, let fault = trial.wrongValues {
            trial.found(.destination, fault, pattern: "other values on \(after.top.name)")
        }
        if step.isOffered, trial.isNotFound, !before.stacks.joined().contains(where: { $0.id == after.top.id }),
            trial.app.root.top?.entry?.chain.redirectFailure == nil
        {
            trial.found(.notFound, "the app offers it, and it leads to \(after.top.name): \(trial.app.answer)")
        }
        if step.isOffered, let fault = trial.wrongDestination { trial.found(.destination, fault, pattern: fault) }
        if let fault = trial.misnaming { trial.found(.misnamed, fault, pattern: fault) }
        if step.actionName == Self.refresh, !before.isError, before.top.id == after.top.id {
            try await checkRefresh(&trial)
        }
        guard let count = after.screens(above: before), count > 0 else { return }
        let navigations = trial.app.root.screensFromTop.prefix(count).map { AnyNavigation($0.navigation) }
        if zip(navigations, navigations.dropFirst()).contains(where: ==) {
            trial.found(.destination, "it puts \(after.top.name) in the stack twice", pattern: "twice")
        }
        try await checkBack(count, &trial)
    }

    /// Checks that a refresh shows the same data. The first refresh may return a list to its first page, but a second
    /// refresh must then change nothing.
    private func checkRefresh(_ trial: inout Trial) async throws {
        var before = trial.before
        if trial.hadSeveralPages {
            before = trial.after
            try await trial.run(step.line)
        }
        guard let difference = trial.after.difference(from: before) else { return }
        guard before.top.state == ViewState.idle.name else {
            return await trial.found(.refresh, "the data is the same, but", difference, since: before)
        }
        let line = trial.start.last.map { "'\($0)'" } ?? "the start"
        await trial.found(
            .refresh, "\(line) leaves nothing loaded, and only '\(step.line)' loads:", difference, since: before)
    }

    /// Checks that `back` from all added screens, or `dismiss` for a modal, leads to the same screens as before the step.
    private func checkBack(_ count: Int, _ trial: inout Trial) async throws {
        let isModal = trial.after.stacks.count > trial.before.stacks.count
        let before = trial.before
        let ways =
            ([count == 1 ? "back" : "back \(count)"] + (isModal && count == 1 && trial.isDeclared ? ["dismiss"] : []))
            .map(trial.app.leaving)
        for (index, way) in ways.enumerated() {
            if index > 0 { try await trial.run(step.line) }
            try await trial.run(way)
            guard trial.hasSucceeded else {
                return trial.found(.back, "'\(way)' fails: \(trial.app.answer)", because: trial.app.error)
            }
            // A button of a screen without a declaration may do more than open another screen.
            if trial.isDeclared, let difference = trial.after.difference(from: before) {
                return await trial.found(.back, "after '\(way)'", difference, since: before)
            }
        }
    }

    // MARK: With a fault

    private func tryWithFault(_ fault: String, _ trial: inout Trial) async throws {
        try await trial.run(fault)
        try await trial.run(step.line)
        let failed = trial.after
        let isError = trial.hasSucceeded && failed.isError
        try await trial.run(Self.faultEnd)
        guard isError, !trial.before.isError || failed.top.id != trial.before.top.id else { return }
        guard failed.top.actions.contains(Self.retry) else {
            // If all lists are empty, the step may lack the data that it needs.
            if fault == Self.emptiness { return }
            if try await isErrorByData(trial) { return }
            let proof = await trial.app.look(Self.retry).entry
            return trial.found(
                .retry, "after '\(fault)' there is an error, but no '\(Self.retry)' is offered",
                pattern: "none on \(failed.top.name)", proof: proof)
        }
        try await trial.run(Self.retry)
        let isMended = trial.hasSucceeded && !trial.after.isError
        if isMended { try await checkRecovery(after: fault, &trial) }
        if !isMended, try await !isErrorByData(trial) {
            trial.found(
                .retry, "after '\(Self.faultEnd)' it does not clear the error: \(trial.app.answer)",
                pattern: "useless on \(failed.top.name)")
        }
    }

    /// Returns true if the step leads to an error even without a fault, because the step's data is missing.
    private func isErrorByData(_ trial: Trial) async throws -> Bool {
        let app = try await trial.app.again(after: trial.start)
        try await app.run(step.line)
        return app.root.top?.rendering.state == .error
    }

    // MARK: Interrupted

    private func tryInterrupted(_ trial: inout Trial) async throws {
        let before = trial.before
        try await trial.run(Self.longDelay)
        switch try await trial.app.runInterrupted(step.line) {
        case .tooLate: break
        case .ignored:
            return trial.found(.abandonedWork, "it was interrupted, but continues", pattern: step.destination.screen)
        case .interrupted:
            if let (work, screens) = await trial.app.abandonedWork {
                trial.found(
                    .abandonedWork, "it was interrupted, and \(work)", pattern: screens ?? step.destination.screen)
            } else if let difference = trial.app.snapshot.difference(from: before) {
                await trial.found(.unchanged, "it was interrupted, and", difference, since: before)
            }
        }
        try await trial.run(Self.faultEnd)
    }

    // MARK: By a schedule

    private func tryScheduled(_ number: Int?, _ trial: inout Trial) async throws {
        let app = trial.app
        if let number { try await trial.run(Schedules.command(number)) }
        try await trial.run(step.line)
        guard app.isAtRest else { return }
        let ways = number == nil ? step.inTurn : [[step.line]]
        guard let expected = try await app.maker.endings(of: ways, after: trial.start),
            number != nil || trial.after.repeatsRows(unlike: expected),
            let difference = trial.after.difference(from: expected[0])
        else { return }
        let when = number == nil ? "when both start at once" : Self.reordered
        await trial.found(.schedule, when, difference, since: expected[0])
    }

    /// Looks for a first screen that depends on the order of its tasks.
    private func tryBeginning(_ number: Int, _ trial: inout Trial) async throws {
        let other = try await ExploredApp(trial.app.maker, schedule: number)
        guard trial.app.isAtRest, other.isAtRest, let difference = other.snapshot.difference(from: trial.before) else {
            return
        }
        // No line starts the app again.
        trial.found(
            .schedule, "\(Self.reordered) \(difference.text)", pattern: difference.pattern, isPrinted: false)
    }
}
