package import ChallengeActions
package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeHost
import ChallengeText
import SwiftUI

/// The origin of a screen for `why`: its command, the navigation, each redirect, the feature, the move, and the intent.
struct Provenance {
    let screen: LiveScreen
    /// The tab of the screen's stack, or of the stack below its modals; nil in an app without tabs.
    let tab: AppTab?
    /// The number of nested modals that contain the screen's stack.
    let level: Int
    let depth: Int
    /// The depth, in its own stack, of the screen that presents the modal.
    let presenterDepth: Int
    let map: AppMap
    let load: ContentLoad?
    /// The numbers of rows that each condition of an empty screen hides.
    let without: [(condition: String, count: Int)]
    let presentFault: Fault?
    let dataSource: String?

    /// The reason why the not-found screen is shown; nil on other screens.
    private var failure: String? {
        if let failure = screen.entry?.chain.failure { return failure }
        let notFound = UnknownNavigation.notFound(.unresolved(navigation: navigation))
        return map.screen(for: notFound.name)?.name == screen.rendering.screen
            ? "no feature shows \(navigation)" : nil
    }

    private var navigation: String { screen.navigation.fullName }

    /// A line of the drawn chain: from the command down to the screen, and from the data up to it.
    enum Line {
        case fact(String, [Span])
        /// A line that leads down, with a remark.
        case step(isDashed: Bool = false)
        case arrival(String)
        case screen
        /// The summary of the content, at the arrow that leads up.
        case content([Span])
        case source
    }

    var lines: [Line] { way + [.screen] + content }

    private var way: [Line] {
        guard let entry = screen.entry else { return [.arrival("the app begins here, with \(navigation)")] }
        var lines: [Line] = screen.origin.isEmpty ? [] : [.fact("command", [Span(screen.origin)]), .step()]
        lines.append(.fact("requested", [Span(asked(entry.chain))]))
        for (position, hop) in entry.chain.hops.enumerated() {
            lines += [
                .step(isDashed: true),
                .fact(
                    hop.awaited == nil ? "redirect \(position + 1)" : "guard",
                    [Span(.redirect, .accent), Span(" \(hop.phrase)")]),
            ]
        }
        if let (awaited, destination) = entry.chain.pendingGuard {
            lines.append(.fact("waits for", [Span("\(awaited), then leads to \(destination.fullName)")]))
        }
        if let satisfied = entry.satisfiedGuard { lines.append(.fact("waited for", [Span(satisfied)])) }
        if let failure { lines.append(.fact("ended", [Span(failure, .failure)])) }
        return lines + [.arrival(move(entry.presentation))]
    }

    private var content: [Line] {
        let delivered: [Line] = screen.intent.map { [.fact("delivered", [Span($0.written)])] } ?? []
        let conditions = screen.rendering.conditions.map(\.text)
        let steps = load?.steps ?? []
        guard !(delivered.isEmpty && conditions.isEmpty && steps.isEmpty && reason == nil) else { return [] }
        let isBad = screen.rendering.state == .error
        var lines: [Line] = [.content([Span(reason ?? screen.rendering.summary, isBad ? .failure : .plain)])]
        lines += delivered
        if !conditions.isEmpty {
            lines.append(.fact("conditions", [Span(conditions.joined(separator: ", "))]))
        }
        guard !steps.isEmpty else { return lines }
        if lines.count > 1 { lines.append(.source) }
        if let earlier = load?.earlierCount, earlier > 0 {
            lines.append(.fact("requests", [Span("\(earlier) earlier", .secondary)]))
        }
        lines += steps.map { step in
            let origin = step.activity.origin
            return .fact(
                origin.kind,
                [Span("\(origin.subject): \(origin.answer)")]
                    + (step.fault.map { [Span(" (fault \($0.name))", .warning)] } ?? []))
        }
        return lines + (dataSource.map { [.source, .fact("data", [Span($0)])] } ?? [])
    }

    private var reason: String? { screen.reason(after: load, without: without, now: presentFault) }

    var resolution: String { "\(screen.rendering.screen), of \(screen.feature)" }

    private func asked(_ chain: RedirectChain) -> String {
        let asked = chain.navigations[0]
        return asked.fullName + (asked is any OutgoingNavigationContract ? ", an outgoing navigation" : "")
    }

    private func move(_ presentation: NavigationEntry.Presentation) -> String {
        switch presentation {
        case .push: "pushed on \(stack(level)), to depth \(depth)"
        case .present(let style):
            "presented by \(stack(level - 1)) at depth \(presenterDepth), as \(style.phrase)"
        case .tab(let title): "by the tab \(title)"
        case .root: tab.map { "the tab \($0.title) begins here" } ?? "the app begins here"
        }
    }

    private func stack(_ level: Int) -> String {
        guard level == 0 else { return "the stack of modal \(level)" }
        return tab.map { "the stack of the tab \($0.title)" } ?? "the app's stack"
    }

    var json: JSON {
        let asked = screen.entry?.chain.navigations[0]
        return [
            "screen": screen.rendering.screen, "title": screen.rendering.title, "feature": screen.feature,
            "navigation": navigation, "tab": tab?.name,
            "modal": level, "depth": depth, "reached": screen.arrival, "asked": asked?.fullName,
            "isOutgoing": asked.map { $0 is any OutgoingNavigationContract }, "failure": failure,
            "waiting": screen.entry?.waiting, "delivered": screen.intent?.written, "content": contentJSON,
        ]
    }

    private var contentJSON: JSON {
        let conditions = screen.rendering.conditions.map(\.text)
        return [
            "state": screen.rendering.state.name, "reason": reason, "conditions": conditions.isEmpty ? nil : conditions,
            "without": without.isEmpty
                ? nil : without.map { ["condition": $0.condition, "count": $0.count] as JSON },
            "origins": load?.steps.map { step in
                let origin = step.activity.origin
                return [
                    "kind": origin.kind, "subject": origin.subject, "answer": origin.answer, "fault": step.fault?.name,
                ] as JSON
            },
            "data": load == nil ? nil : dataSource,
        ]
    }
}

extension LiveScreen {
    /// A sentence about an empty or failed content, without a capital; nil for any other content.
    ///
    /// - Parameters:
    ///   - load: the origins of the content, if they are known.
    ///   - without: for each condition of the screen, the number of rows without this condition.
    ///   - present: the fault that is on now.
    package func reason(
        after load: ContentLoad?, without: [(condition: String, count: Int)] = [], now present: Fault?
    ) -> String? {
        let fault = load?.steps.last?.fault
        let mention = fault.map { "the fault '\($0.name)' \($0 == present ? "is" : "was") on" }
        switch rendering.state {
        case .error:
            // A failure that names the fault needs no other mention of it.
            let message = rendering.snapshot.json["message"]?.string.map {
                $0.hasSuffix(".") ? String($0.dropLast()) : $0
            }
            let cause = fault.map { "'\($0.name)'" }.flatMap { message?.contains($0) == true ? nil : mention }
            return [message, cause].compactMap(\.self).joined(separator: ", because ")
        case .empty, .emptySearch:
            if fault == .empty, let mention { return "empty, because \(mention)" }
            let counts = without.filter { $0.count > 0 }.map { "without \($0.condition): \($0.count)" }
            return ([rendering.state == .empty ? "empty" : "no matches"] + counts).joined(separator: "; ")
        default: return nil
        }
    }
}

extension Activity {
    /// The activity as the origin of a content.
    fileprivate nonisolated var origin: (kind: String, subject: String, answer: String) {
        switch self {
        case .request(let target, .answered(let status, _, _), _):
            ("request", "\(Self.requestMethod) \(target)", "\(status)")
        case .request(let target, .failed(let reason), _): ("request", "\(Self.requestMethod) \(target)", reason)
        case .cache(.fallback, let key): ("cache", key, "used, because the request failed")
        case .cache(_, let key): ("cache", key, "used")
        case .state, .pause, .track: ("", "", "")
        }
    }
}

extension Report {
    /// Returns the answer to `why`: the screen on top, the first screen of each modal, and the screens below modals.
    ///
    /// - Parameters:
    ///   - load: returns the origins of a screen's content, if they are known.
    ///   - without: for each condition of an empty screen on top, the number of rows without this condition.
    package static func why(
        _ root: RootContainer, load: (LiveScreen) -> ContentLoad?, without: [(condition: String, count: Int)]
    ) -> Report {
        let (map, tab) = (root.map, root.tabs.map { $0.tabs[$0.selected] })
        let stories = (0..<root.stackCount).reversed().flatMap { level -> [Provenance] in
            // A screen above the first screen of a modal also depends on that first screen.
            let top = root.depth(ofStack: level)
            return (level > 0 && top > 0 ? [top, 0] : [top]).map { depth in
                let screen = root.screen(at: depth, ofStack: level)
                return Provenance(
                    screen: screen, tab: tab, level: level, depth: depth,
                    presenterDepth: level > 0 ? root.depth(ofStack: level - 1) : 0, map: map, load: load(screen),
                    without: screen.id == root.top?.id ? without : [],
                    presentFault: root.instrumentation.faults.fault, dataSource: root.dataSource)
            }
        }
        let chains = stories.map(WhyDrawing.init)
        return Report(
            "why",
            body: .figure(
                Figure { _, isUnicode in
                    .navigations(
                        chains.enumerated().flatMap { $1.rows(level: $0, isUnicode: isUnicode) })
                }), content: ["screens": stories.map(\.json)] as JSON)
    }

    /// Returns the answer to `path`: the screens on the stacks from the root up, each with its origin. Modals are
    /// indented. The answer also has the stacks of the other tabs.
    package static func path(_ root: RootContainer) -> Report {
        let stacks = root.screens
        let outermost = root.tabs == nil ? 0 : 1
        let rows = stacks.enumerated().flatMap { depth, stack in
            stack.flatMap { screen in
                [Fields.Row(screen, level: outermost + depth)] + screen.history.map { Fields.Row([], $0) }
            }
        }
        return Report(
            "path", body: .navigations(root.tabs.map { Self.rows(ofTabs: $0, of: root, around: rows) } ?? rows),
            content: ["stacks": stacks.map { $0.map(\.json) }, "tabs": root.tabs.map { $0.json(of: root) }] as JSON,
            table: DataTable(
                ["stack", "screen", "title", "navigation", "kind", "command", "redirects", "delivered"],
                stacks.enumerated().flatMap { level, stack in stack.map { $0.row(level: level) } }))
    }
}

extension Report {
    /// Returns a row for each tab. The screens of the selected tab stand below its row.
    private static func rows(
        ofTabs coordinator: TabCoordinator, of root: RootContainer, around screens: [Fields.Row]
    ) -> [Fields.Row] {
        coordinator.tabs.enumerated().flatMap { index, tab in
            let label = [Span("tab \(tab.name)", .title)]
            guard index == coordinator.selected else { return [Fields.Row(label, root.stack(ofTab: index))] }
            return [Fields.Row(label)] + screens
        }
    }
}

extension LiveScreen {
    fileprivate func row(level: Int) -> JSON {
        [
            "stack": level, "screen": rendering.screen, "title": rendering.title, "navigation": navigation.fullName,
            "kind": arrivalKind, "command": entry.map { _ in origin },
            "redirects": entry?.chain.hops.map(\.from.fullName), "delivered": intent?.written,
        ]
    }

    fileprivate var history: [[Span]] {
        let delivery = intent.map { [[Span("delivered: \($0.written)", .secondary)]] } ?? []
        guard let entry else { return delivery }
        let way =
            switch entry.presentation {
            case .push: "pushed by"
            case .tab: "selected by"
            case .root: "shown by"
            case .present(let style): "presented as \(style.phrase) by"
            }
        var redirects = entry.chain.hops.map { hop in
            let way = hop.awaited == nil ? "redirected" : "sent by a guard"
            return [Span(.redirect, .accent), Span(" \(way) from \(hop.from.fullName)", .secondary)]
        }
        if let (awaited, destination) = entry.chain.pendingGuard {
            redirects.append([Span("waits for \(awaited), then leads to \(destination.fullName)", .secondary)])
        }
        if let satisfied = entry.satisfiedGuard { redirects.append([Span("waited for \(satisfied)", .secondary)]) }
        let failure = entry.chain.failure.map { [[Span("ended: \($0)", .secondary)]] } ?? []
        let cause = origin.isEmpty ? [] : [[Span("\(way): \(origin)", .secondary)]]
        return cause + redirects + failure + delivery
    }

    fileprivate var json: JSON {
        [
            "screen": rendering.screen, "title": rendering.title, "navigation": navigation.fullName, "reached": arrival,
            "waiting": entry?.waiting, "delivered": intent?.written,
        ]
    }

    /// The way to the screen as JSON; nil for the app's root until its tab is selected.
    fileprivate var arrival: JSON? {
        guard let entry, let kind = arrivalKind else { return nil }
        return ["kind": kind, "command": origin, "redirects": entry.chain.json]
    }

    fileprivate var arrivalKind: String? {
        switch entry?.presentation {
        case nil: nil
        case .push: "push"
        case .tab: "tab"
        case .root: "root"
        case .present(let style): style.name
        }
    }
}

extension NavigationEntry {
    fileprivate nonisolated var waiting: JSON? {
        chain.pendingGuard.map { ["for": $0.awaited, "destination": $0.destination.fullName] }
    }
}

nonisolated extension RedirectChain {
    fileprivate var json: [JSON] {
        hops.map { ["from": $0.from.fullName, "to": $0.to.fullName, "guard": $0.awaited] }
    }
}

nonisolated extension RedirectChain.Hop {
    /// The destination of the hop, and the event that ends a guard: `LoginIncomingNavigation.login (until a login)`.
    fileprivate var phrase: String { to.fullName + (awaited.map { " (until \($0))" } ?? "") }
}
