import ChallengeCore

/// The screens that are alive, from the root up, modals set in, and how each was reached.
struct PathReport {
    let stacks: [[LiveScreen]]

    var report: Report { Report("path", body: element, content: Content(stacks)) }

    private var element: Element {
        .table(
            Table(
                columns: [Table.Column(), Table.Column()],
                rows: stacks.enumerated().flatMap { depth, stack in stack.flatMap { rows(for: $0, depth: depth) } }))
    }

    private func rows(for screen: LiveScreen, depth: Int) -> [[[Span]]] {
        let indentation = String(repeating: "  ", count: depth)
        let name = [Span(indentation + screen.rendering.title, .emphasis)]
        return [[name, [Span(screen.navigation.fullName)]]] + history(of: screen).map { [[], $0] }
    }

    private func history(of screen: LiveScreen) -> [[Span]] {
        guard let entry = screen.entry else { return [] }
        let way =
            switch entry.reached {
            case .push: "pushed by"
            case .present(.sheet): "presented as a sheet by"
            case .present(.fullScreenCover): "presented as a full-screen cover by"
            }
        let redirects = entry.chain.hops.map { hop in
            [Span(.redirect, .accent), Span(" redirected from \(hop.from.fullName)", .secondary)]
        }
        return [[Span("\(way): \(screen.origin)", .secondary)]] + redirects
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
