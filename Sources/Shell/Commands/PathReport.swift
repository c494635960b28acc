import ChallengeCore

/// The screens that are alive, from the root up, modals set in, and how each was reached.
struct PathReport {
    let stacks: [[LiveScreen]]

    var element: Element {
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
}
