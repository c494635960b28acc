import ChallengeCore

extension Session {
    /// The names that view states have by the contract with those who read the output.
    private static let states = ["loaded", "empty", "emptySearch", "error", "loading", "idle"]

    /// What the app's things are called by programs. Of events those are known that were tracked.
    var appNames: [Parameter.Named: [String]] {
        let map = root.map
        let hops = map.features.flatMap(\.redirects).flatMap(\.navigations).map(\.name)
        let screens = map.features.flatMap(\.screens)
        return [
            .screen: screens.map(\.name), .state: Self.states,
            .navigation: Self.unique(hops + screens.map(\.navigation)), .event: Self.unique(log.tracked.map(\.name)),
        ]
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
