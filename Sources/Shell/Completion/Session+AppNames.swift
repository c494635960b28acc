import ChallengeCore

extension Session {
    /// What the app's things are called by programs. Of events those are known that were tracked.
    var appNames: [Parameter.Named: [String]] {
        let map = root.map
        let hops = map.features.flatMap(\.redirects).flatMap(\.navigations).map(\.name)
        let screens = map.features.flatMap(\.screens)
        return [
            .screen: screens.map(\.name), .state: Self.unique(screens.flatMap(\.states).map(\.name)),
            .navigation: Self.unique(hops + screens.map(\.navigation)), .event: Self.unique(log.tracked.map(\.name)),
        ]
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
