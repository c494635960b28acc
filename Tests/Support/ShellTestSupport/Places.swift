import ChallengeActions
@testable import ChallengeConsole
@testable import ChallengeCore

/// The destinations of an app that exists only for tests.
nonisolated enum Place: IncomingNavigationContract {
    case home
    case list
    case detail(identifier: Int)
    case search

    var navigationName: NavigationName {
        switch self {
        case .home: "Place.home"
        case .list: "Place.list"
        case .detail(let identifier):
            NavigationName("Place.detail", [.init(label: "identifier", content: .integer(identifier))])
        case .search: "Place.search"
        }
    }
}

/// The outgoing navigations of the home, which a redirect resolves.
nonisolated enum Outgoing: OutgoingNavigationContract {
    case list

    var navigationName: NavigationName { "Outgoing.list" }
}

extension Rendering {
    /// A screen with a title and rows. Its label is the title in lower case.
    static func stub(
        _ title: String, label: String? = nil, summary: String = "", state: ViewState = .loaded, rows: [String] = [],
        actions: [Action] = [], selection: SelectableRows? = nil
    ) -> Rendering {
        Rendering(
            screen: title, label: label ?? title.lowercased(), title: title, summary: summary, state: state,
            body: .stack(rows.map { .line([Span($0)]) }), snapshot: rows, actions: actions, selection: selection)
    }
}

extension LiveScreen {
    /// A screen with this rendering. Without `presentation`, it is the root.
    static func stub(
        _ rendering: Rendering, _ navigation: any NavigationContract = Place.home,
        presentation: NavigationEntry.Presentation? = nil, by origin: String = "", breadcrumb: [String] = []
    ) -> LiveScreen {
        let chain = RedirectChain(following: navigation, with: PlaceRedirect())
        let entry = presentation.map { NavigationEntry(id: 1, chain: chain, presentation: $0) }
        return LiveScreen(
            id: 1, rendering: rendering, feature: "Test", navigation: entry?.navigation ?? navigation, entry: entry,
            origin: origin, breadcrumb: breadcrumb)
    }
}

extension ScreenDescription {
    /// A screen without values in its navigation.
    ///
    /// - Parameters:
    ///   - place: its navigation; nil for a screen only for maps, which nothing makes.
    ///   - rows: the name of the navigation to which the screen's rows lead; nil without rows.
    nonisolated static func stub(
        _ name: String, title: String? = nil, _ navigation: String, to place: (any NavigationContract)? = nil,
        route: RouteName? = nil, links: [String] = [], actions: [ActionDescription] = [], rows: String? = nil,
        states: [ViewState] = [.loaded], events: [EventDescription] = []
    ) -> ScreenDescription {
        let make = place.map { place in { @Sendable (_: Arguments) in place } }
        return ScreenDescription(
            name: name, title: title, navigation: navigation, events: { events }, makeNavigation: make
        ) {
            DeclaredParts.Parts(route: route, links: links)
        }
        .with {
            DeclaredControls(
                actions: actions, rows: rows.map { DeclaredControls.Rows("person", leadTo: $0) },
                contents: states.map { .init(in: $0) })
        }
    }

    /// A screen of a place without values, which a route opens.
    nonisolated static func stub(
        _ name: String, _ place: any NavigationContract, route: String? = nil, help: String = "",
        actions: [ActionDescription] = [], rows: String? = nil, states: [ViewState] = [.loaded],
        events: [EventDescription] = []
    ) -> ScreenDescription {
        stub(
            name, title: name, place.name, to: place, route: route.map { RouteName($0, help: help) }, actions: actions,
            rows: rows, states: states, events: events)
    }

    /// The details of a person, which a route and a link open.
    nonisolated static func detail(
        actions: [ActionDescription] = [], rows: String? = nil, states: [ViewState] = [.loaded]
    ) -> ScreenDescription {
        ScreenDeclaration<Int>(
            "Detail", navigation: "Place.detail", label: "identifier", .identifier(of: "person"),
            { Place.detail(identifier: $0) }, route: .init("character", help: "one of them"),
            links: ["test://character/ID"]
        ).description.with {
            DeclaredControls(
                actions: actions, rows: rows.map { DeclaredControls.Rows("person", leadTo: $0) },
                contents: states.map { .init(in: $0) })
        }
    }
}

/// Redirects the home's outgoing navigation to the list.
struct PlaceRedirect: NavigationRedirectContract {
    nonisolated func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        navigation as? Outgoing == .list ? Place.list : nil
    }
}

extension OutputTraits {
    static func stub(
        isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, hasCursor: Bool = true,
        environment: [String: String] = ["TERM": "xterm", "LANG": "C.UTF-8"]
    ) -> OutputTraits {
        OutputTraits(
            isInputTerminal: false, isOutputTerminal: isOutputTerminal, isErrorTerminal: isErrorTerminal,
            terminal: .init(canEdit: hasCursor), environment: { environment[$0] })
    }
}

extension DisplaySettings {
    static func stub(
        width: Int? = nil, color: OutputTraits.Color = .auto, format: OutputTraits.Format = .text,
        isPlain: Bool = false
    ) -> DisplaySettings {
        var settings = DisplaySettings()
        settings.width = width
        settings.color = color
        settings.format = format
        settings.isPlain = isPlain
        return settings
    }
}

extension Progress {
    /// Progress of work on 1003 records.
    nonisolated static func stub(_ completed: Int, of total: Int = 1_003) -> Progress {
        Progress(title: "Copying", completed: completed, total: total, unit: "records")
    }
}

extension AppMap {
    static var sample: AppMap { AppUnderTest(declaring: .sample).root.map }
}

extension AppRoute {
    static var samples: [AppRoute] { AppUnderTest(declaring: .sample).root.routes }
}

extension Exit {
    /// The outgoing navigation to the list, with a route.
    static var characters: Exit { Exit(Outgoing.list, route: "characters", help: "everyone") }
}

extension [GivenFeature] {
    /// Routes to the home, to a detail, and to the list through a redirect.
    static var routes: [GivenFeature] {
        [
            GivenFeature(
                descriptions: [.home(), .stub("List", Place.list), .detail()], exits: [.characters])
        ]
    }

    /// Two features: one has a root, a list, a detail and an outgoing navigation to the list, the other the not-found
    /// screen.
    static var sample: [GivenFeature] {
        let actions = [
            ActionDescription(name: "filter", help: "", effect: .leads(to: "Place.search", as: .sheet)),
            ActionDescription(name: "zoom", help: "", effect: .leads(to: "Place.detail", as: .fullScreenCover)),
            ActionDescription(name: "refresh", help: ""), ActionDescription(name: "close", help: "", effect: .leaves),
        ]
        let characters = ActionDescription(name: "characters", help: "Go", effect: .leads(to: "Outgoing.list"))
        return [
            GivenFeature(
                descriptions: [
                    .home(actions: [characters]), .stub("List", "Place.list", actions: actions, rows: "Place.detail"),
                    .detail(),
                ], exits: [.characters]),
            GivenFeature(name: "Other", descriptions: [.stub("NotFound", UnknownNavigation.notFoundName)]),
        ]
    }
}

extension ScreenDescription {
    nonisolated static func home(actions: [ActionDescription] = []) -> ScreenDescription {
        stub(
            "Home", title: "Home", "Place.home", to: Place.home, route: .init("home", help: "where it begins"),
            links: ["test://home"], actions: actions)
    }
}

extension Intent {
    /// The intent to search for a text.
    nonisolated static func search(_ text: String) -> Intent { Intent("search", Arguments(["TEXT": .text(text)])) }
}

extension Lexer {
    /// Returns the commands of these lines, which are numbered from 1.
    static func commands(_ lines: [String]) throws -> [Command] {
        var lexer = Lexer()
        for (index, line) in lines.enumerated() {
            try lexer.read(SourceLine(number: index + 1, text: line))
        }
        return lexer.commands
    }
}

extension Command {
    /// Returns the only command of a line.
    static func reading(_ line: String) throws -> Command {
        let commands = try Lexer.commands([line])
        guard let command = commands.first, commands.count == 1 else { throw NotOneCommand(line: line) }
        return command
    }

    private struct NotOneCommand: Error {
        let line: String
    }
}
