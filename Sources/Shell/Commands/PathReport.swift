import ChallengeCore

/// The screens that are alive, from the root up, modals set in, and how each was reached.
struct PathReport {
    let stacks: [[LiveScreen]]

    var report: Report {
        let rows = stacks.enumerated().flatMap { depth, stack in stack.flatMap { self.rows(for: $0, depth: depth) } }
        return Report("path", body: LabelledRows(rows: rows).element, content: Content(stacks))
    }

    private func rows(for screen: LiveScreen, depth: Int) -> [LabelledRows.Row] {
        let indentation = String(repeating: "  ", count: depth)
        let navigation = [Span(screen.navigation.fullName)]
        return [LabelledRows.Row(title: screen.rendering.title, indentation: indentation, navigation)]
            + history(of: screen).map { LabelledRows.Row([], $0) }
    }

    private func history(of screen: LiveScreen) -> [[Span]] {
        guard let entry = screen.entry else { return [] }
        let way =
            switch entry.reached {
            case .push: "pushed by"
            case .present(let style): "presented as \(style.phrase) by"
            }
        let redirects = entry.chain.hops.map { hop in
            [Span(.redirect, .accent), Span(" redirected from \(hop.from.fullName)", .secondary)]
        }
        let failure = entry.chain.failure.map { [[Span("ended: \($0)", .secondary)]] } ?? []
        return [[Span("\(way): \(screen.origin)", .secondary)]] + redirects + failure
    }

    private nonisolated struct Content: Encodable, Sendable {
        let stacks: [[Screen]]

        @MainActor
        init(_ stacks: [[LiveScreen]]) {
            self.stacks = stacks.map { $0.map(Screen.init) }
        }
    }

    private nonisolated struct Screen: Encodable, Sendable {
        let screen: String
        let title: String
        let navigation: String
        /// How it was reached; the root of the app has always been there.
        let reached: Arrival?

        @MainActor
        init(_ screen: LiveScreen) {
            self.screen = screen.rendering.screen
            title = screen.rendering.title
            navigation = screen.navigation.fullName
            reached = screen.entry.map { Arrival($0, origin: screen.origin) }
        }
    }
}

/// How a screen was reached, for programs.
nonisolated struct Arrival: Encodable, Sendable {
    /// `push`, `sheet` or `fullScreenCover`.
    let kind: String
    let command: String
    let redirects: [Hop]

    nonisolated struct Hop: Encodable, Sendable {
        let from: String
        let to: String
    }

    @MainActor
    init(_ entry: NavigationEntry, origin: String) {
        kind =
            switch entry.reached {
            case .push: "push"
            case .present(let style): style.rawValue
            }
        command = origin
        redirects = entry.chain.hops.map { Hop(from: $0.from.fullName, to: $0.to.fullName) }
    }
}
