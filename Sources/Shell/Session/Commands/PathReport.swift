package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeText

/// The answer to `path`: the screens that are alive, from the root up, modals indented, and how each was reached.
package struct PathReport {
    package let stacks: [[LiveScreen]]

    package var report: Report {
        let rows = stacks.enumerated().flatMap { depth, stack in
            stack.flatMap { screen in
                [Fields.Row(screen, level: depth)] + history(of: screen).map { Fields.Row([], $0) }
            }
        }
        return Report(
            "path", body: .navigations(rows),
            content: ["stacks": stacks.map { $0.map(Self.json) }] as JSON,
            table: DataTable(
                ["stack", "screen", "title", "navigation", "kind", "command", "redirects", "delivered"],
                stacks.enumerated().flatMap { level, stack in stack.map { Self.row($0, level: level) } }))
    }

    /// A screen in a row. The app's stack is at level 0, then come those of its modals.
    private static func row(_ screen: LiveScreen, level: Int) -> JSON {
        let arrival = screen.arrivalNames
        return [
            "stack": level, "screen": screen.rendering.screen, "title": screen.rendering.title,
            "navigation": screen.navigation.fullName, "kind": arrival?.kind, "command": arrival?.command,
            "redirects": screen.entry?.chain.hops.map(\.from.fullName), "delivered": screen.intent?.written,
        ]
    }

    private func history(of screen: LiveScreen) -> [[Span]] {
        let delivery = screen.intent.map { [[Span("delivered: \($0.written)", .secondary)]] } ?? []
        guard let entry = screen.entry else { return delivery }
        let way =
            switch entry.reached {
            case .push: "pushed by"
            case .present(let style): "presented as \(style.phrase) by"
            }
        let redirects = entry.chain.hops.map { hop in
            [Span(.redirect, .accent), Span(" redirected from \(hop.from.fullName)", .secondary)]
        }
        let failure = entry.chain.failure.map { [[Span("ended: \($0)", .secondary)]] } ?? []
        return [[Span("\(way): \(screen.origin)", .secondary)]] + redirects + failure + delivery
    }

    private static func json(_ screen: LiveScreen) -> JSON {
        [
            "screen": screen.rendering.screen, "title": screen.rendering.title,
            "navigation": screen.navigation.fullName, "reached": screen.arrival, "delivered": screen.intent?.written,
        ]
    }
}

extension LiveScreen {
    /// How it was reached, for programs; nil for the root of the app.
    package var arrival: JSON? {
        guard let entry, let (kind, command) = arrivalNames else { return nil }
        return ["kind": kind, "command": command, "redirects": entry.chain.json]
    }

    /// What has put it there, and the command that this is due to.
    fileprivate var arrivalNames: (kind: String, command: String)? {
        entry.map { entry in
            switch entry.reached {
            case .push: ("push", origin)
            case .present(let style): (style.rawValue, origin)
            }
        }
    }
}

nonisolated extension RedirectChain {
    /// Each redirect for programs.
    package var json: [JSON] { hops.map { ["from": $0.from.fullName, "to": $0.to.fullName] } }
}
