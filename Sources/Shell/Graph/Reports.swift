package import ChallengeActions
import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeHost
import ChallengeText
import SwiftUI

extension Element {
    /// The width of a destination whose number has 3 digits: `CharacterOutgoingNavigation.episodes(identifier: 826)`.
    private nonisolated static let destinationWidth = 53

    package nonisolated static func navigations(_ rows: [Fields.Row]) -> Element {
        .fields(Fields(rows, valueWidth: destinationWidth))
    }
}

extension Fields.Row {
    /// Returns the indentation of a level. The indentation grows only for twenty levels, so deep stacks print fast.
    package nonisolated static func indentation(_ level: Int) -> String {
        String(repeating: "  ", count: min(level, 20))
    }

    package init(_ screen: LiveScreen, level: Int) {
        self.init(
            [Span(Self.indentation(level) + screen.rendering.title, .emphasis)], [Span(screen.navigation.fullName)])
    }
}

/// The answer to `routes`: each route with its usage, help, navigation, redirects and link, then all redirects.
package struct RoutesReport {
    private let routes: [AppRoute]
    private let map: AppMap

    package init(routes: [AppRoute], map: AppMap) { (self.routes, self.map) = (routes, map) }

    package var report: Report {
        let (redirects, rows) = (redirects, routes.map(json))
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
        details += guards(of: route).map { [Span("until \($0.name): \($0.otherwise)", .secondary)] }
        if let failure = route.chain?.failure { details.append([Span(failure, .failure)]) }
        if case .action(let action, _) = route.route.target {
            details.append([Span("by the action \(action)", .secondary)])
        }
        if let link = route.route.deepLink { details.append([Span(link, .secondary)]) }
        return details
    }

    private var redirects: [Fields.Row] {
        map.features.flatMap(\.redirects).flatMap { chain in
            let hops =
                chain.hops.map { Self.redirect(to: Self.name($0.to, in: chain)) }
                + (chain.failure.map { [[Span($0, .failure)]] } ?? [])
            let labels = [[Span(Self.name(chain.navigations[0], in: chain))]] + hops.dropFirst().map { _ in [] }
            return zip(labels, hops).map { Fields.Row($0, $1) }
        }
    }

    /// Returns a navigation's name. Redirects from a navigation with values apply to any values, so the name omits
    /// values.
    private static func name(_ navigation: any NavigationContract, in chain: RedirectChain) -> String {
        chain.navigations[0].navigationName.values.isEmpty ? navigation.fullName : navigation.name
    }

    private static func redirect(to navigation: String) -> [Span] {
        [Span(.redirect, .accent), Span(" \(navigation)")]
    }

    private func guards(of route: AppRoute) -> [AppMap.Guard] {
        map.guards(of: route.chain?.destination.name ?? map.destination(of: route.route.navigationName))
    }

    private func json(_ route: AppRoute) -> JSON {
        [
            "name": route.route.name, "usage": route.route.usage, "help": route.route.help, "feature": route.feature,
            "navigation": route.route.navigationName,
            "destination": route.chain?.destination.fullName ?? route.route.navigationName,
            "deepLink": route.route.deepLink,
            "guard": guards(of: route).first.map { ["waitsFor": $0.name, "otherwise": $0.otherwise] as JSON },
        ]
    }
}
