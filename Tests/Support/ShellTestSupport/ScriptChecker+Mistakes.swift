@testable import ChallengeVerification

extension ScriptChecker {
    /// Returns the mistakes in scripts that are named `a`, `b` and so on, as in `a:1:6: no destination named 'x'`.
    static func mistakes(
        in scripts: String..., app: AppUnderTest = .mapped, keepsGoing: Bool = false, home: String? = nil
    ) async throws -> [String] {
        var mistakes: [String] = []
        let checker = ScriptChecker(
            ScriptModel(app.root, SessionCommand.all().adding(app.root.map.tabs), keepsGoing: keepsGoing),
            home: HomeFolder(path: home)
        ) {
            diagnostic in
            guard let location = diagnostic.location else { return mistakes.append(diagnostic.message) }
            mistakes.append(
                "\(location.source.name):\(location.position.line.number):\(location.position.column): \(diagnostic.message)"
            )
        }
        for (name, text) in zip(["a", "b", "c"], scripts) { try await checker.check(.text(text, name: name)) }
        return mistakes
    }
}

extension [GivenFeature] {
    /// Features only for checks: a home, a list behind a redirect, details to which the list's rows lead, and a modal.
    static var mapped: [GivenFeature] {
        let search = ActionDescription(
            name: "search", help: "Find", forms: [[], [Parameter("TEXT", .text)]], isIntent: true)
        let close = ActionDescription(name: "close", help: "Leave", effect: .leaves)
        let note = ActionDescription(
            name: "note", help: "Write down", forms: [[Parameter("TEXT", .text, isVerbatim: true)]])
        let set = ActionDescription(
            name: "set", help: "Set",
            forms: [[Parameter("colour", .keyword), Parameter("VALUE", .choice(["red", "blue"]))]])
        let filter = ActionDescription(
            name: "filter", help: "Narrow down", effect: .leads(to: Place.search.name, as: .sheet))
        let origin = ActionDescription(name: "origin", help: "Go", effect: .leads(to: "Outgoing.list"))
        return [
            GivenFeature(
                descriptions: [
                    .home(actions: [origin]),
                    .stub(
                        "List", Place.list, route: "list",
                        actions: [search, ActionDescription(name: "more", help: "Go on"), filter],
                        rows: "Place.detail"),
                    .detail(actions: [close, note], rows: "Outgoing.list"),
                    .stub(
                        "Search", title: "Search", "Place.search",
                        route: .init("narrow", help: "a filter", by: "filter"), actions: [set, close]),
                ], exits: [.characters])
        ]
    }
}

extension AppUnderTest {
    static var mapped: AppUnderTest { AppUnderTest(declaring: .mapped) }

    /// The ``mapped`` app with three tabs: Home, List, and one that begins with person 5.
    static var tabbed: AppUnderTest {
        AppUnderTest(
            declaring: .mapped,
            tabs: [
                AppTab("Home", navigation: Place.home), AppTab("The list", navigation: Place.list),
                AppTab("Five", navigation: Place.detail(identifier: 5)),
            ])
    }
}
