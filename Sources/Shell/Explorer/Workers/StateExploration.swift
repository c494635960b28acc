import ChallengeHost
import ChallengeVerification
import SwiftUI

/// Explores one state: tries all steps that the work asks for, and notes all their results.
final class StateExploration {
    /// The faults of the data layer that steps are tried with.
    private static let faults = [
        "fault offline", "fault status 500", "fault garbage", "fault empty", "fault delay 0.001",
    ]
    /// The maximum number of pages to load from a list.
    private static let pageLimit = 1_000
    /// The maximum number of steps to try in one state.
    private static let stepLimitOfState = 2_000

    var result = StateResult()
    private let work: StateWork
    private var maker: AppMaker
    private let options: ExplorationOptions
    private let inspector: Inspector
    private let known: KnownRows
    private let isKnown: (StateFingerprint) -> Bool
    /// The new states that were found from the explored state.
    private var new: Set<StateFingerprint> = []
    private var triedWithFaults: Set<String>
    /// The keys of the relations that were tried.
    private var related: Set<String> = []
    /// The subjects of the findings that have evidence.
    private var subjects: Set<Finding.Subject> = []

    init(
        _ work: StateWork, _ maker: AppMaker, _ options: ExplorationOptions, _ inspector: Inspector,
        _ known: KnownRows, isKnown: @escaping (StateFingerprint) -> Bool
    ) {
        self.work = work
        self.maker = maker
        self.options = options
        self.inspector = inspector
        self.known = known
        self.isKnown = isKnown
        triedWithFaults = work.triedWithFaults
    }

    /// Explores the state. If this method throws, ``result`` has the results so far.
    func explore() async throws {
        inspector.beginState()
        maker.facts.tracked = []
        defer { result.events = maker.facts.tracked }
        if work.isBeginning {
            let app = try await ExploredApp(maker, after: work.lines)
            result.trials.append(try await run(.inspection, in: app, isStep: false).result)
        }
        if work.isExplored { try await trySteps() }
    }

    private func trySteps() async throws {
        var app = try await ExploredApp(maker, after: work.lines)
        let first = app.outcome
        // The second app of the comparison is as good as a fresh app, so it is used later.
        var spare = work.isInShare ? try await checkDeterminism(app) : nil
        let takesRows = options.hasEveryRecord && work.isFirstOfKind
        if takesRows { try await goToEndOfList() }
        let steps = wanted(StepGenerator.steps(in: app, known, seed: options.seed, takesRows: takesRows), app)
        let limit = takesRows ? .max : Self.stepLimitOfState
        result.omittedStepCount = max(0, steps.count - limit)
        for step in steps.prefix(min(limit, work.stepLimit ?? .max)) {
            if maker.facts.hasChangedData {
                // The shared data has changed under all earlier apps, so these apps cannot be used any more.
                (app, spare) = (try await ExploredApp(maker, after: work.lines), nil)
            } else if app.snapshot != first.snapshot {
                if let other = spare.take() { app = other } else { app = try await freshApp(like: first, app) }
            }
            let (trial, hasLoaded, relations) = try await run(Experiment(step: step, kind: .plain), in: app)
            result.trials.append(trial)
            for relation in relations { try await tryRelation(relation, of: step) }
            guard options.hasFaults, hasLoaded, triedWithFaults.insert(step.action).inserted else { continue }
            let index = result.trials.count - 1
            result.trials[index].faultyAction = step.action
            for kind in Self.faults.map(Experiment.Kind.faulty) + [.interrupted] {
                result.trials[index].faults.append(try await result(of: Experiment(step: step, kind: kind)))
            }
        }
        if options.scheduleCount > 0, work.isFirstOfKind, work.isInShare { try await trySchedules(steps) }
    }

    /// Looks for results that depend on the order in which tasks run. Schedules find no new state.
    private func trySchedules(_ steps: [Step]) async throws {
        let schedules = Schedules(maker, count: options.scheduleCount, seed: options.seed)
        if work.lines.isEmpty {
            for number in schedules.numbers {
                result.trials.append(try await result(of: Experiment(.begun(schedule: number)), isStep: false))
            }
        }
        for experiment in try await schedules.experiments(with: steps, after: work.lines) {
            result.trials.append(try await result(of: experiment, isStep: false))
        }
    }

    /// Adds the state in which a list has loaded all its pages. The steps in that state open each row.
    private func goToEndOfList() async throws {
        let app = try await ExploredApp(maker, after: work.lines)
        guard app.root.top?.rendering.selection?.hasMore == true else { return }
        for _ in 0..<Self.pageLimit where app.root.top?.rendering.selection?.hasMore == true {
            guard try await app.run("more") else { break }
        }
        var trial = TrialResult(isStep: false)
        trial.reached = [ReachedState(app, lines: app.lines)]
        result.trials.append(trial)
    }

    /// Tries a relation once in each kind of state; a relation of a global command once for each number of stacks.
    private func tryRelation(_ relation: MetamorphicRelation, of step: Step) async throws {
        guard step.isOfScreen ? work.isFirstOfKind : work.isFirstOfLevel,
            related.insert("\(relation) \(relation.place(of: step))").inserted
        else { return }
        result.trials.append(try await result(of: Experiment(step: step, kind: .related(relation))))
    }

    /// Returns the steps in a state that may have new results.
    private func wanted(_ steps: [Step], _ app: ExploredApp) -> [Step] {
        guard work.isFirstOfKind else {
            var actions: Set<String> = []
            return steps.filter {
                ($0.isOffered || $0.isPossible) && $0.isOfScreen && actions.insert($0.action).inserted
            }
        }
        return steps.filter { $0.isOfScreen || $0.isOffered || work.isFirstOfLevel }
    }

    /// Runs an experiment that finds no new state, in a fresh app. Other shards only count the experiment, so that all
    /// shards reach a limit at the same step.
    private func result(of experiment: Experiment, isStep: Bool = true) async throws -> TrialResult {
        guard work.isInShare else { return TrialResult(isStep: isStep) }
        let fresh = try await ExploredApp(maker, after: work.lines)
        return try await run(experiment, in: fresh, isStep: isStep).result
    }

    /// Tries a step, and notes all its results.
    private func run(
        _ experiment: Experiment, in app: ExploredApp, isStep: Bool = true
    ) async throws -> (result: TrialResult, hasLoaded: Bool, relations: [MetamorphicRelation]) {
        let history = app.lines
        let trial = try await experiment.run(in: app, work.isInShare ? inspector : nil)
        var result = TrialResult(isStep: isStep)
        for reached in trial.reached {
            let lines = try await shortened(reached, after: history)
            result.reached.append(ReachedState(fingerprint: reached.fingerprint, level: reached.level, lines: lines))
        }
        result.edge = trial.edge
        result.pictures = trial.pictures.map { picture in
            var picture = picture
            picture.lines = work.lines + picture.lines.dropFirst(history.count)
            return picture
        }
        let (own, step) = (app.lines.dropFirst(history.count), experiment.step)
        let isNarrowing = experiment.kind == .related(.narrowing)
        if options.writesTests, isNarrowing || experiment.kind == .plain, step.isOffered || step.isPossible {
            let words = [isNarrowing ? "narrowing by" : "", step.action] + step.arguments.map(\.name)
            result.action = ((step.isOfScreen ? [trial.before.top.name] : []) + words).joined(separator: " ")
            result.lines = work.lines + (isNarrowing ? own : own.prefix(step.preparation.count + 1))
        }
        if let reached = app.session.coverage, let known = maker.coverage, reached != known {
            result.coverage = Array(reached.reached.subtracting(known.reached))
            result.lines = work.lines + own
            maker.coverage?.formUnion(reached)
            // The app gets the maker's value, because two equal copies are compared in no time.
            app.session.coverage = maker.coverage
        }
        if work.isInShare {
            self.result.facts.append(trial.facts, at: work.lines)
            for finding in trial.findings {
                result.discoveries.append(await discovery(of: finding, by: experiment, in: app, after: history))
            }
        }
        return (result, trial.hasLoaded, MetamorphicRelation.all(of: experiment.step, after: trial))
    }

    private func discovery(
        of finding: Finding, by experiment: Experiment?, in app: ExploredApp, after history: [String]
    ) async -> Discovery {
        var evidence: Evidence?
        // Other experiments may not count, because the walk may have run the same experiment in another state meanwhile.
        let mayNotCount = experiment.map { $0.kind != .plain && $0.kind != .inspection } ?? false
        if mayNotCount ? !subjects.contains(finding.subject) : subjects.insert(finding.subject).inserted {
            evidence = Evidence(
                experiment: experiment, prefixes: [work.lines, history], lines: app.lines,
                violation: await app.violation(finding, seed: options.seed, isRepeatable: false))
        }
        let lineCount = work.lines.count + finding.lineCount - history.count
        return Discovery(finding: finding, lineCount: lineCount, evidence: evidence)
    }

    /// Returns the lines that lead to a new state. Steps that the app had tried before are left out, unless the state
    /// depends on these steps.
    private func shortened(_ reached: ReachedState, after history: [String]) async throws -> [String] {
        let short = work.lines + reached.lines.dropFirst(history.count)
        guard !isKnown(reached.fingerprint), new.insert(reached.fingerprint).inserted,
            short != reached.lines
        else { return short }
        let app = try await ExploredApp.unlessForbidden(maker, after: short)
        return app?.fingerprint == reached.fingerprint ? short : reached.lines
    }

    /// Checks that a second fresh app prints the same for the same lines. Returns the second app.
    private func checkDeterminism(_ app: ExploredApp) async throws -> ExploredApp {
        let other = try await app.again(after: app.lines)
        await compare(app.outcome, other.outcome, .determinism, "run twice", app)
        return other
    }

    /// Returns a fresh app after checking that the app equals an earlier app, whatever other apps have done meanwhile.
    private func freshApp(like first: ExploredApp.Outcome, _ app: ExploredApp) async throws -> ExploredApp {
        let fresh = try await app.again(after: work.lines)
        // If actions change data outside of the apps, this data may differ. The apps are then not compared.
        if work.isInShare, maker.facts.changingActions(in: app.map).isEmpty {
            await compare(first, fresh.outcome, .independence, "after other sessions", fresh)
        }
        return fresh
    }

    /// Checks that two apps have done the same after the same lines.
    ///
    /// - Parameter app: the app whose lines the finding shows.
    private func compare(
        _ one: ExploredApp.Outcome, _ other: ExploredApp.Outcome, _ invariant: Invariant, _ circumstance: String,
        _ app: ExploredApp
    ) async {
        guard let difference = Self.difference(one, other, circumstance) else { return }
        let finding = Finding(
            invariant, screen: one.snapshot.top.name, action: "", difference.detail, pattern: difference.pattern,
            lineCount: difference.lineCount)
        var trial = TrialResult(isStep: false)
        trial.discoveries = [await discovery(of: finding, by: nil, in: app, after: work.lines)]
        result.trials.append(trial)
    }

    /// True if all that two apps have printed differs only in times of the system's clock, which an app may read.
    private static func differInTimeOnly(_ one: ExploredApp.Outcome, _ other: ExploredApp.Outcome) -> Bool {
        let times = ClockTimes()
        let texts = [one, other].map { outcome in
            outcome.entries.flatMap(\.output).map(times.masking)
                + (outcome.snapshot.stacks.joined() + outcome.snapshot.tabs).flatMap { $0.rows + [$0.content] }
                .map(times.masking)
        }
        return texts[0] == texts[1]
    }

    /// Returns the first difference between two apps after the same lines: the text, the ``Finding/Cause`` pattern, and
    /// the number of lines up to the difference. Times of the system's clock are no difference.
    static func difference(
        _ one: ExploredApp.Outcome, _ other: ExploredApp.Outcome, _ circumstance: String
    ) -> (detail: String, pattern: String, lineCount: Int)? {
        guard one.entries != other.entries || one.snapshot != other.snapshot, !differInTimeOnly(one, other) else {
            return nil
        }
        for (index, (left, right)) in zip(one.entries, other.entries).enumerated() where left != right {
            let row = zip(left.output, right.output).first { $0 != $1 }
            let what = row.map { "'\($0)', and then '\($1)'" } ?? "more or fewer rows the second time"
            return ("the same lines, \(circumstance), print \(what)", Pattern.withoutDigits(what), index + 1)
        }
        return other.snapshot.difference(from: one.snapshot).map { difference in
            (
                "the same lines, \(circumstance), lead to different screens: \(difference.text)",
                Pattern.withoutDigits(difference.pattern), one.entries.count
            )
        }
    }
}
