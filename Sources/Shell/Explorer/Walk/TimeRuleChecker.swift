import ChallengeVerification

/// Checks rules over time against the walked graph, and shows each breach by the fewest lines.
///
/// A state of the graph represents all moments with the same fingerprint. A breach therefore counts only after a trial in
/// a fresh app.
struct TimeRuleChecker {
    /// A state of the app, inside or outside of a rule's span.
    private struct Place: Hashable {
        let state: StateFingerprint
        let isInSpan: Bool
    }

    /// A breach of a rule: the state, the lines that lead to this state, and a message. The sighting is nil if the graph
    /// alone proves the breach.
    private typealias Proof = (state: StateFingerprint, lines: [String], detail: String, sighting: Sighting?)

    private let options: ExplorationOptions
    private let graph: WalkedGraph
    private let states: StateStore
    /// The states that were not explored completely, so that some of their edges are unknown.
    private let unexplored: Set<StateFingerprint>
    private let edges: [StateFingerprint: [WalkedGraph.Edge]]
    /// Runs lines in a fresh app, and then a command that inspects the app; nil if the work is interrupted.
    private let look: ([String], String?) async throws -> Sighting?

    init(
        _ options: ExplorationOptions, _ graph: WalkedGraph, states: StateStore,
        unexplored: Set<StateFingerprint>, look: @escaping ([String], String?) async throws -> Sighting?
    ) {
        (self.options, self.graph, self.states, self.look) = (options, graph, states, look)
        self.unexplored = unexplored
        edges = Dictionary(grouping: graph.edges, by: \.from)
    }

    /// Returns the breaches of a rule, each with the state where it occurs.
    func violations(of rule: TimeRule) async throws -> [(state: StateFingerprint, finding: Finding, Violation)] {
        var violations: [(state: StateFingerprint, finding: Finding, Violation)] = []
        for (state, lines, detail, known) in try await proofs(against: rule) {
            let there: Sighting? = if let known { known } else { try await look(lines, Appearance.show) }
            guard let there else { continue }
            let finding = Finding(
                .rule, screen: state.screen, action: "", "\(rule.place): \(detail)", pattern: rule.place,
                lineCount: lines.count)
            let entries = there.entries + [there.look].compactMap(\.self)
            let isShown = known != nil && !entries.isEmpty
            violations.append(
                (state, finding, Violation(finding, entries: entries, isShown: isShown, seed: options.seed)))
        }
        return violations
    }

    private func proofs(against rule: TimeRule) async throws -> [Proof] {
        switch rule.demand {
        case .within(let count, let screen): return far(from: screen, within: count)
        case .leads(let from, let screens): return screens.flatMap { missingWay(from: from, to: $0) }
        case .neverShows(let screen):
            return try await first(in: rule) { place, lines, _ in
                guard place.isInSpan, place.state.screen == screen, let there = try await sight(place, lines)
                else { return nil }
                return (place.state, lines, "\(screen) is shown after '\(lines.last ?? "")'", there)
            }
        case .neverDoes(let words):
            return try await first(in: rule) { place, lines, before in
                guard before?.isInSpan == true, let line = lines.last, Self.begins(line, with: words),
                    let there = try await sight(place, lines)
                else { return nil }
                return (place.state, lines, "'\(line)' succeeds", there)
            }
        case .holds(let statement, let screen):
            return try await first(in: rule) { place, lines, _ in
                guard place.isInSpan, screen == nil || screen == place.state.screen,
                    let there = try await sight(place, lines, at: statement), !there.holds
                else { return nil }
                return (place.state, lines, there.look?.output.joined(separator: " ") ?? "", there)
            }
        }
    }

    /// Runs lines and returns the app's state; nil if the lines lead to another state than in the graph.
    private func sight(_ place: Place, _ lines: [String], at command: String? = nil) async throws -> Sighting? {
        guard let there = try await look(lines, command), there.hasSucceeded, there.fingerprint == place.state else {
            return nil
        }
        return there
    }

    // MARK: In a span

    /// Returns the first proof on the shortest ways through the graph from the start of the walk.
    ///
    /// - Parameter check: receives each place, the lines to this place, and the place before the last line. The place
    ///   before is nil at the start of the walk.
    private func first(
        in rule: TimeRule, _ check: (Place, [String], _ before: Place?) async throws -> Proof?
    ) async throws -> [Proof] {
        guard let span = rule.span else { return [] }
        var queue: [(place: Place, lines: [String])] = []
        var seen: Set<Place> = []
        for state in states where state.lines.isEmpty || state.lines == options.start {
            let isInSpan = state.lines.reduce(false) { Self.isIn(span, $0, after: $1) }
            let place = Place(state: state.fingerprint, isInSpan: isInSpan)
            guard seen.insert(place).inserted else { continue }
            queue.append((place, state.lines))
            if let proof = try await check(place, state.lines, nil) { return [proof] }
        }
        var next = 0
        while next < queue.count {
            let (before, lines) = queue[next]
            next += 1
            for edge in edges[before.state] ?? [] {
                let isInSpan = edge.lines.reduce(before.isInSpan) { Self.isIn(span, $0, after: $1) }
                let (place, lines) = (Place(state: edge.to, isInSpan: isInSpan), lines + edge.lines)
                let isNew = seen.insert(place).inserted
                // Another line to a known place still counts, because the rule may forbid this line.
                guard isNew || rule.isAboutLines else { continue }
                if let proof = try await check(place, lines, before) { return [proof] }
                if isNew { queue.append((place, lines)) }
            }
        }
        return []
    }

    private static func isIn(_ span: TimeRule.Span, _ isInSpan: Bool, after line: String) -> Bool {
        if begins(line, with: span.start) { return true }
        return isInSpan && !(span.end.map { begins(line, with: $0) } ?? false)
    }

    private static func begins(_ line: String, with words: [String]) -> Bool {
        line.split(separator: " ").map(String.init).starts(with: words)
    }

    // MARK: From the graph

    /// Returns, for each screen, the first state from which the given screen is too many steps away.
    private func far(from screen: String, within count: Int) -> [Proof] {
        var distances: [StateFingerprint: Int] = [:]
        var ends = states.map(\.fingerprint).filter { $0.screen == screen }
        for end in ends { distances[end] = 0 }
        let back = Dictionary(grouping: graph.edges.filter(\.isByControl), by: \.to)
        var next = 0
        while next < ends.count {
            let distance = (distances[ends[next]] ?? 0) + 1
            for edge in back[ends[next]] ?? [] where distances[edge.from] == nil {
                distances[edge.from] = distance
                ends.append(edge.from)
            }
            next += 1
        }
        var screens: Set<String> = []
        return states.compactMap { state in
            let distance = distances[state.fingerprint]
            guard distance ?? .max > count, !unexplored.contains(state.fingerprint),
                screens.insert(state.fingerprint.screen).inserted
            else { return nil }
            let text = distance.map { "is \($0) steps away from \(screen)" } ?? "has no controls that lead to \(screen)"
            return (state.fingerprint, state.lines, "\(state.fingerprint.screen) \(text)", nil)
        }
    }

    private func missingWay(from: String, to: String) -> [Proof] {
        let there = states.filter { $0.fingerprint.screen == from }
        let isThere = graph.edges.contains {
            $0.isByControl && $0.isForward && $0.from.screen == from && $0.to.screen == to
        }
        guard !isThere, !there.contains(where: { unexplored.contains($0.fingerprint) }), let first = there.first else {
            return []
        }
        return [(first.fingerprint, first.lines, "no control of \(from) leads to \(to)", nil)]
    }
}

nonisolated extension TimeRule {
    fileprivate var isAboutLines: Bool { if case .neverDoes = demand { true } else { false } }
}
