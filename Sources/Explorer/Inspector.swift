import ChallengeCore
import ChallengeHost
import ChallengeShell
import ChallengeText

/// Holds the screens against the invariants that each of them can break by itself; looks at each content once.
final class Inspector {
    /// The narrowest and the widest one, those around the usual one, and some between.
    private static let widths = [20, 21, 27, 40, 63, 79, 80, 81, 132, 200]

    private let rules: [InvariantRule]
    /// The faults of the contents that were looked at.
    private var seen: [Appearance.Screen: [(Invariant, String)]] = [:]

    init(rules: [InvariantRule] = []) {
        self.rules = rules
    }

    /// What is wrong with the screen on top, each with its invariant.
    func faults(of app: ExploredApp) async -> [(Invariant, String)] {
        guard let screen = app.root.top else { return [] }
        var faults = Self.undeclaredStates(in: app).map { (Invariant.schema, $0) }
        faults += [screen.entry?.chain.redirectFailure].compactMap { $0.map { (.redirect, $0) } }
        let shown = app.appearance.top
        if let known = seen[shown] { return faults + known }
        var found = screen.undeclared(in: app.map).map { (Invariant.schema, $0) }
        found += Self.widthFaults(of: screen).map { (.width, $0) }
        for rule in rules where rule.applies(to: shown.name) {
            guard await !app.session.run(rule.statement).hasSucceeded else { continue }
            _ = try? await app.run(rule.statement)
            found.append((.rule, "\(rule.place): \(app.answer)"))
        }
        seen[shown] = found
        return faults + found
    }

    /// The states that a screen has gone through and that its declaration does not have.
    private static func undeclaredStates(in app: ExploredApp) -> [String] {
        var faults: [String] = []
        for case .state(let name, let from, let to) in app.activities {
            guard let screen = app.map.screens.first(where: { $0.name == name }) else { continue }
            let undeclared = Set([from, to]).subtracting(screen.states.map(\.name)).sorted()
            faults += undeclared.map { "the declaration of \(name) does not have the state \($0)" }
        }
        return faults
    }

    private static func widthFaults(of screen: LiveScreen) -> [String] {
        for isUnicode in [true, false] {
            for width in widths {
                for row in screen.rows(width: width, isUnicode: isUnicode) {
                    if row.displayWidth > width { return ["a row of \(width) columns is wider: '\(row)'"] }
                    if row != row.escapingUnsafe { return ["a row could move the cursor: '\(row.escapingUnsafe)'"] }
                }
            }
        }
        return []
    }
}

extension RedirectChain {
    /// Why the chain has no valid end, with its navigations; nil where it has one.
    var redirectFailure: String? {
        guard case .notFound(let reason) = destination as? UnknownNavigation else { return nil }
        switch reason {
        case .noRedirect, .redirectCycle, .tooManyRedirects: break
        case .unresolved, .unknownLink: return nil
        }
        return failure.map { "\($0): \(navigations.map(\.fullName).joined(separator: " → "))" }
    }
}
