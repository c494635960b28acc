import ChallengeCore

/// The screens of a feature that shows places.
@MainActor
struct Atlas: FeatureContract {
    nonisolated static let search = ActionDescription(name: "search", help: "Searches.", isIntent: true)
    nonisolated static let more = ActionDescription(name: "more", help: "Loads more.")
    nonisolated static let text = ArgumentKey<String>("TEXT")

    nonisolated static let detail = ScreenDeclaration(
        "Detail", navigation: "Place.detail", label: "identifier", .identifier(of: "place"),
        Place.detail(identifier:), route: .init("place", help: "one place"),
        links: ["app://places/detail/ID", "app://places/detail?id=ID", "app://places/nowhere"],
        contents: [.init(in: .loading), .init(in: .loaded, schema: .object(["name": .string]))])

    nonisolated static let list = ScreenDeclaration(
        "List", title: "Places", navigation: "Place.list", Place.list, route: .init("places", help: "all places"),
        links: ["app://places", "app://places/list"], actions: [search, more],
        rows: .init("place", leadTo: detail.description))

    nonisolated static let found = ScreenDeclaration(
        "Found", navigation: "Place.search", label: "text", text, Place.search,
        links: ["app://places/search/TEXT", "app://places/search?mode=text&q=TEXT"])

    /// Carries something that has no name.
    nonisolated static let guide = ScreenDeclaration(
        "Guide", title: "Guide", navigation: "Guidance", { ($0 as? Guidance)?.guide },
        route: .init("guide", help: "a guide", by: search))

    let name = "Atlas"
    let exits = [Exit(Elsewhere.far, route: "far", help: "far away"), Exit(Elsewhere.step(1))]

    var screens: [Screen] {
        [
            Self.list.shown { _, _ in PlaceView(name: "List") },
            Self.detail.shown { identifier, _ in PlaceView(name: "Detail \(identifier)") },
            Self.found.shown { text, _ in PlaceView(name: "Found \(text)") },
            Self.guide.shown { guide, _ in PlaceView(name: "Guide \(guide.name)") },
        ]
    }

    /// The name of the view that shows a navigation.
    func view(of navigation: any NavigationContract) -> String? {
        resolve(navigation, navigator: NavigationCoordinator(root: Place.start))?.render().screen
    }
}

final class Guide: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

struct Guidance: IncomingNavigationContract {
    let guide: Guide?
    let navigationName: NavigationName = "Guidance"

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.navigationName == rhs.navigationName }
    func hash(into hasher: inout Hasher) { hasher.combine(navigationName) }
}

private struct PlaceView: View {
    let name: String

    func render() -> Rendering {
        Rendering(screen: name, label: "place", title: name, state: .loaded, body: .blank, snapshot: 0)
    }

    func appear() async {}
}
