import ChallengeCore
import ChallengeShell
import ChallengeText

/// What is explored, and how far.
package nonisolated struct ExplorationOptions: Sendable {
    /// Whether what loads something is also tried while the data layer fails.
    package var hasFaults = false
    /// How many lines there are at most from the first screen to a state that is explored; nil for any number.
    package var depth: Int?
    /// How many steps are tried at most; nil for as many as there are.
    package var stepLimit: Int?
    /// What the words that are tried are made from.
    package var seed: UInt64 = 1
    /// Statements of the app's own.
    package var rules: [InvariantRule] = []

    package init() {}
}

/// Walks an app by itself, breadth first, until it finds no new state, and holds the invariants everywhere.
///
/// A state is a ``StateFingerprint``, and is reached by the lines that lead there from the first screen. In each one all
/// steps of the ``StepGenerator`` are tried, as ``Experiment``s.
package final class Explorer {
    /// A state that was found.
    struct State {
        let fingerprint: StateFingerprint
        /// What leads there in a fresh app.
        let lines: [String]
    }

    /// What the data layer does while a step is tried.
    private static let faults = ["fault offline", "fault status 500", "fault garbage", "fault delay 0.001"]
    /// How many steps are tried in one state at most.
    static let stepLimitOfState = 2_000

    private let maker: AppMaker
    private let options: ExplorationOptions
    private let inspector: Inspector
    private var known = KnownRows()
    private var queue: [State] = []
    private var next = 0
    private var fingerprints: Set<StateFingerprint> = []
    private var edges: Set<Edge> = []
    /// The places in which every word was tried; where one comes to them on other ways, each action is tried once.
    private var places: Set<String> = []
    /// Where and how something that loads was tried with faults.
    private var triedWithFaults: Set<String> = []
    private var result: ExplorationResult

    private struct Edge: Hashable {
        let from: StateFingerprint
        let to: StateFingerprint
    }

    /// Told the lines that lead to a state before that is explored.
    package var willExplore: @MainActor ([String]) -> Void = { _ in }
    /// Told how far the walk has come after each state.
    package var onProgress: @MainActor (ExplorationResult) -> Void = { _ in }

    package init(_ maker: AppMaker, _ options: ExplorationOptions) {
        self.maker = maker
        self.options = options
        inspector = Inspector(rules: options.rules)
        result = ExplorationResult(seed: options.seed)
    }

    /// Walks the app to the end of what there is or of what is wanted, or until its task is cancelled.
    ///
    /// - Throws: what making an app throws.
    package func explore() async throws -> ExplorationResult {
        known = try await StepGenerator.scout(maker, seed: options.seed)
        let app = try await ExploredApp(maker)
        add([(app.fingerprint, app.lines)])
        while next < queue.count {
            let state = queue[next]
            if Task.isCancelled || isStepLimitReached { break }
            next += 1
            if state.lines.count >= options.depth ?? .max {
                result.unexploredCount += 1
                continue
            }
            willExplore(state.lines)
            try await explore(state)
            update()
            onProgress(result)
        }
        result.unexploredCount += queue.count - next
        result.isInterrupted = Task.isCancelled
        update()
        return result
    }

    private var isStepLimitReached: Bool { result.stepCount >= options.stepLimit ?? .max }

    private func update() {
        (result.stateCount, result.edgeCount) = (fingerprints.count, edges.count)
    }

    // MARK: A state

    private func explore(_ state: State) async throws {
        var app = try await ExploredApp(maker, after: state.lines)
        let start = app.appearance
        try await checkDeterminism(of: state, app)
        result.screens.insert(start.top.name)
        var steps = StepGenerator.steps(in: app, known, seed: options.seed)
        if !places.insert(state.fingerprint.place).inserted { steps = Self.oneOfEach(steps) }
        result.omittedStepCount += max(0, steps.count - Self.stepLimitOfState)
        for step in steps.prefix(Self.stepLimitOfState) {
            if Task.isCancelled { return }
            if isStepLimitReached { return result.unexploredCount += 1 }
            if app.appearance != start { app = try await ExploredApp(maker, after: state.lines) }
            let trial = try await run(Experiment(step: step, kind: .plain), in: app, at: state)
            edges.formUnion(trial.reached.prefix(1).map { Edge(from: state.fingerprint, to: $0.fingerprint) })
            guard options.hasFaults, trial.hasLoaded,
                triedWithFaults.insert("\(state.fingerprint.place): \(step.action)").inserted
            else { continue }
            for kind in Self.faults.map(Experiment.Kind.faulty) + [.interrupted] {
                let fresh = try await ExploredApp(maker, after: state.lines)
                _ = try await run(Experiment(step: step, kind: kind), in: fresh, at: state)
            }
        }
    }

    /// Of the steps that are offered the first of each action.
    private static func oneOfEach(_ steps: [Step]) -> [Step] {
        var actions: Set<String> = []
        return steps.filter { $0.isOffered && actions.insert($0.action).inserted }
    }

    /// Tries a step, and takes note of everything that it shows.
    private func run(_ experiment: Experiment, in app: ExploredApp, at state: State) async throws -> Trial {
        let history = app.lines
        result.stepCount += 1
        let trial = try await experiment.run(in: app, inspector)
        add(
            try await trial.reached.asyncMap { fingerprint, lines in
                (fingerprint, try await shortened(lines, after: history, to: state, for: fingerprint))
            })
        for finding in trial.findings where result.isNew(finding) {
            let shrinker = Shrinker(maker, known, options)
            let violation = try await shrinker.violation(finding, experiment, after: [state.lines, history], app)
            result.violations.append(violation)
        }
        return trial
    }

    /// The lines that lead to a new state without those of the steps that were tried before in the same app, unless
    /// the state is one that depends on them.
    private func shortened(
        _ lines: [String], after history: [String], to state: State, for fingerprint: StateFingerprint
    ) async throws -> [String] {
        let short = state.lines + lines.dropFirst(history.count)
        guard !fingerprints.contains(fingerprint), short != lines else { return lines }
        return try await ExploredApp(maker, after: short).fingerprint == fingerprint ? short : lines
    }

    private func add(_ states: [(StateFingerprint, [String])]) {
        for (fingerprint, lines) in states where fingerprints.insert(fingerprint).inserted {
            queue.append(State(fingerprint: fingerprint, lines: lines))
        }
    }

    /// The same lines in two fresh apps have to print the same.
    private func checkDeterminism(of state: State, _ app: ExploredApp) async throws {
        let other = try await ExploredApp(maker, after: state.lines)
        guard let (detail, index) = Determinism.difference(app, other) else { return }
        let subject = Finding.Subject(invariant: .determinism, screen: app.appearance.top.name, action: "")
        let finding = Finding(subject: subject, detail: detail, lineCount: index)
        guard result.isNew(finding) else { return }
        let entries = Array(app.entries.prefix(index))
        result.violations.append(
            Violation(finding: finding, entries: entries, isRepeatable: false, seed: options.seed))
    }
}

extension Sequence {
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}

/// Compares what two apps have printed after the same lines.
enum Determinism {
    /// What differs first, and after how many lines; nil where nothing does.
    static func difference(_ one: ExploredApp, _ other: ExploredApp) -> (String, lineCount: Int)? {
        for (index, (left, right)) in zip(one.entries, other.entries).enumerated() where left != right {
            let row = zip(left.output, right.output).first { $0 != $1 }
            let what = row.map { "'\($0)', and then '\($1)'" } ?? "more or fewer rows the second time"
            return ("the same lines, run twice, print \(what)", index + 1)
        }
        return other.appearance.difference(from: one.appearance).map {
            ("the same lines, run twice, lead to different screens: \($0)", one.entries.count)
        }
    }
}
