import ChallengeCore

/// The part of a walk's map that the app declares: screens, tabs, redirects and guards, one on each line.
enum GoldenMap {
    static func facts(of map: AppMap) -> [String] {
        let screens = map.screens.map { screen in
            "screen: \(screen.name) → \(name(screen.navigation, screen.parameters.map { $0.label ?? $0.name }))"
        }
        let guards = map.guards.flatMap { waiting in
            waiting.navigations.map { "guard: \($0) → until \(waiting.name): \(waiting.otherwise)" }
        }
        let tabs = map.tabs.map { "tab: \($0.name) → \($0.navigation.name)" }
        return ["root: \(map.root)"] + screens + guards + tabs + map.features.flatMap(\.redirects).map(redirect)
    }

    private static func name(_ base: String, _ labels: [String]) -> String {
        labels.isEmpty ? base : "\(base)(\(labels.joined(separator: ", ")))"
    }

    /// Returns the text of a redirect. The labels of the first navigation name the values:
    /// `Outgoing.book(identifier) → BookNavigation.detail(identifier: identifier)`.
    private static func redirect(_ chain: RedirectChain) -> String {
        let first = chain.navigations[0].navigationName
        let rest = chain.navigations.dropFirst().map { navigation in
            let name = navigation.navigationName
            let values = name.values.map { value in
                let origin = first.values.first { $0.content == value.content }?.label ?? "'\(value.content)'"
                return value.label.isEmpty ? origin : "\(value.label): \(origin)"
            }
            return self.name(name.base, values)
        }
        let failure = chain.failure.map { [$0] } ?? []
        return "redirect: " + ([name(first.base, first.values.map(\.label))] + rest + failure).joined(separator: " → ")
    }
}
