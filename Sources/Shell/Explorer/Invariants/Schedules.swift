import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText

/// Looks for results that depend on the order in which tasks run.
///
/// Some schedules are tried with single steps, and with pairs of the screen's actions that start together. The app must
/// look the same at the end of each schedule. A pair must not repeat more rows than its actions do one after the other.
struct Schedules {
    /// The number of lines of each action that are combined with lines of other actions.
    private static let sampleSize = 2
    /// The maximum number of lines to try for each action, because some lines may fail.
    private static let attemptLimit = 6

    private let maker: AppMaker
    let numbers: [Int]

    /// - Parameter count: the number of schedules, derived from the seed.
    init(_ maker: AppMaker, count: Int, seed: UInt64) {
        self.maker = maker
        var random = SeededGenerator(seed: seed)
        numbers = (0..<count).map { _ in Int.random(in: 1..<1_000_000, using: &random) }
    }

    static func command(_ number: Int) -> String { "set schedule \(number)" }

    /// Returns the experiments whose result depends on the order of tasks.
    ///
    /// - Parameters:
    ///   - steps: the steps of the state.
    ///   - lines: the lines to the state.
    func experiments(with steps: [Step], after lines: [String]) async throws -> [Experiment] {
        var (found, busy): ([Experiment], Set<String>) = ([], [])
        var (attempts, samples): ([String: Int], [String: [Step]]) = ([:], [:])
        for step in steps.filter(\.isOffered) + steps.filter({ !$0.isOffered && $0.actionName != nil })
        // Global commands are tried only on the first screen.
        where step.isOfScreen || lines.isEmpty {
            attempts[step.action, default: 0] += 1
            guard attempts[step.action, default: 0] <= Self.attemptLimit,
                samples[step.action, default: []].count < Self.sampleSize,
                let usual = try await usualEnding(of: step, after: lines)
            else { continue }
            samples[step.action, default: []].append(step)
            guard samples[step.action]?.count == 1 else { continue }
            let (kind, reordering) = try await fault(of: step, endingUsually: usual, after: lines)
            if let kind { found.append(Experiment(step: step, kind: kind)) }
            if reordering > .none { busy.insert(step.action) }
        }
        let actions = samples.values.compactMap(\.first).filter { $0.actionName != nil && $0.destination == .here }
            .sorted { $0.line < $1.line }
        for first in actions {
            for second in actions where busy.contains(first.action) || busy.contains(second.action) {
                for other in samples[second.action] ?? [] {
                    let step = Step(first, togetherWith: other)
                    guard let usual = try await usualEnding(of: step, after: lines),
                        let kind = try await fault(of: step, endingUsually: usual, after: lines).kind
                    else { continue }
                    found.append(Experiment(step: step, kind: kind))
                    break
                }
            }
        }
        return found
    }

    /// Returns the snapshot after a step in the usual order; nil if the step fails, or if tasks still sleep.
    private func usualEnding(of step: Step, after lines: [String]) async throws -> StackSnapshot? {
        do {
            let app = try await ExploredApp(maker, after: lines)
            return try await app.run(step.line) && app.isAtRest ? app.snapshot : nil
        } catch is ExploredApp.Forbidden {
            return nil
        }
    }

    /// Returns the kind of experiment that shows a dependence on the order, if any, and the reordering of the schedules.
    private func fault(
        of step: Step, endingUsually usual: StackSnapshot, after lines: [String]
    ) async throws -> (kind: Experiment.Kind?, reordering: AppTasks.ReorderingExtent) {
        var reordering = AppTasks.ReorderingExtent.none
        do {
            if usual.hasRepeatedRows, !step.parts.isEmpty,
                let inTurn = try await maker.endings(of: step.inTurn, after: lines), usual.repeatsRows(unlike: inTurn)
            {
                return (.scheduled(nil), .order)
            }
            for number in numbers {
                let app = try await ExploredApp(maker, after: lines + [Self.command(number), step.line])
                if app.isAtRest, app.snapshot != usual { return (.scheduled(number), .order) }
                reordering = max(reordering, app.root.instrumentation.tasks.reordering)
                if reordering < .order { break }
            }
        } catch is ExploredApp.Forbidden {
            // Attempts from before the forbidden line still count.
        }
        return (nil, reordering)
    }
}

extension Step {
    /// Creates a step from two steps. The second starts without waiting for the first.
    init(_ first: Step, togetherWith second: Step) {
        let parts = [first.line, second.line]
        self.init(
            line: "together \(parts.map { Quoting.quoted($0) }.joined(separator: " "))",
            action: "\(first.action) together with \(second.action)", isOffered: false, parts: parts)
    }

    /// The parts in both orders, and each part alone, because the app may ignore or cancel a part.
    var inTurn: [[String]] { [parts, parts.reversed()] + parts.map { [$0] } }
}

extension ExploredApp {
    /// True if no task sleeps. Nothing more will then happen.
    var isAtRest: Bool { root.instrumentation.tasks.sleepers == nil }
}

extension AppMaker {
    /// Runs each of several lists of lines in a fresh app, after the same first lines. Returns the final snapshots; nil
    /// if an app does not come to rest.
    func endings(of ways: [[String]], after lines: [String]) async throws -> [StackSnapshot]? {
        var endings: [StackSnapshot] = []
        for way in ways {
            let app = try await ExploredApp(self, after: lines + way)
            guard app.isAtRest else { return nil }
            endings.append(app.snapshot)
        }
        return endings
    }
}

extension StackSnapshot {
    /// The rows that occur several times on the top screen, with their counts.
    private var repeatedRows: [String: Int] {
        let rows = top.rows.filter { !$0.allSatisfy(\.isWhitespace) }
        return Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    }

    var hasRepeatedRows: Bool { !repeatedRows.isEmpty }

    /// Returns true if a row is repeated more often than in any of the other snapshots.
    func repeatsRows(unlike others: [StackSnapshot]) -> Bool {
        let known = others.map(\.repeatedRows)
        return repeatedRows.contains { row, count in known.allSatisfy { $0[row, default: 1] < count } }
    }
}
