@testable import ChallengeActions
import ChallengeCommand
@testable import ChallengeConsole
@testable import ChallengeCore
@testable import ChallengeHost
@testable import ChallengeLanguage
import ChallengeSession
@testable import ChallengeShellTestSupport
@testable import ChallengeVerification

extension ScriptChecker {
    /// Returns the mistakes in scripts that are named `a`, `b` and so on, as in `a:1:6: no destination named 'x'`.
    static func mistakes(
        in scripts: String..., root: RootDouble = .mapped, keepsGoing: Bool = false, home: String? = nil
    ) async throws -> [String] {
        var mistakes: [String] = []
        let checker = ScriptChecker(
            ScriptModel(root, SessionCommand.all().adding(root.map.tabs), keepsGoing: keepsGoing),
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

extension RootDouble {
    /// An app only for checks: a home, a list behind a redirect, details to which the list's rows lead, and a modal.
    static var mapped: RootDouble {
        let root = RootDouble()
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
        let screens = [
            ScreenDescription.stub("Home", title: "Home", "Place.home", actions: [origin]),
            .stub(
                "List", title: "List", "Place.list",
                actions: [search, ActionDescription(name: "more", help: "Go on"), filter], rows: "Place.detail"),
            .stub("Detail", "Place.detail", actions: [close, note], rows: "Outgoing.list"),
            .stub("Search", title: "Search", "Place.search", actions: [set, close]),
        ]
        root.map = AppMap(
            features: [
                AppMap.Feature(
                    name: "Test", screens: screens,
                    redirects: [RedirectChain(following: Outgoing.list, with: PlaceRedirect())])
            ], root: Place.home.name)
        root.routes =
            AppRoute.samples + [
                .stub(Route(name: "list", help: "a list", to: Place.list), intents: [search]),
                .stub(Route(name: "narrow", help: "a filter", target: .action("filter", name: "Place.search"))),
            ]
        return root
    }

    /// The ``mapped`` app with three tabs: Home, List, and one that begins with person 5. Each tab has its root.
    static var tabbed: RootDouble {
        let root = mapped
        let declared = [
            Tab("Home", navigation: Place.home), Tab("The list", navigation: Place.list),
            Tab("Five", navigation: Place.detail(identifier: 5)),
        ]
        root.map = AppMap(features: root.map.features, root: root.map.root, tabs: declared)
        let tabs = TabCoordinator(declared) { [unowned root] event in
            root.onNavigation(event)
        } makeStack: {
            NavigationCoordinator(root: $0.navigation)
        }
        root.tabs = tabs
        var selected = 0
        tabs.onChange = { [unowned root, unowned tabs] in
            root.stacksOfTabs[selected] = root.screens[0]
            selected = tabs.selected
            let navigation = declared[selected].navigation
            let name = root.map.screen(for: navigation.name)?.name ?? ""
            root.screens = [
                root.stacksOfTabs[selected]
                    ?? [.stub(.stub(name), navigation, presentation: .tab(declared[selected].title), by: root.origin)]
            ]
            root.setNeedsDisplay()
        }
        return root
    }
}
