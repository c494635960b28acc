import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Dispatch
import SwiftUI

@Suite("The declaration of a screen", .limited)
@MainActor
struct ScreenDeclarationTests {
    private let atlas = Atlas()

    @Test("A screen without a value has its navigation, and a route to it by its name")
    func plain() throws {
        #expect(Atlas.list.navigationName == Place.list.navigationName)
        let route = try #require(Atlas.list.description.route)
        #expect(route.usage == "places")
        #expect(route.help == "all places")
        #expect(route.navigationName == "Place.list")
        #expect(route.deepLink == "app://places")
        #expect(AnyNavigation(try #require(route.fixedNavigation)) == AnyNavigation(Place.list))
    }

    @Test("A screen with a value has a route that takes it and names the navigation with it")
    func value() throws {
        #expect(Atlas.detail.navigationName(5) == Place.detail(identifier: 5).navigationName)
        #expect(Atlas.found.navigationName("rick").description == "Place.search(text: rick)")
        let route = try #require(Atlas.detail.description.route)
        #expect(route.usage == "place ID")
        #expect(route.deepLinkPrefix == "app://places/detail/")
        #expect(route.fixedNavigation == nil)
        let make = try #require(Atlas.detail.description.makeNavigation)
        #expect(AnyNavigation(make(Arguments(["ID": .integer(5)]))) == AnyNavigation(Place.detail(identifier: 5)))
    }

    @Test("A screen with a value may have a title, and rows, which may lead out of the feature")
    func valueWithRows() {
        let around = ScreenDeclaration(
            "Around", title: "Nearby", navigation: "Place.detail", label: "identifier", .identifier(of: "place"),
            { Place.detail(identifier: $0) }
        ).description.with { DeclaredControls(rows: .init("person", leadTo: Elsewhere.far.name)) }
        #expect(around.title == "Nearby")
        #expect(around.rows?.noun == "person")
        #expect(around.rows?.navigation == "Elsewhere.far")
    }

    @Test("Any thread may ask for the controls of a screen, although the main actor renders its previews")
    func controls() async {
        let description = ScreenDeclaration("Some", title: "Some", navigation: Place.list.name, Place.list)
            .shown { _, _ in Button("Go") {} }.description
        let names = await withUnsafeContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: description.actions.map(\.name)) }
        }
        #expect(names == ["go"])
    }

    @Test("A map finds the destination at the end of the redirects, whatever the values")
    func destination() {
        let detours = Detours(through: [Elsewhere.step(1), Place.detail(identifier: 1)])
        let chain = RedirectChain(following: Elsewhere.step(1), with: detours)
        let map = AppMap(features: [.init(name: "Far", screens: [], redirects: [chain])], root: "Place.start")
        #expect(map.destination(of: "Elsewhere.step") == "Place.detail")
        #expect(map.destination(of: "Place.list") == "Place.list")
    }

    @Test("A screen with a value makes a navigation that leads nowhere without the value")
    func withoutValue() throws {
        let make = try #require(Atlas.detail.description.makeNavigation)
        for arguments in [Arguments(), Arguments(["ID": .text("5")])] {
            #expect(make(arguments) as? UnknownNavigation == .notFound(.unresolved(navigation: "Place.detail")))
        }
    }

    @Test("A screen whose value has no name has a route only by an action")
    func nameless() throws {
        #expect(Atlas.guide.description.makeNavigation == nil)
        guard case .action("search", name: "Guidance")? = Atlas.guide.description.route?.target else {
            throw StubError("no route by an action")
        }
        let unreachable = ScreenDeclaration(
            "Guide", title: "Guide", navigation: "Guidance", { $0 as? Guidance }, route: .init("guide", help: "a guide")
        )
        #expect(unreachable.description.route == nil)
        #expect(Atlas.guide.description.route?.navigationName == "Guidance")
        #expect(Atlas.guide.description.route?.fixedNavigation == nil)
    }

    @Test("A declaration lists the requests from elsewhere, the destinations of rows, and the states")
    func description() {
        let (list, detail) = (atlas.screens[0].description, atlas.screens[1].description)
        #expect(list.intents.map(\.name) == ["search"])
        #expect(list.rows?.noun == "place")
        #expect(list.rows?.navigation == "Place.detail")
        #expect(list.states == [.loaded])
        #expect(detail.states == [.loading, .loaded])
        #expect(Atlas.detail.description.title == nil)
        // A value without a name has no route.
        #expect(Atlas.found.description.route == nil)
    }

    @Test("A declaration makes the view of its own navigation only, with the navigation's value")
    func views() {
        let guide = Guide(name: "Ada")
        let samples: [(any NavigationContract, String?)] = [
            (Place.list, "List"), (Place.detail(identifier: 5), "Detail 5"), (Place.search("a"), "Found a"),
            (Guidance(guide: guide), "Guide Ada"), (Guidance(guide: nil), nil), (Place.start, nil),
            (Elsewhere.far, nil),
            // The name of a place with another value.
            (Impostor(navigationName: "Place.detail"), nil),
            (
                Impostor(
                    navigationName: NavigationName("Place.detail", [.init(label: "identifier", content: .text("5"))])),
                nil
            ),
        ]
        for (navigation, view) in samples { #expect(atlas.view(of: navigation) == view, "\(navigation.fullName)") }
    }

    private struct Impostor: NavigationContract {
        let navigationName: NavigationName
    }
}

@Suite("A feature", .limited)
@MainActor
struct FeatureContractTests {
    private let atlas = Atlas()

    @Test(
        "A feature begins with its first screen, takes the links that screens declare, and has routes for named exits")
    func main() {
        let navigator = NavigationCoordinator(root: Place.start)
        #expect(atlas.makeMainView(navigator: navigator).render().screen == "List")
        #expect(atlas.deepLinkHandler != nil)
        #expect(DeepLinkHandler([Atlas.guide.description]) == nil)
        #expect(DeepLinkHandler([]) == nil)
        #expect(atlas.exits.map(\.route?.usage) == ["far", nil])
        #expect(atlas.exits.first?.route?.fixedNavigation.map(AnyNavigation.init) == AnyNavigation(Elsewhere.far))
        #expect(atlas.exits.first?.route?.navigationName == "Elsewhere.far")
    }

    @Test("A feature makes a view once for a navigation")
    func resolution() {
        let feature = CountingFeature()
        #expect(feature.resolve(Place.list, navigator: NavigationCoordinator(root: Place.start)) != nil)
        #expect(feature.made == 1)
    }

    private final class CountingFeature: FeatureContract {
        private(set) var made = 0

        var screens: [Screen] {
            [
                Screen(description: Atlas.list.description) { [unowned self] _, _ in
                    made += 1
                    return AnyView(ViewContent())
                }
            ]
        }
    }
}

@Suite("A route", .limited)
struct RouteTests {
    @Test(
        "The links of a route have the same beginning up to its first argument",
        arguments: [
            ("a://list", "a://list"), ("a://ID", "a://"), ("a://x/ID/TEXT", "a://x/"), ("a://x/TEXT/ID", "a://x/"),
            ("a://x?id=ID", "a://x?id="), (nil, nil),
        ])
    func deepLinkPrefix(link: String?, prefix: String?) {
        let parameters = [Parameter("ID", .integer(1...9)), Parameter("TEXT", .text)]
        let route = Route(
            name: "detail", help: "Shows.", parameters: parameters, deepLink: link,
            target: .action("open", name: "Place.detail"))
        #expect(route.deepLinkPrefix == prefix)
    }
}
