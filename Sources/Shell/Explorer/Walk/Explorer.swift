import ChallengeVerification

/// Walks an app automatically, breadth first, until no new state is found, and checks the invariants everywhere.
///
/// A ``StateFingerprint`` identifies a state, and lines from the first screen lead to this state. In each state, a crew's
/// workers try all steps of the ``StepGenerator`` as ``Experiment``s. The answers count in the order of the states, so
/// the walk is the same for any number of workers. Each shard makes the whole walk, but checks only its share.
package final class Explorer {
    nonisolated struct State: Sendable {
        /// The number of the state, from 0, in the order of discovery.
        let number: Int
        let fingerprint: StateFingerprint
        /// The lines that lead to the state in a fresh app.
        let lines: [String]
        /// The number of stacks.
        let level: Int
    }

    /// An edge between two states, or from a state to itself, by their numbers.
    private struct Edge: Hashable {
        let from: UInt32
        let to: UInt32
    }

    /// The walk ends after this many deaths of workers.
    static let deathLimit = 20
    /// The number of early states that are searched for a finding from a later state.
    private static let candidateLimit = 20

    /// Receives the progress of the walk after each state.
    package var onProgress: @MainActor (ExplorationResult) -> Void = { _ in }
    private let crew: any Crew
    private let options: ExplorationOptions
    private var knowledge = Knowledge()
    /// The free slots of the crew. At least one slot is free whenever a reply is counted.
    private var free = [0]
    private var queue = StateStore()
    /// The number of the next state to give to a worker, and of the next state whose answer counts.
    private var (given, next) = (0, 0)
    private var edges: Set<Edge> = []
    /// The kinds of states in which all steps were tried. In further states of these kinds, workers try only the screen's
    /// actions and the steps that depend on the screens below.
    private var kinds: Set<String> = []
    /// The names of the screens of all explored states.
    private var screens: Set<String> = []
    /// The stack counts for which the global commands were tried with wrong arguments.
    private var levels: Set<Int> = []
    /// The actions that load data and were tried with faults, by the kind of the state.
    private var triedWithFaults: [String: Set<String>] = [:]
    /// The lines that ended a worker, each with its screen.
    private var noted: Set<[String]> = []
    /// Evidence for the app's own rules, from all states.
    private var facts = FactLog()
    private var times = StepTimes()
    /// The events that screens declare, by the screens' names, and the events that were tracked.
    private var (events, tracked) = ([String: [String]](), Set<String>())
    private var result: ExplorationResult
    private var graph = WalkedGraph()

    init(_ crew: any Crew, _ options: ExplorationOptions) {
        (self.crew, self.options) = (crew, options)
        knowledge.options = options
        result = ExplorationResult(seed: options.seed)
    }

    /// Creates an explorer with one worker in this process.
    package convenience init(_ maker: AppMaker, _ options: ExplorationOptions) { self.init(LocalCrew(maker), options) }

    /// Walks the app until nothing is left, a limit is reached, or the task is cancelled.
    package func explore() async throws -> ExplorationResult {
        defer { crew.end() }
        if try await begin() {
            try await walk()
            if !result.isInterrupted { try await judge() }
            if !result.isInterrupted { try await holdRulesOverTime() }
            if options.writesTests, !result.isInterrupted { try await writeTests() }
        }
        for state in queue[next...] { add(StateRecord(state)) }
        result.addFacts(of: graph)
        result.setAside(options.known, isWhole: options.shard == nil)
        return result
    }

    private func perform(_ order: Order, in slot: Int? = nil) async throws -> Reply {
        let reply = try await crew.perform(order, in: slot ?? free.last ?? 0, knowing: knowledge)
        if case .failed(let reason) = reply.answer { throw ExplorationError(text: reason) }
        return reply
    }

    /// Finds the states in which the walk begins. Returns false if the work is interrupted.
    private func begin() async throws -> Bool {
        let reply = try await perform(.scout)
        guard case .scouted(let beginning) = reply.answer else {
            result.isInterrupted = true
            return false
        }
        (knowledge.rows, events) = (beginning.rows, beginning.events)
        result.coverage = Coverage(declared: beginning.declared)
        (result.mapLines, result.suspicions) = (beginning.facts, beginning.suspicions)
        // If an action changes shared data, a single worker walks, because several workers would disturb each other.
        if !beginning.changesData { free = (0..<crew.slotCount).reversed() }
        for death in reply.deaths { _ = try await note(death) }
        for state in beginning.states { _ = add(state, after: nil) }
        return true
    }

    private func holdRulesOverTime() async throws {
        guard !options.rules.overTime.isEmpty else { return }
        let unexplored = queue[next...] + result.states.filter { !$0.isExplored }.map(\.state)
        let checker = TimeRuleChecker(options, graph, states: queue, unexplored: Set(unexplored.map(\.fingerprint))) {
            guard case .looked(let sighting) = try await self.perform(.look($0, at: $1)).answer else { return nil }
            return sighting
        }
        for rule in options.rules.overTime {
            for (state, finding, violation) in try await checker.violations(of: rule) {
                guard let index = result.states.firstIndex(where: { $0.state.fingerprint == state }) else { continue }
                result.states[index].add(finding)
                if result.wantsTranscript(of: finding, lineCount: finding.lineCount) {
                    result.add(violation, for: finding)
                }
            }
        }
    }

    private func writeTests() async throws {
        if case .transcripts(let tests) = try await perform(.cover(result.witnesses)).answer { result.tests = tests }
    }

    // MARK: The walk

    private func walk() async throws {
        try await withThrowingTaskGroup(of: (slot: Int, number: Int, reply: Reply).self) { group in
            var replies: [Int: Reply] = [:]
            while true {
                if let reply = replies.removeValue(forKey: next) {
                    if !isLimitReached { try await count(reply, of: queue[next]) }
                    if isLimitReached { group.cancelAll() }
                    continue
                }
                while let slot = free.last, given < queue.count, !isLimitReached, !result.isInterrupted {
                    let (number, order) = (given, order(for: queue[given]))
                    given += 1
                    guard order.isWork else {
                        replies[number] = Reply(answer: .explored(StateAnswer()))
                        continue
                    }
                    free.removeLast()
                    group.addTask { [self] in (slot, number, try await perform(.explore(order), in: slot)) }
                }
                if replies[next] != nil { continue }
                guard let done = try await group.next() else { break }
                free.append(done.slot)
                replies[done.number] = done.reply
            }
        }
    }

    private var isStepLimitReached: Bool { result.stepCount >= options.stepLimit ?? .max }

    /// True if a limit is reached, so that further answers do not count.
    private var isLimitReached: Bool { next > 0 && isStepLimitReached || noted.count >= Self.deathLimit }

    private func isInShare(_ state: State) -> Bool {
        guard let shard = options.shard else { return true }
        return state.number % shard.count == shard.number - 1
    }

    /// Returns true if the steps of a state are tried.
    private func isExplored(_ state: State) -> Bool { state.lines.count < options.depth ?? .max }

    /// Returns the order for a state. Must be called once for each state, in the order of the states.
    private func order(for state: State) -> StateOrder {
        var order = StateOrder(fingerprint: state.fingerprint, lines: state.lines)
        order.isBeginning = state.number == 0 || state.lines == options.start
        order.isExplored = isExplored(state)
        order.isInShare = crew.isShared || isInShare(state)
        if order.isExplored {
            let kind = state.fingerprint.kind
            order.isFirstOfKind = kinds.insert(kind).inserted
            order.isFirstOfScreen = screens.insert(state.fingerprint.screen).inserted
            order.isFirstOfLevel = order.isFirstOfKind && levels.insert(state.level).inserted
            order.triedWithFaults = triedWithFaults[kind] ?? []
            // One step more than the limit shows whether the walk exceeds the limit.
            order.stepLimit = options.stepLimit.map { max(0, $0 - result.stepCount) + 1 }
        }
        return order
    }

    // MARK: Counting

    /// Counts the results of the next state.
    private func count(_ reply: Reply, of state: State) async throws {
        next += 1
        var answer = StateAnswer(isInterrupted: true)
        if case .explored(let whole) = reply.answer { answer = whole }
        var record = StateRecord(state)
        defer {
            add(record)
            onProgress(result)
        }
        for death in reply.deaths { if let finding = try await note(death) { record.add(finding) } }
        result.omittedStepCount += answer.omittedStepCount
        let isWhole = try await count(answer.trials, of: state, &record)
        if isWhole {
            facts.append(answer.facts)
            times.append(answer.times)
        }
        tracked.formUnion(answer.events)
        record.isExplored = isWhole && !answer.isInterrupted && isExplored(state)
        if answer.isInterrupted, !isLimitReached { result.isInterrupted = true }
    }

    /// Counts the results of trials. Returns false if the limit of steps is reached first.
    private func count(_ trials: [TrialAnswer], of state: State, _ record: inout StateRecord) async throws -> Bool {
        for trial in trials {
            if trial.isStep {
                if isStepLimitReached { return false }
                result.stepCount += 1
            }
            if let passage = trial.passage { graph.note(passage, from: state.fingerprint) }
            for reached in trial.reached {
                let number = add(reached, after: state.number)
                edges.insert(Edge(from: UInt32(state.number), to: UInt32(number)))
            }
            result.edgeCount = edges.count
            let new = trial.coverage.filter { result.coverage.reach($0) }
            if !new.isEmpty {
                knowledge.coverage += new
                result.witnesses.append(trial.lines)
            }
            for found in trial.findings where isInShare(state) { try await count(found, &record) }
            guard let action = trial.faultyAction,
                triedWithFaults[state.fingerprint.kind, default: []].insert(action).inserted
            else { continue }
            guard try await count(trial.faults, of: state, &record) else { return false }
        }
        return true
    }

    private func count(_ found: Found, _ record: inout StateRecord) async throws {
        let finding = found.finding
        record.add(finding)
        guard result.wantsTranscript(of: finding, lineCount: found.lineCount), let evidence = found.evidence else {
            return
        }
        let order = Order.shrink(finding, evidence, candidates: candidates(for: finding.subject))
        // This task is never cancelled, so that earlier findings are still shrunk after an interruption.
        let work = Task { try await perform(order).answer }
        if case .violation(_, let violation) = try await work.value { result.add(violation, for: finding) }
    }

    /// Reports the exceptions from the app's own rules. Only the evidence of the whole walk reveals these rules.
    private func judge() async throws {
        let doubts = Truths(log: facts).doubts.map { fact, exception in
            let finding = fact.finding(exception)
            return (finding: finding, evidence: exception.evidence(of: finding, seed: options.seed))
        }
        for (finding, evidence) in doubts + times.suspects {
            guard result.wantsTranscript(of: finding, lineCount: evidence.lineCount) else { continue }
            let order = Order.shrink(finding, evidence, candidates: candidates(for: finding.subject))
            if case .violation(_, let violation) = try await perform(order).answer {
                result.add(violation, for: finding)
            }
        }
        try await judgeTracking()
    }

    /// Reports declared events that were never tracked, if every step was tried on their screens, with faults too.
    private func judgeTracking() async throws {
        guard options.hasFaults, next == queue.count, result.unexploredCount == 0, options.shard == nil || crew.isShared
        else { return }
        let untried = Set(
            result.coverage.missing(.actions).compactMap { $0.split(separator: " ").first.map(String.init) })
        for (screen, events) in events.sorted(by: { $0.key < $1.key }) where !untried.contains(screen) {
            guard let lines = queue.first(where: { $0.fingerprint.screen == screen })?.lines else { continue }
            for event in events where !tracked.contains(event) {
                guard case .looked(let sighting) = try await perform(.look(lines, at: "events")).answer else { return }
                let finding = Finding(
                    .untracked, screen: screen, action: "",
                    "the event \(event) is declared, but no step tracks it", pattern: event,
                    lineCount: lines.count)
                let entries = sighting.entries + [sighting.look].compactMap(\.self)
                result.add(Violation(finding, entries: entries, isShown: false, seed: options.seed), for: finding)
            }
        }
    }

    /// Returns the lines to the states that may show a finding or another finding with the same cause. Earlier states
    /// come first, so that all shards show the finding by the same lines.
    private func candidates(for subject: Finding.Subject) -> [[String]] {
        let isThere = queue.lazy.filter { subject.screen.isEmpty || $0.fingerprint.screen == subject.screen }
        // A finding that a screen shows by itself may occur on other screens too.
        let elsewhere = queue.prefix(subject.action.isEmpty ? Self.candidateLimit : 0)
        return (Array(elsewhere) + isThere.prefix(Self.candidateLimit)).map(\.lines)
    }

    /// Records the death of a worker, once for each line on a screen. Returns the finding; nil if it is known.
    private func note(_ death: Death) async throws -> Finding? {
        let line = death.place.lines.last ?? ""
        knowledge.deaths.append(death)
        guard noted.count < Self.deathLimit, noted.insert([death.place.screen, line]).inserted,
            case .violation(let finding, let violation) = try await perform(.show(death)).answer
        else { return nil }
        if result.wantsTranscript(of: finding, lineCount: death.lines.count) { result.add(violation, for: finding) }
        return finding
    }

    private func add(_ record: StateRecord) {
        result.exploredCount += 1
        if !record.isExplored { result.unexploredCount += 1 }
        if isInShare(record.state) { result.states.append(record) }
    }

    /// Adds a state, unless the state is known. Returns the state's number.
    private func add(_ reached: ReachedState, after parent: Int?) -> Int {
        let number = queue.add(reached, after: parent)
        if number == result.stateCount { knowledge.fingerprints.append(queue.fingerprints[number]) }
        result.stateCount = queue.count
        return number
    }
}
