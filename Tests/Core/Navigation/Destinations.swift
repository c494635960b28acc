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

/// Redirects by a table.
struct Detours: NavigationRedirectContract {
    private let table: [AnyNavigation: AnyNavigation]

    init(_ pairs: [(from: any NavigationContract, to: any NavigationContract)]) {
        table = Dictionary(uniqueKeysWithValues: pairs.map { (AnyNavigation($0.from), AnyNavigation($0.to)) })
    }

    /// From each of the navigations to the next.
    init(through navigations: [any NavigationContract]) {
        self.init(zip(navigations, navigations.dropFirst()).map { (from: $0, to: $1) })
    }

    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        table[AnyNavigation(navigation)]?.wrapped
    }
}
