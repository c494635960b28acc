import ChallengeCore

@testable import ChallengeShell

extension ScriptChecker {
    /// What is told about scripts that are called `a`, `b` and so on: `a:1:6: no destination named 'x'`.
    static func mistakes(
        in scripts: String..., root: RootDouble = .map, home: String? = nil
    ) async throws -> [String] {
        var mistakes: [String] = []
        let checker = ScriptChecker(root, home: HomeFolder(path: home)) { diagnostic in
            guard let place = diagnostic.place else { return mistakes.append(diagnostic.message) }
            mistakes.append(
                "\(place.source):\(place.location.line.number):\(place.location.column): \(diagnostic.message)")
        }
        for (name, text) in zip(["a", "b", "c"], scripts) { try await checker.check(.text(text, name: name)) }
        return mistakes
    }
}

extension RootDouble {
    /// An app that is only looked at: a home, a list reached by a redirect, details of its rows, and a modal.
    static var map: RootDouble {
        let root = RootDouble()
        let search = ActionDescription(name: "search", help: "Find", forms: [[], [Parameter("TEXT", .text)]])
        let close = ActionDescription(name: "close", help: "Leave", effect: .leaves)
        let set = ActionDescription(
            name: "set", help: "Set",
            forms: [[Parameter("colour", .keyword), Parameter("VALUE", .choice(["red", "blue"]))]])
        let filter = ActionDescription(
            name: "filter", help: "Narrow down", effect: .leads(to: Place.search.name, as: .sheet))
        let screens = [
            ScreenDescription.stub("Home", title: "Home", "Place.home"),
            .stub(
                "List", title: "List", "Place.list",
                actions: [search, ActionDescription(name: "more", help: "Go on"), filter], rows: "Place.detail"),
            .stub("Detail", "Place.detail", actions: [close]),
            .stub("Search", title: "Search", "Place.search", actions: [set, close]),
        ]
        root.map = AppMap(
            features: [AppMap.Feature(name: "Test", screens: screens, redirects: [])], root: Place.home.name)
        root.routes =
            AppRoute.samples + [
                .stub(Route(name: "list", help: "a list", to: Place.list), intents: [search]),
                .stub(Route(name: "narrow", help: "a filter", target: .action("filter", name: "Place.search"))),
            ]
        return root
    }
}
