import ChallengeActions
import ChallengeCore

/// Destinations within the feature.
enum Place: IncomingNavigationContract {
    case start
    case list
    case detail(identifier: Int)
    case search(String)

    var navigationName: NavigationName {
        switch self {
        case .start: "Place.start"
        case .list: "Place.list"
        case .detail(let identifier):
            NavigationName("Place.detail", [.init(label: "identifier", content: .integer(identifier))])
        case .search(let text): NavigationName("Place.search", [.init(label: "text", content: .text(text))])
        }
    }
}

/// Destinations outside the feature.
enum Elsewhere: OutgoingNavigationContract {
    case far
    case step(Int)

    var navigationName: NavigationName {
        switch self {
        case .far: "Elsewhere.far"
        case .step(let number): NavigationName("Elsewhere.step", [.init(label: "number", content: .integer(number))])
        }
    }
}

/// Redirects in a table.
struct Detours: NavigationRedirectContract {
    private let table: [AnyNavigation: AnyNavigation]

    init(_ pairs: [(from: any NavigationContract, to: any NavigationContract)]) {
        table = Dictionary(uniqueKeysWithValues: pairs.map { (AnyNavigation($0.from), AnyNavigation($0.to)) })
    }

    /// Redirects from each of the navigations to the next.
    init(through navigations: [any NavigationContract]) {
        self.init(zip(navigations, navigations.dropFirst()).map { (from: $0, to: $1) })
    }

    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        table[AnyNavigation(navigation)]?.wrapped
    }
}

/// A coordinator together with its events.
@MainActor
final class Journey {
    private(set) var events: [String] = []
    /// The screens above the root and the modal at the time of each event.
    private(set) var shownAtEvents: [[String]] = []
    private(set) var dismissals = 0
    private(set) var coordinator = NavigationCoordinator(root: Place.start)

    /// - Parameter redirects: the pairs of the table.
    init(redirects: [(from: any NavigationContract, to: any NavigationContract)] = [], guards: [Guard] = []) {
        coordinator = NavigationCoordinator(
            root: Place.start, redirector: Detours(redirects), guards: guards,
            onEvent: { [unowned self] in
                events.append(describe($0))
                shownAtEvents.append(path + (coordinator.modal.map { [$0.navigation.fullName] } ?? []))
            },
            onDismiss: { [unowned self] in dismissals += 1 })
    }

    /// The names of the screens above the root.
    var path: [String] { coordinator.entries.map(\.navigation.fullName) }
    /// The last intent that each screen received, by the screen's index.
    var delivered: [Int: Intent] {
        let intents = (0...coordinator.entries.count).map { ($0, coordinator.intent(deliveredTo: $0)) }
        return Dictionary(uniqueKeysWithValues: intents).compactMapValues(\.self)
    }

    /// Returns the events since the last call, and forgets them.
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

}

/// Returns an event in words.
func describe(_ event: NavigationEvent) -> String {
    switch event {
    case .redirect(let from, let to): "redirect \(from.fullName) to \(to.fullName)"
    case .guarded(let from, let to, let awaited, let passes):
        "guard \(from.fullName) to \(to.fullName) \(passes ? "after" : "until") \(awaited)"
    case .replace(let navigation, let depth): "replace \(navigation.fullName) at \(depth)"
    case .push(let navigation, let depth): "push \(navigation.fullName) at \(depth)"
    case .pop(let navigation, let depth): "pop \(navigation.fullName) at \(depth)"
    case .present(let navigation, let style, let depth): "present \(navigation.fullName) as \(style.name) at \(depth)"
    case .dismiss(let navigation, let depth): "dismiss \(navigation.fullName) at \(depth)"
    case .root(let navigation): "root \(navigation.fullName)"
    case .tab(let navigation, let depth): "tab \(navigation.fullName) at \(depth)"
    case .deliver(let intent, let navigation, let depth):
        "deliver \(intent.name) \(intent.arguments.text) to \(navigation.fullName) at \(depth)"
    }
}
