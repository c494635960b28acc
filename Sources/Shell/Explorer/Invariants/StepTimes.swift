/// The processor times of a walk's steps. Steps with the same action are of one kind.
nonisolated struct StepTimes: Codable, Sendable {
    struct Slow: Codable, Sendable {
        let step: Step
        /// The name of the screen on top.
        let screen: String
        /// The lines that lead to the state before the step.
        let path: [String]
        let microseconds: Int
    }

    /// The microseconds below which steps are ignored.
    private static let floor = 50_000
    /// A step is reported if it takes at least this many times the median of its kind.
    private static let factor = 10
    /// The maximum number of slow steps of a kind.
    private static let limit = 20

    /// The microseconds of all steps, by their kind.
    private var all: [String: [Int]] = [:]
    private var slow: [String: [Slow]] = [:]

    mutating func note(_ duration: Duration, of step: Step, on screen: String, after path: [String]) {
        let microseconds = Int(duration / .microseconds(1))
        all[step.action, default: []].append(microseconds)
        guard microseconds >= Self.floor else { return }
        add([Slow(step: step, screen: screen, path: path, microseconds: microseconds)], to: step.action)
    }

    mutating func append(_ other: StepTimes) {
        for (kind, times) in other.all { all[kind, default: []] += times }
        for (kind, steps) in other.slow { add(steps, to: kind) }
    }

    /// Keeps the slowest steps of a kind.
    private mutating func add(_ steps: [Slow], to kind: String) {
        let all = slow[kind, default: []] + steps
        let least = all.map(\.microseconds).sorted(by: >).prefix(Self.limit).last ?? 0
        slow[kind] = Array(all.filter { $0.microseconds >= least }.prefix(Self.limit))
    }

    /// The steps that seem much slower than other steps of their kind, in the order of the walk. The list may contain the
    /// first step of a process by mistake.
    var suspects: [(finding: Finding, evidence: Evidence)] {
        slow.sorted { $0.key < $1.key }.flatMap { kind, steps in
            let times = (all[kind] ?? []).sorted()
            let limit = max(Self.floor, Self.factor * times[times.count / 2])
            return steps.filter { $0.microseconds >= limit }.map { Experiment.costly($0, limit: limit) }
        }
    }
}

extension Experiment {
    private nonisolated static let tooSlow = "it takes more than ten times as long as elsewhere"

    /// Returns the experiment that checks a slow step, with the finding to expect.
    fileprivate nonisolated static func costly(
        _ slow: StepTimes.Slow, limit: Int
    ) -> (finding: Finding, evidence: Evidence) {
        let step = slow.step
        let screen = step.isOfScreen ? slow.screen : ""
        let finding = Finding(
            .cost, screen: screen, action: step.action, tooSlow, pattern: step.destination.screen,
            lineCount: slow.path.count + 1)
        let experiment = Experiment(step: step, kind: .costly(microseconds: limit))
        return (finding, Evidence(experiment: experiment, prefixes: [slow.path]))
    }

    /// Checks that a step takes at least this many microseconds in each of three fresh apps.
    func tryCost(_ limit: Int, _ trial: inout Trial) async throws {
        try await trial.run(step.line)
        var times = [trial.app.time]
        while times.count < 3, let last = times.last, last >= .microseconds(limit) {
            let other = try await trial.app.again(after: trial.start)
            try await other.run(step.line)
            times.append(other.time)
        }
        guard times.allSatisfy({ $0 >= .microseconds(limit) }) else { return }
        trial.found(.cost, Self.tooSlow, pattern: step.destination.screen)
    }
}
