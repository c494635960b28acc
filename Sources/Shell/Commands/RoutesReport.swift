import ChallengeCore

/// Every route of every feature: how to ask for it, what is there, the navigation, its redirects, its link.
struct RoutesReport {
    let routes: [AppRoute]
    let map: AppMap

    var report: Report { Report("routes", body: element, content: Content(routes, map)) }

    private var element: Element {
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

    private nonisolated struct Content: Encodable, Sendable {
        let routes: [Entry]
        let redirects: [Arrival.Hop]

        init(_ routes: [AppRoute], _ map: AppMap) {
            self.routes = routes.map(Entry.init)
            redirects = map.features.flatMap(\.redirects).flatMap(\.hops).map {
                Arrival.Hop(from: $0.from.fullName, to: $0.to.fullName)
            }
        }
    }

    private nonisolated struct Entry: Encodable, Sendable {
        let name: String
        let usage: String
        let help: String
        let feature: String
        let navigation: String
        let destination: String
        let deepLink: String?

        init(_ route: AppRoute) {
            name = route.route.name
            usage = route.route.usage
            help = route.route.help
            feature = route.feature
            navigation = route.route.navigationName
            destination = route.chain?.destination.fullName ?? route.route.navigationName
            deepLink = route.route.deepLink
        }
    }
}
