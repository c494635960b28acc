import ChallengeConsole
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeText
import ChallengeVerification
import SwiftUI

/// Checks the invariants of single screens, once for each different content.
final class Inspector {
    /// The widths to check: first the width of transcripts, then extreme widths, neighbours of the usual width, and some
    /// widths between.
    private static let widths = [OutputTraits.defaultWidth, 20, 21, 27, 40, 63, 79, 81, 132, 200]

    /// A screen without its heading, which depends on the screens below.
    private struct Body: Hashable {
        let screen: StackSnapshot.Screen

        func hash(into hasher: inout Hasher) { hasher.combine(screen.digest) }

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.screen.title == rhs.screen.title && lhs.screen.isEqualBelowHeading(to: rhs.screen)
        }
    }

    /// A row that does not fit into a width. The fault with the smallest rank is reported: faults in Unicode rank first,
    /// then the order of the widths decides.
    private typealias WidthFault = (rank: Int, detail: String)

    /// The findings in one body.
    private struct Inspected {
        let undeclared: [String]
        let widthFault: WidthFault?
        /// All findings of the screen, by its heading.
        var findings: [Element: [Finding]] = [:]
    }

    private let options: ExplorationOptions
    private var bodies: [Body: Inspected] = [:]
    /// The names of the states that a screen's previews have, by the screen's name.
    private var states: [String: Set<String>] = [:]
    private var facts: [Body: [FactLog.Note]] = [:]
    private var search = HeldTextSearch()
    /// The contents whose facts were already counted in this explored state.
    private var noted: Set<Body> = []

    init(_ options: ExplorationOptions = ExplorationOptions()) { self.options = options }

    /// Starts another explored state.
    func beginState() { noted = [] }

    /// Returns the facts about the screen on top, with their exceptions; empty for a screen already seen in this state.
    func facts(in app: ExploredApp) -> [FactLog.Note] {
        guard case let shown = app.snapshot.top, !shown.isUnsettled,
            noted.insert(Body(screen: shown)).inserted
        else { return [] }
        if let known = facts[Body(screen: shown)] { return known }
        let found = shown.parts.facts(of: shown) + heldFacts(in: app, shown) + suggestionFacts(in: app)
        facts[Body(screen: shown)] = found
        return found
    }

    /// Returns facts about the texts of the screen's objects and of its JSON.
    private func heldFacts(in app: ExploredApp, _ screen: StackSnapshot.Screen) -> [FactLog.Note] {
        let told = screen.parts.values.map { HeldText(name: "\(screen.name) \($0.key)", text: $0.text) }
        return (search.texts(in: app.root.topView) + told).compactMap(screen.parts.shown)
    }

    /// Returns a fact for each action that completes texts: it has a completion in some state.
    private func suggestionFacts(in app: ExploredApp) -> [FactLog.Note] {
        guard let rendering = app.root.top?.rendering else { return [] }
        return rendering.actions.filter { $0.refusal == nil }.map(\.description).flatMap { action in
            action.forms.joined().filter { $0.suggests && $0.isAnyText }.map { parameter in
                let what = "\(action.name) \(parameter.name) has completions"
                return (
                    FactLog.Fact(invariant: .remembered, screen: rendering.screen, what: what, rule: .nowhere),
                    parameter.suggest().isEmpty
                        ? "Tab completes no \(parameter.name) of '\(action.name)' in any state" : nil
                )
            }
        }
    }

    /// Returns the findings of the screen on top.
    func findings(in app: ExploredApp) async -> [Finding] {
        guard let screen = app.root.top else { return [] }
        let (shown, lineCount) = (app.snapshot.top, app.entries.count)
        /// - Parameter pattern: the pattern of the cause; nil for the detail without the screen's names.
        func finding(
            _ invariant: Invariant, _ detail: String, pattern: String? = nil, proof: Transcript.Entry? = nil,
            isPrinted: Bool? = nil
        ) -> Finding {
            Finding(
                invariant, screen: shown.name, action: "", detail,
                pattern: pattern ?? Pattern.text(detail, without: [shown.name, shown.title]), lineCount: lineCount,
                proof: proof, isPrinted: isPrinted ?? invariant.isPrinted)
        }
        var findings = undeclaredStates(in: app).map { finding(.schema, $0) }
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
        let body = Body(screen: shown)
        if let known = bodies[body]?.findings[shown.heading] { return findings + known.map { $0.after(lineCount) } }
        let inspected =
            bodies[body]
            ?? Inspected(
                undeclared: screen.undeclared(in: app.map), widthFault: Self.widthFault(of: shown.body))
        var found = inspected.undeclared.map { finding(.schema, $0) }
        let faults = [Self.widthFault(of: shown.heading), inspected.widthFault].compactMap(\.self)
        if let (rank, detail) = faults.min(by: { $0.rank < $1.rank }) {
            found.append(finding(.width, detail, isPrinted: rank == 0))
        }
        let content = shown.parts
        if let detail = content.otherValue(in: shown.rows) {
            found.append(finding(.truth, detail, pattern: "value of another key"))
        }
        if let text = ScreenContent.programText(in: shown.rows) {
            found.append(finding(.truth, "'\(text)' is shown, but meant for programs", pattern: "text of programs"))
        }
        let isWhole = screen.rendering.actions.contains {
            $0.description.name == MetamorphicRelation.more && $0.refusal != nil
        }
        if let rows = ListedRows(app), !shown.isUnsettled, isWhole || !rows.hasMore,
            let total = rows.totals.first(where: { $0 != rows.all.count })
        {
            let detail = "the list has \(rows.all.count) rows and no further page, and says that it has \(total)"
            found.append(finding(.pages, detail, pattern: "other total"))
        }
        for rule in options.rules where rule.applies(to: shown.name) {
            let (holds, entry) = await app.look(rule.statement)
            guard !holds else { continue }
            let detail = "\(rule.place): \(entry.output.joined(separator: " "))"
            found.append(finding(.rule, detail, pattern: rule.place, proof: entry))
        }
        bodies[body, default: inspected].findings[shown.heading] = found
        return findings + found
    }

    /// Returns a fault for each state of a screen that no preview of the screen has.
    private func undeclaredStates(in app: ExploredApp) -> [String] {
        var faults: [String] = []
        for case .state(let name, let from, let to) in app.activities {
            let declared =
                states[name]
                ?? app.map.screens.first { $0.name == name && $0.hasPreviews }.map { Set($0.states.map(\.name)) }
            guard let declared else { continue }
            states[name] = declared
            let undeclared = Set([from, to]).subtracting(declared).sorted()
            faults += undeclared.map { "no preview of \(name) has the state \($0)" }
        }
        return faults
    }

    private static func widthFault(of element: Element) -> WidthFault? {
        var least: WidthFault?
        for (style, isUnicode) in [true, false].enumerated() where least == nil {
            let whole = element.rows(width: StackSnapshot.Screen.width, isUnicode: isUnicode)
            for (index, width) in widths.enumerated().sorted(by: { $0.element < $1.element }) {
                let (rows, rank) = (element.rows(width: width, isUnicode: isUnicode), style * widths.count + index)
                if let fault = rows.lazy.compactMap({ $0.fault(in: width) }).first {
                    if rank < least?.rank ?? .max { least = (rank, fault) }
                } else if rows == whole {
                    // The rows equal the rows on a wide screen, so more room changes nothing.
                    break
                }
            }
        }
        return least
    }
}

extension String {
    /// Returns the fault of a row that must fit into a width; nil if the row fits.
    fileprivate func fault(in width: Int) -> String? {
        if plainColumns.map({ $0 <= width }) == true { return nil }
        if displayWidth > width { return "a row of \(width) columns is wider: '\(self)'" }
        let escaped = escapingUnsafe
        return self == escaped ? nil : "a row could move the cursor: '\(escaped)'"
    }
}

extension NavigationContract {
    /// The fault that the name comes from a Swift type; nil if the name is declared.
    fileprivate var derivedName: String? {
        let name = navigationName
        guard name.isDerived else { return nil }
        return
            "\(name.base) is the name from Swift; declare a name: var navigationName: NavigationName { \"\(name.base)\" }"
    }
}

extension RedirectChain {
    /// The fault that a redirect is missing, or that redirects form a cycle or are too many; nil if there is no fault.
    var redirectFailure: String? {
        guard case .notFound(let reason) = destination as? UnknownNavigation else { return nil }
        switch reason {
        case .noRedirect, .redirectCycle, .tooManyRedirects: break
        case .unresolved, .unknownLink: return nil
        }
        return failure.map { "\($0): \(navigations.map(\.fullName).joined(separator: " → "))" }
    }
}
