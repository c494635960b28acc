@testable import ChallengeActions
@testable import ChallengeConsole
@testable import ChallengeCore
@testable import ChallengeDesignSystem
@testable import ChallengeHost
@testable import ChallengeLanguage
import ChallengeLineEdit
@testable import ChallengeViews

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
        feature: String = "Test", presentation: NavigationEntry.Presentation? = nil, by origin: String = "",
        intent: Intent? = nil, breadcrumb: [String] = [], redirector: any NavigationRedirectContract = PlaceRedirect()
    ) -> LiveScreen {
        // The coordinator's root has another type, so that every navigation makes an entry.
        let coordinator = NavigationCoordinator(
            root: UnknownNavigation.notFound(.unknownLink("")), redirector: redirector)
        switch presentation {
        case .push: coordinator.navigate(to: navigation)
        case .present(let style): coordinator.present(navigation, style: style)
        case .tab, .root, nil: break
        }
        var entry = coordinator.path.last ?? coordinator.modal
        if case .tab? = presentation {
            let chain = RedirectChain(following: navigation, with: redirector)
            entry = presentation.map { NavigationEntry(id: 1, chain: chain, presentation: $0) }
        }
        return LiveScreen(
            id: 1, rendering: rendering, feature: feature, navigation: entry?.navigation ?? navigation, entry: entry,
            intent: intent, origin: origin, breadcrumb: breadcrumb)
    }
}

extension ScreenDescription {
    /// A screen only for maps.
    ///
    /// - Parameter rows: the name of the navigation to which the screen's rows lead; nil without rows.
    nonisolated static func stub(
        _ name: String, title: String? = nil, _ navigation: String, actions: [ActionDescription] = [],
        rows: String? = nil, states: [ViewState] = [.loaded], events: [EventDescription] = []
    ) -> ScreenDescription {
        ScreenDescription(name: name, title: title, navigation: navigation, events: { events }, makeNavigation: nil) {
            DeclaredParts.Parts(route: nil, links: [])
        }
        .with {
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
        isPlain: Bool = false, echoes: Bool = false
    ) -> DisplaySettings {
        var settings = DisplaySettings()
        settings.width = width
        settings.color = color
        settings.format = format
        settings.isPlain = isPlain
        settings.echoes = echoes
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
    /// Two features: one has a root, a list, a detail and an outgoing navigation to the list, the other the not-found
    /// screen.
    static var sample: AppMap {
        let screens = [
            ScreenDescription.stub(
                "Home", "Place.home",
                actions: [ActionDescription(name: "characters", help: "Go", effect: .leads(to: "Outgoing.list"))]),
            .stub(
                "List", "Place.list",
                actions: [
                    ActionDescription(name: "filter", help: "", effect: .leads(to: "Place.search", as: .sheet)),
                    ActionDescription(name: "zoom", help: "", effect: .leads(to: "Place.detail", as: .fullScreenCover)),
                    ActionDescription(name: "refresh", help: ""),
                    ActionDescription(name: "close", help: "", effect: .leaves),
                ], rows: "Place.detail"),
            .stub("Detail", "Place.detail"),
        ]
        let redirects = [RedirectChain(following: Outgoing.list, with: PlaceRedirect())]
        let notFound = ScreenDescription.stub("NotFound", "UnknownNavigation.notFound")
        return AppMap(
            features: [
                Feature(name: "Test", screens: screens, redirects: redirects),
                Feature(name: "Other", screens: [notFound], redirects: []),
            ], root: "Place.home")
    }
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
