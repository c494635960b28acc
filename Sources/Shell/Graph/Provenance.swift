package import ChallengeActions
import ChallengeCore
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

    /// The reason why the not-found screen is shown; nil on other screens.
    private var failure: String? {
        if let failure = screen.entry?.chain.failure { return failure }
        let notFound = UnknownNavigation.notFound(.unresolved(navigation: navigation))
        return map.screen(for: notFound.name)?.name == screen.rendering.screen
            ? "no feature shows \(navigation)" : nil
    }

    private var navigation: String { screen.navigation.fullName }

    var details: [(label: String, value: [Span])] {
        guard let entry = screen.entry else {
            return [("reached", [Span("the app begins here")]), ("shown by", [Span(resolution)])] + delivery
        }
        var details: [(label: String, value: [Span])] = [("requested", [Span(asked(entry.chain))])]
        if !screen.origin.isEmpty { details.insert(("due to", [Span(screen.origin)]), at: 0) }
        details += entry.chain.hops.enumerated().map { position, hop in
            (
                hop.awaited == nil ? "redirect \(position + 1)" : "guard",
                [Span(.redirect, .accent), Span(" \(hop.phrase)")]
            )
        }
        if let (awaited, destination) = entry.chain.pendingGuard {
            details.append(("waits for", [Span("\(awaited), then leads to \(destination.fullName)")]))
        }
        if let satisfied = entry.satisfiedGuard { details.append(("waited for", [Span(satisfied)])) }
        if let failure { details.append(("ended", [Span(failure, .failure)])) }
        return details + [("shown by", [Span(resolution)]), move(entry.presentation)] + delivery
    }

    private var delivery: [(label: String, value: [Span])] {
        screen.intent.map { [("delivered", [Span($0.written)])] } ?? []
    }

    private var resolution: String { "\(screen.feature), as \(screen.rendering.screen)" }

    private func asked(_ chain: RedirectChain) -> String {
        let asked = chain.navigations[0]
        return asked.fullName + (asked is any OutgoingNavigationContract ? ", an outgoing navigation" : "")
    }

    private func move(_ presentation: NavigationEntry.Presentation) -> (label: String, value: [Span]) {
        switch presentation {
        case .push:
            ("pushed on", [Span("\(stack(level)), to depth \(depth)")])
        case .present(let style):
            ("presented by", [Span("\(stack(level - 1)) at depth \(presenterDepth), as \(style.phrase)")])
        case .tab(let title):
            ("selected", [Span("the tab \(title)")])
        case .root:
            ("reached", [Span(tab.map { "the tab \($0.title) begins here" } ?? "the app begins here")])
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
            "waiting": screen.entry?.waiting, "delivered": screen.intent?.written,
        ]
    }
}

extension Report {
    /// Returns the answer to `why`: the screen on top, the first screen of each modal, and the screens below modals.
    package static func why(_ root: RootContainer) -> Report {
        let (map, tab) = (root.map, root.tabs.map { $0.tabs[$0.selected] })
        let stories = (0..<root.stackCount).reversed().flatMap { level -> [Provenance] in
            // A screen above the first screen of a modal also depends on that first screen.
            let top = root.depth(ofStack: level)
            return (level > 0 && top > 0 ? [top, 0] : [top]).map { depth in
                Provenance(
                    screen: root.screen(at: depth, ofStack: level), tab: tab, level: level, depth: depth,
                    presenterDepth: level > 0 ? root.depth(ofStack: level - 1) : 0, map: map)
            }
        }
        let rows = stories.enumerated().flatMap { position, story -> [Fields.Row] in
            let indentation = Fields.Row.indentation(position)
            return [Fields.Row(story.screen, level: position)]
                + story.details.map { Fields.Row([Span("\(indentation)  \($0)", .secondary)], $1) }
        }
        return Report(
            "why", body: .navigations(rows), content: ["screens": stories.map(\.json)] as JSON)
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
