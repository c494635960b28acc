package import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// The answer to `routes`: each route with its usage, help, navigation, redirects and link, then all redirects.
package struct RoutesReport {
    package let routes: [AppRoute]
    package let map: AppMap

    package var report: Report {
        let (redirects, rows) = (redirects, routes.map(Self.json))
        let end: [Element] =
            redirects.isEmpty ? [] : [.line([Span("  Redirects", .title)]), .navigations(redirects)]
        return Report(
            "routes", body: .stack([.navigations(routes.flatMap(fields))] + end),
            content: [
                "routes": rows,
                "redirects": map.features.flatMap(\.redirects).flatMap { chain in
                    chain.hops.map {
                        ["from": Self.name($0.from, in: chain), "to": Self.name($0.to, in: chain)] as JSON
                    }
                },
            ] as JSON,
            table: DataTable(["name", "usage", "help", "feature", "navigation", "destination", "deepLink"], rows))
    }

    private func fields(for route: AppRoute) -> [Fields.Row] {
        let help = [Span(route.route.help), Span(" (\(route.feature))", .secondary)]
        return [Fields.Row([Span(route.route.usage, .emphasis)], help)] + details(of: route).map { Fields.Row([], $0) }
    }

    private func details(of route: AppRoute) -> [[Span]] {
        var details: [[Span]] = [[Span(route.route.navigationName)]]
        details += (route.chain?.hops ?? []).map { Self.redirect(to: $0.to.fullName) }
        if let failure = route.chain?.failure { details.append([Span(failure, .failure)]) }
        if case .action(let action, _) = route.route.target {
            details.append([Span("by the action \(action)", .secondary)])
        }
        if let link = route.route.deepLink { details.append([Span(link, .secondary)]) }
        return details
    }

    /// Each outgoing navigation, and where it leads.
    private var redirects: [Fields.Row] {
        map.features.flatMap(\.redirects).flatMap { chain in
            let hops =
                chain.hops.map { Self.redirect(to: Self.name($0.to, in: chain)) }
                + (chain.failure.map { [[Span($0, .failure)]] } ?? [])
            let labels = [[Span(Self.name(chain.navigations[0], in: chain))]] + hops.dropFirst().map { _ in [] }
            return zip(labels, hops).map { Fields.Row($0, $1) }
        }
    }

    /// The name of a navigation in the redirects of an exit; an exit that carries something stands for all of its name.
    private static func name(_ navigation: any NavigationContract, in chain: RedirectChain) -> String {
        chain.navigations[0].navigationName.values.isEmpty ? navigation.fullName : navigation.name
    }

    private static func redirect(to navigation: String) -> [Span] {
        [Span(.redirect, .accent), Span(" \(navigation)")]
    }

    private static func json(_ route: AppRoute) -> JSON {
        [
            "name": route.route.name, "usage": route.route.usage, "help": route.route.help, "feature": route.feature,
            "navigation": route.route.navigationName,
            "destination": route.chain?.destination.fullName ?? route.route.navigationName,
            "deepLink": route.route.deepLink,
        ]
    }
}
