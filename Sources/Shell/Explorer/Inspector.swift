import ChallengeShellConsole
import ChallengeCore
import ChallengeHost
import ChallengeShellText
import ChallengeShellVerification

/// Holds the screens against the invariants that each of them can break by itself; looks at each content once.
final class Inspector {
    /// That of transcripts first; the narrowest and the widest one, those around the usual one, and some between.
    private static let widths = [OutputTraits.defaultWidth, 20, 21, 27, 40, 63, 79, 81, 132, 200]

    private let options: ExplorationOptions
    /// What is wrong with the contents that were looked at.
    private var seen: [Appearance.Screen: [Finding]] = [:]
    private var facts: [Appearance.Screen: [(FactLog.Fact, exception: String?)]] = [:]
    /// The contents whose facts count already for the state that is explored.
    private var noted: Set<Appearance.Screen> = []

    init(_ options: ExplorationOptions = ExplorationOptions()) { self.options = options }

    /// From here on another state is explored.
    func beginState() { noted = [] }

    /// What the screen on top tells of the app's own rules; nothing where it was seen before in this state.
    func facts(in app: ExploredApp) -> [(FactLog.Fact, exception: String?)] {
        guard let screen = app.root.top, case let shown = app.appearance.top, !shown.isUnsettled,
            noted.insert(shown).inserted
        else { return [] }
        if let known = facts[shown] { return known }
        let found = ScreenContent(screen, rows: shown.rows).facts(of: shown)
        facts[shown] = found
        return found
    }

    /// What is wrong with the screen on top.
    func findings(in app: ExploredApp) async -> [Finding] {
        guard let screen = app.root.top else { return [] }
        let (shown, lineCount) = (app.appearance.top, app.entries.count)
        /// - Parameter pattern: nil for the detail without the screen's names.
        func finding(
            _ invariant: Invariant, _ detail: String, pattern: String? = nil, proof: Transcript.Entry? = nil,
            isPrinted: Bool? = nil
        ) -> Finding {
            Finding(
                invariant, screen: shown.name, action: "", detail,
                pattern: pattern ?? Pattern.text(detail, without: [shown.name, shown.title]), lineCount: lineCount,
                proof: proof, isPrinted: isPrinted ?? invariant.isPrinted)
        }
        var findings = Self.undeclaredStates(in: app).map { finding(.schema, $0) }
        if let chain = screen.entry?.chain, let failure = chain.redirectFailure {
            findings.append(finding(.redirect, failure, pattern: chain.navigations.map(\.name).joined(separator: " ")))
        }
        let stopped = app.root.guardedScreens
        for screen in stopped.isEmpty ? [] : app.root.allTops {
            guard let awaited = stopped[screen.rendering.screen] else { continue }
            let detail = "\(screen.rendering.screen) is in a stack, and its guard waits for \(awaited)"
            findings.append(finding(.guarded, detail, pattern: detail))
        }
        if options.hasStrictNames {
            for navigation in screen.entry?.chain.navigations ?? [screen.navigation] {
                guard let detail = navigation.derivedName else { continue }
                findings.append(finding(.name, detail, pattern: navigation.name))
            }
        }
        if let known = seen[shown] { return findings + known.map { $0.after(lineCount) } }
        var found = screen.undeclared(in: app.map).map { finding(.schema, $0) }
        if let (detail, isPrinted) = Self.widthFault(of: screen) {
            found.append(finding(.width, detail, isPrinted: isPrinted))
        }
        if let name = ScreenContent(screen, rows: shown.rows).cutName(in: shown.rows) {
            found.append(finding(.truth, "the name '\(name)' is cut where there is room", pattern: "cut name"))
        }
        for rule in options.rules where rule.applies(to: shown.name) {
            let (holds, entry) = await app.look(rule.statement)
            guard !holds else { continue }
            let detail = "\(rule.place): \(entry.output.joined(separator: " "))"
            found.append(finding(.rule, detail, pattern: rule.place, proof: entry))
        }
        seen[shown] = found
        return findings + found
    }

    /// The states that a screen has gone through and that no preview of it has.
    private static func undeclaredStates(in app: ExploredApp) -> [String] {
        var faults: [String] = []
        for case .state(let name, let from, let to) in app.activities {
            guard let screen = app.map.screens.first(where: { $0.name == name }) else { continue }
            let undeclared = Set([from, to]).subtracting(screen.states.map(\.name)).sorted()
            faults += undeclared.map { "no preview of \(name) has the state \($0)" }
        }
        return faults
    }

    private static func widthFault(of screen: LiveScreen) -> (detail: String, isPrinted: Bool)? {
        for isUnicode in [true, false] {
            for width in widths {
                let isPrinted = isUnicode && width == OutputTraits.defaultWidth
                for row in screen.rows(width: width, isUnicode: isUnicode) {
                    if row.displayWidth > width {
                        return ("a row of \(width) columns is wider: '\(row)'", isPrinted)
                    }
                    let escaped = row.escapingUnsafe
                    if row != escaped { return ("a row could move the cursor: '\(escaped)'", isPrinted) }
                }
            }
        }
        return nil
    }
}

extension NavigationContract {
    /// What is wrong with a name that is not declared; nil for one that is.
    fileprivate var derivedName: String? {
        let name = navigationName
        guard name.isDerived else { return nil }
        return
            "\(name.base) is what Swift calls it; declare it: var navigationName: NavigationName { \"\(name.base)\" }"
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
