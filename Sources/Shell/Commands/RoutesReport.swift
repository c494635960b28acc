import ChallengeCore

/// Every route of every feature: how to ask for it, what is there, the navigation, its redirects, its link.
struct RoutesReport {
    let routes: [AppRoute]

    var element: Element {
        .table(
            Table(
                columns: [Table.Column(), Table.Column(), Table.Column()],
                rows: routes.flatMap(rows)))
    }

    private func rows(for route: AppRoute) -> [[[Span]]] {
        var details: [[Span]] = [[Span(route.route.navigationName)]]
        details += (route.chain?.hops ?? []).map { hop in
            [Span(.redirect, .accent), Span(" \(hop.to.fullName)")]
        }
        if case .action(let action, _) = route.route.target {
            details.append([Span("by the action \(action)", .secondary)])
        }
        if let link = route.route.deepLink { details.append([Span(link, .secondary)]) }
        let first = [[Span(route.route.usage, .emphasis)], [Span(route.route.help)], [Span(route.feature, .secondary)]]
        return [first] + details.map { [[], $0] }
    }
}
